### Polecenia wpisywane przy stole; pierwsze słowo to zwykła nazwa.

command-help = pomoc polecenia
command-help-help = co można wpisać
command-options = opcje odpowiedzi
command-options-help = wszystkie odpowiedzi na zadane teraz pytanie
command-look = zobacz obejrzyj co
command-look-help = co to jest albo jak daleko z jednego miejsca do drugiego
command-sight = widać widac widoczność zasięg
command-sight-help = zasięg i linia widoczności między dwoma miejscami oraz co przeszkadza
command-why = dlaczego czemu
command-why-help = dlaczego czegoś nie wolno i według którego punktu
command-hand = ręka reka karty
command-hand-help = karty na twojej ręce
command-score = wynik punkty cele
command-score-help = jaki to moment gry, co daje zwycięstwo i ile komu brakuje
command-last = ostatnie nowości dziennik
command-last-help = co się wydarzyło od twojego ostatniego wyboru
command-clock = zegar czas
command-clock-help = ile czasu zostało graczom
command-go = idź idz skocz
command-go-help = do miejsca albo figury na planszy
command-hint = podpowiedź podpowiedz rada
command-hint-help = co zrobiłby bot
command-undo = cofnij wstecz
command-undo-help = cofa ostatni wybór, jeśli od tego czasu nie rzucono kośćmi, nie dobrano ani nie odkryto kart
command-fillers = na w we z ze do od i heks pole potem przez
command-synonyms = ruszaj=ruch rusz=ruch strzelaj=ogień strzelaj=atak ostrzelaj=ogień ogień=atak atak=ogień atakuj=atak nacieraj=natarcie zreorganizuj=reorganizacja
command-what = Napisz, co dokładnie, na przykład: { $example }
command-doing-help = Napisz, co zrobić, nawet kilka kroków naraz. Teraz na przykład: { $example }
command-unknown = Polecenie „{ $text }” jest niezrozumiałe. Polecenie „{ $help }” pokaże, co można wpisać.
command-unknown-near = Polecenie „{ $text }” jest niezrozumiałe. Może chodzi o: { $near }?
command-not-now = „{ $text }” nie jest teraz możliwe. { $prompt }
command-no-way = Pozostały ruch nie wystarczy, aby dotrzeć na { $place }.
command-nothing = Nic.
