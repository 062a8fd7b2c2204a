"""Matches in memory, the sockets that follow them, and messages between processes."""
