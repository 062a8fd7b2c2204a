### Combat Commander: por que algo é recusado.

## Palavras

why-unknown-hex = Não existe hex “{ $text }”. Os hexes vão de A1 a O10.
why-unknown-unit = { $suggestion ->
    [none] Não há unidade “{ $text }” em jogo.
   *[other] Não há unidade “{ $text }” em jogo. Você quis dizer “{ $suggestion }”?
}
why-unknown-weapon = { $suggestion ->
    [none] Não há arma “{ $text }” em jogo.
   *[other] Não há arma “{ $text }” em jogo. Você quis dizer “{ $suggestion }”?
}

## Ordens

why-orders-given = Você já deu uma Ordem neste turno: é tarde para passar. Você pode encerrar o turno.
why-no-order-given = Dê pelo menos uma Ordem antes de encerrar o turno, ou passe.
why-confusion = { $card }: Confusão no Comando não é uma Ordem. A carta só pode ser descartada.
why-no-radio = { $card }: não há rádio em que esta Ordem tenha efeito.
why-no-enemy-radio = { $card }: o inimigo não tem rádio cujo apoio possa ser negado.
why-no-spotter = { $card }: não resta líder não abalado para ser o observador da artilharia.
why-nobody-to-activate = { $card }: nenhuma unidade sua ainda pode ser ativada neste turno.
why-nobody-can-advance = { $card }: nenhuma das suas unidades que ainda podem ser ativadas tem hex para onde avançar.
why-player-used = { $side ->
    [none] Recuperação e Debandada só valem uma vez por turno para as unidades de um jogador, e isso já aconteceu.
   *[other] { $side }: Recuperação ou Debandada já foi usada com as unidades deste jogador neste turno.
}
why-discard-limit = { $card }: você já descartou tantas cartas quanto a sua nação permite.
why-action-not-now = { $action } ({ $card }): a condição desta Ação não é cumprida agora.

## Ativação

why-enemy-unit = { $unit }: esta unidade é do inimigo.
why-not-on-map = { $unit }: a unidade não está no mapa.
why-already-activated = { $unit }: a unidade já foi ativada para uma Ordem neste turno.
why-leader-not-led = { $unit }: um líder não ativa outro líder.
why-out-of-command = { $unit }: a unidade está fora do raio de comando do líder.

## Movimento

why-not-adjacent = O hex { $hex } não é adjacente.
why-enemy-there = Há uma unidade inimiga no hex { $hex }: não se entra nele em movimento. Para o corpo a corpo, use Avanço.
why-impassable = Não se pode entrar no hex { $hex } a partir daqui.
why-too-far = O hex { $hex } custa mais PM do que restam.
why-not-activated-to-move = { $unit }: a unidade não foi ativada para este Movimento.
why-has-stopped = { $unit }: a unidade já terminou o movimento.
why-cannot-join-group = { $unit }: a unidade não pode se juntar ao grupo em movimento, que parte junto de um só hex.
why-not-carried-in-group = { $weapon } não está com o grupo que se move.
why-not-in-moving-group = { $unit } não está no grupo que se move.
why-no-point-to-give = { $weapon }: quem carrega não tem ponto de movimento para entregar.
why-nobody-to-receive = { $weapon }: ninguém no hex pode receber; todos já têm arma.
why-cannot-receive = { $unit }: a arma só pode ir para uma unidade sua no mesmo hex que não tenha nenhuma.
why-cannot-leave-here = O grupo em movimento não pode deixar o mapa aqui: só pela borda do inimigo, por 1 PM.
why-burning = O hex { $hex } está em chamas.
why-must-stay = Uma regra especial deste cenário mantém a unidade no seu hex.
why-cliff-with-weapon = Uma unidade com arma não pode atravessar o penhasco para o hex { $hex }.
why-unit-first = Escolha primeiro uma unidade.
why-not-activated-to-advance = { $unit }: a unidade não foi ativada para este Avanço.
why-has-advanced = { $unit }: a unidade já avançou.
why-another-advances = { $unit }: é esta unidade que avança; escolha primeiro para onde.
why-nowhere-to-advance = { $unit }: a unidade não tem hex para onde avançar.
why-not-nearer = O hex { $hex } não serve para a retirada: cada passo leva para mais perto da própria borda do mapa, contornando inimigos e terreno intransponível.

## Fogo

