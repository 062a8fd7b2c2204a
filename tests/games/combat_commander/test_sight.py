"""Line of sight on maps made by hand: the printed rules, the vectors, hills and gullies."""

import pytest

from fieldcraft.games.combat_commander.content.maps.loader import load_map_text, plain_map
from fieldcraft.games.combat_commander.sight.lines import LINES, path_between
from fieldcraft.games.combat_commander.terrain.ground import Ground
from fieldcraft.games.combat_commander.terrain.hexes import (
    DIRECTIONS,
    NEIGHBOURS,
    hex_number,
    hex_word,
)
from tests.games.combat_commander.hand_maps import ground, map_text, ready, seen

BLOCKED = -1
DIRECTION_NUMBERS = range(DIRECTIONS)


def names(places: list[int]) -> set[str]:
    """Hexes as words."""
    return {hex_word(place) for place in places}


# -- the compass and the lines -----


def test_the_compass_around_h5() -> None:
    """North is up, and the numbers go around with the clock.

    Clauses: TV-29, CC-2.2.2, CC-X.10.1.
    """
    around = [hex_word(NEIGHBOURS[DIRECTIONS * hex_number("H5") + d]) for d in DIRECTION_NUMBERS]
    assert around == ["H4", "I5", "I6", "H6", "G6", "G5"]


def test_a_line_along_a_side_touches_both_hexes() -> None:
    """Closed hexes: a Blaze or Smoke in either counts.

    Clauses: TV-14, CC-X.10.6.
    """
    assert names(path_between(hex_number("A2"), hex_number("C2"))) == {"B1", "B2"}


def test_a_line_touches_a_hex_at_its_corner_too() -> None:
    """Along row 2 it meets the hexes above and below; beyond the edge of the map there are none.

    Clauses: CC-X.10.3.
    """
    assert names(path_between(hex_number("A1"), hex_number("E1"))) == {"B1", "C1", "D1"}
    assert names(path_between(hex_number("A2"), hex_number("E2"))) == {"B1", "B2", "C2", "D1", "D2"}


@pytest.mark.parametrize(
    ("here", "there", "sides"),
    [
        ("A1", "A4", {"n"}),
        ("A4", "A1", {"s"}),
        ("A2", "C2", {"nw", "sw"}),
        ("C2", "A2", {"ne", "se"}),
        ("A1", "E3", {"nw"}),
        ("A3", "B3", {"nw"}),
        ("B1", "A5", {"n"}),
        ("A1", "B2", {"n", "nw"}),
    ],
)
def test_the_side_crossed_into_the_target(here: str, there: str, sides: set[str]) -> None:
    """One side, or the two that meet in the corner through which the line enters.

    Clauses: CC-X.10.11.
    """
    compass = ("n", "ne", "se", "s", "sw", "nw")
    entry = LINES.between(hex_number(here), hex_number(there)).entry
    assert {compass[d] for d in DIRECTION_NUMBERS if entry >> d & 1} == sides


# -- obstacles and hindrances on one level -----


def test_hindrances_do_not_add_up() -> None:
    """Two hexes of brush hinder as one does.

    Clauses: TV-10, CC-10.3.3, CC-X.10.7, CC-T81.
    """
    assert seen(ground({"A2": "b", "A3": "b"}), "A1", "A4") == 3
    assert seen(ground({"A2": "b", "A3": "o"}), "A1", "A4") == 3
    assert seen(ground({"A2": "f", "A3": "o"}), "A1", "A4") == 2


@pytest.mark.parametrize(
    ("letter", "hindrance"),
    [
        ("h", BLOCKED),
        ("w", BLOCKED),
        ("b", 3),
        ("o", 2),
        ("f", 1),
        ("m", 1),
        ("g", 0),
        ("s", 0),
        ("l", 0),
        (".", 0),
    ],
)
def test_what_each_terrain_does_to_a_line(letter: str, hindrance: int) -> None:
    """The column of the terrain chart.

    Clauses: CC-10.1.a, CC-10.2, CC-T81, CC-T82, CC-T85, CC-T89, CC-T90, CC-T91, CC-T95, CC-T98,
    CC-T99.
    """
    assert seen(ground({"D4": letter}), "D2", "D6") == hindrance


def test_bridges_hinder() -> None:
    """Both kinds by one.

    Clauses: CC-T80.1, CC-T80.2.
    """
    for letter in "-=":
        made = ground({"D4": letter, "C4": "s", "E5": "s"}, roads=["D3 D4 D5"])
        assert seen(made, "C3", "E6") == 1


