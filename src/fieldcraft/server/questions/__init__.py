"""Questions that change nothing: odds, why not, what is this, what would a bot do."""
