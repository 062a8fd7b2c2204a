"""Accounts, names, tokens and who is shut out."""
