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
hint-part-action = { $worth ->
    [against] Akcja by się tu zmarnowała.
   *[for] Akcja tu pomoże.
}
hint-part-artillery = { $worth ->
    [against] Artyleria niewiele by tam zdziałała.
   *[for] Artyleria może tam zadać straty.
}
hint-part-exit = { $worth ->
    [against] Opuszczenie mapy da za mało punktów.
   *[for] Oddziały, które opuszczą mapę, dadzą punkty.
}
hint-part-fire = { $worth ->
    [against] Ogień niewiele by zdziałał.
   *[for] Ogień może zaszkodzić przeciwnikowi.
}
hint-part-lost = { $worth ->
    [against] Ryzykujesz własne straty.
   *[for] Pozwoli to uniknąć własnych strat.
}
hint-part-move = { $worth ->
    [against] Oddziały staną w gorszym miejscu.
   *[for] Oddziały staną w lepszym miejscu.
}
hint-part-set-up = { $worth ->
    [against] To słabe rozstawienie.
   *[for] To rozsądne rozstawienie.
}
hint-part-smoke = { $worth ->
    [against] Dym by nie pomógł.
   *[for] Dym da osłonę.
}
hint-part-stop = { $worth ->
    [against] Coś zostałoby niezrobione.
   *[for] Coś zostanie na później.
}
hint-part-time = { $worth ->
    [against] Kończy się czas.
   *[for] Wystarczy na to czasu.
}
hint-part-unit = { $worth ->
    [against] Inny oddział byłby lepszy.
   *[for] To właściwy oddział.
}
