game-skirmish = Escaramuça
about-skirmish = Dois pequenos grupos em doze casas: o jogo de teste.
side-red = Vermelho
side-blue = Azul

event-set-up = { $side } está em posição: { $units }
event-moves = { $unit } vai para { $square }
event-fires = { $unit } atira em { $square }
event-breaks = { $unit } recua abalado
event-eliminated = { $unit } é eliminado
event-passes = { $side } passa
event-plays = { $side } joga { $card }
event-void = { $unit } não está mais lá

event-buries = { $side } põe { $card } no fundo
event-discards = { $side } descarta { $card }
event-draws = { $side } compra uma carta
event-draws-card = Você compra { $card }
event-interrogates = { $side } interroga
event-jams = { $unit } emperrou
event-loses = { $side } perde { $card }
event-orders = { $side } ordena { $card }
event-plans = { $unit } vai começar em { $square }
event-rallies = { $unit } se recupera
event-removes-smoke = A fumaça em { $square } some
event-rerolls = { $side } rola de novo
event-reveals = { $side } revela { $card }
event-rolls = { $side } rola { $card }
event-shown = Você vê { $cards }
event-time = O tempo avança para { $time }

reason-last-unit = o outro lado não tem mais unidades
reason-sudden-death = morte súbita

rules-book-skirmish = Escaramuça
rules-sk-1 = Regras
why-not-offered = Isto não é oferecido agora.
why-card-not-shown = { $card } não foi mostrada a você.

prompt-place = Qual unidade você posiciona?
prompt-home = Em qual casa?
prompt-order = Qual carta você joga?
prompt-discard = Qual carta você descarta?
prompt-step = Para onde?
prompt-unit = Qual unidade?
prompt-act = Você reage?
prompt-aim = Em qual casa?
prompt-defend = Qual unidade se defende?
prompt-reroll = Rolar de novo?

condition-last-unit = Eliminar todas as unidades inimigas
