"""What a typed line means: commands, choices some steps ahead, and what is not understood."""

import pytest

from fieldcraft import games
from fieldcraft.commandline import Reply, complete, read
from fieldcraft.commandline.commands import COMMANDS, find, names
from fieldcraft.core import State, key_from_seed
from fieldcraft.core.policy import answer
from fieldcraft.i18n import LANGUAGES, Speaker
from fieldcraft.i18n.teller import ref_name
from fieldcraft.i18n.voices import Voice, voice_of
from fieldcraft.record.match import Match
from fieldcraft.record.plans import let_pass

QUICK = {"quickSetup": True}


class Table:
    """A match at which one types."""

    def __init__(self, game: str, lang: str = "en") -> None:
        options = QUICK if game == "combat-commander" else {}
        self.match = Match.start(game, games.get(game).scenarios()[0], key_from_seed(5), options)
        self.speaker = Speaker(lang).of(game)
        self.voice: Voice = voice_of(games.get(game).scenario_of(self.match.state))

    @property
    def side(self) -> int:
        """Who is asked."""
        return self.match.waiting[0]

    def until(self, question: str, *offered: str) -> "Table":
        """Play on, always the first answer, until that is asked and offered."""
        for turn in range(3000):
            options = self.match.options(self.side)
            verbs = {word.partition("#")[0] for word in options}
            if self.match.state.question(self.side) == question and verbs.issuperset(offered):
                return self
            self.match.choose(self.side, options[turn % len(options)])
        raise AssertionError(f"{question} with {offered} did not come")

    def type(self, text: str) -> Reply:
        """What comes of a line."""
        return read(self.speaker, self.voice, self.match, self.side, text)

    def complete(self, text: str) -> list[str]:
        """How a line may go on."""
        return complete(self.speaker, self.voice, self.match, self.side, text)

    def in_language(self, lang: str) -> "Table":
        """The same match, for somebody who types in another language."""
        twin = Table.__new__(Table)
        twin.match, twin.voice, twin.speaker = (
            self.match,
            self.voice,
            Speaker(lang).of("combat-commander"),
        )
        return twin

    def after(self, reply: Reply) -> State:
        """The position when the first of what a line may mean is done."""
        state, side = self.match.state.clone(), self.side
        for choice in reply.plans[0][0].choices:
            let_pass(state, side)
            state.choose(side, state.parse(choice))
        return state


def firing() -> tuple[Table, str, str]:
    """Combat Commander, where somebody with a Fire in hand can fire, from which hex at which."""
    table = Table("combat-commander")
    policy = games.get("combat-commander").policy()
    assert policy is not None
    for _ in range(1500):
        state, side = table.match.state, table.side
        view = state.view(side)
        if any(word.startswith("order fire") for word in table.match.options(side)):
            placed = [one for one in view["units"].values() if one["hex"]]
            own = sorted({one["hex"] for one in placed if one["side"] == view["side"]})
            enemy = sorted({one["hex"] for one in placed if one["side"] != view["side"]})
            for here in own:
                for there in enemy:
                    if table.type(f"fire {here} {there}").plans:
                        return table, here, there
        table.match.choose(side, state.word(answer(state, side, policy)))
    raise AssertionError


@pytest.fixture(scope="module")
def ordering() -> Table:
    """Combat Commander, with a Move and a Fire in hand."""
    return Table("combat-commander").until("order", "order move", "order fire")


def own_unit(table: Table) -> tuple[str, str]:
    """A unit of the side that is asked, by its name, and its hex."""
    view = table.match.view(table.side)
    for word, unit in view["units"].items():
        if unit["side"] == view["side"] and unit["hex"] and unit["kind"] == "squad":
            return word, unit["hex"]
    raise AssertionError


