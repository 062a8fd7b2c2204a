### What Events and things of the map do, a sentence each; “this side” is the one that rolled.

about-event-air-support = Ta strona może załamać wszystkie oddziały na zajętym heksie najbliższym losowemu heksowi.
about-event-battle-harden = Jeden oddział tej strony zostaje weteranem.
about-event-battlefield-integrity = Ta strona zdobywa 1 punkt zwycięstwa za każdy oddział wroga na torze strat.
about-event-blaze = Losowy heks staje w ogniu: nikt na niego nie wejdzie ani nic przez niego nie zobaczy, a kto tam jest, musi odejść.
about-event-booby-trap = Na losowym heksie, o ile to możliwe, pojawiają się miny: atakują każdego, kto wychodzi lub wchodzi.
about-event-breeze = Cały dym się rozwiewa, a każdy pożar przenosi się o jeden heks z wiatrem.
about-event-command-and-control = Ta strona zdobywa 1 punkt zwycięstwa za każdy cel, który kontroluje.
about-event-commissar = Ta strona rzuca za jeden swój załamany oddział: wynik wyższy od morale go eliminuje, w przeciwnym razie oddział się zbiera.
about-event-cower = Każda drużyna tej strony poza promieniem dowodzenia jej dowódców zostaje przygwożdżona.
about-event-deploy = Ta strona może podzielić jedną swoją drużynę na dwa zespoły.
about-event-dust = Na losowym heksie pojawia się dym o losowej gęstości.
about-event-elan = Ta strona może stracić o jeden oddział więcej, zanim się podda.
about-event-entrench = Ta strona może wykopać dołki strzeleckie na jednym swoim heksie.
about-event-field-promotion = Jeśli szeregowego tej strony nie ma w grze, może objąć dowodzenie na heksie z jej załamanym oddziałem.
about-event-fog-of-war = Każda strona traci jedną losową kartę z ręki.
about-event-hero = Bohater tej strony, jeśli nie ma go w grze, pojawia się na jej heksie i może zebrać tam załamany oddział.
about-event-infiltration = Oddział z tabeli wsparcia tej strony pojawia się na losowym heksie lub obok; z wrogiem od razu walczy wręcz.
about-event-interdiction = Ta strona przygważdża jeden oddział, własny lub wrogi, na heksie bez osłony.
about-event-interrogation = Ta strona ogląda całą rękę wroga i może odrzucić z niej jedną kartę.
about-event-kia = Ta strona wybiera jeden załamany oddział, własny lub wrogi: zostaje on wyeliminowany.
about-event-malfunction = Sprawna broń najbliższa losowemu heksowi zostaje uszkodzona.
about-event-medic = Ta strona wybiera jeden załamany oddział, własny lub wrogi: zbiera się on do walki.
about-event-mission-objective = Ta strona losuje tajny żeton celu.
about-event-prisoners-of-war = Ta strona traci jeden swój załamany oddział obok wroga, jeśli taki jest.
about-event-reconnaissance = Wróg odkrywa jeden ze swoich tajnych żetonów celu.
about-event-reinforcements = Oddział z tabeli wsparcia tej strony wchodzi od jej krawędzi mapy; albo odzywa się radiostacja.
about-event-rubble = Na losowym heksie, o ile to możliwe, pojawia się drut kolczasty.
about-event-sappers = Ta strona może usunąć miny albo drut kolczasty z jednego heksu.
about-event-scrounge = Oddział tej strony bez broni bierze jedną z tych, które są poza grą.
about-event-shell-shock = Oddział najbliższy losowemu heksowi załamuje się.
about-event-shellholes = Na losowym heksie, o ile to możliwe, pojawiają się dołki strzeleckie.
about-event-strategic-objective = Ta strona losuje żeton celu, który jest jawny i od razu punktowany.
about-event-suppressing-fire = Ta strona przygważdża jeden oddział wroga w polu widzenia i zasięgu jednego ze swoich karabinów maszynowych.
about-event-walking-wounded = Ta strona wybiera jeden wyeliminowany oddział, własny lub wrogi: wraca załamany, na losowy heks lub obok.
about-event-white-phosphorus = Ta strona wybiera widoczny heks wroga: jeden oddział tam się załamuje, a heks okrywa dym.

## Fortifications, and other things of the map

about-fort-foxholes = Osłona 3, o 1 więcej przed moździerzami i artylerią.
about-fort-trench = Osłona 4, o 1 więcej przed moździerzami i artylerią.
about-fort-pillbox = Osłona 5, o 1 więcej przed moździerzami i artylerią; przy remisie w walce wręcz obsada przeżywa.
about-fort-bunker = Osłona 6, o 1 więcej przed moździerzami i artylerią; przy remisie w walce wręcz obsada przeżywa.
about-fort-mines = Atakują każdy oddział dowolnej strony, który wchodzi na heks lub z niego wychodzi; osłona nie pomaga.
about-fort-wire = Kończy każdy ruch na heks i z niego; oddziały tam tracą 1 siły ognia, zasięgu i morale.
about-edge = Oddziały, które tędy wyjdą, dają tyle punktów, ile są warte, i mogą później wrócić z toru czasu.
edge-of = Krawędź mapy: { $side }
support-with = { $unit }, broń: { $weapon }
objective-number = Cel { $number }
duel = { $rolls ->
    [0] atak { $attack } przeciw obronie { $defence } + 2 kości
   *[other] atak { $attack } + 2 kości przeciw obronie { $defence } + 2 kości
}
