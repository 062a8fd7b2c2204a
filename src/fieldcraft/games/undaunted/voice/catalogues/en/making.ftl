making-layout = The tiles, line by line; @1 shifts a line by half a tile, a dot leaves a gap.
making-structures = Structures, by the tile they stand on.
making-escape = Tiles from which one may escape.
