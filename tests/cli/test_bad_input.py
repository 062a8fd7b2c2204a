"""Bad input: a clear message on standard error, exit status 2, nothing changed, no traceback."""

from collections.abc import Callable
from pathlib import Path

import pytest

from fieldcraft.core import key_from_seed
from fieldcraft.record.match import Match
from tests.cli.conftest import NORMANDY, Call

ARGUMENTS: dict[str, tuple[list[str], str]] = {
    "no such command": (["dance"], "no command “dance”"),
    "no such option": (["games", "--colour"], "no option --colour"),
    "an option nearly right": (["games", "--jsn"], "--json"),
    "no game": (["scenarios"], "GAME is missing"),
    "no scenario": (["show", "normandy"], "SCENARIO is missing"),
    "an unknown game": (["scenarios", "chess"], "no game “chess”"),
    "a game still to come": (
        ["show", "stalingrad", "1"],
        "Available: normandy, north-africa, combat-commander",
    ),
    "an unknown scenario": (["show", "normandy", "la-rye"], "la-raye"),
    "a number too high": (["show", "normandy", "13"], "no scenario “13”"),
    "a number below one": (["show", "normandy", "0"], "no scenario “0”"),
    "an empty scenario": (["show", "normandy", ""], "no scenario"),
    "a missing scenario file": (["show", "normandy", "nowhere.yaml"], "nowhere.yaml"),
    "a folder for a scenario": (["show", "normandy", "./"], "./"),
    "too many arguments": (["show", "normandy", "1", "2"], "Too many arguments"),
    "an unknown language": (["games", "--lang", "tlh"], "no language “tlh”"),
    "a language without a name": (["games", "--lang"], "--lang is missing"),
    "terminal: unknown game": (["terminal", "chess"], "no game “chess”"),
    "terminal: unknown scenario": (["terminal", "normandy", "x"], "no scenario “x”"),
    "terminal: unknown bot": (
        ["terminal", "normandy", "1", "--bot", "hal"],
        "random, monte-carlo, recruit, corporal, greedy-1",
    ),
    "terminal: bot that cannot load": (
        ["terminal", "normandy", "1", "--bot", "no.mod:Bot"],
        "no.mod:Bot",
    ),
    "terminal: unknown side": (
        ["terminal", "normandy", "1", "--bot", "random", "--side", "fr"],
        "Available: us, de",
    ),
    "terminal: side without bot": (["terminal", "normandy", "1", "--side", "us"], "--bot"),
    "terminal: seed not a number": (["terminal", "normandy", "1", "--seed", "x"], "--seed"),
    "terminal: seed below zero": (["terminal", "normandy", "1", "--seed", "-4"], "at least 0"),
    "terminal: seed without value": (["terminal", "normandy", "1", "--seed"], "--seed"),
    "terminal: seed too large": (["terminal", "normandy", "1", "--seed", "9" * 30], "--seed"),
    "terminal: unknown match option": (
        ["terminal", "normandy", "1", "--option", "fog=true"],
        "bolsterFog=true",
    ),
    "terminal: match option without value": (
        ["terminal", "normandy", "1", "--option", "x"],
        "roundLimit",
    ),
    "terminal: switch with a number": (
        ["terminal", "normandy", "1", "--option", "bolsterFog=7"],
        "the option bolsterFog cannot be 7 (write true or false)",
    ),
    "terminal: round limit that is no number": (
        ["terminal", "normandy", "1", "--option", "roundLimit=soon"],
        "the option roundLimit cannot be soon (write a number from 0 (no limit) to 999)",
    ),
    "terminal: resume nothing": (["terminal", "--resume", "nowhere.record"], "nowhere.record"),
    "terminal: resume and game": (
        ["terminal", "normandy", "--resume", "x.record"],
        "cannot be used together",
    ),
    "terminal: resume and option": (
        ["terminal", "--resume", "x", "--option", "a=b"],
        "cannot be used together",
    ),
    "replay: no file": (["replay"], "FILE is missing"),
    "replay: missing file": (["replay", "nowhere.record"], "nowhere.record"),
    "drill: nothing named": (["drill"], "missing"),
    "drill: missing file": (["drill", "nowhere.yaml"], "nowhere.yaml"),
    "drill: unknown clause": (["drill", "U-999"], "no drill for “U-999”"),
    "check: nothing named": (["check"], "missing"),
    "simulate: unknown bot": (["simulate", "normandy", "1", "--bots", "random", "hal"], "hal"),
    "simulate: one bot": (["simulate", "normandy", "1", "--bots", "random"], "--bots"),
    "simulate: no games": (["simulate", "normandy", "1", "--games", "0"], "at least 1"),
    "simulate: half a game": (["simulate", "normandy", "1", "--games", "1.5"], "whole number"),
    "simulate: no jobs": (["simulate", "normandy", "1", "--jobs", "0"], "at least 1"),
    "simulate: no limit": (["simulate", "normandy", "1", "--limit", "-1"], "at least 1"),
    "simulate: bad option": (["simulate", "normandy", "1", "--option", "a"], "bolsterFog"),
    "campaign: no such part": (["campaign", "win"], "no command “win”"),
    "campaign: missing file": (["campaign", "score", "nowhere"], "nowhere"),
    "campaign: unknown first": (
        ["campaign", "start", "new", "--from", "verdun"],
        "verdun",
    ),
    "campaign: backwards": (
        ["campaign", "start", "new", "--from", "5", "--to", "2"],
        "swap the two",
    ),
    "terminal: a side of the other game": (
        ["terminal", "north-africa", "6", "--bot", "random", "--side", "us"],
        "Available: lrdg, it",
    ),
    "terminal: an option of the other game": (
        ["terminal", "normandy", "1", "--option", "adjustOnRally=false"],
        "bolsterFog=true",
    ),
    "terminal: unknown option of North Africa": (
        ["terminal", "north-africa", "1", "--option", "adjust=false"],
        "adjustOnRally=true, adjustOnHunker=true, adjustOnSwitch=true",
    ),
    "a scenario of the other game": (["show", "north-africa", "la-raye"], "no scenario “la-raye”"),
    "a number too high for North Africa": (["show", "north-africa", "12"], "no scenario “12”"),
    "a scenario file of the other game": (
        ["show", "north-africa", str(NORMANDY / "scenarios" / "la-raye.yaml")],
        "is a scenario for another game: Undaunted: Normandy",
    ),
    "a path with a zero byte": (["check", "a\0b"], "no file"),
}


