"""Running the server from the command line: for one player, for others, and maintenance."""
