### Combat Commander в терминале: буквы на карте и то, что говорит только терминал.

## Две буквы на вид подразделения; группы — строчными

letters-pionier = Сп
letters-ss = СС
letters-elite-rifle = ЭС
letters-parachute = Пш
letters-rifle = Ст
letters-volksgrenadier = Фг
letters-conscript = Нб
letters-assault = Шт
letters-guards-smg = ГА
letters-guards-rifle = ГС
letters-smg = Ав
letters-militia = Оп
letters-engineer = Ин
letters-paratroop = Дс
letters-elite = Эл
letters-line = Лн
letters-green = Нв
letters-weapon-team = ор
letters-elite-team = эл
letters-line-team = лн
letters-green-team = нв
letters-private = Рд
letters-corporal = Кр
letters-sergeant = Сж
letters-lieutenant = Лт
letters-captain = Кп
letters-hero = Ге

## Стол

phase-set-up = расстановка
heading-first = Первый ход
column-values = ОМ-дальность-движение, мораль
legend-offered = можно выбрать
legend-weapon = с оружием
legend-broken-weapon = со сломанным оружием
end-length-turns = { $count ->
    [one] ходов: { $number }, { $count } решение
    [few] ходов: { $number }, { $count } решения
   *[many] ходов: { $number }, { $count } решений
}

## Сохранённые расстановки, кампании

table-help-setup = Сохранить свою расстановку в файл; { "setup load FILE" } выкладывает её снова.
setup-how = Наберите { $known }.
setup-bad-file = В «{ $path }» нет сохранённой расстановки.
setup-not-written = «{ $path }» не удаётся записать.
setup-other = В «{ $path }» расстановка стороны { $side } в сценарии { $scenario }.
campaign-none = { $name }: кампании нет.
column-turns = Ходы
