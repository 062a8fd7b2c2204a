phrase-no-tiles = o tabuleiro não tem peças de terreno
phrase-the-tile = a peça { $tile }
phrase-the-counter = a ficha { $counter }
phrase-objective-markers = marcadores de Objetivo de valor { $points }
phrase-escape-markers = marcadores de Fuga
phrase-the-squad = grupo de combate { $squad }
phrase-no-squad = nenhum grupo de combate
phrase-other-face-shown = o tabuleiro mostra a outra face, { $tile }
