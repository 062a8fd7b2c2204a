"""Drawing for the terminal: canvas, colours, and the interface each game's drawing has."""
