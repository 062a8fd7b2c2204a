### The rules reference; its clauses are in docs/rules.

rules-books = Zbiór zasad
rules-in-english = Część punktów jest jeszcze po angielsku.

rules-source-rulebook = Instrukcja
rules-source-rulebook-1-04 = Instrukcja 1.04
rules-source-glossary = słownik
rules-source-faq = Pytania i odpowiedzi
rules-source-charts = Tabele
rules-source-counters = Żetony
rules-source-cards = Karty
rules-source-playbook = Księga gry
rules-source-summary-cards = Karty pomocy
rules-source-heading = „{ $heading }”
rules-source-scenario-book = Książka ze scenariuszami

rules-confidence-printed = Według druku
rules-confidence-our-reading = Nasza interpretacja
rules-confidence-not-seen-in-print = Nie znaleziono w druku
