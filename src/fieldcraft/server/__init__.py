"""The game server: accounts, matches, live and correspondence play."""
