"""How the boxes of Undaunted are drawn and spoken of in the terminal."""
