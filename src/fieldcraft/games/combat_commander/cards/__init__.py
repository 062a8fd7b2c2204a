"""Fate cards, and everything that is settled by turning one over (CC-1)."""
