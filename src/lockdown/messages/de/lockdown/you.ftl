### Was den Lesenden nur in diesem Spiel geschieht. Siehe die gemeinsame Datei.

you-surface_card = Du ziehst eine Marsoberfläche-Karte: { $card }.
you-sheltered = { $by ->
    [suit] Du zeigst einen Schutzanzug und nutzt den unteren Teil der Karte.
   *[other] Du bist in einem Gebäude und nutzt den unteren Teil der Karte.
}
you-crate_opened = Du öffnest eine Kiste ({ $colour }) und findest: { $items }.
you-crate_left = Du behältst nichts davon.
