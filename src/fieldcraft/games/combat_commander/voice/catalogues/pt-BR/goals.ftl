## O que cada lado precisa alcançar, quanto já tem e quem está perto de vencer

condition-time = Tempo { $have } de { $need } até a partida poder acabar
condition-vp-ahead = Vencer por pontos: { $lead } na frente
condition-vp-behind = Vencer por pontos: { $lead } atrás
condition-vp-holder = Vencer por pontos: empate, na frente pela carta de Iniciativa
condition-vp-level = Vencer por pontos: empate, atrás pela carta de Iniciativa
condition-surrender = Forçar a rendição: { $have } de { $need } unidades perdidas
condition-objectives = Manter os cinco objetivos na morte súbita: { $have } de { $need }
condition-ground = Objetivos no mapa
stake-control = { $worth ->
    [0] Objetivo { $objective } em { $hex }: sem valor conhecido
    [one] Objetivo { $objective } em { $hex }: { $worth } ponto
   *[other] Objetivo { $objective } em { $hex }: { $worth } pontos
}
threat-surrender = { $side }: vitória assim que { $enemy } perder mais uma unidade
threat-last-unit = { $side }: vitória se a última unidade no mapa de { $enemy } for eliminada
threat-time = O próximo avanço de tempo pode encerrar a partida; pelo que se vê, vitória: { $side }{ $lead ->
    [0] { " pela carta de Iniciativa" }
    [one] { " por" } { $lead } ponto
   *[other] { " por" } { $lead } pontos
}
threat-objectives = O próximo avanço de tempo dá a vitória: { $side }, com os cinco objetivos
