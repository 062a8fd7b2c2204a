"""What there is to play and to read."""
