"""The scenarios of Skirmish, which are in code; a game with files reads them here."""
