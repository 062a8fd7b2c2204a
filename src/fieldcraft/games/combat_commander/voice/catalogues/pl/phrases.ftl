## Combat Commander

phrase-the-hex = heks { $hex }
phrase-the-direction = kierunek { $direction }
phrase-odd = nieparzysty
phrase-even = parzysty
phrase-a-radio = radiostacja { $fp }
phrase-the-roll = rzut { $roll }
phrase-russia = Rosja
phrase-america = USA
phrase-a-fight = { $year } { $allies }
