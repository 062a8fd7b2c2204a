"""Maps: how a map file is read and checked, and the maps of the box beside it."""
