## Combat Commander

phrase-the-hex = o hex { $hex }
phrase-the-direction = a direção { $direction }
phrase-odd = ímpar
phrase-even = par
phrase-a-radio = rádio { $fp }
phrase-the-roll = a rolagem { $roll }
phrase-russia = Rússia
phrase-america = Estados Unidos
phrase-a-fight = { $year } { $allies }
