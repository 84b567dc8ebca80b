### How the game ended and what became of everybody. `end-<how>` by the result's key; .text tells more.

end-time = Die Zeit ist abgelaufen
    .text = Das Zeitplättchen hat S erreicht.
end-emergency = Der Alarm ist vorbei
    .text = Hilfe ist gekommen, für alle, die noch an einem sicheren Ort sind.
end-self_destruct = Die Anlage hat sich selbst zerstört
    .text = Die Selbstzerstörungssequenz ist abgelaufen.
end-fire = Das Feuer hat die Anlage vernichtet
    .text = Ein Feuermarker musste platziert werden, und keiner war übrig.
end-malfunction = Die Anlage ist zusammengebrochen
    .text = Ein Fehlfunktionsmarker musste platziert werden, und keiner war übrig.
end-nobody = Niemand ist mehr in der Anlage
    .text = Alle Charaktere sind tot oder entkommen.
end-destroyed = Die Anlage ist zerstört.
end-standing = Die Anlage steht noch.

## Where a character was at the end

fate-isolation = in Sicherheit im Isolationsraum
fate-launched = mit einer FVS-Kapsel gestartet
fate-bunker = in Sicherheit im Bunker

## Where a character is

place-container_a = FVS-Kapsel A
place-container_b = FVS-Kapsel B
place-container_c = FVS-Kapsel C
place-launched = gestartete FVS-Kapsel
