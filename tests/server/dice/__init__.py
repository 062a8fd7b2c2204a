"""Exchanges of shares, and servers that cheat."""
