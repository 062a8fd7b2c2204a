### O laboratório: confrontos, classificações, equilíbrio, avaliações.

help-lab = Medir bots e cenários: confrontos, classificações, equilíbrio, avaliações.
help-lab-match = Pares de partidas entre dois bots: a mesma semente dos dois lados. Mostra pontuação, Elo e quem é mais forte.
help-lab-ladder = Cada bot joga contra cada outro; todos recebem uma classificação.
help-lab-balance = Com que frequência cada lado de um cenário vence, em vários níveis de jogo.
help-lab-fit = Ajustar os pesos da avaliação que julga as partidas, com partidas entre bots.
help-lab-calibrate = Comparar as chances indicadas com as partidas vencidas, em partidas fora do ajuste.
help-lab-tune = Mudar um hábito da mão rápida de cada vez e manter o que vence partidas.
help-lab-train = Treinar uma mão para cada cenário: ela joga contra si mesma e aprende quais escolhas vencem.
help-lab-first = O primeiro bot; os números são dele.
help-lab-second = O segundo bot.
help-lab-game = O identificador do jogo; por padrão, todos.
help-lab-scenarios = Identificadores, números ou arquivos de cenários; por padrão, todos do jogo.
help-lab-pairs = Pares de partidas em cada cenário, no máximo.
help-lab-games = Partidas de cada cenário e nível.
help-lab-test = Parar assim que estiver claro se { $first } é mais forte por { $high } ou só por { $low } pontos.
help-lab-seed = A primeira semente; as outras vêm em seguida.
help-lab-jobs = Número de processos; por padrão, um por núcleo.
help-lab-ray = Jogar no cluster { $name } neste endereço; “{ $local }” inicia um aqui.
help-lab-out = Guardar partidas e um relatório com gráficos nesta pasta; execute de novo para continuar.
help-lab-bot = Um bot da classificação; pode ser repetido. Por padrão, todos os embutidos.
help-lab-level = Um bot que joga contra si mesmo; pode ser repetido. Por padrão, todos os embutidos.
help-lab-unlike = Dois bots diferentes que também jogam um contra o outro.
help-lab-worth = Descobrir quanto vale uma carta, ordem ou unidade deixando-a de lado; pode ser repetido.
help-lab-luck = Descontar a sorte dos resultados, até onde a avaliação a reconhece.
help-lab-loose = Fazer uma em cada tantas escolhas ao acaso, para posições mais variadas; 0 para nenhuma.
help-lab-sparring = Jogar metade das partidas contra este bot.
help-lab-thinks = Quantas escolhas o capitão também testa em pensamento a cada carta ou ordem; por padrão, quantas diz o arquivo do pacote.
help-lab-trials = Quantas mudanças tentar ao todo.
help-lab-tuned = O bot que joga com hábitos mudados contra si mesmo com os antigos.
lab-option-needs-game = As opções de partida pertencem a um jogo: informe também o jogo.
lab-test-bounds = { $name }: o primeiro número deve ser menor que o segundo.
lab-two-bots = Uma classificação precisa de pelo menos dois bots.
lab-no-measures = { $game } não tem nada em que ajustar uma avaliação.
lab-no-sparring = Em { $game }, o treino dispensa um segundo bot: ele só muda os hábitos da mão rápida.
lab-own-scenario = O treino e o ajuste só usam os cenários do próprio jogo.
lab-seeds = A partir da semente { $first }, total: { $count }
lab-all = Todos
lab-pairs = Pares
lab-score = Pontuação
lab-interval = Intervalo de 95%
lab-points = Pontos do primeiro bot em um par
lab-verdict = { $verdict ->
    [accepted] O primeiro bot é mais forte: aceito.
    [rejected] O primeiro bot não é mais forte: rejeitado.
   *[open] Ainda sem veredito.
}
lab-bot = Bot
lab-ladder = Classificação
lab-balance = Equilíbrio
lab-level = Nível
lab-wins-of = Vitórias: { $side }
lab-without-luck = Sem a sorte
lab-explained = Explicado pela sorte
lab-length = Duração
lab-worth = Valor
lab-thing = O quê
lab-told = Chance indicada
lab-won = Vencidas
lab-positions = Posições
lab-error = Erro
lab-digest = Resumo
lab-calibration = As chances se confirmam?
lab-off = { $name }: em média, as chances erram por { $error } pontos percentuais.
lab-no-habits = { $bot } não tem hábitos para ajustar; indique uma das cinco patentes.
lab-habit = Hábito
lab-before = Antes
lab-after = Tentado
lab-kept = Resultado
lab-tried = { $verdict ->
    [accepted] mantido
    [rejected] não é melhor
   *[open] incerto, não mantido
}
lab-habits = Hábitos agora: { $habits }
progress-trials = Mudanças tentadas
