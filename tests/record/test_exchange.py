"""The exchange in a record: what was sealed, what was revealed, and what somebody tampered with."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from fieldcraft.record.errors import RecordError
from fieldcraft.record.fair.exchange import SERVER, Exchange, commitment_of, new_share
from fieldcraft.record.fair.sealed_list import (
    NOTHING,
    BrokenList,
    Line,
    check_chain,
    from_text,
    has_seal,
    line_hash,
    to_text,
)
from fieldcraft.record.fair.verify import verify_record
from fieldcraft.record.format.file import Header, Record, render
from fieldcraft.record.match import Match

MATCH = "abc123"


def exchange(number: int = 0, about: str = "start", *parties: str) -> Exchange:
    """An exchange between the server and these parties, complete."""
    shares = {party: new_share() for party in (SERVER, *(parties or ("us",)))}
    commitments = {party: commitment_of(share) for party, share in shares.items()}
    return Exchange(MATCH, number, about, commitments, shares)


def played() -> tuple[str, Exchange, Exchange]:
    """A record with a takeback, and the two exchanges in it."""
    first, second = exchange(), exchange(1, "takeback 1")
    header = Header(
        format=2,
        game="normandy",
        scenario="la-raye",
        key=first.key().hex(),
        match=MATCH,
        commitments=dict(first.commitments),
        shares=dict(first.shares),
        players={"us": "Anna", "de": "bot random"},
    )
    match = Match(header)
    match.keys[1] = second.key()
    for side in ("us", "de"):
        match.choose(side, match.options(side)[0])
    match.act("takeback 1 exchange 1")
    match.exchanges = {3: second}
    match.choose("de", match.options("de")[0])
    match.choose(match.waiting[0], "end")
    match.resign("us")
    return match.to_text(), first, second


def test_a_record_carries_its_exchanges() -> None:
    """Written, read and written again it is the same, and everything in it holds."""
    text, first, second = played()
    found = verify_record(text)
    assert found.exchanges == (first, second)
    assert found.parties() == ["server", "us"]
    assert found.is_provable
    assert found.broken_off == 0
    assert Match.from_text(text).to_text() == text
    assert text.startswith("fieldcraft record 2\n")


def test_the_dice_after_a_takeback_come_from_its_exchange() -> None:
    """Another share gives another game, and the old key has no part in it."""
    text, _, second = played()
    match = Match.from_text(text)
    assert match.state_at(3).own_chance().key == second.key()
    assert match.state_at(3).own_chance().position == 0


def swap(text: str, name: str, value: str) -> str:
    """The record with one value changed, wherever it first stands."""
    changed = re.sub(rf"(?m)^(\+? ?{name}): .*$", rf"\1: {value}", text, count=1)
    assert changed != text
    return changed


TAMPERED: dict[str, tuple[Callable[[str], str], str]] = {
    "the server's share": (lambda text: swap(text, "share server", new_share()), "wrong-share"),
    "a player's share": (lambda text: swap(text, "share us", new_share()), "wrong-share"),
    "a commitment": (lambda text: swap(text, "commitment us", new_share()), "wrong-share"),
    "the key": (lambda text: swap(text, "key", new_share()), "wrong-shares"),
    "the match": (lambda text: swap(text, "match", "other"), "wrong-shares"),
    "a share left out": (lambda text: text.replace("\nshare us", "\n#"), "missing-share"),
    "a party left out": (
        lambda text: re.sub(r"(?m)^(commitment|share) us: .*\n", "", text),
        "wrong-shares",
    ),
    "no server": (
        lambda text: re.sub(r"(?m)^(commitment|share) server: .*\n", "", text),
        "missing-share",
    ),
    "a party for the bot": (
        lambda text: text.replace("\nshare server", f"\nshare de: {new_share()}\nshare server", 1),
        "missing-share",
    ),
    "a takeback without its exchange": (
        lambda text: re.sub(r"(?m)^\+ .*\n", "", text),
        "missing-exchange",
    ),
    "a takeback by the old rules": (
        lambda text: re.sub(r"(?m)^\+ .*\n", "", text.replace(" exchange 1", "")),
        "missing-exchange",
    ),
    "another share after the takeback": (
        lambda text: re.sub(r"(?m)^\+ share us: .*$", f"+ share us: {new_share()}", text),
        "wrong-share",
    ),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_what_was_tampered_with_is_found(what: str) -> None:
    """Whatever an operator changes in a record afterwards, reading it says so."""
    text, _, _ = played()
    tamper, code = TAMPERED[what]
    with pytest.raises(RecordError) as refused:
        verify_record(tamper(text), "x.record")
    assert refused.value.code == code
    assert refused.value.line


def test_a_key_chosen_after_the_fact_needs_other_commitments() -> None:
    """An operator who makes everything fit again has to change the seal, which others kept."""
    _, first, _ = played()
    for _ in range(50):
        chosen = new_share()
        forged = Exchange(
            MATCH,
            commitments={**first.commitments, SERVER: commitment_of(chosen)},
            shares={**first.shares, SERVER: chosen},
        )
        forged.check()
        assert forged.key() != first.key()
        assert forged.seal() != first.seal()


def test_the_order_of_parties_is_nobodys_choice() -> None:
    """Two orders would give two keys to choose from."""
    one = exchange(0, "start", "us", "de")
    other = Exchange(
        MATCH,
        commitments=dict(reversed(list(one.commitments.items()))),
        shares=dict(reversed(list(one.shares.items()))),
    )
    assert (one.seal(), one.key()) == (other.seal(), other.key())


def test_a_round_serves_one_takeback() -> None:
    """The dice of an exchange cannot be had twice."""
    text, _, _ = played()
    lines = text.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("table: takeback"))
    block = lines[at : at + 5]
    again = "\n".join([*lines[: at + 6], *block, *lines[at + 6 :], ""])
    with pytest.raises(RecordError) as refused:
        verify_record(again)
    assert refused.value.code == "exchange-twice"


def test_dice_of_the_server_alone_are_told_apart() -> None:
    """Where no player took part, everything may fit and yet prove nothing."""
    share = new_share()
    alone = Exchange(MATCH, commitments={SERVER: commitment_of(share)}, shares={SERVER: share})
    header = Header(
        format=2,
        game="normandy",
        scenario="la-raye",
        key=alone.key().hex(),
        match=MATCH,
        commitments=dict(alone.commitments),
        shares=dict(alone.shares),
    )
    found = verify_record(render(Record(header)))
    assert not found.is_provable


def test_a_format_1_record_has_no_exchange() -> None:
    """Its own rules hold: a takeback goes on from the old key; lines of format 2 are refused."""
    match = Match.start("normandy", "la-raye", bytes(32))
    match.choose("us", match.options("us")[0])
    match.takeback(1)
    text = match.to_text()
    assert text.startswith("fieldcraft record 1\n")
    found = verify_record(text)
    assert (found.exchanges, found.is_provable) == ((), False)
    with pytest.raises(RecordError) as refused:
        verify_record(text.replace("options:", "match: abc\noptions:"))
    assert refused.value.code == "unknown-header"


# -- the public list -----


def chain(*seals: str) -> list[Line]:
    """A list of these seals, each sealed."""
    lines: list[Line] = []
    before = NOTHING
    for number, seal in enumerate(seals, 1):
        line = Line(number, 1_700_000_000 + number, "sealed", seal)
        before = line_hash(before, line)
        lines.append(Line(line.number, line.at, line.what, line.seal, before))
    return lines


def test_the_list_cannot_be_changed_unnoticed() -> None:
    """A line changed, dropped, added or moved breaks the chain, or changes every hash after it."""
    good = chain(*(new_share() for _ in range(6)))
    assert check_chain(good) == (6, good[-1].hash)
    changed = [*good]
    changed[2] = Line(3, good[2].at, "sealed", new_share(), good[2].hash)
    for bad, place in (
        (changed, 3), (good[1:], 1), ([*good[:2], *good[3:]], 3), ([good[1], good[0]], 1),
        ([*good[:3], good[2]], 4),
    ):  # fmt: skip
        with pytest.raises(BrokenList) as found:
            check_chain(bad)
        assert found.value.number == place
    rewritten = chain(*(line.seal for line in [*good[:2], changed[2], *good[3:]]))
    check_chain(rewritten)
    assert [one.hash == other.hash for one, other in zip(good, rewritten, strict=True)] == [
        True, True, False, False, False, False,
    ]  # fmt: skip


def test_a_copy_of_the_list_reads_back() -> None:
    """What is written is read; what was changed, or is something else, is refused."""
    good = chain(new_share(), new_share())
    text = to_text(good)
    assert from_text(text) == good
    with pytest.raises(BrokenList):
        from_text(text.replace(good[0].seal, new_share()))
    for wrong in ("", "something else\n", text + "3 4 5\n"):
        with pytest.raises(ValueError, match=r".*"):
            from_text(wrong)


def test_an_exchange_is_listed_when_sealed_and_started() -> None:
    """In that order, once."""
    seal, other = new_share(), new_share()
    lines = [Line(1, 0, "sealed", seal), Line(2, 0, "sealed", other), Line(3, 0, "started", seal)]
    assert has_seal(lines, seal)
    assert not has_seal(lines, other)
    assert not has_seal([*lines, Line(4, 0, "started", seal)], seal)
