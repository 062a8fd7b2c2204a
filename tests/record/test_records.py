"""The text of a record: written, read again, and refused when something is wrong with it."""

import json
import re
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from fieldcraft import games
from fieldcraft.record.campaign import Campaign
from fieldcraft.record.errors import WORDING, RecordError
from fieldcraft.record.fair.keys import key_hash
from fieldcraft.record.format.file import RULES_VERSION, SIZE_LIMIT
from fieldcraft.record.match import Match
from tests.record.play import FIXTURES, KEY, random_match

ROOT = Path(__file__).parents[2]
TEXT = random_match(5, 40, taking_back=True).to_text()
LINES = TEXT.split("\n")


def refusal(text: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as error:
        Match.from_text(text, "x.record")
    assert str(error.value).startswith("x.record")
    return error.value


def changed(old: str, new: str) -> RecordError:
    """What is said when one line of a good record is replaced."""
    assert old in LINES
    return refusal("\n".join(new if line == old else line for line in LINES))


@pytest.mark.long
@pytest.mark.parametrize("game", games.keys())
@pytest.mark.parametrize("seed", range(6))
def test_whole_games_are_read_back(seed: int, game: str) -> None:
    """A game with undo and takeback, saved and read, is the same to the byte and to the digest."""
    match = random_match(seed, 1500, scenario=1 + seed * 2, taking_back=True, game=game)
    text = match.to_text()
    again = Match.from_text(text)
    assert again.to_text() == text
    assert again.state.dump() == match.state.dump()
    for seat in (*match.sides, "spectator"):
        assert again.log(seat) == match.log(seat)
    assert again.outcome == match.outcome


def test_a_match_is_resumed_where_it_was(tmp_path: Path) -> None:
    """A saved match goes on exactly as it would have without the break, undo included."""
    path = tmp_path / "match.record"
    match = random_match(8, 31)
    side = match.waiting[0]
    match.save(path)
    again = Match.load(path)
    assert again.can_undo(side) == match.can_undo(side)
    for one in (match, again):
        one.choose(side, one.options(side)[-1])
    assert again.to_text() == match.to_text()
    assert [item.name for item in tmp_path.iterdir()] == ["match.record"]


def test_a_failed_save_leaves_the_old_file(tmp_path: Path) -> None:
    """What cannot be written is told, and no rest of it lies about."""
    with pytest.raises(RecordError) as error:
        random_match(8, 3).save(tmp_path / "no" / "match.record")
    assert error.value.code == "unwritable"
    (tmp_path / "folder").mkdir()
    with pytest.raises(RecordError):
        random_match(8, 3).save(tmp_path / "folder")
    assert [item.name for item in tmp_path.iterdir()] == ["folder"]


@pytest.mark.parametrize("path", sorted(FIXTURES.glob("*.record")), ids=lambda path: path.stem)
def test_kept_records_still_play(path: Path) -> None:
    """Records made long ago play to the same digests, byte for byte (see `play` to renew them)."""
    assert Match.load(path).to_text() == path.read_text(encoding="utf-8")


def test_a_record_without_digests_can_be_written_by_hand() -> None:
    """Digests, remarks, blank lines and CR LF are the reader's choice; the match is the same."""
    plain = [line for line in LINES if not line.startswith(("=", "#"))]
    assert Match.from_text("\r\n".join(plain)).to_text() == TEXT
    assert Match.from_text("\ufeff" + TEXT.rstrip("\n")).to_text() == TEXT


def test_a_sealed_record_needs_its_key() -> None:
    """With only the key's hash the dice are not known; the key of another match does not fit."""
    match = random_match(7, 20)
    sealed = match.to_text(with_key=False)
    assert KEY.hex() not in sealed
    assert f"key-hash: {key_hash(KEY)}" in sealed
    assert refusal(sealed).code == "sealed"
    opened = Match.from_text(sealed, key=KEY)
    assert opened.state.digest() == match.state.digest()
    assert f"key: {KEY.hex()}\nkey-hash: {key_hash(KEY)}" in opened.to_text()
    with pytest.raises(RecordError) as error:
        Match.from_text(sealed, key=bytes(32))
    assert error.value.code == "wrong-key"


def test_a_changed_digest_says_where_stored_game_and_rules_part() -> None:
    """The error names the last entry that still agreed and the first that does not."""
    number = [place for place, line in enumerate(LINES) if line.startswith("= ")][2]
    error = changed(LINES[number], "= " + "0" * 32)
    assert (error.code, error.line) == ("wrong-digest", number + 1)
    assert int(error.values["since"]) < int(error.values["entry"])


def test_an_illegal_choice_says_why() -> None:
    """The error has the line, the reason and its clause."""
    number = next(place for place, line in enumerate(LINES) if ": bid " in line)
    side = LINES[number].split(":")[0]
    broken = [*LINES[:number], f"{side}: end", *LINES[number + 1 :]]
    error = refusal("\n".join(broken))
    assert (error.code, error.line) == ("illegal-choice", number + 1)
    assert "(U-306)" in error.message
    assert error.refusal is not None


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("fieldcraft record 1", "fieldcraft record 3", "newer-format"),
        ("fieldcraft record 1", "fieldcraft replay 1", "not-a-record"),
        ("game: normandy", "game: chess", "unknown-game"),
        ("game: normandy", "game: a b", "bad-value"),
        ("game: normandy", "games: normandy", "unknown-header"),
        ("game: normandy", "normandy", "bad-header"),
        ("game: normandy", "game: normandy\ngame: normandy", "twice"),
        ("game: normandy", "fieldcraft record 1", "second-header"),
        ("game: normandy", "# no game", "missing-header"),
        ("scenario: la-raye", "scenario: la-rye", "unknown-scenario"),
        ("scenario: la-raye", "scenario: {", "bad-json"),
        ("scenario: la-raye", "scenario: " + '{"a":' * 9000, "bad-json"),
        ("scenario: la-raye", 'scenario: {"a": NaN}', "bad-json"),
        ("scenario: la-raye", 'scenario: {"a": 1, "a": 1}', "bad-json"),
        ("scenario: la-raye", 'scenario: {"kind": "scenario"}', "bad-scenario"),
        ("scenario: la-raye", 'position: {"scenario": 1, "x": 1}', "bad-position"),
        ("scenario: la-raye", "position: []", "bad-json"),
        ("scenario: la-raye", "scenario: la-raye\nposition: {}", "unwanted-header"),
        ("scenario: la-raye", "# none", "missing-header"),
        (f"rules: {RULES_VERSION}", "rules: one", "bad-value"),
        ("player us: Anna", "player us:", "bad-value"),
        ("player us: Anna", "player xx: Anna", "unknown-side"),
    ],
)
def test_a_wrong_header_is_refused(old: str, new: str, code: str) -> None:
    """Each header line that cannot be used is named, with its place and a remedy."""
    error = changed(old, new)
    assert error.code == code
    assert error.line >= 1
    assert error.message
    assert error.remedy


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ("options: roundLimit=1000", "bad-option"),
        ("options: roundLimit=true", "bad-option"),
        ("options: bolsterFog=1", "bad-option"),
        ("options: bolster=true", "unknown-option"),
        ("options: bolsterFog=yes", "bad-value"),
        ("options: bolsterFog=true bolsterFog=true", "twice"),
    ],
)
def test_wrong_options_are_refused(options: str, code: str) -> None:
    """An option that the game does not have, or a value it cannot take, is named."""
    old = next(line for line in LINES if line.startswith("options: "))
    assert changed(old, options).code == code


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("us bid scout-a", "bad-line"),
        ("= 12", "bad-line"),
        ("xx: end", "unknown-side"),
        ("spectator: end", "illegal-choice"),
        ("table: dance", "unknown-act"),
        ("table: takeback 9", "refused-act"),
        ("fieldcraft record 1", "second-header"),
        ("us: \x07", "bad-character"),
        ("table: draw", "after-the-end"),
    ],
)
def test_a_wrong_line_is_refused(line: str, code: str) -> None:
    """A line among the entries that cannot be used is named by its number."""
    start = LINES.index("# round 1") + 1
    error = refusal("\n".join([*LINES[:start], line, *LINES[start:]]))
    assert error.code == code
    assert error.line == start + (2 if code == "after-the-end" else 1)


