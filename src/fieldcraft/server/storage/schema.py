"""The database schema: every table, on one `metadata`.

A new table or column needs a revision in `migrations/versions`, and a test compares the two;
`python scripts/revision.py NUMBER WHY` writes one.
Times are seconds since 1970 (`Services.now`).  Tokens are stored only as hashes (see `tokens`).
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
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

MATCH_ID = String(16)
NUMBER_MOST = (1 << 63) - 1
"""The largest number that both databases can store."""

matches = Table(
    "matches",
    metadata,
    Column("id", MATCH_ID, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("title", JSON, nullable=False),  # what lists show: scenario id or name, …
    Column("header", JSON, nullable=False),  # record.Header without its key
    Column("key", LargeBinary),  # the dice, once all sit: secret while the match runs
    Column("key_hash", String(64)),
    Column("rules", Integer, nullable=False),
    Column("status", String(10), nullable=False),  # open, running, over, frozen
    Column("version", BigInteger, nullable=False),  # number of entries
    Column("revision", BigInteger, nullable=False),  # counts every change of this row
    Column("offers", JSON, nullable=False),  # [{kind, by, count?}…]: draw, takeback, abandon
    Column("visibility", String(10), nullable=False),  # who may sit down: public, link
    # Who may watch: anybody, link, nobody.
    Column("watching", String(10), nullable=False, server_default="link"),
    Column("pace", JSON, nullable=False),
    Column("waiting", JSON, nullable=False),  # the words of the sides that have to answer
    Column("outcome", JSON(none_as_null=True)),  # {winner, reason, margin}
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("previous", MATCH_ID),  # the match this one is the rematch of
)
Index(None, matches.c.status, matches.c.visibility, matches.c.updated)

exchanges = Table(
    "exchanges",
    metadata,
    Column("match", MATCH_ID, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),  # 0: the start
    Column("rules", Integer, nullable=False),  # 1: nonces without commitments; see `exchange`
    Column("about", String(40), nullable=False),  # start, takeback N
    Column("state", String(8), nullable=False),  # open, sealed, done, void
    Column("commitments", JSON, nullable=False),  # {party: SHA-256}
    Column("shares", JSON, nullable=False),  # {party: share}, as revealed; the server's is secret
    Column("listed", BigInteger),  # where its seal stands in `sealed_list`
)

sealed_list = Table(
    "sealed_list",
    metadata,
    Column("number", BigInteger, primary_key=True, autoincrement=False),  # from 1, without gaps
    Column("at", BigInteger, nullable=False),
    Column("what", String(8), nullable=False),  # sealed, started
    Column("seal", String(64), nullable=False),
    Column("hash", String(64), nullable=False),  # over the line and the hash before it
)

entries = Table(
    "entries",
    metadata,
    Column("match", MATCH_ID, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),  # from 1
    Column("who", String(40), nullable=False),  # a side, or `table`
    Column("kind", String(8), nullable=False),  # choice, undo, act
    Column("text", Text, nullable=False),
    Column("side", Integer, nullable=False),  # -1 for the table
    Column("option", BigInteger, nullable=False),  # -1 for an act; for an undo the place undone
    Column("target", BigInteger, nullable=False),  # of a takeback; otherwise -1
    Column("events", JSON, nullable=False),  # [[name, audience, fields]…]
    Column("digest", String(64), nullable=False),
    Column("seen", Integer, nullable=False),  # bit 0, 1: sides; 2: spectators; 3: hidden branch
    Column("asked", Integer, nullable=False),  # who is asked after it: bit 0, 1
    Column(
        "turns", Integer, nullable=False, server_default="0"
    ),  # begun by each side; see `matches.turns`
    Column("at", Double, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("match", MATCH_ID, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("dump", LargeBinary, nullable=False),  # the whole state: never leaves the server
)

HEARTBEAT, TRIAL = 1, 2
pulses = Table(
    "pulses",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # HEARTBEAT or TRIAL
    Column("at", Double, nullable=False),  # when a server last ran, or last tried to write
)

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
    Column("look", String(400)),  # names.look_of(name)
    Column("password", Text),  # argon2
    Column("mail", String(254)),
    Column("mail_confirmed", Boolean, nullable=False),
    Column("lang", String(8), nullable=False),
    Column("wishes", JSON, nullable=False),  # sessions.Wishes
    Column("webhook", Text),
    Column("webhook_salt", String(32), nullable=False),  # the signing secret is derived from it
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("mailed", Double),  # when the last letter about matches was sent
)

Index(None, persons.c.look)

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
    Column("used", Double),  # null: never
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
    Column("kind", String(10), nullable=False),  # person, bot, open, left
    Column("name", String(80), nullable=False),
    Column("bot", String(80)),
    Column("hotseat", Boolean, nullable=False),  # one person may hold both sides
    Column("token_hash", String(64), unique=True),
    Column("used_hash", String(64), unique=True),  # the invitation that was used to sit down
    Column("standing", Text, nullable=False),  # record.standing, in words
    Column("muted", Boolean, nullable=False),  # whether the other's chat is hidden from this seat
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
    # The entry up to which this person has seen the match or was told of it; see `notify.letters`.
    Column("told", BigInteger, nullable=False, server_default="0"),
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
    Column("key", String(64)),  # what its sender calls it, so that it is said once
    UniqueConstraint("match", "side", "key"),
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
    Column("next", MATCH_ID),  # the new match
    Column("commitment", String(64)),  # of whoever offered it, for the new match's dice
)

notices = Table(
    "notices",
    metadata,
    Column("id", SERIAL, primary_key=True),
    _match(),
    Column("side", SIDE, nullable=False),
    _person(),
    Column("kind", String(10), nullable=False),  # turn, reveal, reminder, over, rematch
    Column("spell", BigInteger, nullable=False),  # the entry that caused it
    Column("at", Double, nullable=False),
    Column("read", Boolean, nullable=False),
    UniqueConstraint("match", "side", "person", "kind", "spell"),  # so it is sent once
)
Index(None, notices.c.person, notices.c.id)

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", PERSON_ID, primary_key=True),
    _person(),
    Column("endpoint", Text, nullable=False),  # where the browser's own service listens
    Column("endpoint_hash", String(64), nullable=False, unique=True),
    Column("key", String(100), nullable=False),  # the browser's, for what is sent to it
    Column("auth", String(40), nullable=False),
    Column("created", Double, nullable=False),
)  # see `notify.push`
Index(None, push_subscriptions.c.person)

outbox = Table(
    "outbox",
    metadata,
    Column("id", SERIAL, primary_key=True),
    _person(),
    Column("channel", String(8), nullable=False),  # mail, webhook, push
    Column("content", JSON, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("due", Double, nullable=False),  # not before; while being sent: when others may try
    Column("created", Double, nullable=False),
)
Index(None, outbox.c.due)

uploads = Table(
    "uploads",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("owner", String(64)),  # a hash of the person or address
    Column("address", String(64)),  # a hash, also where a person owns it
    Column("text", Text, nullable=False),
    Column("about", JSON, nullable=False),
    Column("created", Double, nullable=False),
)
Index(None, uploads.c.owner, uploads.c.created)
Index(None, uploads.c.address)
Index(None, uploads.c.created)
