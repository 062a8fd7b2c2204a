### O que há de errado com um arquivo, argumento ou opção, e o que fazer.
### $hint, $why, $found e semelhantes podem ser frases do arquivo vizinho.

## Arquivos de conteúdo

problem-file-not-brought = o arquivo “{ $name }” não veio com este
remedy-file-not-brought = escolha os dois arquivos juntos ou escreva aqui o conteúdo dele
problem-missing-file = não existe o arquivo “{ $path }”
remedy-missing-file = confira o caminho
problem-unreadable = não foi possível ler o arquivo: { $why }
remedy-unreadable = confira as permissões
problem-too-big = o arquivo tem { $size } bytes, mais que os { $limit } permitidos
remedy-too-big = confira se este é o arquivo certo
problem-not-utf8 = o byte { $offset } não é texto em UTF-8
remedy-not-utf8 = salve o arquivo em UTF-8
problem-bad-character = há aqui um caractere que não cabe em um texto
remedy-bad-character = remova os caracteres de controle
problem-empty = o arquivo está vazio
remedy-empty = confira se este é o arquivo certo
problem-bad-yaml = isto não é YAML: { $why }
remedy-bad-yaml = corrija aqui a grafia, o recuo ou as aspas
problem-many-documents = o arquivo contém mais de um documento
remedy-many-documents = deixe um só documento por arquivo
problem-alias = âncoras e referências (& e *) não são permitidas em arquivos de conteúdo
remedy-alias = escreva o valor por extenso
problem-tag = a etiqueta { $tag } não é permitida
remedy-tag = remova-a; valores simples bastam
problem-too-deep = há mais de { $limit } níveis de aninhamento
remedy-too-deep = simplifique a estrutura do arquivo
problem-too-many-values = o arquivo contém mais de { $limit } valores
remedy-too-many-values = divida o arquivo
problem-number-too-big = o número { $number } é grande demais
remedy-number-too-big = nenhum valor do jogo é tão grande
problem-duplicate-key = a chave “{ $key }” aparece aqui duas vezes
remedy-duplicate-key = remova uma das duas
problem-not-a-mapping = aqui era esperado um conjunto de pares “chave: valor”, mas há { $found }
remedy-not-a-mapping = escreva linhas no formato “chave: valor”
remedy-shape = veja o esquema publicado para este tipo de arquivo
problem-missing = falta a chave obrigatória “{ $key }”
remedy-missing = acrescente-a
problem-unknown-key = a chave “{ $key }” não é conhecida aqui
problem-wrong-type = esperado: { $wanted }; encontrado: { $found }
remedy-wrong-type = escreva { $wanted }
problem-quote = era esperado um texto, mas há o número { $found }
remedy-quote = coloque-o entre aspas
problem-unknown-word = “{ $word }” não é uma das palavras permitidas aqui
problem-bad-format = “{ $found }” não está no formato certo
remedy-bad-format = escreva, por exemplo, { $example }
problem-no-such-day = o dia { $found } não existe no calendário
remedy-no-such-day = escreva uma data como { $example }
problem-out-of-range = valor fora dos limites ({ $found }): { $why }
remedy-out-of-range = escolha um valor dentro dos limites
problem-unknown-kind = não foi possível saber de que tipo é este arquivo
remedy-unknown-kind = acrescente uma linha como “kind: scenario” (tipos: { $known })
problem-wrong-kind = este arquivo é do tipo { $found }, e não { $wanted }
remedy-wrong-kind = use outro arquivo
problem-unknown-game = não existe o jogo “{ $game }”
problem-unknown-scenario = não existe o cenário “{ $scenario }”
problem-twice = aparece aqui duas vezes: { $thing }
remedy-twice = remova uma das duas ocorrências
problem-wrong-id = o identificador { $found } não corresponde aos demais dados
remedy-wrong-id = deveria ser { $wanted }

## Registros e campanhas

