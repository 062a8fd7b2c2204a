### Combat Commander: приказы и действия на картах: названия и смысл.

## Названия: $order — название приказа наверху карты

card-of-deck = { $order } № { $number }
order-advance = Наступление
order-artillery-denied = Отказ в артподдержке
order-artillery-request = Запрос артиллерии
order-command-confusion = Неразбериха
order-fire = Огонь
order-move = Движение
order-recover = Восстановление
order-rout = Бегство
action-ambush = Засада
action-assault-fire = Штурмовой огонь
action-bore-sighting = Пристрелка
action-command-confusion = Неразбериха
action-concealment = Маскировка
action-crossfire = Перекрёстный огонь
action-demolitions = Подрыв
action-dig-in = Окопаться
action-fire = Огонь по обстоятельствам
action-hand-grenades = Ручные гранаты
action-hidden-entrenchments = Скрытые окопы
action-hidden-mines = Скрытые мины
action-hidden-pillbox = Скрытый дот
action-hidden-unit = Скрытое подразделение
action-hidden-wire = Скрытая проволока
action-light-wounds = Лёгкие ранения
action-marksmanship = Меткая стрельба
action-no-quarter = Без пощады
action-smoke-grenades = Дымовые гранаты
action-spray-fire = Огонь веером
action-sustained-fire = Непрерывный огонь

## Что они делают

about-order-advance = Активированные подразделения проходят один гекс, можно и в гекс с врагом: тогда будет рукопашная.
about-order-artillery-denied = Радио врага ломается; уже сломанное уничтожается.
about-order-artillery-request = Командир, которому видна цель, вызывает по радио огонь или дым; или чинят сломанное радио.
about-order-command-confusion = Сделать с ней ничего нельзя: она только занимает место в руке.
about-order-fire = Активированные подразделения стреляют по гексу, который видят и до которого достают; соседние — вместе. В чужой ход карта служит для огня по обстоятельствам.
about-order-move = Активированные подразделения тратят очки движения гекс за гексом; по каждому шагу на виду враг может стрелять.
about-order-recover = Снимаются все ваши маркеры подавления, и каждое ваше сломленное подразделение делает бросок на сбор.
about-order-rout = Все сломленные подразделения одной стороны, вашей или вражеской, делают бросок и при неудаче отступают.
about-action-ambush = Перед рукопашной: одно вражеское подразделение в ней становится сломленным.
about-action-assault-fire = Во время движения: подразделения с огневой мощью в рамке ведут огонь.
about-action-bore-sighting = Только обороняющийся: +2 к огневой мощи, если стреляет вооружение с огневой мощью 5 или больше.
about-action-concealment = Перед вашими бросками на защиту: сумма атаки уменьшается на укрытие гекса.
about-action-crossfire = +2 к огневой мощи против движущегося подразделения.
about-action-demolitions = Когда враг выбрал сброс: укрепление в гексе с вашим подразделением взрывается.
about-action-dig-in = При продвижении времени: стрелковые ячейки в гексе с вашим подразделением.
about-action-hand-grenades = +2 к огневой мощи, если стреляющий рядом с целью.
about-action-hidden-entrenchments = Только обороняющийся, перед бросками на защиту: стрелковые ячейки здесь уже были.
about-action-hidden-mines = Только обороняющийся: там, куда вошёл враг, лежат мины, и они сразу атакуют.
about-action-hidden-pillbox = Только обороняющийся, перед бросками на защиту в гексе цели: здесь стоит дот.
about-action-hidden-unit = Только обороняющийся, когда враг выбрал сброс: появляется подразделение из таблицы поддержки.
about-action-hidden-wire = Только обороняющийся: там, куда вошёл враг, натянута проволока.
about-action-light-wounds = Отделение не становится сломленным: бой продолжает несломленная команда.
about-action-marksmanship = +2 к огневой мощи, если стреляет отделение или команда.
about-action-no-quarter = После рукопашной, в которой вы уцелели: 2 победных очка.
about-action-smoke-grenades = Во время движения: дым в гексе подразделения с движением в рамке или рядом.
about-action-spray-fire = Огонь накрывает и второй гекс рядом с первым.
about-action-sustained-fire = +2 к огневой мощи для пулемёта или миномёта, но на дубле он сломается.
