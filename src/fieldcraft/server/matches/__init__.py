"""Matches as players handle them: create, join, play, talk, keep time, play again."""
