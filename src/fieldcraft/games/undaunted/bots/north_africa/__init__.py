"""How greedy judges what only North Africa has: vehicles, structures, escape, mixed goals."""
