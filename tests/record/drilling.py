"""A small drill, and the same drill with one thing changed."""

from textwrap import dedent, indent

from fieldcraft.record.drills.drill import DrillResult, load_drill_text

HEAD = """\
drill: An example
game: normandy
clauses: [U-503]
"""
POSITION = """\
position:
  board:
    layout:
      rows: ["@0 17B 3B 4B"]
  initiative: us
  counters: {us:machine-gunner-a: 3B, us:rifleman-a: 4B, de:rifleman-a: 17B, de:scout-b: 4B}
  markers: {us: {3B: scouted, 4B: controlled}}
  us: {hand: [machine-gunner-a, rifleman-a, fog-of-war], deck: [scout-a, scout-a]}
  de: {hand: [scout-b, rifleman-a], discard: [rifleman-a], deck: {fog-of-war: 2}}
"""


def written(steps: str, position: str = POSITION, head: str = HEAD, rest: str = "") -> str:
    """A drill's text around these steps."""
    return f"{head}{position}steps:\n{indent(dedent(steps), '  ')}\n{dedent(rest)}"


def run(steps: str, position: str = POSITION, head: str = HEAD, rest: str = "") -> DrillResult:
    """Run these steps from the small position."""
    return load_drill_text(written(steps, position, head, rest), "example.yaml").run()
