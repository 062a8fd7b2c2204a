"""Units and weapons: their values, losses and stacking (CC-3, CC-4, CC-8, CC-11, CC-12)."""
