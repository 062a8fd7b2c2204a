### The rules reference; its clauses are in docs/rules.

rules-books = Referência das regras
rules-in-english = Algumas regras ainda estão em inglês.

rules-source-rulebook = Livro de regras
rules-source-rulebook-1-04 = Livro de regras 1.04
rules-source-glossary = glossário
rules-source-faq = Perguntas e respostas
rules-source-charts = Tabelas
rules-source-counters = Fichas
rules-source-cards = Cartas
rules-source-playbook = Livro de jogo
rules-source-summary-cards = Cartas de referência
rules-source-heading = “{ $heading }”
rules-source-scenario-book = Livro de cenários

rules-confidence-printed = Conforme o impresso
rules-confidence-our-reading = Nossa leitura
rules-confidence-not-seen-in-print = Não visto no impresso
