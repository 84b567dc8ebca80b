### Pierwsza strona: dwie gry i to, czym może być stół.

ui-home-both = Otwarty, nieoficjalny stół dla jednej do pięciu osób.
ui-play-now = Graj teraz
ui-invite-people = Zaproś
ui-learn-it = Naucz się
ui-change = Zmień…
ui-fold = Gotowe
ui-your-tables = Twoje stoły
ui-door-lockdown = Baza na Marsie przestaje działać. Światła gasną sektor po sektorze.
ui-door-lockdown-1 = zasilanie i ciemność
ui-door-lockdown-2 = plan awaryjny, którego nikt nie zna
ui-door-lockdown-3 = Bunkier, kapsuły SWC, Izolatka
ui-door-nemesis = Opuszczony statek w drodze do domu, o ile silniki wytrzymają, a kurs jest właściwy.
ui-door-nemesis-1 = trzy silniki i prawda o każdym z nich
ui-door-nemesis-2 = zasnąć albo odlecieć kapsułą
ui-door-nemesis-3 = autodestrukcja, którą ktoś może włączyć
ui-wish-bots = { $n ->
    [one] Ty i jeden bot
    [few] Ty i { $n } boty
   *[other] Ty i { $n } botów
}
ui-wish-alone = Grasz w pojedynkę
ui-setup-mode = Tryb
ui-setup-board = Plansza
ui-setup-enemies = Wrogowie
ui-setup-guests = Postacie z drugiej gry
ui-mode-standard = tajne cele
ui-mode-standard-help = od 2 do 5 osób, nie wszyscy wygrają
ui-mode-solo = solo
ui-mode-solo-help = jedna osoba przeciw grze
ui-mode-coop = razem
ui-mode-coop-help = jawne cele, wygrywają wszyscy albo nikt
ui-mode-hunted = ścigani przez poległych
ui-side-basic = strona podstawowa
ui-side-surface = powierzchnia
ui-side-alternative = alternatywna strona
ui-enemies-night_stalkers = nocni łowcy
ui-enemies-intruders = intruzi
