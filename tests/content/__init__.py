"""The content of Undaunted: what is in the box, and what the loader refuses."""
