### The table in the browser: what only it says of a match.

## Warnings before a choice

warn-end-cards = Masz jeszcze na ręce karty, które możesz zagrać. Mimo to zakończyć turę?
warn-end-orders = Możesz jeszcze wydać rozkaz. Mimo to zakończyć turę?

## What there is to play

about-normandy = Amerykański pluton przeciw niemieckiemu, Normandia, rok 1944. Twoja talia to twój pluton: każda strata zabiera kartę. Najłatwiejsza z trzech gier.
about-north-africa = Pustynni komandosi przeciw włoskim garnizonom, lata 1940–1943. Pojedynczy żołnierze, ciężarówki i czołgi z załogami, lotniska do wysadzenia. Jak „Normandia”, ale z pojazdami.
about-combat-commander = Kompanie piechoty na mapie z heksów, Europa, lata 1941–1945. Kości nie ma: każda karta jest rozkazem, akcją i rzutem. Najbogatsza i najdłuższa z trzech gier.
level-1 = dobry pierwszy scenariusz
level-2 = gdy znasz już zasady
level-3 = dla tych, którzy chcą wszystkiego
scenario-minutes = { $count ->
    [one] około { $count } minuty
   *[other] około { $count } minut
}
bot-name-random = Losowy
bot-name-monte-carlo = Monte Carlo
bot-name-greedy = Zachłanny
bot-about-random = Zagrywa dowolną kartę gdziekolwiek. Przy nim spokojnie się rozejrzysz.
bot-about-monte-carlo = Rozgrywa każdą możliwość wiele razy na chybił trafił i bierze tę, która najczęściej wygrywa. Nie ma planu i potrzebuje chwili do namysłu.
bot-about-greedy = Bierze to, co teraz wygląda najlepiej: strzela, gdy może trafić, i idzie po cele. Uczciwy przeciwnik na pierwsze partie.
bot-about-other = Bot z własnym charakterem.

## What is not there

server-unknown-game = Nie ma gry „{ $text }”. Są: { $known }
server-unknown-scenario = Nie ma scenariusza „{ $text }”. Są: { $known }
server-unknown-clause = Nie ma punktu „{ $text }”.
server-unknown-lesson = Nie ma lekcji „{ $text }”. Są: { $known }
server-no-such-frame = Lekcja nie ma takiego kroku. Ostatni to { $last }.
server-unknown-question = Nie można zapytać o „{ $text }”. Są: { $known }
server-nothing-named = Wskaż jedną rzecz, na którą chcesz spojrzeć, albo dwie.

## Odds, and why something cannot be chosen

effect-casualty = strata karty
effect-removed = znika z planszy
effect-none = nic się nie stanie
effect-pinned = jeden żołnierz przygwożdżony
effect-damage = uszkodzenie
effect-wound-and-damage = rana i uszkodzenie
choice-cannot-undo = Tego nie da się cofnąć.
why-not-lit = { $name }: tego nie można teraz wybrać. { $prompt }.
why-play-its-card = { $name }: działa dzięki swoim kartom. Zagraj z ręki: { $card }.
why-order-first = { $name }: działa na rozkaz. Najpierw wybierz kartę z ręki, potem oddziały.
why-use-first = { $name }: najpierw wybierz, co robi karta, potem gdzie albo przeciw komu.
why-crew-first = { $name }: działa załoga. Zagraj kartę żołnierza, który siedzi w środku.
why-can-be-chosen = { $name }: to można teraz wybrać.

## What the actions do

