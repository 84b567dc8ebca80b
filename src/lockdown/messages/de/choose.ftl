### Die erste Seite: zwei Spiele, und was ein Tisch sein kann.

ui-home-both = Ein offener, inoffizieller Tisch für eine bis fünf Personen.
ui-play-now = Sofort spielen
ui-invite-people = Leute einladen
ui-learn-it = Lernen
ui-change = Ändern …
ui-fold = Fertig
ui-your-tables = Deine Tische
ui-door-lockdown = Eine Marsbasis, in der alles ausfällt. Sektion für Sektion geht das Licht aus.
ui-door-lockdown-1 = Strom und Dunkelheit
ui-door-lockdown-2 = ein Eindämmungsprotokoll, das niemand kennt
ui-door-lockdown-3 = Bunker, FVS-Kapseln, Isolationsraum
ui-door-nemesis = Ein angeschlagenes Schiff auf dem Heimweg, falls die Triebwerke halten und der Kurs stimmt.
ui-door-nemesis-1 = drei Triebwerke, je eine Wahrheit
ui-door-nemesis-2 = schlafen oder mit einer Kapsel fliehen
ui-door-nemesis-3 = eine Selbstzerstörung, die jemand starten kann
ui-wish-bots = { $n ->
    [one] Du und ein Bot
   *[other] Du und { $n } Bots
}
ui-wish-alone = Du allein
ui-setup-mode = Modus
ui-setup-board = Spielplan
ui-setup-enemies = Gegner
ui-setup-guests = Charaktere des anderen Spiels
ui-mode-standard = geheime Ziele
ui-mode-standard-help = 2 bis 5 Personen, manche gewinnen
ui-mode-solo = allein
ui-mode-solo-help = eine Person gegen das Spiel
ui-mode-coop = gemeinsam
ui-mode-coop-help = offene Ziele, alle gewinnen oder niemand
ui-mode-hunted = von den Toten gejagt
ui-side-basic = Standardseite
ui-side-surface = Oberfläche
ui-side-alternative = alternative Seite
ui-enemies-night_stalkers = Nachtpirscher
ui-enemies-intruders = Xenos
