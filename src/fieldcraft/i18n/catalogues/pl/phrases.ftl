### Części zdań w opisie problemu: czego oczekiwano, co jest, dlaczego, czego spróbować.

## Wszędzie

phrase-did-you-mean = może chodziło o { $word }?
phrase-did-you-mean-either = może chodziło o { $word } lub { $other }?
phrase-known-are = znane są: { $known }
phrase-remove-it = usuń to
phrase-script-no-dice = rzuca się kością, ale zadane kości się skończyły
phrase-script-no-draws = dobiera się kartę, ale karty zadane dla tej strony się skończyły
phrase-script-not-in-deck = zadano, że strona { $side } dobiera kartę { $card }, ale w talii takiej nie ma
phrase-script-no-card = zadano kartę { $card } strony { $side }, ale żadna nie pasuje: jest { $known }
phrase-script-no-lots = losuje się coś na ślepo, ale zadane losy się skończyły
phrase-script-not-there = zadano wylosowanie czegoś, czego tam nie ma
phrase-system-permission = brak uprawnień
phrase-system-folder = to jest folder
phrase-system-no-folder = nie ma takiego folderu
phrase-system-not-folder = część ścieżki nie jest folderem
phrase-system-full = zabrakło miejsca
phrase-system-read-only = nie można tam zapisywać
phrase-system-long-name = nazwa jest za długa
phrase-system-path = takiej ścieżki nie można użyć
phrase-system-other = system odmówił ({ $name })

## Pliki z zawartością

phrase-a-text = tekst
phrase-a-line = jeden wiersz tekstu
phrase-a-whole-number = liczba całkowita
phrase-a-fraction = liczba ułamkowa
phrase-a-truth-value = true lub false
phrase-a-mapping = zestaw par „klucz: wartość”
phrase-a-list = lista
phrase-a-list-of = lista z { $count ->
        [one] { $count } elementem
       *[other] { $count } elementami
    }
phrase-a-nothing = pusta wartość
phrase-another-value = wartość innego rodzaju
phrase-the-number = liczba { $number }
phrase-the-text = tekst „{ $text }”
phrase-at-least = co najmniej { $least }
phrase-at-most = najwyżej { $most }
phrase-at-least-needed = elementów musi być co najmniej { $least }
phrase-at-most-allowed = elementów może być najwyżej { $most }
phrase-it-is-empty = nic tu nie ma
phrase-at-most-characters = dozwolona liczba znaków to najwyżej { $most }
phrase-does-not-fit = ta wartość tu nie pasuje
phrase-days-backwards = ostatni dzień ({ $last }) jest przed pierwszym ({ $first })
phrase-key-not-a-word = klucz musi być słowem
phrase-yaml-unclosed = nawias lub cudzysłów jest otwarty i niezamknięty
phrase-yaml-colon = brakuje dwukropka albo jest o jeden za dużo
phrase-yaml-indentation = wcięcie lub cudzysłów nie zgadza się z tym, co jest wcześniej
phrase-yaml-tab = nie może tu być znaku tabulacji
phrase-yaml-sign = wartość bez cudzysłowu nie może się zaczynać od tego znaku
phrase-yaml-escape = po ukośniku wstecznym nie ma takiego znaku
phrase-yaml-version = wersja YAML to nie 1.2
phrase-yaml-other = zasady YAML nie są tu zachowane

## Zapisy i kampanie

phrase-form-player = nazwa o długości od 1 do { $most } znaków
phrase-form-game = identyfikator gry
phrase-form-number = liczba
phrase-form-match = identyfikator partii
phrase-form-hexadecimal = cyfry szesnastkowe, razem { $count }
phrase-form-bytes = ciąg bajtów o długości { $count }
phrase-form-option = nazwa=wartość, gdzie wartość to true, false lub liczba
phrase-json-constant = { $word } to nie liczba
phrase-json-key-twice = jakiś klucz występuje tam dwa razy
phrase-json-too-deep = za dużo poziomów zagnieżdżenia
phrase-json-object = potrzebny jest obiekt w nawiasach klamrowych
phrase-json-broken = błąd przy znaku { $column }
phrase-other-game = nie należy do gry { $game }
phrase-options-mapping = jej opcje to nie zestaw par „klucz: wartość”
phrase-own-scenario = własny scenariusz
phrase-problem-at = { $place }: { $what } ({ $remedy })
phrase-problem-whole = { $what } ({ $remedy })

## Ćwiczenia

phrase-blank-key = po { $key } nic nie ma
phrase-empty-facts = to niczego nie dowodzi: podaj, co musi być prawdą
phrase-no-event-list = podaj exactly, include lub exclude
phrase-two-acts = krok robi jedną rzecz, a nie { $act } i { $other }
phrase-a-choice = wybór
phrase-lone-clause = clause, reason i tells należą do refuse
phrase-bare-refusal = podaj punkt lub powód odmowy
phrase-lone-varies = varies należy do sample
phrase-idle-step = krok niczego nie robi i niczego nie oczekuje
phrase-see-the-words = słowa opisano w docs/drills.md
phrase-name-it = podaj { $word }
phrase-name-a-thing = podaj coś, co jest w tej grze
phrase-all-used = wszystko zużyte
phrase-left-over = zostało: { $count }
phrase-offered = „{ $text }” wśród możliwości
phrase-not-offered = nie ma tego wśród możliwości
phrase-a-refusal = odmowa
phrase-no-refusal = brak odmowy
phrase-refused = odmowa: { $reason } ({ $why })
phrase-allowed = „{ $text }” jest dozwolone
phrase-a-reason = powód
phrase-no-reason = brak powodu
phrase-unchanged = bez zmian
phrase-changed = zmieniono: { $parts }
phrase-the-digest = skrót
phrase-the-decision = decyzja
phrase-the-view = to, co widzi strona { $side }
phrase-the-options = to, co może wybrać strona { $side }
phrase-an-undo = cofnięcie
phrase-state-before = stan sprzed wyboru
phrase-another-state = inny stan
phrase-what-is-seen = dokładnie to, co widzi strona { $side }
phrase-sample-differs = { $how } { $number } różni się: { $parts }
phrase-in-sample = { $how } { $number }: { $found }
phrase-by-determinize = ponowne rozdanie
phrase-by-sample = próba
phrase-cards-vary = różne karty w strefie { $zone }
phrase-cards-same = zawsze to samo
phrase-no-words = brak „{ $words }”
phrase-forecasts = liczba prognoz: { $count }
phrase-one-forecast = jedna prognoza
phrase-no-forecast = bez rzutu

## Boty

phrase-no-module = nie ma modułu { $name }
phrase-no-class = w { $module } nie ma { $name }
phrase-module-failed = moduł zawodzi: { $error }
phrase-not-made = utworzenie kończy się błędem { $error }
phrase-not-a-game = to nie jest gra
