"""Proof by execution: mutants of what carries a clause, and the drills that kill them."""
