### The rules reference: headings of its sections; its clauses are in English.

rules-books = Справочник правил
rules-in-english = Сами пункты правил написаны по-английски.

rules-source-rulebook = Правила
rules-source-rulebook-1-04 = Правила 1.04
rules-source-glossary = словарь
rules-source-faq = Вопросы и ответы
rules-source-charts = Таблицы
rules-source-counters = Фишки
rules-source-cards = Карты
rules-source-playbook = Книга сценариев юбилейного издания
rules-source-summary-cards = Памятки
rules-source-scenario-book = Книга сценариев
rules-source-our-reading = наше прочтение
