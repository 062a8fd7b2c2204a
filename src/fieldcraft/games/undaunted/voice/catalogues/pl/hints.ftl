hint-part-adjust = { $worth ->
    [against] Żołnierze zajmą gorsze miejsca w pojeździe.
   *[for] Żołnierze zajmą lepsze miejsca w pojeździe.
}
hint-part-approach = { $worth ->
    [against] Stąd jest dalej do celów.
   *[for] Stąd jest bliżej do celów.
}
hint-part-block = { $worth ->
    [against] Zostawi to przeciwnikowi wolną drogę.
   *[for] Zagrodzi to przeciwnikowi drogę.
}
hint-part-bolster = { $worth ->
    [against] Do twojej talii trafią słabe karty.
   *[for] Do twojej talii trafią dobre karty.
}
hint-part-capture = { $worth ->
    [against] Zostawisz pojazd.
   *[for] Można przejąć pojazd.
}
hint-part-conceal = { $worth ->
    [against] Przeciwnik dostanie niewiele Mgły wojny.
   *[for] Przeciwnik dostanie Mgłę wojny.
}
hint-part-demolition = { $worth ->
    [against] Niewiele to zniszczy.
   *[for] Zniszczy to obiekty.
}
hint-part-draw = { $worth ->
    [against] Nie da to przydatnych kart.
   *[for] Dobierzesz karty.
}
hint-part-escape = { $worth ->
    [against] Opóźni to ucieczkę.
   *[for] Żołnierze będą mogli uciec.
}
hint-part-hunker = { $worth ->
    [against] Dobra karta wróci do rezerwy.
   *[for] Słaba karta wróci do rezerwy.
}
hint-part-inspire = { $worth ->
    [against] Te same karty dadzą niewiele więcej.
   *[for] Te same karty dadzą więcej akcji.
}
hint-part-kept = { $worth ->
    [against] Oddajesz kartę.
   *[for] Karta nie jest potrzebna do niczego innego.
}
hint-part-repair = { $worth ->
    [against] Niewiele jest do naprawy.
   *[for] Naprawi to uszkodzenia.
}
hint-part-scouting = { $worth ->
    [against] Rozpoznasz obszary, które nie są potrzebne.
   *[for] Rozpoznasz nowe obszary.
}
hint-part-spawn = { $worth ->
    [against] Oddział wróci w złym miejscu.
   *[for] Oddział wróci do gry.
}
hint-part-suppress = { $worth ->
    [against] Raczej nie przygwoździ to przeciwnika.
   *[for] Przygwoździ to przeciwnika.
}
hint-part-towards = { $worth ->
    [against] Stąd jest dalej tam, gdzie potrzebna jest pomoc.
   *[for] Stąd jest bliżej tam, gdzie potrzebna jest pomoc.
}
hint-part-casualty = { $worth ->
    [against] Przeciwnik raczej nie poniesie strat.
   *[for] Przeciwnik prawdopodobnie poniesie straty.
}
hint-part-command = { $worth ->
    [against] Nie da to przydatnych kart.
   *[for] Dobierzesz karty.
}
hint-part-control = { $worth ->
    [against] Oddasz kontrolę nad celami.
   *[for] Zdobędziesz kontrolę nad celami.
}
hint-part-cover = { $worth ->
    [against] Jest tu słaba zasłona przed ogniem przeciwnika.
   *[for] Jest tu dobra zasłona przed ogniem przeciwnika.
}
hint-part-firing = { $worth ->
    [against] To złe miejsce do strzału.
   *[for] To dobre miejsce do strzału.
}
hint-part-fog = { $worth ->
    [against] Do twojej talii trafi Mgła wojny.
   *[for] Twoja talia uniknie Mgły wojny.
}
hint-part-own-casualty = { $worth ->
    [against] Prawdopodobnie poniesiesz straty.
   *[for] Raczej nie poniesiesz strat.
}
hint-part-rally = { $worth ->
    [against] Oddział nie musi być teraz aktywny.
   *[for] Oddział znów będzie aktywny.
}
hint-part-recon = { $worth ->
    [against] Usunie to niewiele Mgły wojny.
   *[for] Dobierzesz kartę i usuniesz Mgłę wojny.
}
hint-part-target = { $worth ->
    [against] To słaby cel dla moździerza.
   *[for] To dobry cel dla moździerza.
}
