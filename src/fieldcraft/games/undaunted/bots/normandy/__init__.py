"""How greedy judges what only Normandy has: Riflemen and their pins, spawning, the Mortar."""
