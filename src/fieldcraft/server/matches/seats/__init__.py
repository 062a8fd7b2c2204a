"""Seats of a match: who plays which side, how one takes a seat, who may watch."""
