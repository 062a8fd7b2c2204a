"""Goals are told in every language, with the right form of each noun."""

from typing import Any

import pytest

from fieldcraft.games.undaunted.voice.goals import tell_goal
from fieldcraft.i18n import LANGUAGES, Speaker

SPEAKERS = [Speaker(lang, strict=True, game="north-africa") for lang in LANGUAGES]


def alternative(**parts: Any) -> dict[str, Any]:
    """One way to win as a plain scenario has it: everything named, nothing needed."""
    nobody = {"soldiers": 0, "vehicles": 0, "counters": []}
    whole = {"points": 0, "hold": "", "escape": nobody, "neutralise": nobody}
    for name, part in parts.items():
        whole[name] = {**nobody, **part} if isinstance(part, dict) else part
    return whole


def goal(*ways: dict[str, Any], may_escape: tuple[str, ...] = ()) -> dict[str, Any]:
    """The goal of a side."""
    return {"any": list(ways), "may_escape": list(may_escape)}


@pytest.mark.parametrize(
    ("side", "plain", "expected"),
    [
        (
            "lrdg",
            goal(alternative(points=2)),
            (
                "LRDG: score 2 points",
                "LRDG: набрать 2 очка",
                "LRDG: alcançar 2 pontos de objetivo",
                "LRDG: zdobyć 2 punkty celu",
            ),
        ),
        (
            "it",
            goal(alternative(escape={"vehicles": 2})),
            (
                "Italy: have 2 vehicles escape",
                "Италия: эвакуировать 2 единицы техники",
                "Forças Italianas: fazer escapar 2 Veículos",
                "Włosi: przeprowadzić ucieczkę 2 pojazdów",
            ),
        ),
        (
            "lrdg",
            goal(alternative(hold="2A", escape={"soldiers": 2})),
            (
                "LRDG: control 2A, then have 2 soldiers escape",
                "LRDG: захватить квадрат 2А, затем эвакуировать 2 солдат",
                "LRDG: controlar a peça 2A e depois fazer escapar 2 soldados",
                "LRDG: przejąć kontrolę nad obszarem 2A, a potem przeprowadzić ucieczkę 2"
                " żołnierzy",
            ),
        ),
        (
            "lrdg",
            goal(
                alternative(neutralise={"counters": ["it:medium-tank"]}),
                alternative(neutralise={"soldiers": 4}),
            ),
            (
                "LRDG: neutralise the enemy’s Medium Tank, or neutralise 4 enemy soldiers",
                "LRDG: нейтрализовать фишку противника «Средний танк» либо нейтрализовать"
                " 4 солдат противника",
                "LRDG: neutralizar a ficha inimiga Tanque Médio, ou neutralizar 4 soldados"
                " inimigos",
                "LRDG: zneutralizować wrogi żeton Czołg średni albo zneutralizować 4 żołnierzy"
                " wroga",
            ),
        ),
        (
            "it",
            goal(alternative(neutralise={"soldiers": 2, "vehicles": 1})),
            (
                "Italy: neutralise 2 enemy soldiers and 1 enemy vehicle",
                "Италия: нейтрализовать 2 солдат противника и 1 единицу техники противника",
                "Forças Italianas: neutralizar 2 soldados inimigos e 1 Veículo inimigo",
                "Włosi: zneutralizować 2 żołnierzy wroga i 1 pojazd wroga",
            ),
        ),
        (
            "lrdg",
            goal(
                alternative(escape={"soldiers": 1, "counters": ["lrdg:scout"]}),
                may_escape=("lrdg:scout", "lrdg:pilot-car"),
            ),
            (
                "LRDG: have 1 soldier and the Scout escape (may escape: Scout, Pilot Car)",
                "LRDG: эвакуировать 1 солдата и фишку «Разведчик» (могут эвакуироваться:"
                " Разведчик, Головной автомобиль)",
                "LRDG: fazer escapar 1 soldado e a ficha Esclarecedor (podem escapar:"
                " Esclarecedor, Veículo Batedor)",
                "LRDG: przeprowadzić ucieczkę 1 żołnierza i żetonu Zwiadowca (mogą uciec:"
                " Zwiadowca, Wóz pilotujący)",
            ),
        ),
        (
            "de",
            {"points": 5, "pin": True},
            (
                "Germany: control objectives worth 5 points / Germany: pin the enemy",
                "Германия: набрать 5 очков за ключевые точки / Германия: истощить врага",
                "Alemanha: controlar objetivos que valham 5 pontos / Alemanha: imobilizar o"
                " inimigo",
                "Niemcy: kontrolować cele warte 5 punktów / Niemcy: wyczerpać wroga",
            ),
        ),
    ],
)
def test_goals_are_told(side: str, plain: dict[str, Any], expected: tuple[str, ...]) -> None:
    """Points, escape, neutralise, a tile first, either and both (NA-801)."""
    assert expected == tuple(tell_goal(speaker, side, plain) for speaker in SPEAKERS)
