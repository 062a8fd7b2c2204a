"""The catalogues use the printed editions' terms, and have a text for all the engine reports."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import fieldcraft
from fieldcraft.core.content.reading import read_file
from fieldcraft.games.undaunted.voice.names import card_name, counter_name, look_id
from fieldcraft.i18n import LANGUAGES, Speaker
from fieldcraft.i18n.names import scenario_name
from fieldcraft.i18n.speaker import message_ids
from tests.loops import for_each

SOURCE = Path(fieldcraft.__file__).parent
NORMANDY = SOURCE / "games" / "undaunted" / "content" / "normandy"
SPEAKERS = [Speaker(lang, strict=True, game="normandy") for lang in LANGUAGES]

# English, Russian, Brazilian Portuguese, Polish.
GLOSSARY = {
    "game-normandy": (
        "Undaunted: Normandy",
        "Неустрашимые: Нормандия",
        "Destemidos: Normandia",
        "Nieustraszeni: Normandia",
    ),
    "side-us": ("US", "США", "Estados Unidos", "Amerykanie"),
    "side-de": ("Germany", "Германия", "Alemanha", "Niemcy"),
    "card-scout": ("Scout", "Разведчик", "Esclarecedor", "Zwiadowca"),
    "card-rifleman": ("Rifleman", "Стрелок", "Fuzileiro", "Strzelec"),
    "card-machine-gunner": ("Machine Gunner", "Пулемётчик", "Metralhador", "Kaemista"),
    "card-sniper": ("Sniper", "Снайпер", "Caçador", "Snajper"),
    "card-mortar": ("Mortar", "Миномёт", "Morteiro", "Moździerz"),
    "card-platoon-sergeant": (
        "Platoon Sergeant",
        "Командир взвода",
        "Adjunto de Pelotão",
        "Sierżant plutonu",
    ),
    "card-platoon-guide": (
        "Platoon Guide",
        "Заместитель командира взвода",
        "Guia de Pelotão",
        "Przewodnik plutonu",
    ),
    "card-squad-leader": (
        "Squad Leader",
        "Командир отделения",
        "Líder de GC",
        "Dowódca drużyny",
    ),
    "card-fog-of-war": ("Fog of War", "Туман войны", "Névoa da Guerra", "Mgła wojny"),
    "action-hunker": ("Hunker Down", "Затаиться", "Abrigar-se", "Przeczekanie"),
    "action-move": ("Move", "Переместиться", "Mover", "Ruch"),
    "action-guide": ("Guide", "Отправить", "Conduzir", "Prowadzenie"),
    "action-scout": ("Scout", "Разведать", "Esclarecer", "Zwiad"),
    "action-stalk": ("Stalk", "Прокрасться", "Espreitar", "Skradanie"),
    "action-drive": ("Drive", "Управлять", "Guiar", "Jazda"),
    "action-bolster": ("Bolster", "Пополнить", "Reforçar", "Wzmocnienie"),
    "action-command": ("Command", "Приказать", "Comandar", "Dowodzenie"),
    "action-conceal": ("Conceal", "Замаскироваться", "Dissimular", "Maskowanie"),
    "action-control": ("Control", "Захватить", "Controlar", "Kontrola"),
    "action-inspire": ("Inspire", "Воодушевить", "Inspirar", "Za mną!"),
    "action-recon": ("Recon", "Наблюдать", "Reconhecer", "Rozpoznanie"),
    "action-target": ("Target", "Прицелиться", "Mirar", "Celowanie"),
    "action-navigate": ("Navigate", "Проложить маршрут", "Navegar", "Nawigacja"),
    "action-survey": ("Survey", "Изучить", "Vigiar", "Obserwacja"),
    "action-repair": ("Repair", "Отремонтировать", "Reparar", "Naprawa"),
    "action-attack": ("Attack", "Атаковать", "Atacar", "Atak"),
    "action-suppress": ("Suppress", "Подавить", "Suprimir", "Ogień ciągły"),
    "action-blast": ("Blast", "Обстрелять", "Bombardear", "Ostrzał"),
    "action-strafe": ("Strafe", "Штурмовка", "Metralhar", "Nalot"),
    "action-demolition": ("Demolition", "Взорвать", "Demolição", "Detonacja"),
    "action-anti-tank": ("Anti-tank", "Подбить танк", "Antitanque", "Ppanc."),
    "zone-deck": ("deck", "колода", "baralho", "talia"),
    "zone-hand": ("hand", "рука", "mão", "ręka"),
    "zone-supply": ("supply", "запас", "suprimento", "rezerwa"),
    "zone-play": ("play area", "разыгранные карты", "área de jogo", "strefa gry"),
    "zone-discard": ("discard pile", "сброс", "pilha de descartes", "stos kart odrzuconych"),
    "face-ready": ("ready", "готов", "em prontidão", "aktywny"),
    "face-suppressed": ("suppressed", "подавлен", "suprimido", "przygwożdżony"),
    "marker-scouted": ("scouted", "разведано", "esclarecida", "rozpoznany"),
    "marker-controlled": ("controlled", "под контролем", "controlada", "kontrolowany"),
    "marker-objective": (
        "objective marker",
        "жетон ключевой точки",
        "marcador de Objetivo",
        "znacznik celu",
    ),
    "marker-target": (
        "target marker",
        "жетон прицела",
        "marcador de Mira",
        "znacznik celownika",
    ),
    "phase-initiative": (
        "Determine initiative",
        "Определение инициативы",
        "Determinar a Iniciativa",
        "Określenie inicjatywy",
    ),
    "field-defence-total": (
        "defence total",
        "значение защиты",
        "total de defesa",
        "całkowita wartość obrony",
    ),
    # North Africa
    "game-north-africa": (
        "Undaunted: North Africa",
        "Неустрашимые: Северная Африка",
        "Destemidos: Norte da África",
        "Nieustraszeni: Afryka Północna",
    ),
    "side-lrdg": ("LRDG", "LRDG", "LRDG", "LRDG"),
    "side-it": ("Italy", "Италия", "Forças Italianas", "Włosi"),
    "card-saboteur": ("Saboteur", "Диверсант", "Sabotador", "Dywersant"),
    "card-engineer": ("Engineer", "Инженер", "Engenheiro", "Inżynier"),
    "card-tank-driver": ("Tank Driver", "Водитель", "Condutor de Tanques", "Kierowca czołgu"),
    "card-tank-crew": ("Tank Crew", "Механик", "Tripulante de Tanques", "Załogant"),
    "card-tank-gunner": ("Tank Gunner", "Наводчик", "Artilheiro de Tanques", "Działonowy"),
    "card-lieutenant": ("Lieutenant", "Лейтенант", "Tenente", "Porucznik"),
    "card-warrant-officer": ("Warrant Officer", "Уорент-офицер", "Subtenente", "Chorąży"),
    "card-staff-sergeant": ("Staff Sergeant", "Штаб-сержант", "1º Sargento", "Starszy sierżant"),
    "card-recon-plane": (
        "Recon Plane",
        "Самолёт-разведчик",
        "Aeronave de Reconhecimento",
        "Samolot rozpoznawczy",
    ),
    "class-vehicle": ("vehicle card", "карта техники", "carta de Veículo", "karta pojazdu"),
    "vehicle-medium-tank": ("Medium Tank", "Средний танк", "Tanque Médio", "Czołg średni"),
    "vehicle-scout-car": (
        "Scout Car",
        "Автомобиль разведки",
        "Veículo de Reconhecimento",
        "Wóz zwiadu",
    ),
    "vehicle-gun-truck": (
        "Gun Truck",
        "Автомобиль поддержки",
        "Veículo de Apoio",
        "Wóz wsparcia",
    ),
    "vehicle-patrol-truck": (
        "Patrol Truck",
        "Патрульный автомобиль",
        "Veículo de Patrulha",
        "Wóz patrolowy",
    ),
    "action-seat": ("Vehicle action", "Использовать технику", "Ação do Veículo", "Akcja pojazdu"),
    "action-switch": (
        "Switch seats",
        "Поменяться местами",
        "Mudança de assentos",
        "Zamiana miejsc",
    ),
    "action-enter": ("Enter", "Сесть в технику", "Entrar", "Wsiadanie"),
    "action-exit": ("Exit", "Покинуть технику", "Sair", "Wysiadanie"),
    "action-shift": ("Reposition", "Сменить место", "Reposicionar", "Zmiana stanowiska"),
    "face-disabled": ("disabled", "выведен из строя", "incapacitado", "niesprawny"),
    "marker-damage": (
        "damage marker",
        "жетон повреждения",
        "marcador de Dano",
        "znacznik uszkodzeń",
    ),
    "marker-escape": (
        "escape marker",
        "жетон точки эвакуации",
        "marcador de Fuga",
        "znacznik ucieczki",
    ),
    "marker-structure": (
        "structure marker",
        "жетон объекта",
        "marcador de Estrutura",
        "znacznik obiektu",
    ),
    "field-basic-defence": ("basic defence", "обычная защита", "defesa básica", "obrona zwykła"),
    "field-armour": ("armour", "броня", "defesa blindada", "obrona pancerna"),
    "field-structure-defence": (
        "structure defence",
        "защита объекта",
        "defesa da Estrutura",
        "obrona obiektu",
    ),
    "field-integrity": ("integrity", "запас прочности", "integridade", "integralność"),
    "field-critical": (
        "critical threshold",
        "порог критических повреждений",
        "limite crítico",
        "poziom krytyczny",
    ),
    "field-specialism": ("specialisation", "специализация", "especialização", "specjalizacja"),
    "field-rough": (
        "rough terrain",
        "труднопроходимая местность",
        "terreno acidentado",
        "trudny teren",
    ),
}


@for_each("message_id", GLOSSARY)
def test_terms_are_the_printed_ones(message_id: str) -> None:
    """The glossary of the rules reference binds the catalogues."""
    said = tuple(speaker.say(message_id, squad=None) for speaker in SPEAKERS)
    assert said == GLOSSARY[message_id]


@pytest.mark.parametrize(
    ("word", "names"),
    [
        ("landing-ground-7", ("Landing Ground 7", "Аэродром № 7", "Aeródromo 7", "Lądowisko nr 7")),
        ("mortain", ("Mortain", "Мортен", "Mortain", "Mortain")),
        ("no-such-battle", ("no-such-battle",) * 4),
    ],
)
def test_scenarios_are_called_what_their_files_say(word: str, names: tuple[str, ...]) -> None:
    """Also by a speaker of no game; a word that is nobody's is said as it is."""
    assert names == tuple(scenario_name(Speaker(lang), word) for lang in LANGUAGES)


