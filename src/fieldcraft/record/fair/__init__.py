"""Dice that nobody can choose: their exchange, their key, the list of seals, verification."""
