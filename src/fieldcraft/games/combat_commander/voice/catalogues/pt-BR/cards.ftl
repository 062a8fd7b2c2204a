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

about-order-advance = As unidades ativadas avançam um hex, inclusive para um hex com inimigos: então há corpo a corpo.
about-order-artillery-denied = O rádio inimigo se avaria; se já estiver avariado, está perdido.
about-order-artillery-request = Um líder que vê o alvo pede projéteis ou fumaça pelo rádio; ou se refaz o contato de um rádio avariado.
about-order-command-confusion = Nada se faz com ela: só ocupa lugar na mão.
about-order-fire = As unidades ativadas atiram em um hex que veem e alcançam; as adjacentes atiram juntas. No turno inimigo, a carta é Fogo de Oportunidade.
about-order-move = As unidades ativadas gastam seus pontos de movimento hex a hex; o inimigo pode atirar a cada passo que vê.
about-order-recover = Todos os seus marcadores de supressão saem, e cada unidade sua abalada rola para se reagrupar.
about-order-rout = Todas as unidades abaladas de um lado, o seu ou o do inimigo, rolam; as que falham recuam.
about-action-ambush = Antes de um corpo a corpo: uma unidade inimiga nele fica abalada.
about-action-assault-fire = Durante o movimento: unidades com poder de fogo emoldurado fazem um ataque de fogo.
about-action-bore-sighting = Só o defensor: +2 de poder de fogo se uma arma forte atira.
about-action-concealment = Antes das suas rolagens de defesa: o ataque perde tanto quanto o hex dá de cobertura.
about-action-crossfire = +2 de poder de fogo contra uma unidade em movimento.
about-action-demolitions = Depois que o inimigo passa: uma fortificação em um hex seu vai pelos ares.
about-action-dig-in = Quando o tempo avança: abrigos em um hex seu.
about-action-hand-grenades = +2 de poder de fogo se um atirador está ao lado do alvo.
about-action-hidden-entrenchments = Só o defensor, antes das rolagens de defesa: já havia abrigos ali.
about-action-hidden-mines = Só o defensor: há minas onde um inimigo acabou de entrar, e elas atacam na hora.
about-action-hidden-pillbox = Só o defensor, antes das rolagens de defesa em um objetivo: há uma casamata ali.
about-action-hidden-unit = Só o defensor, depois que o inimigo passa: surge uma unidade da tabela de apoio.
about-action-hidden-wire = Só o defensor: há arame farpado onde um inimigo acabou de entrar.
about-action-light-wounds = Em vez de ficar abalado, o seu GC segue lutando como uma equipe não abalada.
about-action-marksmanship = +2 de poder de fogo se um GC ou uma equipe atira.
about-action-no-quarter = Depois de um corpo a corpo a que você sobreviveu: 2 pontos de vitória.
about-action-smoke-grenades = Durante o movimento: fumaça no hex de uma unidade ágil ou ao lado.
about-action-spray-fire = O fogo varre um segundo hex ao lado do primeiro.
about-action-sustained-fire = +2 de poder de fogo para metralhadora ou morteiro, que se avaria com dados iguais.
