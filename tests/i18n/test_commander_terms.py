"""Combat Commander is told in the printed terms of the rules' glossary, and in one term each."""

import pytest

from fieldcraft.i18n import LANGUAGES, Speaker
from tests.i18n.catalogue import messages
from tests.loops import for_each

SPEAKERS = [Speaker(lang, strict=True, game="combat-commander") for lang in LANGUAGES]

# English, Russian as the glossary has it, Brazilian Portuguese, Polish.
GLOSSARY = {
    "side-axis": ("Axis", "Ось", "Eixo", "Oś"),
    "side-allies": ("Allies", "Союзники", "Aliados", "Alianci"),
    "posture-attack": ("attack", "атака", "ataque", "atak"),
    "posture-recon": ("recon", "разведка", "reconhecimento", "rozpoznanie"),
    "posture-defend": ("defend", "защита", "defesa", "obrona"),
    "order-advance": ("Advance", "Наступление", "Avanço", "Natarcie"),
    "order-artillery-denied": (
        "Artillery Denied",
        "Отказ в артподдержке",
        "Artilharia Negada",
        "Odmowa artylerii",
    ),
    "order-artillery-request": (
        "Artillery Request",
        "Запрос артиллерии",
        "Pedido de Artilharia",
        "Wezwanie artylerii",
    ),
    "order-fire": ("Fire", "Огонь", "Fogo", "Ogień"),
    "order-move": ("Move", "Движение", "Movimento", "Ruch"),
    "order-recover": ("Recover", "Восстановление", "Recuperação", "Reorganizacja"),
    "order-rout": ("Rout", "Бегство", "Debandada", "Popłoch"),
    "action-ambush": ("Ambush", "Засада", "Emboscada", "Zasadzka"),
    "action-dig-in": ("Dig In", "Окопаться", "Cavar Abrigos", "Okopanie się"),
    "action-fire": (
        "Opportunity Fire",
        "Огонь по обстоятельствам",
        "Fogo de Oportunidade",
        "Ogień okazyjny",
    ),
    "event-name-blaze": ("Blaze", "Пламя", "Incêndio", "Pożar"),
    "event-name-cower": ("Cower", "Малодушие", "Covardia", "Skuleni ze strachu"),
    "event-name-deploy": ("Deploy", "Развёртывание", "Desdobramento", "Podział drużyny"),
    "event-name-infiltration": ("Infiltration", "Просачивание", "Infiltração", "Infiltracja"),
    "event-name-interdiction": ("Interdiction", "Перехват", "Interdição", "Ogień nękający"),
    "event-name-interrogation": (
        "Interrogation",
        "Допрос",
        "Interrogatório",
        "Przesłuchanie",
    ),
    "event-name-medic": ("Medic!", "Санитар", "Enfermeiro!", "Sanitariusz!"),
    "event-name-reinforcements": ("Reinforcements", "Подкрепления", "Reforços", "Posiłki"),
    "event-name-shellholes": ("Shellholes", "Воронки", "Crateras", "Leje po pociskach"),
    "event-name-suppressing-fire": (
        "Suppressing Fire",
        "Подавляющий огонь",
        "Fogo de Supressão",
        "Ogień obezwładniający",
    ),
    "event-name-walking-wounded": (
        "Walking Wounded",
        "Ходячие раненые",
        "Feridos de Volta",
        "Powrót rannych",
    ),
    "trigger-event": ("Event!", "Событие!", "Evento!", "Zdarzenie!"),
    "trigger-jammed": ("Jammed!", "Заело!", "Emperrou!", "Zacięcie!"),
    "trigger-sniper": ("Sniper!", "Снайпер!", "Caçador!", "Snajper!"),
    "trigger-time": ("Time!", "Время!", "Tempo!", "Czas!"),
    "kind-squad": ("Squad", "Отделение", "Grupo de combate", "Drużyna"),
    "kind-team": ("Team", "Команда", "Equipe", "Zespół"),
    "kind-leader": ("Leader", "Командир", "Líder", "Dowódca"),
    "unit-hero": ("Hero", "Герой", "Herói", "Bohater"),
    "flag-broken": ("broken", "сломленная сторона", "abalada", "załamany"),
    "flag-suppressed": ("suppressed", "подавление", "suprimida", "przygwożdżony"),
    "flag-veteran": ("veteran", "ветеран", "veterana", "weteran"),
    "weapon-flamethrower": ("Flamethrower", "Огнемёт", "Lança-chamas", "Miotacz ognia"),
    "weapon-molotov": ("Molotov", "Коктейль Молотова", "Coquetel Molotov", "Koktajl Mołotowa"),
    "weapon-satchel-charge": (
        "Satchel Charge",
        "Сумка с зарядами",
        "Carga de demolição",
        "Ładunek wybuchowy",
    ),
    "fort-foxholes": (
        "Foxholes",
        "Стрелковые ячейки",
        "Abrigos individuais",
        "Dołki strzeleckie",
    ),
    "fort-mines": ("Mines", "Мины", "Minas", "Miny"),
    "fort-wire": ("Wire", "Колючая проволока", "Arame farpado", "Drut kolczasty"),
    "terrain-building": ("Building", "Строение", "Construção", "Budynek"),
    "terrain-woods": ("Woods", "Лес", "Mata", "Las"),
    "terrain-cliff": ("Cliff", "Обрыв", "Penhasco", "Urwisko"),
    "terrain-road": ("Road", "Дорога", "Estrada", "Droga"),
    "terrain-railway": ("Railway", "Железная дорога", "Ferrovia", "Tory kolejowe"),
    "terrain-smoke": ("Smoke", "Дым", "Fumaça", "Dym"),
    "roll-targeting": (
        "targeting roll",
        "бросок на прицеливание",
        "rolagem de pontaria",
        "rzut na celowanie",
    ),
    "roll-defence": (
        "defence roll",
        "бросок на защиту",
        "rolagem de defesa",
        "rzut na obronę",
    ),
    "value-fp": ("firepower", "огневая мощь", "poder de fogo", "siła ognia"),
    "value-range": ("range", "дальность", "alcance", "zasięg"),
    "value-move": ("movement", "движение", "movimento", "ruch"),
    "value-morale": ("morale", "мораль", "moral", "morale"),
    "value-command": ("command", "командование", "comando", "dowodzenie"),
    "value-cover": ("cover", "укрытие", "cobertura", "osłona"),
    "value-hindrance": ("hindrance", "помеха", "obstrução", "utrudnienie"),
    "heading-sudden-death": (
        "Sudden death",
        "Внезапная смерть",
        "Morte súbita",
        "Nagła śmierć",
    ),
    "heading-vp": (
        "Victory points",
        "Победные очки",
        "Pontos de vitória",
        "Punkty zwycięstwa",
    ),
    "heading-surrender": ("Surrender", "Сдаюсь", "Rendição", "Kapitulacja"),
    "heading-chits": (
        "Objective chits",
        "Фишки целей",
        "Fichas de objetivo",
        "Żetony celów",
    ),
    "heading-posture": ("Posture", "Позиция", "Postura", "Postawa"),
    "heading-radio": ("Radio", "Радио", "Rádio", "Radiostacja"),
}

# What another word of the same language would say as well, but the glossary does not.
STRANGERS = {
    "ru": ("юнит", "отряд", "пас ", "пасов", "стек", "хекс", "шестиугольник", "инициативн"),
    "pt-BR": ("hexágono", "esquadra", "quebrada", "linha de visão"),
    "pl": ("heksagon", "jednostk", "złaman", "stłumion", "linii widzenia"),
}


@for_each("message_id", GLOSSARY)
def test_terms_are_those_of_the_glossary(message_id: str) -> None:
    """One term for one thing, in every language."""
    assert GLOSSARY[message_id] == tuple(speaker.say(message_id) for speaker in SPEAKERS)


@pytest.mark.parametrize("lang", STRANGERS)
def test_no_text_uses_a_second_term(lang: str) -> None:
    """A unit is not called by two words, nor is a hex."""
    found = {
        (name, word)
        for name, entry in messages(lang, "combat-commander")
        if entry.file not in ("maps.ftl", "problems.ftl", "rules.ftl")
        for word in STRANGERS[lang]
        if word in entry.text.lower()
    }
    assert set() == found
