rules-book-undaunted = Destemidos: Normandia e Norte da África

rules-u-1-1 = Componentes e zonas de cartas
rules-u-1-2 = Preparação da partida
rules-u-1-3 = Rodada, compra de cartas, Iniciativa
rules-u-1-4 = Turno e uso de uma carta
rules-u-1-5 = Movimento
rules-u-1-6 = Apoio
rules-u-1-7 = Combate
rules-u-1-8 = Fim da partida
rules-u-1-9 = O que é aberto e o que é oculto
rules-u-2-1 = Normandia: componentes
rules-u-2-2 = Normandia: preparação
rules-u-2-3 = Normandia: entrada das unidades no tabuleiro
rules-u-2-4 = Normandia: ações próprias
rules-u-2-5 = Normandia: vitória
rules-u-3-1 = Norte da África: componentes
rules-u-3-2 = Norte da África: preparação
rules-u-3-3 = Norte da África: uso das cartas e Veículos
rules-u-3-4 = Norte da África: movimento
rules-u-3-5 = Norte da África: apoio
rules-u-3-6 = Norte da África: combate
rules-u-3-7 = Norte da África: vitória
rules-u-4 = Decisões onde as regras impressas são omissas
rules-u-4-1 = Esclarecimentos

# On a scenario's sheet.
special-radio-tower = Torre de Rádio na peça { $tile }: os EUA podem Controlar a peça outra vez enquanto a controlam, e a cada vez ela vale 1 ponto a mais.
