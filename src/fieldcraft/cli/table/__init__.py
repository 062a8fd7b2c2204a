"""Playing in the terminal: the screen, what can be typed, news and the end."""
