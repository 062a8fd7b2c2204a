"""What each refusal outside of Orders, attacks and set-up claims, worked out again from the view.

Windows for Actions, the questions of Events and of a time advance, and the choice of forces.
"""

from collections import Counter

from fieldcraft.games.combat_commander.content.loader import tables
from fieldcraft.games.combat_commander.terms import OPTION_SHIFT
from tests.games.combat_commander.attack_reasons import (
    OPPORTUNITY,
    WATER,
    Oracle,
    Plain,
    distance,
    number,
)
from tests.games.combat_commander.event_objects import OBJECTS, PARTLY
from tests.games.combat_commander.order_reasons import FIGURES, MOST_FIGURES, OrderClaim, at_hand

ACTION_CARD = 13
LAST_SPACE = 15
MUSTER = ("force-pick", "works-pick")


class OtherClaim(OrderClaim):
    """A claim about a choice that is none of an Order, an attack or a set-up."""

    @property
    def occasion(self) -> int:
        """Who is asked here can only fire by opportunity."""
        return OPPORTUNITY

    @property
    def entering(self) -> Plain:
        """The unit that is to enter the map."""
        found: Plain = self.units[str(self.fields["unit"])]
        return found

    def is_at_own_edge(self) -> bool:
        """CC-X.10.1a: whether the hex lies at it."""
        column, row = divmod(number(self.hex), 10)
        edge = self.plain["edges"][self.side]
        return bool(
            {"top": row == 0, "bottom": row == 9, "left": column == 0, "right": column == 14}[edge]
        )

    def cover(self) -> int:
        """CC-T78, CC-F100: of the hex, by its ground or its works."""
        works = tables()["fortifications"].get(self.fort(self.hex), {"cover": 0})["cover"]
        return max(int(self.chart(self.hex)["cover"]), int(works))

    def is_dry(self) -> bool:
        """CC-F100.2: no water, so that one can dig."""
        return self.plain["map"]["terrain"][number(self.hex)] not in WATER

    def is_closed_ground(self) -> bool:
        """Whether no step leads there, or nobody can stand there at all."""
        if self.frame["frame"] == "displace":
            return self.cost(self.units[self.frame["unit"]]["hex"], self.hex, self.me) is None
        return not self.is_open(self.hex)

    def throwers(self) -> list[Plain]:
        """CC-A39: unbroken units with boxed Movement that are activated to move."""
        return [
            one
            for name, one in self.units.items()
            if one["side"] == self.me and "moving" in one["flags"] and not one["broken"]
            if self.printed(name)["boxed"][2]
        ]

    def column(self) -> int:
        """The column of the support table that was rolled."""
        names = ("column", "result")
        found = [one[name] for one in reversed(self.flow) for name in names if name in one]
        return int(found[0])

    def is_in_column(self) -> bool:
        """Whether the entry stands in that column in this year."""
        entry = tables()["support"][self.plain["nations"][self.side]]
        if int(self.thing) >= len(entry):
            return False
        return any(
            roll["roll"] == self.column()
            and roll["years"][0] <= self.plain["year"] <= roll["years"][1]
            for roll in entry[int(self.thing)]["rolls"]
        )

    def is_used_up(self) -> bool:
        """Whether an entry of the column has no counter left, was bought, or is no use here."""
        item = tables()["support"][self.plain["nations"][self.side]][int(self.thing)]["item"]
        radio = self.frame["frame"] == "radio-pick"
        return bool(item["radio"]) != radio or bool(item["unit"])

    def force(self) -> Plain | None:
        """The order of battle with this number."""
        forces = tables()["orders_of_battle"][self.plain["nations"][self.side]]
        return forces[int(self.thing)] if int(self.thing) < len(forces) else None

    def is_other_force(self) -> bool:
        """Of another quality, or of other years."""
        force = self.force()
        assert force is not None
        first, last = force["years"]
        right = self.plain["muster"]["quality"][self.side]
        return force["quality"] != right or not first <= self.plain["year"] <= last

    def is_out_of_works(self) -> bool:
        """A.6 step 9: paid for it could be, but the box has too few, or the mines are others."""
        table = tables()["generator"]["fortifications"]
        digits = f"{self.frame_of('mustering')['works']:x}"[
            ::-1
        ]  # one for each offer, how often taken
        bought = [offer for offer, times in zip(table, digits, strict=False)
                  for _ in range(int(times, 16))]  # fmt: skip
        wanted = table[int(self.thing)]
        all_of_them = Counter[str]()
        for offer in [*bought, wanted]:
            all_of_them.update(offer["pieces"])
        box = {kind: row["count"] for kind, row in tables()["fortifications"].items()}
        mines = {offer["mines"] for offer in [*bought, wanted] if offer["mines"]}
        other_mines = wanted["mines"] and len(mines) > 1
        return wanted["cost"] <= abs(self.view["vp"]) and bool(
            other_mines or any(count > box[kind] for kind, count in all_of_them.items())
        )


def other(c: object) -> OtherClaim:
    """The same claim, as one of these."""
    assert isinstance(c, OtherClaim)
    return c


def is_not_asked(c: object) -> bool:
    """Nothing of this kind is asked for, or there is none with this number."""
    o = other(c)
    return o.kind not in o.kinds or (o.frame["frame"] in MUSTER and int(o.thing) >= 8)


def is_untimely(c: object) -> bool:
    """In hand, and no other card with the same Action can be played now."""
    o = other(c)
    action = str(o.fields["action"])
    offered = {
        action_of(o, o.state.word(one).split()[-1])
        for one in o.state.options(o.side)
        if one >> OPTION_SHIFT == ACTION_CARD
    }
    return o.thing in o.view["cards"][o.me]["hand"]["cards"] and action not in offered


