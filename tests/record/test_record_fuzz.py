"""Whatever is done to the files of this package, they are read or refused by `RecordError`."""

from hypothesis import strategies as st

from fieldcraft.record.asked import Asked
from fieldcraft.record.campaign import Campaign
from fieldcraft.record.errors import RecordError
from fieldcraft.record.match import Match
from fieldcraft.record.standing import Standing
from tests.record.play import random_match
from tests.strategies import tried

TEXT = random_match(5, 24, taking_back=True).to_text()
CAMPAIGN = (
    "fieldcraft campaign 1\ngame: normandy\nfirst: la-raye\nlast: mortain\n\n"
    "la-raye: winner us, casualties us 7 de 12, record a.record\n"
)
PIECES = [
    "", " ", "\n", "\n\n", "\r", "\t", ":", ": ", "=", "#", "{", "}", "[", "\x00", "\ufeff",
    "\u2028", "é", "\U0001f600", "\ud800", "us: end", "de: bid scout-a", "table: takeback 2",
    "table: resign us", "end 3: unfinished", "fieldcraft record 1", "99999999999999999999",
    "key: ", "position: {}", "NaN", "١", "-1", "us", "nobody", "casualties", "pass until round ",
]  # fmt: skip


def edits(text: str) -> st.SearchStrategy[str]:
    """The text with a few pieces cut out and put in anywhere."""
    change = st.tuples(
        st.integers(0, len(text)),
        st.integers(0, 30),
        st.sampled_from(PIECES) | st.text(max_size=6),
    )

    def apply(changes: list[tuple[int, int, str]]) -> str:
        made = text
        for start, length, piece in changes:
            made = made[:start] + piece + made[start + length :]
        return made

    return st.lists(change, min_size=1, max_size=3).map(apply)


def answer(data: str | bytes) -> None:
    """Read it; if it is a match, what it writes is read again the same."""
    try:
        match = Match.from_text(data, "fuzz.record")
    except RecordError as error:
        refused = error
    else:
        text = match.to_text()
        assert Match.from_text(text).to_text() == text
        return
    assert str(refused).startswith("fuzz.record")
    assert "\n" not in str(refused)


@tried(250, edits(TEXT))
def test_edited_records(text: str) -> None:
    """Pieces cut out and put in anywhere are played or refused."""
    answer(text)


@tried(60, st.permutations(TEXT.split("\n")), st.integers(1, 60))
def test_shuffled_lines(order: list[str], count: int) -> None:
    """The lines of a record in another order are played or refused."""
    answer("\n".join(["fieldcraft record 1", *order[:count]]))


@tried(100, st.binary(max_size=80) | st.text(max_size=80).map(lambda text: text.encode()))
def test_any_bytes(data: bytes) -> None:
    """Bytes that were never meant to be a record are refused."""
    answer(data)
    answer(TEXT[:40].encode() + data)


@tried(150, edits(CAMPAIGN) | st.text(max_size=60))
def test_edited_campaigns(text: str) -> None:
    """Campaign files are read or refused."""
    try:
        made = Campaign.from_text(text, "fuzz.campaign").to_text()
    except RecordError:
        return
    assert Campaign.from_text(made).to_text() == made


@tried(
    150, edits("pass when idle\npass until round 5\nnever ask command: draw") | st.text(max_size=40)
)
def test_edited_standing_answers(text: str) -> None:
    """Standing answers are read or refused, and written as they are read."""
    try:
        standing = Standing.parse(text)
    except RecordError:
        return
    assert Standing.parse(str(standing)) == standing
    standing.answer(Asked({"question": "play", "round": 3}, ["end"]))