def test_an_order_a_unit_and_a_way_in_one_line(ordering: Table) -> None:
    """`move rifle 3 to E6`: the card, the unit, the steps; every one of them is offered in turn."""
    word, _ = own_unit(ordering)
    name = word.partition(":")[2].replace("-", " ")
    first = ordering.type(f"move {name}").plans
    assert first
    assert all(f"unit {word}" in plan.choices for plan, _ in first)
    trial = ordering.match.state.clone()
    side = ordering.side
    for choice in first[0][0].choices:
        trial.choose(side, trial.parse(choice))
    trial.choose(side, trial.parse(f"unit {word}"))
    ways = [trial.word(one) for one in trial.options(side) if trial.word(one).startswith("to ")]
    assert ways
    hexagon = ways[0].partition(" ")[2]
    plans = ordering.type(f"move {name} to {hexagon}").plans
    assert plans
    assert ways[0] in plans[0][0].choices
    state = ordering.match.state.clone()
    for choice in plans[0][0].choices:
        if choice in [state.word(one) for one in state.options(side)]:
            state.choose(side, state.parse(choice))
    assert state.view(side)["units"][word]["hex"] == hexagon


def test_only_those_go_who_are_named(ordering: Table) -> None:
    """Where a Leader gets farther than a squad, he is not sent in its place."""
    word, _ = own_unit(ordering)
    name = word.partition(":")[2].replace("-", " ")
    for column in "ABCDEFGHIJKLMNO":
        for plan, _ in ordering.type(f"move {name} to {column}5").plans:
            movers = [one for one in plan.choices if one.startswith("unit ")]
            assert movers[-1] == f"unit {word}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_shot_in_one_line(lang: str) -> None:
    """`fire G9 A3`: the card, those who stand there, the target, and the shot itself."""
    table, here, there = firing()
    fire = Speaker(lang).of("combat-commander").say("order-fire")
    table = table.in_language(lang)
    reply = table.type(f"{fire} {here} {there}")
    side = table.side
    flow = [one["frame"] for one in table.after(reply).view(side)["flow"]]
    assert "attack" in flow
    asides = [one for plan, _ in reply.plans for one in plan.choices if one.startswith("drop ")]
    assert not asides, "a weapon was given up for standing there"
    told = table.type(f"{fire} {here}").plans
    assert not any(one.startswith("at ") for plan, _ in told for one in plan.choices)
    names = [line for line in table.complete(f"{fire} {here} ") if line.endswith(f" {there}")]
    assert names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_move_in_one_line(ordering: Table, lang: str) -> None:
    """`move rifle 3 to E6`, in the words of the language, accents or not."""
    table = ordering.in_language(lang)
    word, _ = own_unit(table)
    name = table.voice.names(table.speaker, table.match.view(table.side))
    unit = next(text for text, ref in name if ref == f"unit:{word}")
    move = table.speaker.say("order-move")
    goals = [one.rpartition(" ")[2] for one in table.complete(f"{move} {unit} ")]
    places = [one for one in goals if one[0] in "ABCDEFGHIJKLMNO" and one[1:].isdecimal()]
    assert places
    state = table.after(table.type(f"{move} {unit} {places[-1]}"))
    assert state.view(table.side)["units"][word]["hex"] == places[-1]


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "shoot"), ("ru", "стрелять"), ("pl", "strzelaj"), ("pl", "ogien"), ("pt-BR", "atirar")],
)
def test_other_words_for_the_same(ordering: Table, lang: str, line: str) -> None:
    """Whoever does not know what the card is called is understood."""
    plans = ordering.in_language(lang).type(line).plans
    assert plans
    assert all(plan.choices[0].startswith("order fire") for plan, _ in plans)


def test_several_cards_are_asked_back(ordering: Table) -> None:
    """Every card that a word may mean is put forward, and none is chosen by itself."""
    cards = [one for one in ordering.match.options(ordering.side) if one.startswith("order fire")]
    assert [plan.choices for plan, _ in ordering.type("fire").plans] == [(one,) for one in cards]


def test_what_cannot_be_done_is_told_with_its_rule(ordering: Table) -> None:
    """Out of reach: the engine's own reason."""
    word, here = own_unit(ordering)
    far = "A1" if here[0] > "H" else "O10"
    name = word.partition(":")[2].replace("-", " ")
    reply = ordering.type(f"move {name} to {far}")
    assert not reply.plans
    assert reply.lines
    assert reply.clause.startswith("CC-")
    assert ordering.type(f"why to {far}").clause
    assert ordering.type(f"why move {name} to {far}").lines == reply.lines
    assert ordering.type(f"why fire {name} {far}").lines == [f"There is no enemy unit in {far}."]
    shot = ordering.type("fire A3 F9")
    assert "From A3 to F9: 9" in shot.lines[0]
    assert "No line of sight" in shot.lines
    assert "allowed" in ordering.type("why move").lines[0]


