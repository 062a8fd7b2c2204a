### The rules reference: headings of its sections; its clauses are in English.

rules-books = Rules reference
rules-in-english = The rules themselves are in English.

rules-source-rulebook = Rulebook
rules-source-rulebook-1-04 = Rulebook 1.04
rules-source-glossary = glossary
rules-source-faq = FAQ
rules-source-charts = Charts
rules-source-counters = Counters
rules-source-cards = Cards
rules-source-playbook = Playbook
rules-source-summary-cards = Summary cards
rules-source-scenario-book = Scenario book
rules-source-our-reading = our reading
