### The rules reference; its clauses are in docs/rules.

rules-books = Rules reference
rules-in-english = Some rules are still in English.

rules-source-rulebook = Rulebook
rules-source-rulebook-1-04 = Rulebook 1.04
rules-source-glossary = glossary
rules-source-faq = FAQ
rules-source-charts = Charts
rules-source-counters = Counters
rules-source-cards = Cards
rules-source-playbook = Playbook
rules-source-summary-cards = Summary cards
rules-source-heading = “{ $heading }”
rules-source-scenario-book = Scenario book

rules-confidence-printed = Printed
rules-confidence-our-reading = Our reading
rules-confidence-not-seen-in-print = Not seen in print
