### What Events and things of the map do, a sentence each; “this side” is the one that rolled.

about-event-air-support = Este lado pode abalar todas as unidades do hex ocupado mais próximo de um hex aleatório.
about-event-battle-harden = Uma unidade deste lado torna-se veterana.
about-event-battlefield-integrity = Este lado ganha 1 ponto de vitória por unidade inimiga na trilha de baixas.
about-event-blaze = Um hex aleatório pega fogo: ninguém entra nele nem vê através dele, e quem está ali tem de sair.
about-event-booby-trap = Um hex aleatório recebe minas, se puder: quem sai ou entra é atacado.
about-event-breeze = Toda a fumaça se dissipa, e cada incêndio avança um hex com o vento.
about-event-command-and-control = Este lado ganha 1 ponto de vitória por objetivo que controla.
about-event-commissar = Este lado rola por uma unidade sua abalada: acima do moral, ela é eliminada; senão, se reagrupa.
about-event-cower = Todo grupo de combate deste lado fora do raio de comando dos seus líderes fica suprimido.
about-event-deploy = Este lado pode dividir um dos seus grupos de combate em duas equipes.
about-event-dust = Sobe fumaça, de densidade sorteada, em um hex aleatório.
about-event-elan = Este lado pode perder uma unidade a mais antes de se render.
about-event-entrench = Este lado pode cavar abrigos individuais em um hex seu.
about-event-field-promotion = Se o líder Soldado deste lado não está em jogo, ele pode assumir o comando em um hex com uma unidade sua abalada.
about-event-fog-of-war = Cada lado perde uma carta da mão, ao acaso.
about-event-hero = O herói deste lado, se não está em jogo, aparece em um hex seu e pode reagrupar ali uma unidade abalada.
about-event-infiltration = Uma unidade da tabela de apoio deste lado surge em um hex aleatório ou ao lado; com inimigos ali, luta na hora.
about-event-interdiction = Este lado suprime uma unidade, sua ou inimiga, em um hex sem cobertura.
about-event-interrogation = Este lado vê toda a mão do inimigo e pode descartar uma carta dela.
about-event-kia = Este lado escolhe uma unidade abalada, sua ou inimiga: ela é eliminada.
about-event-malfunction = A arma em ordem mais próxima de um hex aleatório fica avariada.
about-event-medic = Este lado escolhe uma unidade abalada, sua ou inimiga: ela se reagrupa.
about-event-mission-objective = Este lado compra uma ficha de objetivo secreta.
about-event-prisoners-of-war = Este lado perde uma unidade sua abalada ao lado de um inimigo, se houver.
about-event-reconnaissance = O inimigo revela uma das suas fichas de objetivo secretas.
about-event-reinforcements = Uma unidade da tabela de apoio deste lado entra pela sua borda do mapa; ou um rádio entra no ar.
about-event-rubble = Um hex aleatório recebe arame farpado, se puder.
about-event-sappers = Este lado pode remover minas ou arame farpado de um hex.
about-event-scrounge = Uma unidade deste lado sem arma pega uma que está fora de jogo.
about-event-shell-shock = A unidade mais próxima de um hex aleatório fica abalada.
about-event-shellholes = Um hex aleatório recebe abrigos individuais, se puder.
about-event-strategic-objective = Este lado compra uma ficha de objetivo, aberta e pontuada na hora.
about-event-suppressing-fire = Este lado suprime uma unidade inimiga à vista e ao alcance de uma das suas metralhadoras.
about-event-walking-wounded = Este lado escolhe uma unidade eliminada, sua ou inimiga: ela volta abalada, em um hex aleatório ou ao lado.
about-event-white-phosphorus = Este lado escolhe um hex inimigo à sua vista: uma unidade ali fica abalada, e a fumaça cobre o hex.

## Fortifications, and other things of the map

about-fort-foxholes = Cobertura 3, 1 a mais contra morteiros e artilharia.
about-fort-trench = Cobertura 4, 1 a mais contra morteiros e artilharia.
about-fort-pillbox = Cobertura 5, 1 a mais contra morteiros e artilharia; em corpo a corpo empatado, quem a ocupa sobrevive.
about-fort-bunker = Cobertura 6, 1 a mais contra morteiros e artilharia; em corpo a corpo empatado, quem o ocupa sobrevive.
about-fort-mines = Atacam toda unidade, de qualquer lado, que entra no hex ou sai dele; cobertura não ajuda.
about-fort-wire = Encerra todo movimento para dentro ou para fora do hex; ali as unidades perdem 1 de poder de fogo, alcance e moral.
about-edge = As unidades que saem por aqui rendem o que valem e podem voltar mais tarde pela trilha de tempo.
edge-of = Borda do mapa: { $side }
support-with = { $unit } com { $weapon }
objective-number = Objetivo { $number }
duel = { $rolls ->
    [0] ataque { $attack } contra defesa { $defence } + 2 dados
   *[other] ataque { $attack } + 2 dados contra defesa { $defence } + 2 dados
}
