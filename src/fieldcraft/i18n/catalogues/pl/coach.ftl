### Co nowicjusz musi wiedzieć przy pytaniu: jedno lub dwa zdania, nazwy jak przy pytaniach.

## Undaunted

coach-bid = Obie strony wybierają w tajemnicy. Większa liczba działa w tej rundzie pierwsza; potem obie karty trafiają na stos kart odrzuconych.
coach-play = Karta pozwala działać żetonowi o tej samej nazwie. To, co zostanie na ręce, odrzucasz z końcem tury.
coach-use = Karta robi tylko jedno: jedną z wydrukowanych akcji albo Przeczekanie.
coach-step-move = Ruch prowadzi tylko na obszary ze znacznikiem twojej strony.
coach-step-scout = Zwiad prowadzi wszędzie i zostawia twój znacznik; każdy nowy dokłada kartę Mgła wojny na twój stos kart odrzuconych.
coach-step-stalk = Skradanie prowadzi wszędzie i nie zostawia znacznika.
coach-step-drive = Pojazd jeździ tylko po obszarach z twoim znacznikiem i bez trudnego terenu; wszyscy w nim jadą razem z nim.
coach-aim = Obrona, zasłona i odległość sumują się. Wystarczy jedna kość nie niższa niż suma, a 0 trafia zawsze.
coach-aim-tile = Ostrzał zaatakuje każdy żeton na wybranym obszarze, twoje także.
coach-blast = Atakowany jest każdy żeton na obszarze z celownikiem, jeden po drugim, w dowolnej kolejności.
coach-take = Karty trafiają na stos kart odrzuconych, a na rękę po następnym tasowaniu.
coach-inspire = Kartę, która wróciła na rękę, można w tej turze zagrać jeszcze raz.
coach-command = Dobrane teraz karty można zagrać jeszcze w tej turze.
coach-unit = Oddział idzie bez własnej karty, po obszarach z twoim znacznikiem.
coach-spawn = Żeton wchodzi tu na planszę i od razu działa.
coach-mark = Na oznaczone obszary można się ruszać. Każdy nowy znacznik dokłada kartę Mgła wojny na twój stos kart odrzuconych.
coach-adjust = Za darmo, raz na kartę: przed jej efektem albo po nim.
coach-repair = Zdejmujesz jeden znacznik uszkodzeń.
coach-strafe = Ogień z powietrza: odległość się nie liczy.
coach-wound = Traci kartę; jeśli żadna nie została, wypada z gry na zawsze.
coach-pin = Jego następna karta tylko przywróci mu gotowość.

## Combat Commander

coach-placing = Weź żeton i wybierz dla niego heks. Las i budynki dają osłonę; dowódca pomaga oddziałom w pobliżu.
coach-place-hex = Podświetlone heksy to miejsca, gdzie może stanąć. Z końcem tury w heksie może być najwyżej siedem figur: drużyna liczy się za 4, zespół za 2, dowódca za 1.
coach-give-weapon = Kto niesie broń, ten może z niej strzelać.
coach-first-turn = Z kartą inicjatywy możesz zażądać powtórzenia rzutu, ale oddajesz ją wtedy przeciwnikowi.
coach-reroll = Za powtórzenie rzutu karta inicjatywy przechodzi do przeciwnika.
coach-order = Karta daje rozkaz teraz albo akcję później, nigdy jedno i drugie. Jeśli spasujesz, możesz wymienić karty.
coach-order-next = Karty, które zatrzymasz, przydadzą się na akcje w turze wroga.
coach-pass = Za to, co odrzucisz, dobierzesz nowe karty z końcem tury.
coach-activate = Dowódca aktywuje tą samą kartą oddziały w pobliżu; każdy inny oddział działa sam.
coach-activate-led = Wszyscy wybrani teraz działają według tego samego rozkazu.
coach-target = Podświetlone heksy są widoczne i w zasięgu.
coach-pieces = Jeden daje swoją siłę ognia, każdy następny dodaje 1. Oddział załamuje się, gdy atak przewyższa obronę; załamany zostaje wyeliminowany.
coach-fire-window = Akcja zmienia ten atak; jej karta zostaje zużyta.
coach-defence-window = Akcja zmienia ten atak; jej karta zostaje zużyta.
coach-move = Każdy heks kosztuje punkty ruchu, a wróg może strzelać na każdy, na który wejdziesz.
coach-advance = Po jednym heksie i nikt nie może do nich strzelać. Wejście na heks wroga oznacza walkę wręcz.
coach-react = Żeby strzelać do ruszających się, zagraj kartę Ogień jako akcję.
coach-melee-window = Obie strony dodają rzut do siły ognia: słabsza zostaje wyeliminowana, przy remisie obie.
coach-rout = Załamany oddział, któremu rzut się nie uda, cofa się ku swojej krawędzi mapy.
coach-retreat = Każdy krok prowadzi ku własnej krawędzi mapy; za nią oddział jest stracony.
coach-artillery = Obserwator musi widzieć heks, na który ma spaść strzał.
coach-spot = Strzał znosi, zanim spadnie, mniej przy udanym celowaniu. Trafione są jego heks i sześć sąsiednich.
coach-stacking = Z końcem tury w heksie może być najwyżej siedem figur: drużyna liczy się za 4, zespół za 2, dowódca za 1.
