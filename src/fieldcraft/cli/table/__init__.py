"""Playing in the terminal: the screen, commands at the table, news and the end."""
