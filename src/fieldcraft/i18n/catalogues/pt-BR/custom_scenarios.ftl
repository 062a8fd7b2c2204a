### Custom scenarios in the browser.

server-bad-scenario-file = { $count ->
        [one] Este cenário ainda não pode ser jogado: há um erro nele.
       *[other] Este cenário ainda não pode ser jogado: há { $count } erros nele.
    }
server-too-many-values = O arquivo tem mais de { $limit } valores. Nenhum cenário precisa de tantos.
server-scenario-of-another-game = Este cenário é de outro jogo: { $game }.
