"""Who is calling: guests and accounts, sign-in, sessions, tokens, personal data."""
