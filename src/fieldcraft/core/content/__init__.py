"""Content files of any game: reading them, giving them shape, telling what is wrong with them.

Nothing is imported here; a game's own `content` has its models, checks and door.
"""
