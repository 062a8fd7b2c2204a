"""The map: hexes, terrain, markers, fortifications (CC-2, CC-T78 to CC-T99, CC-F100 to CC-F106)."""
