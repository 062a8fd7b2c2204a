"""Matches afterwards: records, replays, rechecks."""
