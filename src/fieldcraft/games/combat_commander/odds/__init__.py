"""What an option would meet, and its exact odds (CC-1.9)."""