def test_a_truncated_file_is_refused() -> None:
    """A file cut anywhere after its header is refused, and says how to go on from what is left."""
    cut = "\n".join(LINES[: LINES.index("# round 2")])
    error = refusal(cut)
    assert error.code == "truncated"
    entries = error.values["entries"]
    assert f"end {entries}: unfinished" in error.remedy
    assert len(Match.from_text(f"{cut}\nend {entries}: unfinished\n").steps) == entries


def test_what_follows_the_end_is_refused() -> None:
    """Two records in one file, or lines after the last, are not silently dropped."""
    assert refusal(TEXT + TEXT).code == "second-header"
    assert refusal(TEXT + "us: end\n").code == "after-end-line"


def test_a_wrong_count_is_refused() -> None:
    """A line that was lost or added without a trace elsewhere is still noticed."""
    error = refusal(TEXT.replace("\nend 4", "\nend 5"))
    assert (error.code, error.line) == ("wrong-count", len(LINES) - 1)


def test_a_wrong_result_is_refused() -> None:
    """The last line must tell the outcome that the rules give."""
    error = refusal(TEXT.replace(": unfinished", ": winner us, reason points, margin 3"))
    assert error.code == "wrong-outcome"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "empty"),
        (b" \n\t\n", "empty"),
        (b"\x89PNG\r\n\x1a\n", "not-utf8"),
        (TEXT.encode("utf-16"), "not-utf8"),
        (b"\x00\x01\x02", "bad-character"),
        (b"x" * (SIZE_LIMIT + 1), "too-big"),
    ],
)
def test_junk_is_refused(data: bytes, code: str) -> None:
    """Bytes that are no text, no record or too much are refused at once."""
    assert refusal(data).code == code


