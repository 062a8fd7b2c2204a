hint-part-activate = { $worth ->
    [against] As unidades teriam pouco a fazer.
   *[for] As unidades podem ser bem usadas.
}
hint-part-advance = { $worth ->
    [against] Cede terreno.
   *[for] Ganha terreno.
}
hint-part-deploy = { $worth ->
    [against] Dividir o Grupo de combate não ajudaria.
   *[for] Dividir o Grupo de combate ajuda.
}
hint-part-drop = { $worth ->
    [against] Você abre mão de uma arma útil.
   *[for] A arma serve para pouco.
}
hint-part-group = { $worth ->
    [against] Separa as unidades.
   *[for] Mantém as unidades juntas.
}
hint-part-hidden = { $worth ->
    [against] Desperdiça uma unidade oculta.
   *[for] Traz uma unidade oculta.
}
hint-part-pass = { $worth ->
    [against] Não há tempo para esperar.
   *[for] É melhor esperar.
}
hint-part-place = { $worth ->
    [against] É um lugar ruim.
   *[for] É um bom lugar.
}
hint-part-recover = { $worth ->
    [against] Poucas unidades se reagrupam.
   *[for] Suas unidades se reagrupam.
}
hint-part-roll = { $worth ->
    [against] A rolagem foi ruim.
   *[for] A rolagem é boa como saiu.
}
hint-part-rout = { $worth ->
    [against] Faria recuar as suas próprias unidades.
   *[for] Faz recuar inimigos abalados.
}
hint-part-space = { $worth ->
    [against] Os reforços chegam tarde demais.
   *[for] Os reforços chegam na hora certa.
}
hint-part-support = { $worth ->
    [against] Este apoio serve para pouco aqui.
   *[for] É o apoio de que se precisa.
}
hint-part-useless = { $worth ->
    [against] A carta ainda é útil.
   *[for] A carta serve para pouco agora.
}
hint-part-weapon = { $worth ->
    [against] Usa mal a arma.
   *[for] Usa bem a arma.
}
hint-part-action = { $worth ->
    [against] A Ação seria desperdiçada aqui.
   *[for] A Ação ajuda aqui.
}
hint-part-artillery = { $worth ->
    [against] A artilharia faria pouco ali.
   *[for] A artilharia pode causar dano ali.
}
hint-part-exit = { $worth ->
    [against] Sair do mapa vale poucos pontos.
   *[for] Unidades que saem do mapa valem pontos.
}
hint-part-fire = { $worth ->
    [against] O fogo faria pouco.
   *[for] O fogo pode ferir o inimigo.
}
hint-part-lost = { $worth ->
    [against] Você se arrisca a sofrer perdas.
   *[for] Evita perdas suas.
}
hint-part-move = { $worth ->
    [against] As unidades param em um lugar pior.
   *[for] As unidades param em um lugar melhor.
}
hint-part-set-up = { $worth ->
    [against] É uma preparação ruim.
   *[for] É uma boa preparação.
}
hint-part-smoke = { $worth ->
    [against] A fumaça não ajudaria.
   *[for] A fumaça dá cobertura.
}
hint-part-stop = { $worth ->
    [against] Algo ficaria por fazer.
   *[for] Algo fica guardado para depois.
}
hint-part-time = { $worth ->
    [against] O tempo está acabando.
   *[for] Há tempo suficiente para isso.
}
hint-part-unit = { $worth ->
    [against] Outra unidade seria melhor.
   *[for] É a unidade certa.
}
