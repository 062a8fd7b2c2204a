## Combat Commander

phrase-the-hex = гекс { $hex }
phrase-the-direction = направление { $direction }
phrase-odd = нечётный
phrase-even = чётный
phrase-a-radio = радио { $fp }
phrase-the-roll = бросок { $roll }
phrase-russia = СССР
phrase-america = Америка
phrase-a-fight = { $year } { $allies }
