"""Drills: positions in YAML with what the rules say about them, and their runner."""
