"""A grid of characters on which boxes may share their edges; lines that meet are joined."""

from rich.text import Text

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
LINES = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
PLAIN_LINES = " |||-++|-++|-+++"


class Canvas:
    """Styled characters, and lines kept as directions until they are drawn."""

    def __init__(self, width: int, height: int, *, plain: bool = False) -> None:
        self.width = width
        self.height = height
        self.joints = [[0] * width for _ in range(height)]
        self.edges = [[""] * width for _ in range(height)]
        self.chars = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]
        self.shapes = PLAIN_LINES if plain else LINES

    def box(self, x: int, y: int, width: int, height: int, style: str) -> None:
        """The outline of a rectangle; where it overlaps another, the later style wins."""
        for step in range(width):
            for row in (y, y + height):
                self._join(x + step, row, RIGHT, style)
                self._join(x + step + 1, row, LEFT, style)
        for step in range(height):
            for column in (x, x + width):
                self._join(column, y + step, DOWN, style)
                self._join(column, y + step + 1, UP, style)

    def _join(self, x: int, y: int, direction: int, style: str) -> None:
        self.joints[y][x] |= direction
        self.edges[y][x] = style

    def write(self, x: int, y: int, text: str, style: str = "") -> int:
        """Write a text, over lines too; returns the column after it."""
        for char in text:
            if 0 <= x < self.width and 0 <= y < self.height:
                self.chars[y][x] = char
                self.styles[y][x] = style
                self.joints[y][x] = 0
            x += 1
        return x

    def lines(self) -> list[Text]:
        """The finished rows, with neighbours of one style merged."""
        rows = []
        for y in range(self.height):
            row = Text(no_wrap=True)
            run, style = "", ""
            for x in range(self.width):
                joint = self.joints[y][x]
                char = self.shapes[joint] if joint else self.chars[y][x]
                own = self.edges[y][x] if joint else self.styles[y][x]
                if own != style:
                    row.append(run, style)
                    run, style = "", own
                run += char
            row.append(run, style)
            row.rstrip()
            rows.append(row)
        return rows
