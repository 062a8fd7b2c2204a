"""How bots judge a position of Undaunted."""
