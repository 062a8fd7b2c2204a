game-skirmish = Potyczka
about-skirmish = Dwa małe oddziały na dwunastu polach: gra próbna.
side-red = Czerwoni
side-blue = Niebiescy

event-set-up = { $side } rozstawia: { $units }
event-moves = { $unit }: ruch, { $square }
event-fires = { $unit }: ostrzał, { $square }
event-breaks = { $unit }: oddział złamany
event-eliminated = { $unit }: oddział wyeliminowany
event-passes = { $side }: pas
event-plays = { $side }: karta { $card }
event-void = { $unit }: oddziału już nie ma

event-buries = { $side }: karta { $card } na spód
event-discards = { $side }: odrzucona { $card }
event-draws = { $side }: dobrana karta
event-draws-card = Dobierasz { $card }
event-interrogates = { $side }: przesłuchanie
event-jams = { $unit }: zacięcie
event-loses = { $side }: stracona { $card }
event-orders = { $side }: rozkaz, { $card }
event-plans = { $unit } zacznie na { $square }
event-rallies = { $unit }: znów gotowy
event-removes-smoke = Dym znika: { $square }
event-rerolls = { $side }: rzut od nowa
event-reveals = { $side }: odkryta { $card }
event-rolls = { $side }: rzut, { $card }
event-shown = Widzisz { $cards }
event-time = Czas: { $time }

reason-last-unit = drugiej stronie nie został żaden oddział
reason-sudden-death = nagły koniec

rules-book-skirmish = Potyczka
rules-sk-1 = Zasady
why-not-offered = Tego teraz nie ma do wyboru.
why-card-not-shown = Karty { $card } ci nie pokazano.

prompt-place = Który oddział ustawiasz?
prompt-home = Na którym polu?
prompt-order = Którą kartę zagrywasz?
prompt-discard = Którą kartę odrzucasz?
prompt-step = Dokąd?
prompt-unit = Który oddział?
prompt-act = Reagujesz?
prompt-aim = W które pole?
prompt-defend = Który oddział się broni?
prompt-reroll = Rzucić jeszcze raz?

condition-last-unit = Zniszcz wszystkie jednostki przeciwnika
