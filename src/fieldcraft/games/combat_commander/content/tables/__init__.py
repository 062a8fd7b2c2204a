"""The tables of the box: cards, counters, terrain, nations; their shapes, checks and plain form."""
