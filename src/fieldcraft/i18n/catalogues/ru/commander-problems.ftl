### Combat Commander: что не так с позицией и что делать.

## Позиции

problem-scenario-or-map = позиция начинается со сценария или с карты местности, но не с обоих сразу
remedy-scenario-or-map = уберите одно из двух
problem-clear-scenario = очистить можно только сценарий
remedy-clear-scenario = назовите сценарий или уберите { "clear" }
problem-clear-first = у других стран фишки не те, что в сценарии
remedy-clear-first = добавьте { "clear: true" } и назовите фишки
problem-set-up-scenario = расстановка есть только у сценария
remedy-set-up-scenario = назовите сценарий или уберите { "phase" }
problem-not-before-set-up = до расстановки нельзя указать { $key }
remedy-not-before-set-up = уберите это или начните с { "phase: turn" }
problem-counter-number = фишки с номером { $found } нет
remedy-counter-number = нумеруйте их от 1 до { $most }
problem-number-twice = у { $one } и { $other } один и тот же номер
remedy-number-twice = дайте каждой фишке стороны и каждому вооружению свой номер
problem-one-place = подразделение находится в одном месте
remedy-one-place = укажите { "hex" }, { "space" } или { "casualty: true" }
problem-two-weapons = { $unit } уже несёт { $weapon }
remedy-two-weapons = подразделение несёт одно вооружение
problem-empty-deck = колода пуста
remedy-empty-deck = оставьте в ней хотя бы одну карту
problem-generated-id = «{ $scenario }» — не идентификатор случайного сценария
remedy-generated-id = напишите { $short } или год, нации и размер перед номером: { $example }
problem-no-such-fight = Германия не встречается с { $allies } в { $year } году
remedy-no-such-fight = выберите другой год или нацию; есть: { $known }
