"""Scenarios: the shape of a scenario file, its checks, and the scenarios of the box beside them."""
