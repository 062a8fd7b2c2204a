"""Matches as players use them: create, join, play, chat, clocks, rematch."""
