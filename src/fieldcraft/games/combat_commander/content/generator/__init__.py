"""The random scenario generator (A.6)."""
