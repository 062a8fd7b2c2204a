### A linha de comando.

## Erros

cli-error = Erro: { $text }
cli-file-not-found = O arquivo “{ $path }” não existe.
cli-file-exists = O arquivo “{ $path }” já existe.
cli-bad-argument = “{ $value }” não serve para { $name }.
cli-missing-argument = Falta { $name }.
cli-unknown-language = Não existe o idioma “{ $text }”. Existem: { $known }
cli-unknown-bot = Não existe o bot “{ $text }”. Existem: { $known }
cli-unknown-side = Não existe o lado “{ $text }”. Existem: { $known }
cli-number-too-small = { $name } deve ser pelo menos { $least }.
cli-interrupted = Interrompido.
cli-saved = Salvo em “{ $path }”.
cli-confirm = Tem certeza?
cli-yes = sim
cli-no = não

## Andamento

progress-games = Jogando partidas
progress-drills = Executando exercícios
progress-of = { $done } de { $total }
games-count = { $count ->
    [0] { $count } partidas
    [one] { $count } partida
   *[other] { $count } partidas
}

## Tabela de resumo

column-scenario = Cenário
column-side = Lado
column-games = Partidas
column-wins = Vitórias
column-share = Proporção
column-unfinished = Inacabadas
column-rounds = Rodadas
column-decisions = Decisões
column-reason = Decidida por
column-mean = Média
column-shortest = Mais curta
column-longest = Mais longa
column-seed = Semente

## Argumentos

cli-bad-file = Não foi possível usar “{ $path }”:
cli-apology = O erro é nosso, não seu: { $text }. Por favor, relate-o junto com o que você fez; { $variable } mostra os detalhes.
cli-try-help = Veja: { $command }
cli-unknown-option = Não existe a opção { $name }.
cli-unknown-option-near = Não existe a opção { $name }. Você quis dizer { $known }?
cli-missing-value = { $name } precisa de um valor em seguida.
cli-too-many-arguments = Há coisas demais aqui: { $text }
cli-unknown-command = Não existe o comando “{ $text }”. Existem: { $known }
cli-not-a-number = “{ $value }” não é um número inteiro; { $name } precisa de um.
cli-number-too-large = { $name } pode ser no máximo { $most }.
cli-bad-match-option = “{ $text }” não é uma opção da partida. As opções, com seus valores padrão, são: { $known }
cli-other-game = “{ $path }” é um cenário de outro jogo: { $name }

## Páginas de ajuda

help-usage = Uso: { $usage }
help-commands = Comandos
help-more = Mais sobre um comando: { $command }
help-help = Mostra esta página.
help-fieldcraft = Jogos de guerra táticos com cartas em uma mesa digital, com todas as regras aplicadas.
help-version = Mostra a versão e a compilação.
help-lang = O idioma, antes ou depois do comando; se faltar, o do ambiente.
help-games = Lista os jogos.
help-scenarios = Lista os cenários de um jogo.
help-show = Desenha um cenário: situação, tabuleiro, condições de vitória, cartas iniciais.
help-play = Abre a mesa no navegador: contra um bot, dois na mesma tela, ou com um amigo por um link.
help-replay = Percorre uma partida gravada, para a frente e para trás, de qualquer lado.
help-check = Verifica cenários, arquivos de conteúdo, registros, campanhas e exercícios; cada problema com sua linha.
help-drill = Executa exercícios: posições e o que as regras dizem sobre elas.
help-conformance = Lista cada cláusula das regras com os exercícios e testes que a comprovam.
help-conformance-clauses = Só estas cláusulas, com --proof.
help-conformance-proof = Mostra quais exercícios matam mutantes do código de cada cláusula e procura um onde ainda não há. Os resultados são guardados e retomados.
help-conformance-mutants = Roda cada mutante contra todos os exercícios das suas cláusulas. Leva horas; pode ser interrompido e retomado.
help-simulate = Faz dois bots jogarem muitas partidas e resume o resultado.
help-campaign = Cenários consecutivos, pontuados em conjunto.
help-campaign-start = Começa uma campanha em um arquivo novo.
help-campaign-continue = Joga o próximo cenário da campanha.
help-campaign-score = Mostra os resultados e a pontuação até agora.
help-campaign-file = O arquivo da campanha.
help-campaign-from = O primeiro cenário; por padrão, o primeiro do jogo.
help-campaign-to = O último cenário; por padrão, o último do jogo.
help-game = O identificador do jogo.
help-scenario = O identificador, o número ou um arquivo de cenário.
help-bot = Joga contra este bot.
help-side = O lado que você joga contra um bot.
help-seed = A semente dos dados e das cartas; a mesma semente dá a mesma partida.
help-option = Uma opção de regras da partida; pode ser repetida.
help-resume = Continua uma partida salva.
help-record = Mantém o registro neste arquivo após cada escolha.
help-standing = Dá certas respostas sem consultar você, por exemplo: pass when idle; pode ser repetida.
help-terminal = Joga no terminal: dois na mesma tela, ou contra um bot. Sem argumentos, pergunta.
help-record-file = O registro de uma partida.
help-to = Mostra a posição após esse número de entradas.
help-replay-side = De quem é a visão mostrada.
help-verify = Confere por conta própria registros de partidas: quem teve parte no sorteio, que ele resulta dessas partes e que cada escolha era permitida.
help-verify-files = Registros de partidas.
help-verify-list = O endereço do servidor ou uma cópia da lista pública dele: confere se os lacres estão nela.
help-seals = Confere a lista pública de lacres de um servidor e guarda uma cópia para comparar depois.
help-seals-source = O endereço do servidor ou uma cópia da lista dele.
help-seals-copy = Confere se a lista continua esta cópia e atualiza a cópia.
help-json = Imprime { $format } para um programa.
help-check-files = Os arquivos a verificar.
help-drill-names = Arquivos de exercícios, pastas ou cláusulas das regras.
help-games-count = Quantas partidas jogar.
help-bots = Os bots do primeiro e do segundo lado.
help-swap = Troca os lugares partida sim, partida não, com os mesmos dados.
help-limit = Decisões após as quais uma partida conta como inacabada.
help-jobs = Em quantos processos jogar.

