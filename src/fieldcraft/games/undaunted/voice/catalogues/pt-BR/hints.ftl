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