def action_of(c: OtherClaim, card: str) -> str:
    """The Action printed on a card of one's own."""
    deck = tables()["decks"][c.plain["nations"][c.side]]
    return str(deck[int(card.rpartition("-")[2]) - 1]["action"])


def is_no_object(c: object) -> bool:
    """Such things are asked for, and this is none of those that the Event may choose."""
    o = other(c)
    choice = o.frame["choice"]
    return o.kind in o.kinds and (choice in PARTLY or not OBJECTS[choice](o))


def is_no_new_team(c: object) -> bool:
    """CC-E52: of the Squad that deployed, only its two Teams, and the reason names them."""
    o = other(c)
    teams = (o.frame["unit"], o.frame["other"])
    return o.thing not in teams and teams == (o.fields["unit"], o.fields["other"])


def is_full(c: object) -> bool:
    """CC-8.2.a: too many figures with the unit that enters."""
    o = other(c)
    return o.figures(o.hex) + FIGURES[o.entering["kind"]] > MOST_FIGURES


def cannot_deploy(c: object) -> bool:
    """CC-E52: no Squad, or not two Teams of its quality left."""
    o = other(c)
    if o.unit["kind"] != "squad":
        return True
    team = f"{o.printed(str(o.fields['unit']))['quality']}-team"
    nation = o.plain["nations"][o.side]
    box = next(one["count"] for one in tables()["units"][nation] if one["id"] == team)
    used = [one for one in o.units.values() if one["side"] == o.me and one["type"] == team]
    return bool(box - len(used) < 2)


OTHERS: dict[str, Oracle] = {
    "not-asked": is_not_asked,
    "card-not-in-hand": lambda c: c.thing not in c.view["cards"][c.me]["hand"]["cards"],
    "action-not-now": is_untimely,
    "not-your-weapon": lambda c: (
        c.weapons[c.thing]["holder"]
        not in [name for name, one in c.units.items() if one["side"] == c.me]
    ),
    "roll-in-progress": lambda c: any(one["frame"] == "roll" for one in c.flow),
    "no-shot": lambda c: (
        not any(
            c.is_ready(one) and c.reaches(one) and c.firepower([one]) >= 1 for one in c.own_pieces()
        )
    ),
    "player-used": lambda c: bool(
        c.view["numbers"][10] >> c.plain["sides"].index(str(c.fields["side"])) & 1
    ),
    # a hex
    "no-thrower-near": lambda c: all(
        distance(one["hex"], c.hex) > 1 for one in other(c).throwers()
    ),
    "takes-no-smoke": lambda c: (
        c.plain["map"]["terrain"][number(c.hex)] == "water-barrier" or at_hand(c).is_burning(c.hex)
    ),
    "none-of-yours-there": lambda c: not c.held(c.me, c.hex),
    "held-by-enemy": lambda c: bool(c.held(c.foe, c.hex)),
    "own-units-there": lambda c: bool(c.held(c.me, c.hex)),
    "no-fort-there": lambda c: not c.fort(c.hex),
    "cannot-fortify": lambda c: (
        bool(c.fort(c.hex)) or at_hand(c).is_burning(c.hex) or not other(c).is_dry()
    ),
    "no-smoke-lies-there": lambda c: not c.view["hexes"].get(c.hex, {}).get("smoke"),
    "burning": lambda c: at_hand(c).is_burning(c.hex),
    "not-adjacent": lambda c: distance(c.units[c.frame["unit"]]["hex"], c.hex) != 1,
    "impassable": lambda c: other(c).is_closed_ground(),
    "not-on-own-edge": lambda c: not other(c).is_at_own_edge(),
    "not-near-random-hex": lambda c: distance(c.hex, str(c.fields["near"])) > 1,
    "outside-area": lambda c: not c.plain["areas"][c.side][number(c.hex)],
    "no-cover-there": lambda c: other(c).cover() < 1,
    "no-room": is_full,
    # a unit
    "enemy-unit": lambda c: at_hand(c).unit["side"] == c.foe,
    "not-on-map": lambda c: at_hand(c).unit["hex"] is None,
    "cannot-spot": lambda c: at_hand(c).unit["kind"] != "leader" or at_hand(c).unit["broken"],
    "already-activated": lambda c: "activated" in at_hand(c).unit["flags"],
    "not-an-object": is_no_object,
    "not-a-new-team": is_no_new_team,
    "no-such-space": lambda c: int(c.thing) > int(c.fields["last"]) == LAST_SPACE,
    "no-melee-there": lambda c: not (c.held(c.me, c.hex) and c.held(c.foe, c.hex)),
    "another-card": lambda c: (
        c.thing != c.fields["card"]
        and int(str(c.fields["card"]).rpartition("-")[2]) == c.frame["card"] + 1
    ),
    "not-overstacked": lambda c: (
        at_hand(c).unit["side"] == c.foe or at_hand(c).unit["hex"] != c.hex
    ),
    "deployed-already": lambda c: int(c.frame["deployed"]) == number(c.hex) + 1,
    "cannot-deploy": cannot_deploy,
    # forces
    "other-quality-or-year": lambda c: other(c).is_other_force(),
    "support-is-due": lambda c: c.frame["count"] == 0,
    "not-offered": lambda c: (
        c.fields["number"] == other(c).column()
        and (not other(c).is_in_column() or other(c).is_used_up())
    ),
    "too-dear": lambda c: int(c.fields["cost"]) > int(c.fields["points"]) == abs(c.view["vp"]),
    "no-works-left": lambda c: other(c).is_out_of_works(),
}
