"""Writing a drill for a position: a rule problem somebody has met, ready to run again.

The position is written as what both sides see (`seen` in docs/drills.md), so it can be in the
middle of anything. What one side may not know can be left out: then the hidden cards are dealt at
random to fit what it sees, and nothing of the match is in the file.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from fieldcraft.core import Refusal, ScriptError, State, WordError, key_from_seed
from fieldcraft.core.chance import Chance
from fieldcraft.core.game import Game
from fieldcraft.record.seen import seen

WIDTH: Final = 96
PLAIN: Final = re.compile(r"([A-Za-z][A-Za-z0-9]*|[0-9]{1,2}[AB])([-:#_ ][A-Za-z0-9]+)*")
"""What needs no quotes in YAML, unless it is one of the words below."""
SPOKEN: Final = frozenset(("true", "false", "null", "yes", "no", "on", "off", "nan", "inf"))
MOST_OPTIONS: Final = 80
SEED: Final = 1


@dataclass(frozen=True)
class Words:
    """The drill's own texts, in the reader's language; one line each."""

    title: str
    note: str
    """A remark on where it comes from, and what was dealt at random."""
    change: str
    """The remark next to what happens now: change it to what should happen."""


@dataclass(frozen=True)
class Tried:
    """What somebody wanted to choose."""

    side: str
    text: str


def fitting(game: Game, state: State, side: int, key: bytes) -> State:
    """A state that this side cannot tell from the real one, made from its view alone."""
    return game.sample(state.view(side), Chance(key))


def drill_of(game: Game, state: State, words: Words, tried: Tried | None = None) -> str:
    """The text of a drill that starts at this state, with the question and what was tried.

    It says what happens now, so it passes as it is; whoever reports a problem changes that to what
    should happen.
    """
    asked = state.decision
    step = _trial(game, state, tried) if tried is not None else []
    clause = asked.clause if asked is not None else ""
    found = re.search(r"^    clause: (\S+)$", "\n".join(step), re.MULTILINE)
    clauses = dict.fromkeys([clause or "", found.group(1) if found else ""])
    lines = [
        f"drill: {_text(words.title[:200])}",
        f"note: {_text(words.note[:2000])}",
        f"game: {game.key}",
        f"clauses: {_inline([one for one in clauses if one] or [state.end_clause()])}",
        f"seed: {SEED}",
        "seen:",
        *_views(game, state),
        "",
        "steps:",
        *_question(game, state, words),
    ]
    if step:
        lines += ["", f"  # {words.change}", *step]
    return "".join(f"{line}\n" for line in lines)


def _views(game: Game, state: State) -> list[str]:
    """What each side sees, in YAML."""
    lines: list[str] = []
    for side, shown in seen(game, state).items():
        lines.append(f"  {side}:")
        lines += _block(shown, 4)
    return lines


def _question(game: Game, state: State, words: Words) -> list[str]:
    """Who is asked what, and what they are offered."""
    asked = state.decision
    if asked is None:
        return ["  - expect:", "      decision: none"]
    sides = [game.sides[side] for side in asked.sides]
    who = f"side: {sides[0]}" if len(sides) == 1 else f"sides: {_inline(sides)}"
    question = "" if len(sides) > 1 else f", question: {asked.question}"
    lines = [
        f"  # {words.change}",
        "  - expect:",
        f"      decision: {{{who}{question}, clause: {asked.clause}}}",
        "      options:",
    ]
    for side in sides:
        offered = [state.word(option) for option in state.options(game.side(side))]
        if len(offered) <= MOST_OPTIONS:
            lines += _wrapped(f"        {side}: ", offered)
        else:
            lines += _wrapped(f"        {side}: ", {"include": offered[:MOST_OPTIONS]})
    return lines


def _trial(game: Game, state: State, tried: Tried) -> list[str]:
    """The step that tries it: refused with its reason, or done and what is asked after it."""
    side = game.side(tried.side)
    text = " ".join(tried.text.split())[:200]
    if not text:
        return []
    refusal = _refusal(state, side, text)
    if refusal is not None:
        why = f"clause: {refusal.clause}" if refusal.clause else f"reason: {refusal.reason}"
        return [f"  - refuse: {{{tried.side}: {_text(text)}}}", f"    {why}"]
    after = game.join([state.view(0), state.view(1)], key_from_seed(SEED))
    try:
        after.choose(side, after.parse(text))
    except ScriptError:
        return []
    lines = [f"  - {tried.side}: {_text(text)}", "    expect:"]
    asked = after.decision
    if asked is None:
        return [*lines, "      decision: none"]
    sides = [game.sides[one] for one in asked.sides]
    who = f"side: {sides[0]}" if len(sides) == 1 else f"sides: {_inline(sides)}"
    return [*lines, f"      decision: {{{who}, clause: {asked.clause}}}"]


def _refusal(state: State, side: int, text: str) -> Refusal | None:
    """Why it is not offered; None if it is."""
    try:
        return state.why_not(side, text)
    except WordError as error:
        return error.refusal


# -- YAML -----


def _block(values: Mapping[str, Any], indent: int) -> list[str]:
    """A mapping, each key on a line of its own; what is long is broken up once more."""
    lines: list[str] = []
    for name, value in values.items():
        head = f"{' ' * indent}{_text(name)}: "
        whole = head + _inline(value)
        if len(whole) <= WIDTH or not value or not isinstance(value, dict | list):
            lines.append(whole)
        elif isinstance(value, list):
            lines += _wrapped(head, value)
        else:
            lines.append(head.rstrip())
            lines += _block(value, indent + 2)
    return lines


def _wrapped(head: str, value: Any) -> list[str]:
    """Something in brackets, over several lines where it is long; `Any`: plain values."""
    whole = head + _inline(value)
    if len(whole) <= WIDTH or not isinstance(value, list) or not value:
        return [whole]
    lines, line, gap = [], head + "[", " " * (len(head) - len(head.lstrip()) + 2)
    for number, item in enumerate(value):
        piece = _inline(item) + ("," if number + 1 < len(value) else "]")
        if len(line) + len(piece) + 1 > WIDTH and line.strip() not in ("", (head + "[").strip()):
            lines.append(line.rstrip())
            line = gap
        line += piece + " "
    return [*lines, line.rstrip()]


def _inline(value: Any) -> str:
    """A value on one line; `Any`: plain values of any shape."""
    if isinstance(value, Mapping):
        inside = ", ".join(f"{_text(str(key))}: {_inline(one)}" for key, one in value.items())
        return f"{{{inside}}}"
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, Sequence):
        return f"[{', '.join(_inline(one) for one in value)}]"
    return json.dumps(value)


def _text(text: str) -> str:
    """A text, in quotes unless nobody could take it for anything else."""
    if PLAIN.fullmatch(text) and text.lower() not in SPOKEN:
        return text
    return json.dumps(text, ensure_ascii=False)