def test_unreadable_files_are_refused(tmp_path: Path) -> None:
    """A missing file, a folder, a huge file and an impossible path are told apart."""
    (tmp_path / "huge.record").write_bytes(b"\n" * (SIZE_LIMIT + 1))
    for path, code in (
        (tmp_path / "none.record", "missing-file"),
        (tmp_path, "unreadable"),
        (tmp_path / "huge.record", "too-big"),
        ("a\0b", "unreadable"),
    ):
        with pytest.raises(RecordError) as error:
            Match.load(path)
        assert error.value.code == code


def test_every_wording_names_a_remedy() -> None:
    """An error says what is wrong and what to do, each in a few words."""
    assert all(message and remedy for message, remedy in WORDING.values())


def test_headers_fit_the_published_schema() -> None:
    """The header of every kept record is valid against the schema that is published."""
    schema = json.loads((ROOT / "schemas/record-header.json").read_text(encoding="utf-8"))
    for path in FIXTURES.glob("*.record"):
        header = Match.load(path).header.model_dump(mode="json", exclude_none=True)
        Draft202012Validator(schema).validate(header)


def blocks_of(page: str) -> list[str]:
    """What stands between fences in a page of the docs."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return re.findall(r"^```\w*\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def test_the_examples_of_the_docs_work() -> None:
    """The record, the campaign and the programs in the docs do what their pages say."""
    record, campaign, program = blocks_of("records.md")
    assert len(Match.from_text(record).steps) == 2
    assert Campaign.from_text(campaign).to_text() == campaign
    exec(program, {})
    exec(blocks_of("fair-dice.md")[0], {})
