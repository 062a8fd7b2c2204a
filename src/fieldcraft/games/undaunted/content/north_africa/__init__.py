"""Undaunted: North Africa: its files, and what only its files may say."""
