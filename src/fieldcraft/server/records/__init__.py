"""Matches afterwards: records, replays, verification, reports of rule problems."""
