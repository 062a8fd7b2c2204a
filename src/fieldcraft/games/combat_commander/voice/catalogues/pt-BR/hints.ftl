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