def refused(call: Call, folder: Path, arguments: list[object], says: str) -> None:
    """Assert what every refusal has in common."""
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    called = call(*arguments)
    assert called.code == 2, called
    assert "Traceback" not in called.out + called.err
    assert says in " ".join((called.out + called.err).split())
    assert before == {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("case", ARGUMENTS)
def test_arguments(call: Call, tmp_path: Path, case: str) -> None:
    """Every argument that makes no sense is named, with what would."""
    arguments, says = ARGUMENTS[case]
    refused(call, tmp_path, list(arguments), says)


def test_complaints_are_translated(call: Call) -> None:
    """The complaint is in the language asked for, wherever `--lang` stands."""
    for arguments in (["--lang", "ru", "show", "normandy"], ["show", "normandy", "--lang=ru"]):
        called = call(*arguments)
        assert called.code == 2
        assert "Ошибка: Не указано: SCENARIO" in called.err


def test_problems_of_files_are_translated(call: Call, tmp_path: Path) -> None:
    """What is wrong with a file, and what to do, is said in the language asked for."""
    path = tmp_path / "x.yaml"
    path.write_text("kind: scenario\n", encoding="utf-8")
    for lang, says in {"ru": "ошибка", "pt-BR": "erro", "pl": "błąd"}.items():
        called = call("check", path, "--lang", lang)
        assert called.code == 2
        assert says in called.out
        assert "missing" not in called.out
    path.write_text("fieldcraft record 9\n", encoding="utf-8")
    assert "record of format" not in call("replay", path, "--lang", "pl").err


RECORD = Match.start("normandy", "la-raye", key_from_seed(7))
RECORD.choose("us", RECORD.options("us")[0])
RECORD.choose("de", RECORD.options("de")[0])
GOOD = RECORD.to_text()


def replaced(old: str, new: str) -> Callable[[], bytes]:
    """The good record with a change."""

    def make() -> bytes:
        assert old in GOOD
        return GOOD.replace(old, new, 1).encode()

    return make


FILES: dict[str, tuple[str, Callable[[], bytes]]] = {
    "empty record": ("x.record", lambda: b""),
    "binary": ("x.record", lambda: bytes(range(256))),
    "record cut short": ("x.record", lambda: GOOD[: len(GOOD) // 2].encode()),
    "record with a choice nobody has": ("x.record", replaced("us: bid", "us: bidd")),
    "record of another game": ("x.record", replaced("game: normandy", "game: chess")),
    "record of another scenario": ("x.record", replaced("scenario: la-raye", "scenario: x")),
    "record with an unknown option": ("x.record", replaced("options: ", "options: gravity=true ")),
    "record with a short key": ("x.record", replaced("key: ", "key: 00")),
    "record from the future": ("x.record", replaced("fieldcraft record 1", "fieldcraft record 9")),
    "record without options": ("x.record", replaced("options:", "opinions:")),
    "record with a changed digest": (
        "x.record",
        lambda: GOOD.replace("\n= ", "\n= 0000", 1).encode(),
    ),
}


@pytest.mark.parametrize("command", [["replay"], ["check"], ["terminal", "--resume"]])
@pytest.mark.parametrize("case", FILES)
def test_records(call: Call, tmp_path: Path, case: str, command: list[str]) -> None:
    """A record that cannot be used is refused by name, by whoever reads it."""
    name, make = FILES[case]
    path = tmp_path / name
    path.write_bytes(make())
    refused(call, tmp_path, [*command, path], name)


SCENARIO = (NORMANDY / "scenarios" / "la-raye.yaml").read_text(encoding="utf-8")
SCENARIOS: dict[str, tuple[str, str]] = {
    "not YAML": ("a: [b", "x.yaml:2"),
    "a list": ("- a\n- b\n", "mapping"),
    "nothing": ("", "empty"),
    "an unknown kind": ("kind: poem\n", "kind"),
    "a missing tile": (SCENARIO.replace("4B 5B 11B", "4B 5C 11B"), "5C"),
    "an unknown key": (SCENARIO.replace("initiative: us", "initiativ: us"), "initiativ"),
    "a negative count": (SCENARIO.replace("supply: 8", "supply: -8", 1), "supply"),
    "a unit that is not in the box": (SCENARIO.replace("scout-b]", "scout-z]", 1), "scout-z"),
    "an anchor": (SCENARIO.replace("id: la-raye", "id: &a la-raye"), "anchors"),
}


@pytest.mark.parametrize("command", [["check"], ["show", "normandy"], ["terminal", "normandy"]])
@pytest.mark.parametrize("case", SCENARIOS)
def test_scenarios(call: Call, tmp_path: Path, case: str, command: list[str]) -> None:
    """A scenario that cannot be used is refused with file, line and remedy."""
    text, says = SCENARIOS[case]
    path = tmp_path / "x.yaml"
    path.write_text(text, encoding="utf-8")
    refused(call, tmp_path, [*command, path], says)
    assert "x.yaml:" in " ".join(call(*command, path).out.split()) + call(*command, path).err


DRILLS: dict[str, tuple[str, str]] = {
    "no steps": ("drill: x\ngame: normandy\nclauses: [U-503]\nposition: {scenario: 1}\n", "steps"),
    "an unknown clause": (
        "drill: x\ngame: normandy\nclauses: [U-9999]\nposition: {scenario: 1}\n"
        "steps: [{expect: {round: 1}}]\n",
        "U-9999",
    ),
    "an unknown scenario": (
        "drill: x\ngame: normandy\nclauses: [U-503]\nposition: {scenario: 77}\n"
        "steps: [{expect: {round: 1}}]\n",
        "77",
    ),
    "an unknown game": ("drill: x\ngame: chess\n", "chess"),
}


@pytest.mark.parametrize("command", ["check", "drill"])
@pytest.mark.parametrize("case", DRILLS)
def test_drills(call: Call, tmp_path: Path, case: str, command: str) -> None:
    """A drill that cannot be run is refused with file, line and remedy."""
    text, says = DRILLS[case]
    path = tmp_path / "x.yaml"
    path.write_text(text, encoding="utf-8")
    refused(call, tmp_path, [command, path], says)


CAMPAIGNS = {
    "another first line": "fieldcraft campain 1\n",
    "no game": "fieldcraft campaign 1\nfirst: la-raye\nlast: mortain\n",
    "a result out of order": (
        "fieldcraft campaign 1\ngame: normandy\nfirst: la-raye\nlast: mortain\n\n"
        "mortain: winner us, casualties us 1 de 2\n"
    ),
}


@pytest.mark.parametrize("command", ["score", "continue"])
@pytest.mark.parametrize("case", CAMPAIGNS)
def test_campaigns(call: Call, tmp_path: Path, case: str, command: str) -> None:
    """A campaign's file that cannot be used is refused with its line."""
    path = tmp_path / "x.campaign"
    path.write_text(CAMPAIGNS[case], encoding="utf-8")
    refused(call, tmp_path, ["campaign", command, path], "x.campaign")


def test_files_are_not_overwritten(call: Call, tmp_path: Path) -> None:
    """Neither a new record nor a new campaign replaces what is there."""
    path = tmp_path / "here"
    path.write_text("mine", encoding="utf-8")
    refused(call, tmp_path, ["terminal", "normandy", "1", "--record", path], "already exists")
    refused(call, tmp_path, ["campaign", "start", path], "already exists")


def test_a_record_that_cannot_be_written(call: Call, tmp_path: Path) -> None:
    """The place of a record is tried before the first card."""
    path = tmp_path / "no" / "where.record"
    refused(call, tmp_path, ["terminal", "normandy", "1", "--record", path], "cannot be written")


def test_replay_beyond_the_end(call: Call, tmp_path: Path) -> None:
    """There is nothing after the last entry; an unknown side sees nothing."""
    path = tmp_path / "x.record"
    path.write_text(GOOD, encoding="utf-8")
    refused(call, tmp_path, ["replay", path, "--to", "99"], "only 2 entries")
    refused(call, tmp_path, ["replay", path, "--to", "-1"], "at least 0")
    refused(call, tmp_path, ["replay", path, "--side", "fr"], "spectator")


def test_our_own_mistakes_come_with_an_apology(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mistake of the program is one line that says how to report it."""

    def broken(*_: object) -> None:
        raise RuntimeError("the wheel came off")

    monkeypatch.setattr("fieldcraft.cli.commands.show.game_name", broken)
    called = call("games")
    assert called.code == 70
    assert "This is our bug" in called.err
    assert "the wheel came off" in called.err
    assert "Traceback" not in called.err
