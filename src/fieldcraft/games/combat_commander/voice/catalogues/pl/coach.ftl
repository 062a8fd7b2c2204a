## Combat Commander

coach-placing = Weź żeton i wybierz dla niego heks. Las i budynki dają osłonę; dowódca pomaga oddziałom w pobliżu.
coach-place-hex = Podświetlone heksy to miejsca, gdzie może stanąć. Z końcem tury na heksie może być najwyżej siedem figur: drużyna liczy się za 4, zespół za 2, dowódca za 1.
coach-give-weapon = Kto niesie broń, ten może z niej strzelać.
coach-first-turn = Z kartą inicjatywy możesz zażądać powtórzenia rzutu, ale oddajesz ją wtedy przeciwnikowi.
coach-reroll = Za powtórzenie rzutu karta inicjatywy przechodzi do przeciwnika.
coach-order = Karta daje rozkaz teraz albo akcję później, nigdy jedno i drugie. Jeśli spasujesz, możesz wymienić karty.
coach-order-next = Karty, które zatrzymasz, przydadzą się na akcje w turze wroga.
coach-pass = Za to, co odrzucisz, dobierzesz nowe karty z końcem tury.
coach-activate = Dowódca aktywuje tą samą kartą oddziały w pobliżu; każdy inny oddział działa sam.
coach-activate-led = Wszyscy wybrani teraz działają według tego samego rozkazu.
coach-target = Podświetlone heksy są widoczne i w zasięgu.
coach-pieces = Jeden strzelający daje całą siłę ognia, każdy następny dodaje 1. Oddział załamuje się, gdy atak przewyższa obronę; załamany zostaje wyeliminowany.
coach-fire-window = Akcja zmienia ten atak; jej karta zostaje zużyta.
coach-defence-window = Akcja zmienia ten atak; jej karta zostaje zużyta.
coach-move = Każdy heks kosztuje punkty ruchu, a wróg może ostrzelać każdy, na który wejdziesz.
coach-advance = Każdy oddział przechodzi jeden heks i nikt nie może do niego strzelać. Wejście na heks wroga oznacza walkę wręcz.
coach-react = Żeby strzelać do ruszających się, zagraj kartę Ogień jako akcję.
coach-melee-window = Obie strony dodają rzut do siły ognia: słabsza zostaje wyeliminowana, przy remisie obie.
coach-rout = Załamany oddział, któremu rzut się nie uda, cofa się ku swojej krawędzi mapy.
coach-retreat = Każdy krok prowadzi ku własnej krawędzi mapy; za nią oddział jest stracony.
coach-artillery = Obserwator musi widzieć heks, na który ma spaść pocisk.
coach-spot = Pocisk znosi, zanim spadnie; mniej, gdy celowanie się uda. Ostrzał obejmuje ten heks i sześć sąsiednich.
coach-stacking = Z końcem tury na heksie może być najwyżej siedem figur: drużyna liczy się za 4, zespół za 2, dowódca za 1.
