"""The rulebook's pages for the site and for print: figures as drawings, clauses as links."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from typing import Any

from fieldcraft.i18n import Speaker
from fieldcraft.record.drills.captions import caption
from fieldcraft.record.drills.figures import figure
from fieldcraft.record.rules.chapters import CLAUSES, FIGURE
from fieldcraft.record.rules.rulebook import CLAUSE, ROW
from fieldcraft.server.http.language import speaker as speaker_of
from scripts.figures import Drawings

COMMENTS = re.compile(r"(?:^<!-- .* -->\n?)+", re.MULTILINE)
Told = dict[str, Any]  # a note of `scripts.figures`, hence Any


def with_figures(text: str, lang: str, book: str, depth: int, drawings: Drawings) -> str:
    """A chapter with drawings and links where its comments name figures and clauses.

    `depth` is how far the page's file lies below the top; the site moves links with the page.
    """
    up = "../" * depth
    speaker = speaker_of(lang)

    def replaced(found: re.Match[str]) -> str:
        clauses = [one for line in CLAUSES.findall(found[0]) for one in line.split()]
        figures = [Path(one).name for one in FIGURE.findall(found[0])]
        parts = [
            rests_on(speaker, clauses, f"{up}rules/{'' if lang == 'en' else lang + '/'}{book}/")
        ]
        for name in figures:
            told = drawings.find(name, lang)
            if told is not None:
                parts.append(figure_html(speaker, name, told, f"{up}figures/"))
        return "\n\n".join(part for part in parts if part) + "\n"

    return COMMENTS.sub(replaced, text)


def rests_on(speaker: Speaker, clauses: list[str], page: str) -> str:
    """The clauses of a passage, shown on demand."""
    if not clauses:
        return ""
    links = " ".join(f'<a href="{page}#{one.lower()}">{one}</a>' for one in clauses)
    title = escape(speaker.say("book-clauses"))
    return f'<details class="clauses"><summary title="{title}">§</summary><p>{links}</p></details>'


def figure_html(speaker: Speaker, name: str, told: Told, folder: str) -> str:
    """A figure as a drawing, with its steps in words and a way to play it where a server is."""
    step = told["steps"][told["at"]]
    words = [step_text(speaker, one) for one in told["steps"]]
    steps = "".join(f"<li>{one}</li>" for one in words if one)
    count = sum(bool(one) for one in words)
    more = (
        f"<details><summary>{escape(speaker.say('figure-steps'))}</summary>"
        f"<ol>{steps}</ol></details>"
        if count > 1
        else ""
    )
    play = escape(speaker.say("figure-play"))
    title = escape(caption(figure(name).file.drill.drill, speaker.lang))
    return (
        f'<figure class="drill" id="figure-{name}">'
        f'<img src="{folder}{told["drawing"]}" width="{told["width"]:.0f}" '
        f'height="{told["height"]:.0f}" loading="lazy" alt="{escape(plain_text(step))}">'
        f"<figcaption><p><b>{title}</b></p><p>{step_text(speaker, step)}</p>{more}"
        f'<p class="play" hidden><a href="/figure/{name}?at={told["at"]}">{play}</a></p>'
        f"</figcaption></figure>"
    )


def plain_text(step: Told) -> str:
    """What is done at a step, without marks."""
    side = f"{step['side']}: " if step["side"] else ""
    return " ".join(f"{side}{step['text']} {' '.join(step['told'])}".split())


def step_text(speaker: Speaker, step: Told) -> str:
    """What is done at a step, and what came of it."""
    if step["kind"] == "end":
        return ""
    side = f"<b>{escape(step['side'])}:</b> " if step["side"] else ""
    text = escape(step["text"]).replace("\n", "<br>")
    told = " ".join(
        escape(one if one.endswith((".", "!", "?")) else f"{one}.") for one in step["told"]
    )
    if step["kind"] == "refusal":
        not_so = escape(speaker.say("figure-not"))
        return f'<span class="not">{not_so}</span> {side}{text}. {told}'
    return f"{side}{text}{'. ' + told if told else ''}"


def with_anchors(text: str) -> str:
    """A page of the rules reference whose clauses can be linked to."""
    lines = []
    for line in text.splitlines():
        if found := CLAUSE.match(line):
            name = found["id"]
            line = line.replace(f"**{name}**", f'<span id="{name.lower()}"></span>**{name}**', 1)
        elif found := ROW.match(line):
            name = found["id"]
            line = line.replace(f"| {name} |", f'| <span id="{name.lower()}"></span>{name} |', 1)
        lines.append(line)
    return "\n".join(lines) + "\n"


PRINTED = {"": "book-pdf", "-summary": "book-pdf-summary", "-player-aid": "book-pdf-aid"}
"""What there is of a book to print, by how its file ends."""


def printed_links(lang: str, book: str, depth: int) -> str:
    """Links to what there is to print."""
    speaker, up = speaker_of(lang), "../" * depth
    links = [
        f'<a href="{up}pdf/{book}{ending}-{lang}.pdf">{escape(speaker.say(message))}</a>'
        for ending, message in PRINTED.items()
    ]
    return f"\n<p>{' · '.join(links)}</p>\n"
