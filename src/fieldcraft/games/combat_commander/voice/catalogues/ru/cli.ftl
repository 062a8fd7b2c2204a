### Combat Commander в терминале: буквы на карте и то, что говорит только терминал.

## Две буквы на вид подразделения; команды — строчными

letters-pionier = Сп
letters-ss = СС
letters-elite-rifle = ЭС
letters-parachute = Пш
letters-rifle = Ст
letters-volksgrenadier = Фг
letters-conscript = Пз
letters-assault = Шт
letters-guards-smg = ГА
letters-guards-rifle = ГС
letters-smg = Ав
letters-militia = Оп
letters-engineer = Са
letters-paratroop = Па
letters-elite = Эл
letters-line = Лн
letters-green = Но
letters-weapon-team = рс
letters-elite-team = эл
letters-line-team = лн
letters-green-team = но
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
legend-acting = действующая группа
legend-weapon = с вооружением
legend-broken-weapon = со сломанным вооружением
end-length-turns = { $count ->
    [one] ходов: { $number }, { $count } решение
    [few] ходов: { $number }, { $count } решения
   *[many] ходов: { $number }, { $count } решений
}

## Сохранённые расстановки, кампании

table-help-setup = Сохранить свою расстановку в файл; { "setup load FILE" } выкладывает её снова.
column-turns = Ходы

## Осмотр

about-impassable = непроходимо
about-from-above = сверху { $cover }
about-hexsides = На сторонах
about-exits = Шагов до своего края
about-nobody = никто
about-no-sight = Линии видимости нет
about-hindered = Видно, помеха { $hindrance }
about-clear-sight = Видно, ничто не мешает
about-blocks = блокирует
about-enemy-losses = потери противника
about-other-points = начало, выходы с карты, время и события
about-obstacle = Закрывает линию видимости через гекс
about-blind-hex = скрывает гекс за собой
about-now = Сейчас
about-printed = Напечатано
about-boxed = В рамке
about-points = Очки движения: осталось { $left } из { $allowance }
about-figures = фигур
about-weapon = вооружение
about-carried-by = Несёт
about-least-range = Наименьшая дальность
about-repaired = Чинится при
about-lost = Теряется при
sight-fog = Туман
sight-hill = Возвышенность
sight-map = так сказано на карте
table-help-look-hexes = Гекс, два гекса с линией видимости между ними, подразделение, вооружение, карта, { "deck, time, hand, discard, known, unseen" }.
about-what-hexes = Скажите, что осмотреть: гекс, два гекса, подразделение, вооружение, карту, { "deck, time" } или стопку карт, например: { $example }
