"""Matches as text: the record of a whole one, and a seat's own."""