problem-unwritable = não foi possível gravar o arquivo: { $why }
remedy-unwritable = confira a pasta e as permissões
problem-not-a-record = isto não é um registro: a primeira linha não é “fieldcraft record { $format }”
remedy-not-a-record = confira se este é o arquivo certo
problem-newer-format = o arquivo tem o formato { $found }, e aqui só se conhece o formato { $format }
remedy-newer-format = abra-o com uma versão mais nova
problem-bad-header = “{ $text }” não é uma linha do cabeçalho
remedy-bad-header = escreva “nome: valor”, um por linha
problem-unknown-header = a linha de cabeçalho “{ $name }” não é conhecida
problem-second-header = aqui começa um segundo registro
remedy-second-header = deixe um só registro por arquivo
problem-missing-header = falta no cabeçalho a linha “{ $name }”
remedy-missing-header = acrescente “{ $name }: ...”
problem-unwanted-header = { $name } e { $other } excluem um ao outro
remedy-unwanted-header = remova um dos dois
problem-bad-value = “{ $text }” não serve para “{ $name }”
remedy-bad-value = aqui cabe: { $wanted }
problem-bad-json = “{ $name }” não é uma linha de JSON: { $why }
remedy-bad-json = corrija a linha ou restaure o arquivo
problem-bad-scenario = o cenário não pode ser usado: { $why }
remedy-bad-scenario = corrija-o ou escolha outro
problem-bad-position = a posição do registro não pode ser usada: { $why }
remedy-bad-position = corrija-a
problem-unknown-option = opção desconhecida: “{ $name }”
problem-unknown-side = não existe o lado “{ $side }” neste jogo
problem-sealed = o registro tem apenas o hash da chave, portanto os dados lançados não são conhecidos
remedy-sealed = a chave é publicada quando a partida termina; informe-a junto com o registro
problem-wrong-key = a chave não corresponde ao hash publicado no início
remedy-wrong-key = use a chave desta mesma partida
problem-missing-share = na rodada { $round } da troca falta o lacre ou a parte de { $party }
remedy-missing-share = use o registro como o servidor o entregou; se ele não os entregou, o sorteio não está provado
problem-wrong-share = rodada { $round } da troca: a parte de { $party } não corresponde ao lacre dela
remedy-wrong-share = o registro foi alterado, ou alguém escolheu o sorteio
problem-wrong-shares = a chave não resulta das partes
remedy-wrong-shares = o registro foi alterado, ou alguém escolheu o sorteio
problem-missing-exchange = entrada { $entry }: o pedido de desfazer não tem uma troca própria
remedy-missing-exchange = o registro foi alterado, ou alguém escolheu o sorteio
problem-exchange-twice = a rodada { $round } da troca foi usada de novo ou fora de ordem
remedy-exchange-twice = o registro foi alterado, ou alguém escolheu o sorteio
problem-bad-line = “{ $text }” não é uma entrada nem um hash
remedy-bad-line = escreva “side: words”, “table: act”, “= digest” ou “# uma observação”
problem-unknown-act = “{ $text }” não é um ato da mesa
problem-illegal-choice = entrada { $entry }: o lado { $side } não pode escolher “{ $text }” aqui: { $reason }
remedy-illegal-choice = corrija a entrada; um registro antigo pode precisar da versão em que foi feito
problem-refused-act = entrada { $entry }: “{ $text }” não pode ser feito aqui: { $reason }
remedy-refused-act = corrija ou remova a entrada
problem-after-the-end = a entrada { $entry } vem depois do fim da partida
remedy-after-the-end = remova o que vem depois do fim
problem-wrong-digest = o registro e as regras divergem entre a entrada { $since } e a entrada { $entry }: o registro (regras { $theirs }) diz { $wanted }, as regras ({ $ours }) dão { $found }
remedy-wrong-digest = o registro foi alterado ou feito com outras regras: abra-o com a versão em que foi feito
problem-truncated = o arquivo está cortado: a última linha não é “end ...”
remedy-truncated = restaure-o de uma cópia; para continuar do que restou, acrescente “end { NUMBER($entries, useGrouping: 0) }: unfinished”
problem-after-end-line = há algo depois da linha “end”
remedy-after-end-line = remova o que sobra
problem-wrong-count = a linha “end” fala de { $wanted } entradas, mas há { $entries }
remedy-wrong-count = faltam ou sobram linhas: restaure o arquivo
problem-wrong-outcome = o registro diz “{ $wanted }”, mas pelas regras é “{ $found }”
remedy-wrong-outcome = o registro foi alterado ou feito com outras regras
problem-not-a-campaign = isto não é uma campanha: a primeira linha não é “fieldcraft campaign { $format }”
remedy-not-a-campaign = confira se este é o arquivo certo
problem-bad-result = “{ $text }” não é um resultado
remedy-bad-result = escreva “SCENARIO: winner SIDE, casualties SIDE N SIDE N” e, se quiser, “, record FILE”
problem-wrong-order = o resultado de { $found } está onde deveria estar o de { $wanted }
remedy-wrong-order = uma campanha joga cenários consecutivos, em ordem
problem-too-many-results = a campanha terminou com { $last }
remedy-too-many-results = remova este resultado
problem-backwards = o último cenário ({ $last }) vem antes do primeiro ({ $first })
remedy-backwards = troque os dois
problem-no-outcome = a partida não terminou
remedy-no-outcome = jogue-a até o fim primeiro
problem-other-match = a partida é de { $found }, mas o próximo cenário da campanha é { $wanted }
remedy-other-match = jogue esse cenário
problem-bad-standing = “{ $text }” não é uma resposta automática
remedy-bad-standing = escreva “pass when idle”, “pass until KEY VALUE” ou “never ask QUESTION: WORDS”

