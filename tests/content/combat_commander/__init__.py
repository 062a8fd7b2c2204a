"""Combat Commander's tables against the printed ones."""
