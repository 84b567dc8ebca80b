### Wie die Partie endete und was aus allen wurde.

end-jump = Das Schiff springt in den Hyperraum
    .text = Der Zeitmarker hat das Ende seiner Leiste erreicht. Wer wach ist, stirbt; über die Schlafenden entscheiden Triebwerke und Koordinaten.
end-self_destruct = Das Schiff hat sich selbst zerstört
    .text = Die Selbstzerstörungssequenz ist abgelaufen.
end-fire = Das Feuer hat das Schiff vernichtet
    .text = Ein Feuermarker musste platziert werden, und keiner war übrig.
end-malfunction = Das Schiff ist auseinandergebrochen
    .text = Ein Fehlfunktionsmarker musste platziert werden, und keiner war übrig.
end-nobody = Niemand ist mehr wach an Bord
    .text = Alle Charaktere sind tot, schlafen oder sind fort. Läuft die Selbstzerstörungssequenz, vernichtet sie das Schiff; sonst springt es.
end-destroyed = Das Schiff ist zerstört.
end-standing = Das Schiff ist gesprungen.
end-reached = Zielort: { $destination }.

## Wo ein Charakter am Ende war

fate-hibernation = hat im Kryoschlaf überlebt
fate-escaped = mit einer Rettungskapsel entkommen
