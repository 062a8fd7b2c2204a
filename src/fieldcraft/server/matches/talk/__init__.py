"""What players write: to each other, and for themselves."""
