"""The first lesson of each game in this package, named by its key."""
