"""Fieldcraft: card-driven tactical wargames on a digital table, every rule enforced."""

__version__ = "0.1.0"
