### A linha de comando.

## Erros

cli-error = Erro: { $text }
cli-file-not-found = O arquivo “{ $path }” não existe.
cli-file-unreadable = Não foi possível ler o arquivo “{ $path }”: { $text }
cli-file-exists = O arquivo “{ $path }” já existe.
cli-bad-argument = “{ $value }” não serve para { $name }.
cli-missing-argument = Falta { $name }.
cli-unknown-scenario = Não existe o cenário “{ $text }”. Existem: { $known }
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
progress-replaying = Reproduzindo
progress-drills = Executando exercícios
progress-loading = Carregando cenários
progress-done = Pronto
progress-of = { $done } de { $total }
games-count = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}

## Tabela de resumo

column-scenario = Cenário
column-side = Lado
column-player = Jogador
column-games = Partidas
column-wins = Vitórias
column-share = Proporção
column-unfinished = Inacabadas
column-rounds = Rodadas
column-decisions = Decisões
column-time = Tempo
column-per-second = Decisões por segundo
column-reason = Decidida por
column-mean = Média
column-shortest = Mais curta
column-longest = Mais longa
column-seed = Semente
