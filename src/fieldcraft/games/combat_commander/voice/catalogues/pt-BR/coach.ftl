## Combat Commander

coach-placing = Pegue uma peça e escolha o hex dela. Matas e construções dão cobertura; um líder ajuda as unidades perto dele.
coach-place-hex = Os hexes destacados são onde ela pode ficar. No fim do turno cabem sete figuras em um hex: um GC conta 4, uma equipe 2, um líder 1.
coach-give-weapon = Quem leva uma arma pode dispará-la.
coach-first-turn = Com a carta de Iniciativa você pode mandar refazer uma rolagem; isso entrega a carta ao oponente.
coach-reroll = A carta de Iniciativa vai para o oponente se você mandar refazer a rolagem.
coach-order = Uma carta dá uma Ordem agora ou uma Ação depois, nunca as duas. Se você passar, pode trocar cartas.
coach-order-next = As cartas que você guarda servem para Ações no turno do inimigo.
coach-pass = O que você descarta é reposto no fim do seu turno.
coach-activate = Um líder ativa com a mesma carta as unidades perto dele; qualquer outra age sozinha.
coach-activate-led = Todas as escolhidas agora agem pela mesma Ordem.
coach-target = Os hexes destacados estão à vista e no alcance.
coach-pieces = Uma peça dá seu poder de fogo, cada outra soma 1. A unidade se abala se o ataque supera a defesa; se já estava abalada, é eliminada.
coach-fire-window = A Ação muda este ataque; a carta dela é gasta.
coach-defence-window = A Ação muda este ataque; a carta dela é gasta.
coach-move = Cada hex custa pontos de movimento, e o inimigo pode atirar em cada um em que você entra.
coach-advance = Um hex cada uma, e ninguém pode atirar nelas. Entrar no hex do inimigo é corpo a corpo.
coach-react = Para atirar em quem se move, jogue uma carta de Fogo como Ação.
coach-melee-window = Os dois lados somam uma rolagem ao poder de fogo: o menor é eliminado; no empate, os dois.
coach-rout = Uma unidade abalada que falha na rolagem se retira para a sua borda do mapa.
coach-retreat = Cada passo leva à própria borda do mapa; além dela, a unidade está perdida.
coach-artillery = O observador precisa ver o hex onde o tiro deve cair.
coach-spot = O tiro se desvia antes de cair, menos se a pontaria acerta. O hex dele e os seis em volta são atingidos.
coach-stacking = No fim do turno cabem sete figuras em um hex: um GC conta 4, uma equipe 2, um líder 1.
