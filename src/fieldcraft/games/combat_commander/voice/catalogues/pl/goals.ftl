## Co każda strona musi osiągnąć, ile już ma i kto jest bliski zwycięstwa

condition-time = Czas { $have } z { $need } do możliwego końca gry
condition-vp-ahead = Wygrać na punkty: przewaga { $lead }
condition-vp-behind = Wygrać na punkty: strata { $lead }
condition-vp-holder = Wygrać na punkty: remis, przewagę daje karta Inicjatywy
condition-vp-level = Wygrać na punkty: remis, kartę Inicjatywy ma przeciwnik
condition-surrender = Zmusić do kapitulacji: { $have } z { $need } straconych oddziałów
condition-objectives = Utrzymać pięć celów przy nagłej śmierci: { $have } z { $need }
condition-ground = Cele na mapie
stake-control = { $worth ->
    [0] Cel { $objective } na { $hex }: wartość nieznana
    [one] Cel { $objective } na { $hex }: { $worth } punkt
    [few] Cel { $objective } na { $hex }: { $worth } punkty
   *[many] Cel { $objective } na { $hex }: { $worth } punktów
}
threat-surrender = { $side }: zwycięstwo, gdy tylko { $enemy } straci jeszcze jeden oddział
threat-last-unit = { $side }: zwycięstwo, jeśli zginie ostatni oddział na mapie ({ $enemy })
threat-time = Następne przesunięcie czasu może zakończyć grę; o ile widać, zwycięstwo: { $side }{ $lead ->
    [0] { " dzięki karcie Inicjatywy" }
    [one] { " o" } { $lead } punkt
    [few] { " o" } { $lead } punkty
   *[many] { " o" } { $lead } punktów
}
threat-objectives = Następne przesunięcie czasu da zwycięstwo: { $side } ma wszystkie pięć celów