@pytest.mark.parametrize("speaker", SPEAKERS, ids=repr)
def test_no_two_actions_share_a_name(speaker: Speaker) -> None:
    """Recon and Scout, Guide and Drive are easily confused in translation."""
    actions = [message_id for message_id in GLOSSARY if message_id.startswith("action-")]
    assert len({speaker.say(message_id) for message_id in actions}) == len(actions)


@pytest.mark.parametrize("speaker", SPEAKERS, ids=repr)
def test_all_content_of_normandy_has_names(speaker: Speaker) -> None:
    """Every card, counter, tile look and scenario of the box can be said."""
    cards = [card["id"] for card in read_file(NORMANDY / "cards.yaml").value["cards"]]
    assert [card for card in cards if card_name(speaker, card) == card] == []
    counters = [entry["id"] for entry in read_file(NORMANDY / "counters.yaml").value["counters"]]
    assert [word for word in counters if counter_name(speaker, word) == word] == []
    looks = [tile["look"] for tile in read_file(NORMANDY / "tiles.yaml").value["tiles"]]
    assert [look for look in looks if not speaker.has(look_id(look))] == []
    scenarios = [path.stem for path in (NORMANDY / "scenarios").glob("*.yaml")]
    assert [name for name in scenarios if scenario_name(speaker, name) == name] == []


def reported(*folders: str) -> Iterator[tuple[str, str]]:
    """Message ids the rules in these folders can report: events logged and refusals made."""
    paths = [path for folder in folders for path in SOURCE.glob(f"{folder}/**/*.py")]
    for path in sorted(paths):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func
            if isinstance(called, ast.Attribute) and called.attr == "log":
                kind = "event"
            elif isinstance(called, ast.Name) and called.id == "Refusal":
                kind = "why"
            else:
                continue
            first = node.args[0]
            for word in [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]:
                if isinstance(word, ast.Constant) and isinstance(word.value, str):
                    yield f"{kind}-{word.value}", path.name


@pytest.mark.parametrize(
    ("game", "package"), [("normandy", "undaunted"), ("combat-commander", "combat_commander")]
)
def test_all_the_engine_reports_can_be_said(game: str, package: str) -> None:
    """An event or refusal without a message would reach a person as an id."""
    english = Speaker("en", strict=True, game=game)
    found = set(reported("core", f"games/{package}"))
    assert len(found) > 30
    known = message_ids(english)
    kinds = {one.rpartition("-")[0] for one in known}  # an event of several kinds has several
    assert {one for one in found if one[0] not in known and one[0] not in kinds} == set()
