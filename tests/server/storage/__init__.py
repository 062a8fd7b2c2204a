"""The database, and servers that are killed."""
