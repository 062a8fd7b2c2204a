"""The server's metrics, for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

_FAST = (0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.128, 0.256, 0.512, 1, 2, 4)

BATCH = Histogram(
    "fieldcraft_journal_batch", "Writes in one transaction", buckets=(1, 2, 4, 8, 16, 32, 64, 128)
)
COMMIT = Histogram("fieldcraft_journal_commit_seconds", "One transaction", buckets=_FAST)
CHOICE = Histogram("fieldcraft_choice_seconds", "From choice to sent tables", buckets=_FAST)
COMPOSE = Histogram("fieldcraft_compose_seconds", "One table message", buckets=_FAST)
ENTRIES = Counter("fieldcraft_entries", "Entries written", ["kind"])
CONFLICTS = Counter("fieldcraft_conflicts", "Writes for which another process was first")
LIVE = Gauge("fieldcraft_matches_in_memory", "Matches kept in memory")
CONNECTIONS = Gauge("fieldcraft_connections", "Open connections, sockets among them")
DROPPED = Counter(
    "fieldcraft_connections_dropped", "Connections ended: slow, crowded, refused", ["why"]
)
SOCKETS = Gauge("fieldcraft_sockets", "Open sockets")
WRITABLE = Gauge("fieldcraft_writable", "Whether the last trial write went well")
LOADS = Histogram("fieldcraft_load_seconds", "Loading a match", buckets=_FAST)
