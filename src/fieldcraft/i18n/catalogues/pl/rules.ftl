### The rules reference: headings of its sections; its clauses are in English.

rules-books = Zbiór zasad
rules-in-english = Same punkty są napisane po angielsku.

rules-source-rulebook = Instrukcja
rules-source-rulebook-1-04 = Instrukcja 1.04
rules-source-glossary = słownik
rules-source-faq = Pytania i odpowiedzi
rules-source-charts = Tabele
rules-source-counters = Żetony
rules-source-cards = Karty
rules-source-playbook = Księga gry
rules-source-summary-cards = Karty pomocy
rules-source-scenario-book = Książka ze scenariuszami
rules-source-our-reading = nasza interpretacja