why-no-enemy-there = Não há unidade inimiga no hex { $hex }.
why-own-units-there = Há unidades suas no hex { $hex }.
why-no-firepower = O fogo no hex { $hex } ficaria sem poder de fogo.
why-no-smoke-there = Nenhuma arma sua pode lançar fumaça no hex { $hex }.
why-not-in-sight = O observador não vê o hex { $hex }.
why-no-shot = Nenhuma unidade ou arma sua já ativada pode atirar no hex { $hex } agora.
why-enemys-piece = { $piece }: isto é do inimigo.
why-piece-not-in-play = { $piece }: não está no mapa.
why-piece-not-activated = { $piece }: sem ativação para atirar.
why-has-fired = { $piece }: já atirou; cada unidade e cada arma atira uma vez.
why-not-boxed = { $piece }: o fogo de assalto exige poder de fogo em caixa.
why-no-ordnance-now = { $piece }: armas pesadas não atiram em unidades em movimento.
why-weapon-broken = { $piece }: a arma está avariada.
why-bearer-unfit = { $piece }: uma unidade abalada ou suprimida não atira com sua arma.
why-fires-not-from-water = { $piece }: armas não atiram de um hex de água.
why-fires-not-from-wire = { $piece }: armas não atiram de dentro do arame.
why-in-own-hex = { $piece }: está no próprio hex { $hex }.
why-out-of-range = { $piece }: o hex { $hex } está fora do alcance.
why-too-near = { $piece }: o hex { $hex } está perto demais.
why-kept-for-cover = { $piece }: neste cenário só contra alvos bem cobertos, e o hex { $hex } tem cobertura de menos.
why-no-line-of-sight = { $piece }: não há linha de visada até o hex { $hex }.
why-no-smoke-rounds = { $piece }: não tem granadas de fumaça.
why-must-fire = O fogo de assalto foi jogado: agora escolha o alvo.
why-nobody-left-to-fire = Não resta ninguém que ainda possa atirar no hex { $hex }.
why-no-smoke-now = Não se lança fumaça contra unidades em movimento ({ $hex }).
why-takes-no-smoke = Não dá para pôr fumaça no hex { $hex }.
why-nobody-chosen = Escolha pelo menos uma unidade ou arma para atirar.
why-in-group-already = { $piece }: já está no grupo de fogo.
why-ordnance-alone = { $piece }: armas pesadas atiram sempre sozinhas.
why-cut-off-by-wire = { $piece }: quem está no arame não forma grupo de fogo com quem está fora.
why-not-next-to-group = { $piece }: não está adjacente ao grupo de fogo.
why-cannot-sustain = { $piece }: só uma metralhadora ou um morteiro mantém o fogo sustentado.
why-not-in-attack = { $piece }: não participa deste ataque.
why-not-next-to-target = O hex { $hex } não é adjacente ao alvo { $near }.
why-rolls-not-now = { $unit }: não tem rolagem a fazer agora.
why-enemy-in-the-way = Há inimigo no hex { $hex }: ninguém recua para lá.
why-step-begun = O passo já começou: a unidade não pode desviar para o hex { $hex }.
why-not-ambushed = { $unit }: não é das unidades emboscadas no hex { $hex }.
why-radio-without-smoke = Sua artilharia não tem fumaça para o hex { $hex }.
why-outside-barrage = O hex { $hex } não está entre os sete em volta de { $near } que a artilharia atinge.
why-struck-already = A artilharia já atingiu o hex { $hex }.
why-nothing-to-strike = Não há nada no hex { $hex } para a artilharia atingir.

## Outras escolhas

why-not-your-weapon = { $weapon }: nenhuma unidade sua no mapa leva esta arma.
why-not-an-object = Isso não pode ser escolhido aqui. { $choice }.
why-not-a-new-team = O marcador fica com uma das duas novas equipes: { $unit } ou { $other }.
why-none-of-yours-there = Não há unidade sua no hex { $hex }.
why-held-by-enemy = Há uma unidade inimiga no hex { $hex }.
why-no-fort-there = Não há fortificação no hex { $hex }.
why-no-smoke-lies-there = Não há fumaça no hex { $hex }.
why-no-melee-there = Não há corpo a corpo no hex { $hex }: não há unidades dos dois lados ali.
why-no-such-space = { $number } não é uma casa da trilha de tempo: elas vão de 0 a { $last }.
why-another-card = A carta oferecida é { $card }.
why-no-thrower-near = O hex { $hex } fica longe demais para as granadas de fumaça: elas caem no hex de uma unidade não abalada em movimento com movimento emoldurado, ou ao lado dele.
why-not-on-own-edge = O hex { $hex } não fica na sua borda do mapa.
why-no-cover-there = O hex { $hex } não tem cobertura onde se esconder.
why-cannot-spot = { $unit }: só um líder não abalado pode observar para a artilharia.
why-roll-in-progress = { $weapon }: uma arma não pode ser abandonada durante uma rolagem.
why-not-overstacked = { $unit }: a unidade não está no hex { $hex }, que está lotado.
why-deployed-already = { $unit }: só um GC no hex { $hex } pode ser desdobrado, antes da primeira perda ali.
why-cannot-deploy = { $unit }: só um GC no hex { $hex } pode ser desdobrado, se restarem duas equipes da sua qualidade.

