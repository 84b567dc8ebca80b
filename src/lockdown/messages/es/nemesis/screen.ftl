### La pantalla de este juego en el navegador: Motores, rumbo, Cápsulas, la bolsa, el final.

ui-tab-board = Nave

## Motores y rumbo: lo que sabes y desde cuándo
ui-engine-seen-in = visto en la ronda { $n }
ui-engine-turned-in = cambiado en la ronda { $n }
ui-engine-changed-in = orden cambiado en la ronda { $n }
ui-engine-looked = lo ha mirado: { $names }
ui-engine-seen-r = visto R{ $n }
ui-engine-turned-r = cambiado R{ $n }
ui-engine-not-seen = no visto

## Cápsulas
ui-pod-section = Sección { $letter }
ui-section-unknown = Sección aún sin encontrar
ui-not-found = sin hallar

## Registros
ui-jump = Salto
ui-jump-title = Salto al hiperespacio: muere quien esté despierto a bordo
ui-hibernation-opens = Aquí se abren las Cápsulas de hibernación
ui-destruct-can-stop = Aún se puede detener
ui-destruct-no-stop = Ya no se puede detener
ui-destruct-end = La nave explota

## Tablero del Intruso y bolsa
ui-bag = En la bolsa
ui-tokens = { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
}
ui-analyse-in = Analizar: { $thing }, { $room }
marker-bag = bolsa del Intruso
    .text = De ella se roba en los Encuentros y al final de cada ronda. Su contenido es público. Cuanto más dura la partida, peor es lo que hay dentro.

## El final
ui-reveal-engines = Revelar los Motores
ui-reveal-coordinates = Revelar las Coordenadas
ui-engines-of = Funcionan { $n } de 3 Motores
ui-engines-hold = Dos Motores en funcionamiento bastan para el salto.
ui-engines-fail = Con dos Motores dañados, la nave explota en el salto.
ui-engines-too-late = La nave fue destruida antes de mirar sus Motores.
ui-engines-nobody = No ha sobrevivido nadie: no se miran los Motores.
ui-nowhere = La nave no llega a ninguna parte.
ui-course-nobody = Nadie ha sobrevivido para llegar a ninguna parte.
ui-left-awake = Sin hibernar
ui-away-then = ya fuera
ui-stat-looks = { $n ->
    [one] Motor mirado
   *[other] Motores mirados
}
ui-knew-engines = Motores comprobados: { $engines }
ui-knew-turned = Motores cambiados: { $engines }
ui-knew-coordinates = Coordenadas vistas
