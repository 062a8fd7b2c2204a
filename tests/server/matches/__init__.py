"""Matches as players use them."""
