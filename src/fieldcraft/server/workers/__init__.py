"""Worker processes, in which bots think and records are read, and what drives the bots' seats."""
