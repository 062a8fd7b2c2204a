"""Undaunted: one system, two boxes.  Shared rules here, what differs in a folder per box."""
