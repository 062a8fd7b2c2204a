### Combat Commander no terminal: as letras no mapa e o que só o terminal diz.

## Duas letras para cada tipo de unidade; equipes em minúsculas

letters-pionier = Pi
letters-ss = SS
letters-elite-rifle = FE
letters-parachute = Pq
letters-rifle = Fu
letters-volksgrenadier = Vg
letters-conscript = Co
letters-assault = As
letters-guards-smg = GS
letters-guards-rifle = GF
letters-smg = Sm
letters-militia = Mi
letters-engineer = En
letters-paratroop = Tp
letters-elite = El
letters-line = Li
letters-green = No
letters-weapon-team = ea
letters-elite-team = ee
letters-line-team = el
letters-green-team = en
letters-private = So
letters-corporal = Cb
letters-sergeant = Sg
letters-lieutenant = Te
letters-captain = Cp
letters-hero = He

## A mesa

phase-set-up = preparação
heading-first = Primeiro turno
column-values = PF-alcance-movimento, moral
legend-offered = pode ser escolhido
legend-acting = o grupo que age
legend-weapon = tem uma arma
legend-broken-weapon = tem uma arma avariada
end-length-turns = { $count ->
    [0] Turnos: { $number }, { $count } decisões
    [one] Turnos: { $number }, { $count } decisão
   *[other] Turnos: { $number }, { $count } decisões
}

## Preparações guardadas, campanhas

table-help-setup = Guarda a sua preparação em um arquivo; setup load FILE a repõe.
column-turns = Turnos

## Olhar coisas

about-impassable = intransponível
about-from-above = de cima { $cover }
about-hexsides = Nos seus lados
about-exits = Passos até a própria borda
about-nobody = ninguém
about-no-sight = Sem linha de visada
about-hindered = À vista, obstrução { $hindrance }
about-clear-sight = À vista, nada no caminho
about-blocks = bloqueia
about-enemy-losses = perdas do inimigo
about-other-points = início, saídas do mapa, tempo e eventos
about-obstacle = Bloqueia as linhas de visada através dele
about-blind-hex = esconde o hex atrás dele
about-now = Agora
about-printed = Impresso
about-boxed = Emoldurado
about-points = Pontos de movimento: restam { $left } de { $allowance }
about-figures = figuras
about-weapon = arma
about-carried-by = Levada por
about-least-range = Alcance mínimo
about-repaired = Consertada com
about-lost = Perdida com
sight-fog = Neblina
sight-hill = Terreno mais alto
sight-map = o mapa diz assim
table-help-look-hexes = Um hex, dois hexes com a linha de visada entre eles, uma unidade, uma arma, uma carta, deck, time, hand, discard, known, unseen.
about-what-hexes = Diga o que olhar: um hex, dois hexes, uma unidade, uma arma, uma carta, deck, time ou uma pilha de cartas, por exemplo: { $example }
