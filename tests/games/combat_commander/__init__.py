"""Combat Commander's rules."""
