"""Matches looked at afterwards: records, replays, verification, reports."""