def test_the_own_hexes_do_not_hinder() -> None:
    """What stands in the viewer's or target's hex, or on their sides, has no effect.

    Clauses: CC-10.1.c, CC-X.10.4.
    """
    made = ground({"D2": "w", "D6": "h"}, walls=["D2/D3", "D5/D6"], hedges=["C6/D6"])
    assert seen(made, "D2", "D6") == 0


def test_a_wall_blocks_where_the_line_runs_along_it() -> None:
    """Unless it is one of the six sides of an end's hex.

    Clauses: TV-13, CC-10.1.c, CC-10.1.d, CC-X.10.4, CC-T97.
    """
    assert seen(ground(walls=["B1/B2"]), "A2", "C2") == BLOCKED
    assert seen(ground(walls=["A2/B2"]), "A2", "C2") == 0
    assert seen(ground(walls=["A2/B1", "A2/B2"]), "A2", "C2") == 0


@pytest.mark.parametrize(("kind", "value"), [("walls", -1), ("hedges", -1), ("fences", 1)])
def test_sides_in_the_way(kind: str, value: int) -> None:
    """Crossed, or only touched at a corner; not those of the ends.

    Clauses: CC-T84, CC-T87, CC-T97, CC-X.10.3.
    """
    made = ground(None, **{kind: ["D3/D4"]})
    assert seen(made, "D2", "D6") == value
    assert seen(made, "D3", "D6") == 0
    assert seen(made, "D2", "D4") == 0
    # The line leaves C3 through a corner, where its side with D2 ends.
    assert seen(ground(None, **{kind: ["C3/D2"]}), "A3", "E3") == value


def test_woods_beside_a_side_leave_it_clear() -> None:
    """Default shapes end before the side, so a line along it passes.

    Clauses: TV-14, CC-X.10.2.
    """
    assert seen(ground({"B1": "w", "B2": "w"}), "A2", "C2") == 0


def test_adjacent_hexes_see_each_other() -> None:
    """Whatever stands in them or between them.

    Clauses: CC-X.10.7.
    """
    made = ground({"D4": "w", "D5": "g", "E5": "h4"}, walls=["D4/D5"])
    assert seen(made, "D4", "D5") == 0
    assert seen(made, "D4", "E5") == 0
    assert seen(made, "D5", "E5") == 0


# -- roads and railways -----


def test_a_straight_road_opens_the_woods() -> None:
    """Along its drawing one sees; across it one does not, nor where it bends.

    Clauses: CC-X.10.5, CC-T93.
    """
    woods = {"D3": "w", "D4": "w", "D5": "w"}
    straight = ground(woods, roads=["D2 D3 D4 D5 D6"])
    assert seen(straight, "D2", "D6") == 0
    assert seen(straight, "C4", "E4") == 0  # along the side of D3 and D4
    assert seen(straight, "C3", "E6") == BLOCKED
    assert seen(ground(woods), "D2", "D6") == BLOCKED
    bent = ground(woods, roads=["D2 D3 D4 E5 D5 D6"])
    assert seen(bent, "D2", "D6") == BLOCKED


def test_a_trail_opens_nothing() -> None:
    """It shows the other terrain's sight.

    Clauses: CC-T96.
    """
    assert seen(ground({"D4": "w"}, trails=["D2 D3 D4 D5 D6"]), "D2", "D6") == BLOCKED


def test_a_railway_hinders_across_and_not_along() -> None:
    """Its bank is in the way of a line that crosses it.

    Clauses: CC-T92, CC-X.10.5.
    """
    made = ground(railways=["D2 D3 D4 D5 D6"])
    assert seen(made, "D2", "D6") == 0
    assert seen(made, "C3", "E6") == 1
    assert seen(ground({"D4": "b"}, railways=["D2 D3 D4 D5 D6"]), "C3", "E6") == 3


# -- what a map file may add -----


def test_a_map_may_draw_its_own_shapes() -> None:
    """A copse in one half of the hex leaves the other half clear.

    Clauses: CC-X.10.2.
    """
    left = "{hex: D4, points: [[-200, 0], [-100, -100], [-50, -100], [-50, 100], [-100, 100]]}"
    up = "{hex: D4, points: [[-100, -100], [100, -100], [0, 0]]}"
    assert seen(ground({"D4": "w"}, shapes=[left]), "D2", "D6") == 0
    assert seen(ground({"D4": "w"}, shapes=[left]), "C3", "E6") == BLOCKED
    assert seen(ground({"D4": "w"}, shapes=[up]), "C4", "E4") == BLOCKED  # along its side
    assert seen(ground({"D4": "w"}), "C4", "E4") == 0


