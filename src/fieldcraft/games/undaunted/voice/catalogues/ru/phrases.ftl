phrase-no-tiles = на поле нет квадратов
phrase-the-tile = квадрат { $tile }
phrase-the-counter = фишка «{ $counter }»
phrase-objective-markers = жетоны ключевых точек на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
phrase-escape-markers = жетоны точек эвакуации
phrase-the-squad = отделение «{ $squad }»
phrase-no-squad = без отделения
phrase-other-face-shown = на поле лежит другая его сторона, { $tile }
