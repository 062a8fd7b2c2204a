"""The rules reference by clause, and which drills and tests cover it."""