def test_a_map_may_draw_its_own_corridors() -> None:
    """The line is free when all of its part in the hex lies in one of them.

    Clauses: CC-X.10.5.
    """
    lane = "{hex: D4, points: [[-20, -100], [20, -100], [20, 100], [-20, 100]]}"
    half = "{hex: D4, points: [[-20, -100], [20, -100], [20, 50], [-20, 50]]}"
    around = "{hex: D4, points: [[-20, 100], [20, 100], [20, -100], [-20, -100]]}"
    assert seen(ground({"D4": "w"}, corridors=[lane]), "D2", "D6") == 0
    assert seen(ground({"D4": "w"}, corridors=[around]), "D2", "D6") == 0
    assert seen(ground({"D4": "w"}, corridors=[half]), "D2", "D6") == BLOCKED
    assert seen(ground({"D4": "w"}, corridors=[lane]), "C3", "E6") == BLOCKED


def test_a_map_may_know_a_line_of_sight() -> None:
    """A table taken from elsewhere replaces what the shapes say.

    Clauses: CC-X.10.8.
    """
    text = {"D4": "w"}
    assert seen(ground(text), "D2", "D6") == BLOCKED
    known = known_sight(text, {"D6-D2": "2", "A1-A4": "blocked"})
    assert seen(known, "D2", "D6") == 2
    assert seen(known, "A1", "A4") == BLOCKED
    assert seen(known, "A1", "A5") == 0


def known_sight(hexes: dict[str, str], looks: dict[str, str]) -> Ground:
    """A map with known lines of sight."""
    pairs = ", ".join(f"{pair}: {look}" for pair, look in looks.items())
    return ready(plain_map(load_map_text(map_text(hexes) + f"los: {{{pairs}}}\n")))


# -- hills (CC-X.10.9) -----


def test_a_hill_between_equal_levels_blocks() -> None:
    """If the line crosses its inside, or runs between two higher hexes.

    Clauses: CC-X.10.9, CC-T88, GAP-34.
    """
    assert seen(ground({"D4": ".1"}), "D2", "D6") == BLOCKED
    assert seen(ground({"D2": ".1", "D6": ".1", "D4": ".1"}), "D2", "D6") == 0
    assert seen(ground({"D2": ".1", "D6": ".1", "D4": ".2"}), "D2", "D6") == BLOCKED
    assert seen(ground({"B1": ".1"}), "A2", "C2") == 0
    assert seen(ground({"B1": ".1", "B2": ".1"}), "A2", "C2") == BLOCKED


def test_shapes_below_equal_levels_do_not_matter() -> None:
    """From hill to hill one sees over woods, brush and walls in the valley.

    Clauses: CC-X.10.9.
    """
    hills = {"D2": ".1", "D6": ".1"}
    assert seen(ground({**hills, "D4": "w"}), "D2", "D6") == 0
    assert seen(ground({**hills, "D4": "b"}), "D2", "D6") == 0
    assert seen(ground({**hills, "D4": "w1"}), "D2", "D6") == BLOCKED
    assert seen(ground({**hills, "D4": "b1"}), "D2", "D6") == 3
    assert seen(ground(hills, walls=["D3/D4"]), "D2", "D6") == 0
    assert seen(ground({**hills, "D4": ".1"}, walls=["D3/D4"]), "D2", "D6") == BLOCKED


def test_the_higher_end_looks_over_its_own_crest() -> None:
    """Another hex as high as it, between, hides what lies below.

    Clauses: CC-X.10.9, GAP-34.
    """
    assert seen(ground({"D2": ".1"}), "D2", "D6") == 0
    assert seen(ground({"D2": ".1", "D3": ".1"}), "D2", "D6") == BLOCKED
    assert seen(ground({"D2": ".2", "D3": ".1", "D4": ".1"}), "D2", "D6") == 0
    assert seen(ground({"D2": ".2", "D4": ".3"}), "D2", "D6") == BLOCKED
    assert seen(ground({"A2": ".1", "B1": ".1"}), "A2", "C2") == 0  # beside the line


def test_the_upper_hex_of_a_cliff_is_a_crest() -> None:
    """From its edge one looks down, from behind it one does not.

    Clauses: CC-X.10.9, CC-T83.
    """
    made = ground({"D2": ".2", "D3": ".2"}, cliffs=["D3/D4"])
    assert seen(made, "D3", "D7") == 0
    assert seen(made, "D2", "D7") == BLOCKED


