### Pedaços de frase dentro de um problema: o que se esperava, o que se encontrou, por quê, o que tentar.

## Em toda parte

phrase-did-you-mean = você quis dizer { $word }?
phrase-did-you-mean-either = você quis dizer { $word } ou { $other }?
phrase-known-are = são conhecidos: { $known }
phrase-remove-it = remova isso
phrase-script-no-dice = lança-se um dado, mas os dados previstos acabaram
phrase-script-no-draws = compra-se uma carta, mas as cartas previstas para esse lado acabaram
phrase-script-not-in-deck = está previsto que o lado { $side } compre { $card }, mas o baralho não tem nenhuma
phrase-script-no-card = está prevista a carta { $card } do lado { $side }, mas nenhuma serve: há { $known }
phrase-script-no-lots = sorteia-se algo às cegas, mas os sorteios previstos acabaram
phrase-script-not-there = está previsto sortear às cegas algo que não está lá
phrase-system-permission = falta permissão
phrase-system-folder = é uma pasta
phrase-system-no-folder = a pasta não existe
phrase-system-not-folder = uma parte do caminho não é uma pasta
phrase-system-full = não há mais espaço
phrase-system-read-only = não se pode gravar ali
phrase-system-long-name = o nome é longo demais
phrase-system-path = o caminho não pode ser usado
phrase-system-other = o sistema recusou ({ $name })

## Arquivos de conteúdo

phrase-a-text = um texto
phrase-a-line = uma linha de texto
phrase-a-whole-number = um número inteiro
phrase-a-fraction = um número fracionário
phrase-a-truth-value = true ou false
phrase-a-mapping = um conjunto de pares “chave: valor”
phrase-a-list = uma lista
phrase-a-list-of = lista de { $count ->
        [one] { $count } item
       *[other] { $count } itens
    }
phrase-a-nothing = um valor vazio
phrase-another-value = um valor de outro tipo
phrase-the-number = o número { $number }
phrase-the-text = o texto “{ $text }”
phrase-at-least = no mínimo { $least }
phrase-at-most = no máximo { $most }
phrase-at-least-needed = o mínimo de itens é { $least }
phrase-at-most-allowed = o máximo de itens é { $most }
phrase-it-is-empty = está vazio
phrase-at-most-characters = são permitidos no máximo { $most } caracteres
phrase-does-not-fit = este valor não cabe aqui
phrase-days-backwards = o último dia ({ $last }) vem antes do primeiro ({ $first })
phrase-key-not-a-word = uma chave deve ser uma palavra
phrase-yaml-unclosed = há colchete, chave ou aspas que abrem e não fecham
phrase-yaml-colon = faltam ou sobram dois-pontos
phrase-yaml-indentation = o recuo ou as aspas não combinam com o que vem antes
phrase-yaml-tab = aqui não pode haver tabulação
phrase-yaml-sign = um valor sem aspas não pode começar com este sinal
phrase-yaml-escape = não existe esse sinal depois de uma barra invertida
phrase-yaml-version = a versão de YAML não é 1.2
phrase-yaml-other = as regras de YAML não são cumpridas aqui

## Registros e campanhas

phrase-form-player = um nome de 1 a { $most } caracteres
phrase-form-game = o identificador de um jogo
phrase-form-number = um número
phrase-form-match = o identificador de uma partida
phrase-form-hexadecimal = { $count } dígitos hexadecimais
phrase-form-bytes = uma sequência de { $count } bytes
phrase-form-option = nome=valor, sendo o valor true, false ou um número
phrase-json-constant = { $word } não é um número
phrase-json-key-twice = uma chave aparece ali duas vezes
phrase-json-too-deep = há níveis de aninhamento demais
phrase-json-object = é preciso um objeto entre chaves
phrase-json-broken = há um erro no caractere { $column }
phrase-other-game = não é do jogo { $game }
phrase-options-mapping = as opções dela não são um conjunto de pares “chave: valor”
phrase-own-scenario = um cenário próprio
phrase-problem-at = { $place }: { $what } ({ $remedy })
phrase-problem-whole = { $what } ({ $remedy })

## Exercícios

phrase-blank-key = não há nada depois de { $key }
phrase-empty-facts = isto não prova nada: diga o que deve ser verdade
phrase-no-event-list = indique exactly, include ou exclude
phrase-two-acts = um passo faz uma coisa só, não { $act } e { $other }
phrase-a-choice = uma escolha
phrase-lone-clause = clause, reason e tells pertencem a refuse
phrase-bare-refusal = diga a cláusula ou o motivo da recusa
phrase-lone-varies = varies pertence a sample
phrase-idle-step = o passo não faz nada e não espera nada
phrase-see-the-words = as palavras estão em docs/drills.md
phrase-name-it = indique { $word }
phrase-name-a-thing = indique algo que exista neste jogo
phrase-all-used = tudo usado
phrase-left-over = de sobra: { $count }
phrase-offered = “{ $text }”, que é oferecido
phrase-not-offered = não é oferecido
phrase-a-refusal = uma recusa
phrase-no-refusal = nenhuma recusa
phrase-refused = recusado: { $reason } ({ $why })
phrase-allowed = “{ $text }” é permitido
phrase-a-reason = um motivo
phrase-no-reason = nenhum motivo
phrase-unchanged = nada mudou
phrase-changed = mudou: { $parts }
phrase-the-digest = hash
phrase-the-decision = decisão
phrase-the-view = o que o lado { $side } vê
phrase-the-options = as opções do lado { $side }
phrase-an-undo = desfazer
phrase-state-before = o estado antes da escolha
phrase-another-state = outro estado
phrase-what-is-seen = aquilo que o lado { $side } vê
phrase-sample-differs = { $how } { $number } difere em: { $parts }
phrase-in-sample = { $how } { $number }: { $found }
phrase-by-determinize = redistribuição
phrase-by-sample = amostra
phrase-cards-vary = cartas diferentes em { $zone }
phrase-cards-same = sempre as mesmas
phrase-no-words = nenhum “{ $words }”
phrase-forecasts = número de previsões: { $count }
phrase-one-forecast = uma previsão
phrase-no-forecast = nada é lançado

## Bots

phrase-no-module = não existe o módulo { $name }
phrase-no-class = em { $module } não há { $name }
phrase-module-failed = o módulo falha com { $error }
phrase-not-made = a criação falha com { $error }
phrase-not-a-game = isso não é um jogo
