"""How Combat Commander is drawn and spoken of in the terminal."""