def test_an_obstacle_hides_the_hex_behind_it_from_above() -> None:
    """Only the first hex behind, and only where the lower end is no higher than the obstacle.

    Clauses: CC-X.10.9, CC-T82, CC-T99.
    """
    for letter in "wh":
        made = ground({"D2": ".2", "D5": letter})
        assert seen(made, "D2", "D6") == BLOCKED
        assert seen(made, "D2", "D7") == 0
        assert seen(made, "D2", "D4") == 0
    assert seen(ground({"D2": ".2", "D5": "w", "D6": ".1"}), "D2", "D6") == 0
    assert seen(ground({"D2": ".2", "D5": "w1", "D6": ".1"}), "D2", "D6") == BLOCKED
    assert seen(ground({"D2": ".2", "D5": "w1"}), "D2", "D6") == BLOCKED
    assert seen(ground({"D2": ".2", "D5": "w1"}), "D2", "D7") == 0
    assert seen(ground({"D2": ".2", "D4": "w2"}), "D2", "D7") == BLOCKED


def test_woods_as_high_as_the_higher_end_hide_everything_behind() -> None:
    """Also where the line only runs along the side to which they reach.

    Clauses: CC-X.10.9.
    """
    edge = "{hex: B1, points: [[-100, 100], [0, 0], [100, 100]]}"
    assert seen(ground({"A2": ".1", "B1": "w1"}, shapes=[edge]), "A2", "E2") == BLOCKED
    assert seen(ground({"A2": ".1", "B1": "w"}, shapes=[edge]), "A2", "E2") == 0
    assert seen(ground({"A2": ".1", "B1": "w"}, shapes=[edge]), "A2", "C2") == BLOCKED
    assert seen(ground({"A2": ".1", "B1": "w1"}), "A2", "E2") == 0


def test_the_blind_hex_is_the_same_seen_from_below() -> None:
    """Looking up, the obstacle in front of the lower end hides the hill.

    Clauses: CC-10.1.e, CC-X.10.9.
    """
    made = ground({"D8": ".1", "D5": "w"})
    assert seen(made, "D4", "D8") == BLOCKED
    assert seen(made, "D3", "D8") == 0


def test_hedges_and_hindrances_matter_between_equal_levels_only() -> None:
    """Fire up or down a hill passes over them.

    Clauses: CC-X.10.9, CC-T78.6.
    """
    hill = {"D2": ".1"}
    assert seen(ground(hill, hedges=["D4/D5"]), "D2", "D6") == 0
    assert seen(ground(hill, walls=["D4/D5"]), "D2", "D6") == 0
    assert seen(ground(hill, fences=["D4/D5"]), "D2", "D6") == 0
    assert seen(ground({**hill, "D5": "b"}), "D2", "D6") == 0
    assert seen(ground(hill, railways=["C4 D4 E5"]), "D2", "D6") == 0


# -- gullies -----


def test_a_gully_hides_who_is_in_it() -> None:
    """Seen from the next hex or from above, not from another gully further on.

    Clauses: CC-X.10.9, CC-T86.
    """
    made = ground({"D5": "g", "D8": ".1", "G5": "g", "D6": "g"})
    assert seen(made, "D4", "D5") == 0
    assert seen(made, "D5", "D6") == 0
    assert seen(made, "D3", "D5") == BLOCKED
    assert seen(made, "D5", "D8") == 0
    assert seen(made, "D5", "G5") == BLOCKED
    assert seen(made, "D4", "D7") == 0  # over it


def test_a_gully_on_a_hill_is_not_seen_from_below() -> None:
    """The other end must be higher than the gully itself; two gullies never see each other.

    Clauses: CC-X.10.9.
    """
    made = ground({"D5": "g1", "D3": ".1", "D7": ".2", "G5": "g2"})
    assert seen(made, "D5", "D3") == BLOCKED
    assert seen(made, "D5", "C7") == BLOCKED
    assert seen(made, "D5", "D7") == 0
    assert seen(made, "D5", "G5") == BLOCKED


def test_a_gully_comes_before_hills_and_obstacles() -> None:
    """From above one sees into it unless something else hides it.

    Clauses: CC-X.10.9.
    """
    assert seen(ground({"D2": ".1", "D6": "g"}), "D2", "D6") == 0
    assert seen(ground({"D2": ".1", "D6": "g", "D5": "w"}), "D2", "D6") == BLOCKED
    assert seen(ground({"D2": ".1", "D3": ".1", "D6": "g"}), "D2", "D6") == BLOCKED
