"""Request handling shared by every endpoint: security, errors, limits, languages, files."""
