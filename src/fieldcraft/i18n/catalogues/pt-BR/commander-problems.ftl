### Combat Commander: o que há de errado com uma posição, e o que fazer.

## Posições

problem-scenario-or-map = uma posição parte de um cenário ou de um mapa, não dos dois
remedy-scenario-or-map = remova um dos dois
problem-clear-scenario = só um cenário pode ser esvaziado
remedy-clear-scenario = diga um cenário ou remova clear
problem-clear-first = outras nações têm outras peças que não as do cenário
remedy-clear-first = acrescente clear: true e diga as peças
problem-set-up-scenario = só um cenário tem preparação
remedy-set-up-scenario = diga um cenário ou remova phase
problem-not-before-set-up = { $key } não pode ser dito antes da preparação
remedy-not-before-set-up = remova isto ou comece com phase: turn
problem-counter-number = não existe ficha de número { $found }
remedy-counter-number = numere de 1 a { $most }
problem-number-twice = { $one } e { $other } têm o mesmo número
remedy-number-twice = dê a cada ficha de um lado, e a cada arma, um número próprio
problem-one-place = uma unidade fica em um só lugar
remedy-one-place = dê hex, space ou casualty: true
problem-two-weapons = { $unit } já leva { $weapon }
remedy-two-weapons = uma unidade leva uma só arma
problem-empty-deck = o baralho está vazio
remedy-empty-deck = deixe nele pelo menos uma carta
problem-generated-id = “{ $scenario }” não é o id de um cenário gerado
remedy-generated-id = escreva { $short }, ou ano, nações e tamanho antes do número: { $example }
problem-no-such-fight = a Alemanha não enfrenta { $allies } em { $year }
remedy-no-such-fight = escolha outro ano ou outra nação; existem: { $known }
