"""Undaunted: North Africa: what this box has and Normandy has not."""
