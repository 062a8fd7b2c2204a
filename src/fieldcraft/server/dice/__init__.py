"""The dice of matches: exchanges of shares, and the public list of what was sealed."""
