### Combat Commander: Ordens e Ações das cartas: nomes e o que fazem.

## Nomes: $order é o nome da Ordem no alto

card-of-deck = { $order } nº { $number }
order-advance = Avanço
order-artillery-denied = Artilharia Negada
order-artillery-request = Pedido de Artilharia
order-command-confusion = Confusão no Comando
order-fire = Fogo
order-move = Movimento
order-recover = Recuperação
order-rout = Debandada
action-ambush = Emboscada
action-assault-fire = Fogo de Assalto
action-bore-sighting = Pontaria Regulada
action-command-confusion = Confusão no Comando
action-concealment = Camuflagem
action-crossfire = Fogo Cruzado
action-demolitions = Demolições
action-dig-in = Cavar Abrigos
action-fire = Fogo de Oportunidade
action-hand-grenades = Granadas de Mão
action-hidden-entrenchments = Abrigos Ocultos
action-hidden-mines = Minas Ocultas
action-hidden-pillbox = Casamata Oculta
action-hidden-unit = Unidade Oculta
action-hidden-wire = Arame Oculto
action-light-wounds = Ferimentos Leves
action-marksmanship = Boa Pontaria
action-no-quarter = Sem Quartel
action-smoke-grenades = Granadas de Fumaça
action-spray-fire = Fogo em Leque
action-sustained-fire = Fogo Sustentado

## O que fazem

about-order-advance = As unidades ativadas avançam um hex, inclusive para um hex com inimigos: então há corpo a corpo. No caminho ninguém pode atirar nelas.
about-order-artillery-denied = Só se o inimigo tem um rádio: ele se avaria; se já estiver avariado, está perdido.
about-order-artillery-request = Só se você tem um rádio: um líder não abalado que vê o alvo pede projéteis, ou fumaça se o rádio a tem; ou se refaz o contato de um rádio avariado.
about-order-command-confusion = Nada se faz com ela: só ocupa lugar na mão.
about-order-fire = As unidades ativadas atiram em um hex que veem e alcançam; as adjacentes atiram juntas. No turno inimigo, a carta é Fogo de Oportunidade.
about-order-move = As unidades ativadas gastam seus pontos de movimento hex a hex; o inimigo pode atirar a cada passo que vê.
about-order-recover = Todos os seus marcadores de supressão saem, e cada unidade sua abalada rola para se reagrupar. Em um turno, Recuperação ou Debandada só vale uma vez para cada jogador.
about-order-rout = Todas as unidades abaladas de um jogador, as suas ou as do inimigo, rolam: acima do moral com cobertura, a unidade recua tantos hexes quanto a diferença; igual a ele, fica suprimida. Em um turno, Recuperação ou Debandada só vale uma vez para cada jogador.
about-action-ambush = Antes de um corpo a corpo com uma unidade sua: uma unidade inimiga nele, à escolha do inimigo, fica abalada.
about-action-assault-fire = Durante um Movimento seu: unidades ativadas para ele, só com poder de fogo emoldurado, fazem um ataque de fogo.
about-action-bore-sighting = Só o defensor: +2 de poder de fogo se atira uma arma com poder de fogo impresso 5 ou mais.
about-action-concealment = Antes das suas rolagens de defesa: o ataque perde tanto quanto o hex dá de cobertura.
about-action-crossfire = No Fogo de Oportunidade: +2 de poder de fogo.
about-action-demolitions = Depois que o inimigo passa e descarta pelo menos uma carta: uma fortificação em um hex com unidade sua é eliminada.
about-action-dig-in = Quando o tempo avança: abrigos individuais em um hex com unidade sua, sem fortificação, água nem incêndio.
about-action-hand-grenades = +2 de poder de fogo se um atirador está ao lado do alvo.
about-action-hidden-entrenchments = Só o defensor, antes das rolagens de defesa em um hex sem construção: já havia abrigos individuais ali, se o hex pode recebê-los.
about-action-hidden-mines = Só o defensor: há minas onde um inimigo acabou de entrar, se o hex pode recebê-las, e elas atacam na hora.
about-action-hidden-pillbox = Só o defensor, antes das rolagens de defesa em um hex de objetivo: ali está a casamata, se ainda não está em jogo e o hex pode recebê-la.
about-action-hidden-unit = Só o defensor, depois que o inimigo passa e descarta pelo menos uma carta: uma rolagem na sua tabela de apoio traz uma unidade para um hex sem unidades da sua área de preparação, com cobertura 1 ou mais.
about-action-hidden-wire = Só o defensor: há arame farpado onde um inimigo acabou de entrar, se o hex pode recebê-lo.
about-action-light-wounds = Em vez de ficar abalado, um GC seu não abalado segue lutando como uma equipe não abalada da mesma qualidade; o inimigo ganha 1 ponto de vitória.
about-action-marksmanship = +2 de poder de fogo se um GC ou uma equipe atira.
about-action-no-quarter = Depois de um corpo a corpo a que uma unidade sua sobreviveu: 2 pontos de vitória. A carta alemã só vale contra russos.
about-action-smoke-grenades = Durante um Movimento seu: fumaça no hex de uma unidade ativada com movimento emoldurado, ou ao lado.
about-action-spray-fire = Se todos os que atiram têm alcance emoldurado: o fogo varre também um segundo hex com inimigos, ao lado do primeiro, à vista e ao alcance de todos.
about-action-sustained-fire = +2 de poder de fogo se atira uma metralhadora ou morteiro, que se avaria com dados iguais.
