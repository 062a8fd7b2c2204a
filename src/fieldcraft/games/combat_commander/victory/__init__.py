"""What wins: objectives, exits and their points (CC-7)."""
