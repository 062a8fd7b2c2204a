### The rules reference; its clauses are in docs/rules.

rules-books = Справочник правил
rules-in-english = Некоторые пункты правил пока на английском.

rules-source-rulebook = Правила
rules-source-rulebook-1-04 = Правила 1.04
rules-source-glossary = словарь
rules-source-faq = Вопросы и ответы
rules-source-charts = Таблицы
rules-source-counters = Фишки
rules-source-cards = Карты
rules-source-playbook = Книга сценариев юбилейного издания
rules-source-summary-cards = Памятки
rules-source-heading = «{ $heading }»
rules-source-scenario-book = Книга сценариев

rules-confidence-printed = По печатным правилам
rules-confidence-our-reading = Наше прочтение
rules-confidence-not-seen-in-print = В печати не встретилось
