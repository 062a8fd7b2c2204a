"""Worker processes and the driver of bot seats."""