## Exercícios

problem-unknown-clause = não existe a cláusula { $clause } em docs/rules
problem-label-twice = dois passos têm o rótulo { $label }
remedy-label-twice = mude o nome de um deles
problem-unknown-label = nenhum passo tem o rótulo { $label }
problem-unknown-words = “{ $text }” não são palavras deste jogo ({ $reason })
problem-unknown-event = não existe o evento { $event }
problem-unknown-field = o evento { $event } não tem o campo { $field }
problem-unknown-thing = “{ $thing }” não pode ser examinado
remedy-script = indique aqui dice ou draws, ou uma seed para o exercício; um turno com a mão vazia termina sozinho, então deixe nela uma carta se ainda não for hora de comprar
problem-nowhere = nenhum ponto de vista mostra { $path }, portanto a ausência não prova nada
remedy-nowhere = corrija o caminho ou remova a linha
problem-proves-nothing = aqui nada é esperado e nada é recusado
remedy-proves-nothing = acrescente expect ou refuse
problem-no-steps = o exercício não tem passos nem variantes
remedy-no-steps = acrescente passos (steps)
problem-no-sampling = não se podem esperar eventos de uma amostra
remedy-no-sampling = espere-os em um passo próprio
problem-seen-and-position = o que os lados veem já é uma posição inteira
remedy-seen-and-position = remova seen ou position
problem-seen-by-both = uma posição vista precisa ser vista pelos dois lados: { $sides }
remedy-seen-by-both = acrescente o que o outro lado vê, ou escreva uma posição
problem-seen-unfit = o que os lados veem não forma uma posição: { $why }
remedy-seen-unfit = escreva o exercício de novo com { "fieldcraft drill --from" }, ou corrija-o

## Opções da partida

problem-option-switch = a opção { $name } não pode ser { $value }
remedy-option-switch = escreva true ou false
problem-option-number = a opção { $name } não pode ser { $value }
remedy-option-number = escreva um número de 0 (sem limite) a { $most }
problem-option-handicap = a opção { $name } não pode ser { $value }
remedy-option-handicap = escreva um número de 0 (nenhuma) a { $most }
problem-bad-key = uma chave de { $found } bytes
remedy-bad-key = a chave dos dados tem { $wanted } bytes
problem-key-kind = { $found } em vez de uma chave
remedy-key-kind = a chave dos dados tem { $wanted } bytes
problem-options-kind = { $found } em vez de opções
remedy-options-kind = dê o valor de cada opção pelo nome
problem-scenario-kind = isto não é um cenário inteiro: { $why }
remedy-scenario-kind = diga o nome de um dos nossos ou dê o que a leitura de um arquivo de cenário devolve
problem-bad-games = { $variable } indica “{ $name }”: { $why }
remedy-bad-games = escreva módulo:fábrica para cada jogo

## Bots

problem-unknown-bot = não existe o bot “{ $bot }”
problem-bot-not-loaded = não foi possível carregar o bot “{ $bot }”: { $why }
remedy-bot-not-loaded = confira se o módulo dele pode ser importado daqui
problem-not-a-bot = “{ $bot }” não é um bot
remedy-not-a-bot = derive-o de fieldcraft.bots.Bot
problem-bot-raised = o bot “{ $bot }” falha na pergunta “{ $question }”: { $error }
remedy-bot-raised = corrija o bot; { $variable } mostra os detalhes
problem-bot-not-offered = o bot “{ $bot }” responde à pergunta “{ $question }” com { $answer }, que não está entre as opções
remedy-bot-not-offered = faça-o devolver um dos valores de seat.options

## Simulações

problem-too-few = { $name } não pode ser { $value }
remedy-too-few = indique 1 ou mais
problem-other-results = { $path } contém os resultados de outra execução
remedy-other-results = informe outra pasta, ou repita os argumentos daquela execução para continuá-la
problem-two-bots = são necessários dois bots, não { $count }
remedy-two-bots = indique um para cada lado

## O que um exercício encontra

mismatch-step = passo { $step } ({ $act }): { $what }: esperado: { $expected }; encontrado: { $found }
mismatch-step-alone = passo { $step }: { $what }: esperado: { $expected }; encontrado: { $found }
mismatch-position = posição: { $what }: esperado: { $expected }; encontrado: { $found }
