"""What each refusal of an attack claims, worked out again from a view and the printed scenario.

No oracle asks the rules: places and values come from the view, distances from the hexes' names,
lines of sight from `sight_by_hand.py`.
"""

import ast
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import fieldcraft
from fieldcraft.core import Refusal, State
from fieldcraft.games.combat_commander.content.loader import tables
from fieldcraft.games.combat_commander.terms import OPTION_SHIFT
from tests.games.combat_commander.sight_by_hand import BLOCKED, SightByHand, adjacent, way
from tests.games.enrolled import clauses

Plain = dict[str, Any]  # a scenario as the rules take it, or a piece of a view

ORDER, OPPORTUNITY, ASSAULT = 0, 1, 2
CALLED = ("ordered", "opportunity", "moving")
USED = ("fired", "fired", "assaulted")
WATER = ("water-barrier", "stream", "marsh")


def number(code: str) -> int:
    """A hex by its place in the map's lists."""
    return 10 * (ord(code[0]) - ord("A")) + int(code[1:]) - 1


def distance(one: str, other: str) -> int:
    """CC-X.10.1: in hexes, by cube coordinates."""
    (a, b), (c, d) = (divmod(number(code), 10) for code in (one, other))
    x, z = a - c, (b - a // 2) - (d - c // 2)
    return max(abs(x), abs(z), abs(x + z))


ROOT = Path(fieldcraft.__file__).parent / "games" / "combat_commander"


def reasons_in(chapters: Iterable[str]) -> set[str]:
    """The reasons that some chapters of the rules can give."""
    return {
        str(node.args[0].value)
        for chapter in chapters
        for node in ast.walk(ast.parse((ROOT / chapter).read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if node.func.id == "Refusal" and isinstance(node.args[0], ast.Constant)
    }


def has_words(state: State, option: int) -> bool:
    """Whether an option names something of this scenario."""
    try:
        state.word(option)
    except (ValueError, IndexError):
        return False
    return True


class Claim:
    """What a player sees, and of one option after another why it is refused."""

    def __init__(
        self,
        state: State,
        side: int,
        plain: Plain,
        sight: SightByHand,
        oracles: "dict[str, Oracle]",
    ) -> None:
        self.oracles = oracles
        self.state = state
        self.view: Plain = state.view(side)
        self.plain = plain
        self.sight = sight
        self.me: str = plain["sides"][side]
        self.foe: str = plain["sides"][1 - side]
        self.side = side
        self.units: Plain = self.view["units"]
        self.weapons: Plain = self.view["weapons"]
        self.flow: list[Plain] = self.view["flow"]
        self.frame = self.flow[-1]
        self.kinds = {one >> OPTION_SHIFT for one in state.options(side)}

    def judge(self, options: Iterable[int]) -> Counter[str]:
        """Hold every refusal of what is not offered to be true; how often each reason was given."""
        offered = set(self.state.options(self.side))
        judged: Counter[str] = Counter()
        for option in options:
            if option in offered or not has_words(self.state, option):
                continue
            refusal = self.state.refusal(self.side, option)
            assert refusal.clause in clauses()
            is_true = self.is_true(option, refusal)
            assert is_true, f"{self.state.word(option)}: {refusal}; {self.flow}"
            judged[refusal.reason] += 1
        return judged

    def is_true(self, option: int, refusal: Refusal) -> bool:
        """Whether the reason is so; one without an oracle is a KeyError."""
        self.kind = option >> OPTION_SHIFT
        self.thing = self.state.word(option).split()[-1]
        self.fields = refusal.fields
        self.piece = str(refusal.fields.get("piece", ""))
        self.hex = str(refusal.fields.get("hex", ""))
        return self.oracles[refusal.reason](self)

    # -- pieces -----

    @property
    def attack(self) -> Plain:
        """The frame that says how and at what is fired."""
        names = ("target", "pieces", "attack")
        return next(one for one in reversed(self.flow) if one["frame"] in names)

    @property
    def occasion(self) -> int:
        """By Order, by opportunity, by assault."""
        found: int = self.attack["occasion"]
        return found

    def is_weapon(self, piece: str) -> bool:
        """Whether a piece is a weapon."""
        return ":" not in piece

    def bearer(self, piece: str) -> str | None:
        """The unit itself, or who carries the weapon."""
        holder: str | None = self.weapons[piece]["holder"] if self.is_weapon(piece) else piece
        return holder

    def flags(self, piece: str) -> list[str]:
        """The flags of the unit that fires."""
        found: list[str] = self.units[self.bearer(piece) or ""]["flags"]
        return found

    def place(self, piece: str) -> str | None:
        """From where a piece fires."""
        bearer = self.bearer(piece)
        return self.units[bearer]["hex"] if bearer in self.units else None

    def values(self, piece: str) -> Plain:
        """Firepower and range as they are now."""
        found: Plain = self.weapons[piece] if self.is_weapon(piece) else self.units[piece]
        return found

    def printed(self, piece: str) -> Plain:
        """The printed counter."""
        if not self.is_weapon(piece):
            owner = self.plain["sides"].index(self.units[piece]["side"])
            nation = self.plain["nations"][owner]
            wanted = self.units[piece]["type"]
            return next(one for one in tables()["units"][nation] if one["id"] == wanted)
        weapon = self.weapons[piece]
        kinds = [*tables()["weapons"][weapon["nation"]], *tables()["weapons"]["shared"]]
        return next(one for one in kinds if one["id"] == weapon["type"])

    def is_ordnance(self, piece: str) -> bool:
        """CC-G.ordnance."""
        return self.is_weapon(piece) and bool(self.printed(piece)["ordnance"])

    def has_fired(self, piece: str) -> bool:
        """CC-O20.1.a: a unit by its flag, a weapon by its own."""
        word = USED[self.occasion]
        return (
            bool(self.weapons[piece][word]) if self.is_weapon(piece) else word in self.flags(piece)
        )

    def own_pieces(self) -> list[str]:
        """All units and weapons of one's own on the map."""
        own = [unit for unit, one in self.units.items() if one["side"] == self.me and one["hex"]]
        return own + [weapon for weapon, one in self.weapons.items() if one["holder"] in own]

    def is_ready(self, piece: str) -> bool:
        """Whether nothing about the piece itself keeps it from firing."""
        if CALLED[self.occasion] not in self.flags(piece) or self.has_fired(piece):
            return False
        if self.occasion == ASSAULT and not self.is_boxed(piece):
            return False
        if not self.is_weapon(piece):
            return True
        if self.occasion == OPPORTUNITY and self.is_ordnance(piece):
            return False
        sound = not self.weapons[piece]["broken"] and not self.is_unfit(piece)
        return sound and not self.is_in_water(piece) and not self.is_in_wire(piece)

    def is_boxed(self, piece: str) -> bool:
        """CC-3.1.6: boxed Firepower on the side that shows."""
        whole = self.is_weapon(piece) or not self.units[piece]["broken"]
        return whole and bool(self.printed(piece)["boxed"][0])

    def is_unfit(self, piece: str) -> bool:
        """CC-O20.1.f: carried by a broken or suppressed unit."""
        bearer = self.units[self.bearer(piece) or ""]
        return bool(bearer["broken"]) or "suppressed" in bearer["flags"]

    def is_in_water(self, piece: str) -> bool:
        """CC-O20.1.e."""
        return self.plain["map"]["terrain"][number(self.place(piece) or "")] in WATER

    def is_in_wire(self, piece: str) -> bool:
        """CC-F106.1."""
        return self.fort(self.place(piece) or "") == "wire" and self.view["options"]["wireWeapons"]

    def group(self) -> list[str]:
        """The pieces chosen or firing."""
        frame = self.attack
        units = [
            unit
            for unit, one in self.units.items()
            if one["side"] == frame["side"] and int(unit.rpartition("-")[2]) in frame["units"]
        ]
        numbers = frame["weapons"]
        return units + [one for one in self.weapons if int(one.rpartition("-")[2]) in numbers]

    # -- the map -----

    def fort(self, code: str) -> str:
        """The fortification in a hex."""
        found: str = self.view["hexes"].get(code, {}).get("fort", "")
        return found

    def sees(self, one: str, other: str) -> bool:
        """CC-X.10: by hand, and no Blaze between."""
        a, b = number(one), number(other)
        if a == b or adjacent(a, b):
            return True
        given = {frozenset(pair[:2]): pair[2] for pair in self.plain["map"]["los"]}
        look: int | None = given.get(frozenset((a, b)))
        if look is None:
            look = self.sight.look(a, b, by_side=self.view["options"]["blindHexBySide"])
        fires = {number(code) for code, one in self.view["hexes"].items() if one.get("blaze")}
        return look != BLOCKED and not fires & set(way(a, b).between)

    def held(self, side: str, code: str) -> list[str]:
        """A side's units in a hex."""
        return [u for u, one in self.units.items() if one["side"] == side and one["hex"] == code]

    def is_weak(self) -> bool:
        """CC-10.3.2.1: the group has less than 1 Firepower, or no piece could make one alone."""
        if self.frame["frame"] != "target":
            group = self.group() or [self.thing]  # it would be the first
            return self.piece != "" or self.firepower(group) + self.attack.get("bonus", 0) < 1
        return not any(
            self.is_ready(piece) and self.reaches(piece) and self.firepower([piece]) >= 1
            for piece in self.own_pieces()
        )

    def reaches(self, piece: str) -> bool:
        """CC-O20.1.c, CC-O20.2.2: in range and in sight; charges kept for cover aside."""
        here = self.place(piece) or ""
        least = self.printed(piece)["min_range"] if self.is_weapon(piece) else 1
        far = distance(here, self.hex)
        if self.is_weapon(piece) and self.weapons[piece]["type"] == "satchel-charge":
            return False
        near = max(1, least) <= far <= self.values(piece)["range"]
        return near and self.sees(here, self.hex)

    def firepower(self, group: list[str]) -> int:
        """CC-O20.3.1.2, CC-O20.3.2: the best piece, the others, hindrance and elevation."""
        level = self.plain["map"]["level"]
        best = max(group, key=lambda piece: int(self.values(piece)["fp"]))
        places = [self.place(one) or "" for one in group]
        looks = [self.state.inspect(-1, one, self.hex)["hindrance"] for one in places]
        rise = level[number(self.hex)] - level[number(self.place(best) or "")]
        total: int = self.values(best)["fp"] + len(group) - 1
        if not self.is_ordnance(best):
            total -= max(look or 0 for look in looks)
        return total + int(rise < 0) - int(rise > 0 and self.view["options"]["uphillFire"])


Oracle = Callable[[Claim], bool]


def is_far(c: Claim) -> bool:
    """Farther than the piece's range."""
    return bool(distance(c.place(c.piece) or "", c.hex) > c.values(c.piece)["range"])


def is_apart(c: Claim) -> bool:
    """In no hex of the group and next to none."""
    here = c.place(c.piece) or ""
    return all(distance(here, c.place(one) or "") > 1 for one in c.group())


def is_fenced(c: Claim) -> bool:
    """Next to the group, but one of the two stands in Wire."""
    here = c.place(c.piece) or ""
    near = [c.place(one) or "" for one in c.group()]
    if here in near or is_apart(c) or not c.view["options"]["wireWeapons"]:
        return False
    return any(c.fort(one) == "wire" for one in [here, *near])


def is_kept(c: Claim) -> bool:
    """GAP-61: a charge, and neither ground nor works give the cover that the scenario asks for."""
    wanted = c.plain["hooks"]["satchel-cover"]
    ground = tables()["terrain"][c.plain["map"]["terrain"][number(c.hex)]]["cover"]
    works = tables()["fortifications"].get(c.fort(c.hex), {"cover": 0})["cover"]
    return c.weapons[c.piece]["type"] == "satchel-charge" and bool(max(ground, works) < wanted)


def steps_off(c: Claim, code: str) -> int:
    """CC-X.10.1a: from the own edge of the map."""
    column, row = divmod(number(code), 10)
    edge = c.plain["edges"][c.side]
    return {"top": row + 1, "bottom": 10 - row, "left": column + 1, "right": 15 - column}[edge]


def here(c: Claim) -> str:
    """Where the unit of the frame stands."""
    found: str = c.units[c.frame["unit"]]["hex"]
    return found


def is_closed(c: Claim) -> bool:
    """CC-O23.3.1: ground that nobody enters, a cliff between, or a bridge beside its road."""
    ground = c.plain["map"]
    ends = {number(here(c)), number(c.hex)}
    kinds = [ground["terrain"][end] for end in ends]
    closed = tables()["terrain"][ground["terrain"][number(c.hex)]]["move"] is None
    return closed or "bridge-major" in kinds or any(ends == set(side) for side in ground["cliffs"])


def mission(c: Claim) -> Plain:
    """The fire mission in progress."""
    return next(one for one in c.flow if one["frame"] == "mission")


ORACLES: dict[str, Oracle] = {
    "not-asked": lambda c: c.kind not in c.kinds or c.kind == 13,  # an Action is asked by its card
    "card-not-in-hand": lambda c: c.thing not in c.view["cards"][c.me]["hand"]["cards"],
    "action-not-now": lambda c: c.thing in c.view["cards"][c.me]["hand"]["cards"],
    # a piece
    "enemys-piece": lambda c: (c.bearer(c.piece) or "").startswith(f"{c.foe}:"),
    "piece-not-in-play": lambda c: c.place(c.piece) is None,
    "piece-not-activated": lambda c: CALLED[c.occasion] not in c.flags(c.piece),
    "has-fired": lambda c: c.has_fired(c.piece),
    "not-boxed": lambda c: c.occasion == ASSAULT and not c.is_boxed(c.piece),
    "no-ordnance-now": lambda c: c.occasion == OPPORTUNITY and c.is_ordnance(c.piece),
    "weapon-broken": lambda c: bool(c.weapons[c.piece]["broken"]),
    "bearer-unfit": lambda c: c.is_unfit(c.piece),
    "fires-not-from-water": lambda c: c.is_in_water(c.piece),
    "fires-not-from-wire": lambda c: c.is_in_wire(c.piece),
    "no-smoke-rounds": lambda c: not c.is_weapon(c.piece) or not c.printed(c.piece)["smoke"],
    # a hex
    "in-own-hex": lambda c: c.place(c.piece) == c.hex,
    "out-of-range": is_far,
    "too-near": lambda c: distance(c.place(c.piece) or "", c.hex) < c.printed(c.piece)["min_range"],
    "no-line-of-sight": lambda c: not c.sees(c.place(c.piece) or "", c.hex),
    "kept-for-cover": is_kept,
    "no-enemy-there": lambda c: not c.held(c.foe, c.hex),
    "own-units-there": lambda c: bool(c.held(c.me, c.hex)),
    "no-firepower": lambda c: c.is_weak(),
    "nobody-left-to-fire": lambda c: not any(map(c.is_ready, c.own_pieces())),
    "no-smoke-now": lambda c: c.occasion == OPPORTUNITY,
    "no-smoke-there": lambda c: (
        not any(
            c.printed(one)["smoke"] and c.is_ready(one)
            for one in c.own_pieces()
            if c.is_weapon(one)
        )
    ),
    "takes-no-smoke": lambda c: (
        c.plain["map"]["terrain"][number(c.hex)] == "water-barrier"
        or bool(c.view["hexes"].get(c.hex, {}).get("blaze"))
    ),
    "must-fire": lambda c: c.occasion == ASSAULT,
    # a group
    "nobody-chosen": lambda c: not c.group(),
    "in-group-already": lambda c: c.piece in c.group(),
    "ordnance-alone": lambda c: any(map(c.is_ordnance, [c.piece, *c.group()])),
    "not-next-to-group": is_apart,
    "cut-off-by-wire": is_fenced,
    # windows of an attack
    "cannot-sustain": lambda c: not c.printed(c.piece)["mg"] and not c.printed(c.piece)["mortar"],
    "not-in-attack": lambda c: c.piece not in c.group(),
    "not-next-to-target": lambda c: distance(c.hex, str(c.fields["near"])) != 1,
    "rolls-not-now": lambda c: (
        c.units[c.thing]["side"] != c.me or int(c.thing.rpartition("-")[2]) not in c.frame["left"]
    ),
    # melee, retreat, artillery
    "not-ambushed": lambda c: c.thing not in c.held(c.frame["whose"], c.frame["hex"]),
    "not-adjacent": lambda c: distance(here(c), c.hex) != 1,
    "not-nearer": lambda c: steps_off(c, c.hex) >= steps_off(c, here(c)),
    "enemy-in-the-way": lambda c: bool(c.held(c.foe, c.hex)),
    "impassable": is_closed,
    "burning": lambda c: bool(c.view["hexes"].get(c.hex, {}).get("blaze")),
    "step-begun": lambda c: c.frame["to"] not in ("", c.hex),
    "not-in-sight": lambda c: not c.sees(here(c), c.hex),
    "radio-without-smoke": lambda c: not c.view["radios"][c.me]["smoke"],
    "outside-barrage": lambda c: distance(c.hex, mission(c)["hex"]) > 1,
    "nothing-to-strike": lambda c: (
        not (c.held(c.me, c.hex) or c.held(c.foe, c.hex) or c.fort(c.hex))
    ),
    "struck-already": lambda c: mission(c)["done"] > 0 and distance(c.hex, mission(c)["hex"]) <= 1,
}
