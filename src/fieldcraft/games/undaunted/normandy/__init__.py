"""Undaunted: Normandy: what this box has and North Africa has not."""