def test_bad_words_get_the_nearest(ordering: Table) -> None:
    """A slip of the finger: what may have been meant; rubbish: how to get help."""
    assert "Fire" in ordering.type("fier").lines[0]
    assert "help" in ordering.type("xyzzy").lines[0]
    for text in ("3", "#", "look", "sight A1", "why", "go", "go nowhere", "\x00", "a" * 500):
        reply = ordering.type(text)
        assert reply.lines, text
        assert not reply.plans, text


def test_sight_between_two_empty_hexes(ordering: Table) -> None:
    """Range, sight, and each thing in the way."""
    lines = ordering.type("sight A1 C6").lines
    assert "A1" in lines[0]
    assert "C6" in lines[0]
    assert len(lines) > 1
    assert not any("▸" in line for line in lines)


@pytest.mark.parametrize("game", ["combat-commander", "normandy", "north-africa"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_in_every_language(game: str, lang: str) -> None:
    """By its name in the language and in English: something is said or done, and help lists it."""
    table = Table(game, lang)
    listed = "\n".join(table.type("help").lines)
    for command in COMMANDS:
        assert find(table.speaker, command.word) == command
        own = names(lang, command.word)[0]
        assert find(table.speaker, own) == command
        assert own in listed
        place = next(iter(dict(table.voice.names(table.speaker, table.match.view(table.side)))))
        rest = {"thing": place, "things": f"{place} {place}", "words": "end"}
        reply = table.type(f"{own} {rest.get(command.takes, '')}")
        assert reply.lines or reply.do, command.word


def test_undaunted_by_names() -> None:
    """A card, its action and its target in one line."""
    table = Table("normandy").until("play")
    card = next(one for one in table.match.options(table.side) if one.startswith("play "))
    label = table.voice.option(table.speaker, table.match.view(table.side), card)
    assert table.type(label).plans[0][0].choices[0] == card
    assert table.type("end").plans[0][0].choices == ("end",)


@pytest.mark.parametrize("game", ["normandy", "north-africa"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_undaunted_in_one_line(game: str, lang: str) -> None:
    """A counter and a tile, or a target: its card and its action go without saying."""
    table = Table(game, lang).until("play")
    done = 0
    for card in [one for one in table.match.options(table.side) if one.startswith("play ")]:
        name = ref_name(table.speaker, f"card:{card.partition(' ')[2]}")
        for line in table.complete(f"{name} "):
            reply = table.type(line)
            if not reply.plans:
                continue
            for plan, label in reply.plans:
                assert card in plan.choices
                assert label
            table.after(reply)
            done += 1
    assert done > 3


def test_the_first_named_acts() -> None:
    """Both sides have Riflemen A: whose name comes first acts, the other is the target."""
    table = Table("normandy").until("play")
    assert [plan.choices for plan, _ in table.type("riflemen b attack scouts a").plans] == [
        ("play rifleman-b", "attack", "at de:scout-a")
    ]
    assert table.type("rifleman b german scouts a").plans[0][0].choices[-1] == "at de:scout-a"
    told = table.type("why riflemen b to 17B")
    assert told.clause == "U-501"


def test_score_names_who_holds_what(ordering: Table) -> None:
    """Objectives are told with their places, each on a line."""
    lines = ordering.type("score").lines
    assert len([line for line in lines if line.startswith("Objective ")]) == 5


def test_completion(ordering: Table) -> None:
    """Whole lines that begin as typed: what can be done, commands, names."""
    args = (ordering.speaker, ordering.voice, ordering.match, ordering.side)
    assert "Fire" in complete(*args, "fi")
    assert "look D5" in complete(*args, "look D5"[:-1])
    assert all(line.lower().startswith("move rif") for line in complete(*args, "move rif"))
    assert complete(*args, "")
    assert complete(*args, "qqq") == []


def test_a_spectator_looks_and_chooses_nothing() -> None:
    """Without a seat a line answers questions, and nothing can be done."""
    table = Table("combat-commander")

    def ask(text: str) -> Reply:
        return read(table.speaker, table.voice, table.match, -1, text)

    assert ask("score").lines
    assert ask("look D5").lines
    assert ask("ready").lines
    assert not ask("ready").plans
