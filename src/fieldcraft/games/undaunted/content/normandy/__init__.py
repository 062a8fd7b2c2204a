"""Undaunted: Normandy: its files, and what only its files may say."""
