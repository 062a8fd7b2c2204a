"""The kernel, held to its promises by a small game that uses everything it offers."""
