### Lo que arriesga una opción, dicho antes de elegirla. `.text`: la frase entera.

danger-killed = { $p ->
        [100] muerte segura
       *[other] { $p } % muerte
    }
    .text = { $p ->
        [100] Esto te mata.
       *[other] En { $p } de cada 100 casos esto te mata.
    }
danger-attacked = { $p } % te hieren
    .text = Te atacan y en un { $p } % de los casos te alcanzan.
danger-infested = { $p } % larva
    .text = Con un { $p } % llevarás después una larva.
danger-surprise = { $p } % por sorpresa
    .text = Con un { $p } % te atacan por sorpresa.
danger-caught = { $p } % te alcanzan
    .text = Con un { $p } % algo te encuentra y te quedas atrás.
danger-wounded = { $p } % herida
    .text = Con un { $p } % sufres una herida grave.
danger-burns = fuego
    .text = Quien acaba su turno en el fuego sufre una herida leve.
danger-combat = combate
    .text = Entras en combate.
danger-encounter = { $p } % encuentro
danger-danger = { $p } % peligro
ui-from-hand = Elige de tu mano.
ui-seat-mine = tú, en este navegador
ui-seat-host-other = anfitrión
ui-end-open = ¿Quién vuelve a casa?
ui-left-foot = A pie hasta el búnker
