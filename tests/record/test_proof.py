"""Proof by execution: mutants die by the drills that cite what they break, and results are kept."""

from pathlib import Path

import pytest

from fieldcraft.core.build import BUILD
from fieldcraft.record.proof.carriers import functions
from fieldcraft.record.proof.mutants import live, mutants
from fieldcraft.record.proof.run import Proof
from fieldcraft.record.proof.verdicts import verdicts


def step_bar() -> str:
    """A function that carries U-503."""
    return "games.undaunted.movement:Step.bar"


def test_a_function_is_found_with_what_it_cites() -> None:
    """By the clauses in its source or in the docstring of its class."""
    found = {one.key: one for one in functions()}
    assert "U-503" in found[step_bar()].cites


def test_mutants_differ_from_the_function_and_leave_it_alone() -> None:
    """Each by one fault; the function itself stays as it is."""
    if BUILD != "plain":
        return  # compiled rules have no code to exchange
    function = next(one for one in functions() if one.key == step_bar())
    before = live(function).__code__
    made = mutants(function)
    assert len({one.what for one in made}) == len(made) >= 3
    assert all(one.code != before for one in made)
    assert live(function).__code__ is before


def test_a_method_that_asks_its_parent_has_mutants() -> None:
    """One that calls `super()` is exchanged like any other."""
    if BUILD != "plain":
        return
    key = "games.undaunted.north_africa.turn:SoldierUse.options"
    assert mutants(next(one for one in functions() if one.key == key))


def test_a_drill_kills_and_the_kill_is_kept(tmp_path: Path) -> None:
    """What was found is known again, until the drill or the function changes."""
    if BUILD != "plain":
        return
    proof = Proof(tmp_path / "proof.json")
    assert proof.prove("U-503")
    assert all("U-503" in proof.cited[drill] for drill in proof.killers()["U-503"])
    proof.keep()
    again = Proof(proof.path)
    assert again.killers()["U-503"] == proof.killers()["U-503"] != {}
    assert "U-503" not in again.unproved()


@pytest.mark.slow
@pytest.mark.both
@pytest.mark.timeout(3600)
def test_every_behaviour_is_proved() -> None:
    """A drill that cites it kills a mutant; a definition or component count has a content test.

    What was changed since `fieldcraft conformance --proof` kept its results is proved again here,
    which takes a second for each clause.
    """
    if BUILD != "plain":
        return
    proof = Proof()
    for clause in proof.unproved():
        proof.prove(clause)
    assert [one.clause for one in verdicts(proof) if one.how == "open"] == []
