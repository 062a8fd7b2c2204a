### The rules reference: headings of its sections; its clauses are in English.

rules-books = Referência das regras
rules-in-english = As regras em si estão escritas em inglês.

rules-source-rulebook = Livro de regras
rules-source-rulebook-1-04 = Livro de regras 1.04
rules-source-glossary = glossário
rules-source-faq = Perguntas e respostas
rules-source-charts = Tabelas
rules-source-counters = Fichas
rules-source-cards = Cartas
rules-source-playbook = Livro de jogo
rules-source-summary-cards = Cartas de referência
rules-source-scenario-book = Livro de cenários
rules-source-our-reading = nossa leitura
