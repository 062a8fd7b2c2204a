"""Orders (CC-O14 to CC-O23), one file each, and what they are made of."""