## Preparação

why-not-setting-up = { server-not-setting-up }
why-not-a-set-up = “{ $text }” não faz parte de uma preparação: diga uma unidade e seu hex, uma arma e sua unidade, ou uma fortificação e seu hex.
why-not-all-set-up = { $count ->
    [one] Ainda falta posicionar { $count } peça.
   *[other] Ainda falta posicionar { $count } peças.
}
why-all-set-up = Tudo já está posicionado.
why-not-yours-to-place = { $unit }: não cabe a você posicionar esta unidade agora.
why-not-yours-to-give = { $weapon }: não cabe a você distribuir esta arma agora.
why-no-fort-to-place = { $fort }: não há nada disso para você posicionar agora.
why-outside-area = O hex { $hex } fica fora da área de preparação.
why-not-near-random-hex = { $unit }: o lugar é no hex { $near } ou ao lado dele, e o hex { $hex } não serve.
why-cannot-stand-there = { $unit }: no hex { $hex } ninguém pode ficar, ou o inimigo está lá.
why-no-room = { $unit }: não há mais lugar no hex { $hex }.
why-not-chained = { $unit }: no hex { $hex } a unidade está separada das outras. Os hexes deste lado devem formar uma só cadeia: coloque a unidade ao lado das outras.
why-crowded = O hex { $hex } tem { $figures } figuras e só comporta { $room }. Coloque uma das unidades em outro lugar.
why-not-placed-yet = { $unit }: ainda não está no mapa.
why-not-given-yet = { $weapon }: ninguém leva esta arma ainda.
why-wire-away-from-buildings = { $fort }: só em um hex com construção ou ao lado de um, e o hex { $hex } não é nem um nem outro.
why-no-place-for-tank = O tanque precisa de terreno aberto e plano, com lugar para a tripulação; o hex { $hex } não serve.
why-carrier-elsewhere = { $unit }: não faz parte do grupo de unidades que recebe esta arma ({ $weapon }).
why-carrier-has-own = { $unit }: fica com a arma que o cenário dá a esta unidade.
why-carrier-of-type = { $unit }: esta arma ({ $weapon }) começa com a unidade a que pertence: { $type }.
why-other-quality-or-year = A ordem de batalha { $number } não combina com a qualidade das suas tropas ou com o ano.
why-support-is-due = É preciso comprar pelo menos um item.
why-not-offered = A coluna { $number } da sua tabela de apoio não oferece isso, ou as peças acabaram.
why-too-dear = Isso custa { $cost } PV, e você tem { $points }.
why-no-works-left = Não há peças suficientes para isso, ou suas minas têm outra força.
why-no-fort-left = { $fort }: nada resta para o hex { $hex }. Retire de outro lugar primeiro.
why-fort-there = { $fort }: já há outra fortificação sua no hex { $hex }.
why-cannot-fortify = { $fort }: não é possível colocar no hex { $hex }.
why-not-your-unit = { $unit }: a arma só pode ir para uma unidade sua.
why-nobody-reaches = Nenhuma unidade sua poderia atirar em { $hex }: fora de alcance, sem linha de visada ou já ativada.
why-nobody-has-target = Ninguém teria alvo: nenhum inimigo está ao alcance e à vista.
why-reroll-gains-nothing = Uma nova rolagem não dá mais chances a você.
why-no-cover-to-conceal = Não há cobertura no hex, então a Camuflagem não tiraria nada do ataque.

## Ordens deixadas que nunca valeriam

why-unit-of-other-side = { $unit }: a unidade é do outro lado, e esta ordem nunca valeria para ela.
why-never-likely = { $percent }% é impossível: escolha 100 ou menos.
why-action-of-defender = { $action } é só para o defensor.
why-action-not-in-deck = Nenhuma das suas cartas tem a Ação { $action }.
