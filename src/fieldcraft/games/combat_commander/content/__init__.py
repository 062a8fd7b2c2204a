"""Combat Commander's counters, cards and tables as data, and the loader that checks them.

Nothing is imported here: `loader` is the entry point, and it reads a file only when asked for it.
"""
