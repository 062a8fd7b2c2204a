hint-part-adjust = { $worth ->
    [against] Os soldados ficam pior posicionados no Veículo.
   *[for] Os soldados ficam mais bem posicionados no Veículo.
}
hint-part-approach = { $worth ->
    [against] Fica mais longe dos objetivos.
   *[for] Fica mais perto dos objetivos.
}
hint-part-block = { $worth ->
    [against] Deixa o caminho do inimigo livre.
   *[for] Bloqueia o caminho do inimigo.
}
hint-part-bolster = { $worth ->
    [against] Cartas fracas entram no seu baralho.
   *[for] Boas cartas entram no seu baralho.
}
hint-part-capture = { $worth ->
    [against] Um Veículo fica para trás.
   *[for] Um Veículo pode ser capturado.
}
hint-part-conceal = { $worth ->
    [against] O inimigo recebe pouca Névoa da Guerra.
   *[for] O inimigo recebe Névoa da Guerra.
}
hint-part-demolition = { $worth ->
    [against] Destruiria pouco.
   *[for] Destrói estruturas.
}
hint-part-draw = { $worth ->
    [against] Nenhuma carta útil é comprada.
   *[for] Você compra cartas.
}
hint-part-escape = { $worth ->
    [against] Atrasa a fuga.
   *[for] Soldados podem fugir.
}
hint-part-hunker = { $worth ->
    [against] Uma boa carta volta ao suprimento.
   *[for] Uma carta fraca volta ao suprimento.
}
hint-part-inspire = { $worth ->
    [against] As mesmas cartas rendem pouco mais.
   *[for] As mesmas cartas rendem mais ações.
}
hint-part-kept = { $worth ->
    [against] Você abre mão da carta.
   *[for] A carta não é necessária para mais nada.
}
hint-part-repair = { $worth ->
    [against] Há pouco dano a reparar.
   *[for] Repara danos.
}
hint-part-scouting = { $worth ->
    [against] As peças reconhecidas não são necessárias.
   *[for] Você reconhece novas peças.
}
hint-part-spawn = { $worth ->
    [against] Uma unidade volta no lugar errado.
   *[for] Uma unidade volta ao jogo.
}
hint-part-suppress = { $worth ->
    [against] É improvável que suprima o inimigo.
   *[for] Suprime o inimigo.
}
hint-part-towards = { $worth ->
    [against] Fica mais longe de onde você é necessário.
   *[for] Fica mais perto de onde você é necessário.
}
hint-part-casualty = { $worth ->
    [against] É improvável que o inimigo sofra baixas.
   *[for] O inimigo provavelmente sofrerá baixas.
}
hint-part-command = { $worth ->
    [against] Nenhuma carta útil é comprada.
   *[for] Você compra cartas.
}
hint-part-control = { $worth ->
    [against] Você perde o controle de objetivos.
   *[for] Você ganha o controle de objetivos.
}
hint-part-cover = { $worth ->
    [against] Há pouca cobertura contra o fogo inimigo.
   *[for] Há boa cobertura contra o fogo inimigo.
}
hint-part-firing = { $worth ->
    [against] É um lugar ruim para atirar.
   *[for] É um bom lugar para atirar.
}
hint-part-fog = { $worth ->
    [against] Seu baralho recebe Névoa da Guerra.
   *[for] Seu baralho fica livre de Névoa da Guerra.
}
hint-part-own-casualty = { $worth ->
    [against] Você provavelmente sofrerá baixas.
   *[for] É improvável que você sofra baixas.
}
hint-part-rally = { $worth ->
    [against] A unidade não precisa ficar pronta agora.
   *[for] Uma unidade volta a ficar pronta.
}
hint-part-recon = { $worth ->
    [against] Removeria pouca Névoa da Guerra.
   *[for] Você compra uma carta e remove Névoa da Guerra.
}
hint-part-target = { $worth ->
    [against] É um alvo ruim para o Morteiro.
   *[for] É um bom alvo para o Morteiro.
}
