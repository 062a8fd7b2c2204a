hint-part-activate = { $worth ->
    [against] Oddziały nie miałyby wiele do roboty.
   *[for] Oddziały można dobrze wykorzystać.
}
hint-part-advance = { $worth ->
    [against] Oddasz teren.
   *[for] Zdobędziesz teren.
}
hint-part-deploy = { $worth ->
    [against] Podział drużyny by nie pomógł.
   *[for] Podział drużyny pomoże.
}
hint-part-drop = { $worth ->
    [against] Oddasz przydatną broń.
   *[for] Z broni jest niewiele pożytku.
}
hint-part-group = { $worth ->
    [against] Rozdzieli to oddziały.
   *[for] Oddziały zostaną razem.
}
hint-part-hidden = { $worth ->
    [against] Zmarnuje to ukryty oddział.
   *[for] Pojawi się ukryty oddział.
}
hint-part-pass = { $worth ->
    [against] Nie ma czasu na czekanie.
   *[for] Lepiej poczekać.
}
hint-part-place = { $worth ->
    [against] To złe miejsce.
   *[for] To dobre miejsce.
}
hint-part-recover = { $worth ->
    [against] Niewiele oddziałów się zreorganizuje.
   *[for] Twoje oddziały się zreorganizują.
}
hint-part-roll = { $worth ->
    [against] Rzut był zły.
   *[for] Rzut jest dobry taki, jaki wypadł.
}
hint-part-rout = { $worth ->
    [against] Odepchnęłoby to twoje własne oddziały.
   *[for] Odepchnie to załamanych przeciwników.
}
hint-part-space = { $worth ->
    [against] Posiłki przybędą za późno.
   *[for] Posiłki przybędą w porę.
}
hint-part-support = { $worth ->
    [against] Z tego wsparcia jest tu niewiele pożytku.
   *[for] Tego wsparcia właśnie potrzeba.
}
hint-part-useless = { $worth ->
    [against] Karta jeszcze się przyda.
   *[for] Z karty jest teraz niewiele pożytku.
}
hint-part-weapon = { $worth ->
    [against] Broń zostanie źle wykorzystana.
   *[for] Broń zostanie dobrze wykorzystana.
}