## Listas e relatórios

column-key = Identificador
column-game = Jogo
column-scenarios = Cenários
column-date = Data
column-drill = Exercício
column-clause = Cláusula
column-clauses = Cláusulas
column-checks = Verificações
column-covered = Comprovada por
column-proof = Provada por
column-drawn = Empates
column-median = Mediana
column-score = Pontuação
column-winner = Vencedor
games-next = Seus cenários: { $command }
scenarios-next = Um deles: { $command }
options-list = Opções de regras da partida, dadas com { $option }:
check-error = erro
check-warning = aviso
check-good = { $path }: nenhum problema
check-bad = { $count ->
    [one] { $path }: { $count } erro
   *[other] { $path }: { $count } erros
}
drill-none-there = Não há exercícios em “{ $path }”.
drill-none-for = Não há exercício para “{ $text }”, nem arquivo com esse nome.
drill-summary = Aprovados: { $done } de { $total }
conformance-summary = Cláusulas comprovadas: { $done } de { $total }
conformance-open = sem prova
conformance-proof-summary = Cláusulas: { $total }. Um exercício mata um mutante: { $killed }; verificadas por testes: { $tested }; sem prova: { $open }
conformance-cannot-run = Mutantes só rodam em Python puro, num sistema que consegue duplicar processos (fork).
progress-mutants = Rodando mutantes
replay-too-far = O registro tem apenas { $total } entradas.
verify-shares = Cada parte corresponde ao lacre mostrado antes de qualquer revelação. Participaram: { $parties }.
verify-the-server = o servidor
verify-no-exchange = O registro não diz como o sorteio foi feito; nada mais pode ser provado. É assim com partidas locais e registros antigos.
verify-server-alone = Em alguns sorteios só o servidor teve parte. Ele pode tê-los escolhido.
verify-silent = { $side } não teve parte própria: só os outros podem ter certeza deste sorteio.
verify-broken-off = { $count ->
    [0] { $count } trocas para desfazer escolhas foram interrompidas.
    [one] { $count } troca para desfazer escolhas foi interrompida.
   *[other] { $count } trocas para desfazer escolhas foram interrompidas.
}
verify-not-listed = A lista não tem como deveria os lacres da rodada { $rounds }.
seals-good = A lista está íntegra: { $count ->
    [0] { $count } linhas
    [one] { $count } linha
   *[other] { $count } linhas
}, lacrados: { $sealed }, iniciados: { $started }.
seals-broken = A lista foi alterada: a linha { $number } não se encaixa na anterior.
seals-rewritten = A lista foi reescrita: a linha { $number } já não é a da sua cópia. A cópia ficou como estava.
seals-unreadable = Não há uma lista de lacres legível em { $source }.
replay-keys = Enter: avançar · { $back }: voltar · { $turn }: próximo turno · número: ir até lá · { $leave }: sair
campaign-next = Jogue o primeiro cenário: { $command }
campaign-due = Próximo cenário: { $name }
cli-needs = { $name } só tem sentido junto com { $other }.
cli-not-together = { $name } e { $other } não podem ser usados juntos.
cli-input-ended = A entrada acabou.
help-options = Argumentos e opções
setup-how = Digite { $known }.
setup-bad-file = “{ $path }” não contém uma preparação guardada.
setup-bad-line = “{ $path }”, linha { $line }: “{ $text }” não posiciona nada. Escreva, por exemplo: { $example }
setup-not-written = Não é possível gravar “{ $path }”.
setup-other = “{ $path }” é uma preparação do lado { $side } para “{ $scenario }”.
campaign-none = { $name } não tem campanha.
help-generate-command = Sorteia um cenário: mostra-o ou grava-o em um arquivo.
help-generate = Semente do cenário sorteado.
help-year = Ano do cenário; sem ele decide a sorte.
help-opponent = Oponente da Alemanha ({ $known }); por padrão, aleatório.
help-size = Tamanho das forças ({ $known }); sem ele decide a sorte.
help-out = Grava o cenário neste arquivo novo.
generate-none = { $name } não tem gerador de cenários.
generate-no-size = Não existe o tamanho “{ $text }”. Existem: { $known }
generate-no-fight = Não houve tal combate: “{ $text }”. Houve: { $known }
generate-next = Jogue-o com: { $command }

## Análises

help-review = Analisar uma partida gravada: chances, sorte e as decisões mais caras.
help-review-all = Listar todas as decisões, não só as mais caras.
progress-judging = Avaliando
review-chances = { $side }: chance de vitória, da primeira à última posição
review-luck = Sorte
review-errors = Erros
review-points = Em pontos percentuais da chance de vitória
review-position = Nº
review-choice = Escolha
review-chance = Chance
review-cost = Custo
review-better = Melhor