about-action-move = Rusz oddział o najwyżej tyle obszarów; na każdym musi leżeć twój znacznik.
about-action-scout = Rusz oddział o najwyżej tyle obszarów, oznaczonych lub nie. Każdy nowy obszar zostaje rozpoznany, a do twojej talii trafia Mgła wojny.
about-action-stalk = Porusz się o najwyżej tyle obszarów, oznaczonych lub nie, nie zostawiając śladu.
about-action-guide = Rusz dowolny swój oddział o najwyżej tyle obszarów; na każdym musi leżeć twój znacznik.
about-action-drive = Przejedź pojazdem najwyżej tyle obszarów; na każdym musi leżeć twój znacznik, a trudny teren jest zamknięty.
about-action-bolster = Weź najwyżej tyle kart z rezerwy i połóż na stosie kart odrzuconych: twoja talia rośnie.
about-action-command = Dobierz najwyżej tyle kart; możesz je zagrać w tej turze.
about-action-conceal = Do talii przeciwnika trafia Mgła wojny, której nie można zagrać.
about-action-control = Przejmij kontrolę nad obszarem, na którym stoi oddział. Kontrolowany cel daje punkty.
about-action-inspire = Weź z powrotem na rękę najwyżej tyle zagranych kart; możesz je zagrać ponownie.
about-action-recon = Usuń z gry Mgłę wojny z ręki i dobierz inną kartę.
about-action-target = Połóż znacznik celownika na obszarze odległym o co najmniej 3 obszary od moździerza, by później go ostrzelać.
about-action-attack = Rzuć tyloma kośćmi do wroga. Wystarczy jedna kość równa obronie lub wyższa: wróg traci kartę.
about-action-suppress = Rzuć tyloma kośćmi do wroga. Trafienie nie zabiera karty, ale następną kartę wróg straci na dojście do siebie.
about-action-blast = Zaatakuj wszystkich na obszarze ze znacznikiem celownika, także swoich.
about-action-strafe = Samoloty rzucają tyloma kośćmi do wroga; odległość nie ma znaczenia.
about-action-demolition = Zaatakuj obiekt lub wrogi pojazd na obszarze żołnierza.
about-action-anti-tank = Zaatakuj wrogi pojazd z dowolnej odległości, przebijając pancerz.
about-action-repair = Zdejmij znacznik uszkodzeń z pojazdu na obszarze żołnierza.
about-action-navigate = Oznacz najwyżej tyle połączonych obszarów, zaczynając obok żołnierza, by inni mogli tam wejść.
about-action-survey = Oznacz najwyżej tyle dowolnych obszarów planszy, by inni mogli tam wejść.

## What the Orders and Actions of Combat Commander do

about-order-advance = Aktywowane oddziały przechodzą jeden heks, także na heks z wrogiem: wtedy jest walka wręcz.
about-order-artillery-denied = Radiostacja wroga psuje się; jeśli już jest zepsuta, przepada.
about-order-artillery-request = Dowódca, który widzi cel, wzywa przez radiostację ostrzał lub dym; albo naprawia się zepsutą radiostację.
about-order-command-confusion = Nic z nią nie zrobisz: tylko zajmuje miejsce na ręce.
about-order-fire = Aktywowane oddziały strzelają do heksu, który widzą i którego sięgają; sąsiednie strzelają razem. W turze wroga karta to ogień okazyjny.
about-order-move = Aktywowane oddziały wydają punkty ruchu heks po heksie; wróg może strzelać do każdego kroku, który widzi.
about-order-recover = Znikają wszystkie twoje znaczniki przygwożdżenia, a każdy twój załamany oddział rzuca, by się pozbierać.
about-order-rout = Wszystkie załamane oddziały jednej strony, twojej lub wroga, rzucają i mogą się wycofać.
about-action-ambush = Przed walką wręcz: jeden wrogi oddział w niej załamuje się.
about-action-assault-fire = Podczas ruchu: oddziały z siłą ognia w ramce strzelają.
about-action-bore-sighting = Tylko obrońca: +2 do siły ognia, gdy strzela silna broń.
about-action-concealment = Przed twoimi rzutami obrony: atak słabnie o osłonę heksu.
about-action-crossfire = +2 do siły ognia przeciw poruszającemu się oddziałowi.
about-action-demolitions = Gdy wróg spasował: umocnienie na heksie z twoim oddziałem wylatuje w powietrze.
about-action-dig-in = Gdy czas płynie dalej: dołki strzeleckie na heksie z twoim oddziałem.
about-action-hand-grenades = +2 do siły ognia, gdy strzelający stoi obok celu.
about-action-hidden-entrenchments = Tylko obrońca, przed rzutami obrony: dołki strzeleckie były tu od początku.
about-action-hidden-mines = Tylko obrońca: tam, gdzie wszedł wróg, leżą miny i od razu atakują.
about-action-hidden-pillbox = Tylko obrońca, przed rzutami obrony na celu: stoi tu schron.
about-action-hidden-unit = Tylko obrońca, gdy wróg spasował: pojawia się oddział z tabeli wsparcia.
about-action-hidden-wire = Tylko obrońca: tam, gdzie wszedł wróg, jest drut kolczasty.
about-action-light-wounds = Zamiast się załamać, twoja drużyna walczy dalej jako sprawny zespół.
about-action-marksmanship = +2 do siły ognia, gdy strzela drużyna lub zespół.
about-action-no-quarter = Po walce wręcz, którą przetrwałeś: 2 punkty zwycięstwa.
about-action-smoke-grenades = Podczas ruchu: dym na heksie zwrotnego oddziału lub obok.
about-action-spray-fire = Ogień zmiata także drugi heks obok pierwszego.
about-action-sustained-fire = +2 do siły ognia dla karabinu maszynowego lub moździerza, który przy dublecie się psuje.
