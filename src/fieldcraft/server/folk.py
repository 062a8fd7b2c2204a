"""The tables of people: who they are, how they come in, where they sit, what they are told.

Tokens are kept only as hashes (see `tokens`).  Times are seconds since 1970 (`House.now`).
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from fieldcraft.server.tables import MATCH_ID, metadata

PERSON_ID = String(16)
SIDE = String(40)
SERIAL = BigInteger().with_variant(Integer, "sqlite")  # SQLite counts up only plain integers


def _match(primary_key: bool = False) -> Column[str]:
    key = ForeignKey("matches.id", ondelete="CASCADE")
    return Column("match", MATCH_ID, key, primary_key=primary_key, nullable=False)


def _person() -> Column[str]:
    key = ForeignKey("persons.id", ondelete="CASCADE")
    return Column("person", PERSON_ID, key, nullable=False)


persons = Table(
    "persons",
    metadata,
    Column("id", PERSON_ID, primary_key=True),
    Column("name", String(80), nullable=False),  # what others see; empty: a guest without a name
    Column("login", String(80), unique=True),  # folded name of an account; null for a guest
    Column("password", Text),  # argon2
    Column("mail", String(254)),
    Column("mail_confirmed", Boolean, nullable=False),
    Column("lang", String(8), nullable=False),
    Column("wishes", JSON, nullable=False),  # sessions.Wishes
    Column("webhook", Text),
    Column("webhook_salt", String(32), nullable=False),  # the signing secret is made from it
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    _person(),
    Column("created", Double, nullable=False),
    Column("expires", Double, nullable=False),
)
Index(None, sessions.c.person)

api_tokens = Table(
    "api_tokens",
    metadata,
    Column("id", PERSON_ID, primary_key=True),
    _person(),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("label", String(80), nullable=False),
    Column("created", Double, nullable=False),
)
Index(None, api_tokens.c.person)

attempts = Table(
    "attempts",
    metadata,
    Column("id", SERIAL, primary_key=True),
    Column("what", String(64), nullable=False),  # a hash of what was tried, and by whom
    Column("at", Double, nullable=False),
)  # what several processes count together; see `limits`
Index(None, attempts.c.what, attempts.c.at)
Index(None, attempts.c.at)

mail_tokens = Table(
    "mail_tokens",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    _person(),
    Column("purpose", String(10), nullable=False),  # confirm, recover
    Column("value", String(254), nullable=False),  # the address it was sent to
    Column("expires", Double, nullable=False),
)
Index(None, mail_tokens.c.person)

seats = Table(
    "seats",
    metadata,
    _match(primary_key=True),
    Column("side", SIDE, primary_key=True),
    Column("number", Integer, nullable=False),  # 0, 1: the side's index
    Column("kind", String(10), nullable=False),  # person, bot, open
    Column("name", String(80), nullable=False),
    Column("bot", String(80)),
    Column("hotseat", Boolean, nullable=False),  # one person may hold both sides
    Column("token_hash", String(64), unique=True),
    Column("used_hash", String(64), unique=True),  # the invitation that was used to sit down
    Column("nonce", String(128), nullable=False),  # its share of the dice's key; see `keys`
    Column("standing", Text, nullable=False),  # record.standing, in words
    Column("muted", Boolean, nullable=False),  # this seat does not want to see the other's chat
)

holds = Table(
    "holds",
    metadata,
    _match(primary_key=True),
    Column("side", SIDE, primary_key=True),
    Column(
        "person", PERSON_ID, ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True
    ),  # several: the same player on several devices
    Column("since", Double, nullable=False),
)
Index(None, holds.c.person)

chat_lines = Table(
    "chat_lines",
    metadata,
    Column("id", SERIAL, primary_key=True),
    _match(),
    Column("side", SIDE, nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)
Index(None, chat_lines.c.match, chat_lines.c.id)

notes = Table(
    "notes",
    metadata,
    _match(primary_key=True),
    Column("side", SIDE, primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

clock_marks = Table(
    "clock_marks",
    metadata,
    Column("id", SERIAL, primary_key=True),
    _match(),
    Column("at", Double, nullable=False),
    Column("kind", String(6), nullable=False),  # entry (the start), pause, run, gift
    Column("waiting", Integer, nullable=False),
    Column("side", Integer, nullable=False),
    Column("amount", Double, nullable=False),
)
Index(None, clock_marks.c.match)

rematches = Table(
    "rematches",
    metadata,
    _match(primary_key=True),
    Column("offered", SIDE, nullable=False),
    Column("at", Double, nullable=False),
    Column("next", MATCH_ID),  # the match that came of it
)

notices = Table(
    "notices",
    metadata,
    Column("id", SERIAL, primary_key=True),
    _match(),
    Column("side", SIDE, nullable=False),
    _person(),
    Column("kind", String(10), nullable=False),  # turn, reminder, over
    Column("spell", BigInteger, nullable=False),  # the entry by which it came about
    Column("at", Double, nullable=False),
    Column("read", Boolean, nullable=False),
    UniqueConstraint("match", "side", "person", "kind", "spell"),  # so it is told once
)
Index(None, notices.c.person, notices.c.id)

outbox = Table(
    "outbox",
    metadata,
    Column("id", SERIAL, primary_key=True),
    _person(),
    Column("channel", String(8), nullable=False),  # mail, webhook
    Column("content", JSON, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("due", Double, nullable=False),  # not before; while being sent: when others may try
    Column("created", Double, nullable=False),
)
Index(None, outbox.c.due)
