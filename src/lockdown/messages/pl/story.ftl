### Co grozi po wyborze opcji, zanim się ją wybierze. `.text`: całe zdanie.

danger-killed = { $p ->
        [100] pewna śmierć
       *[other] śmierć { ui-percent }
    }
    .text = { $p ->
        [100] To cię zabije.
       *[other] Ryzyko śmierci: { ui-percent }.
    }
danger-attacked = trafienie { ui-percent }
    .text = Coś cię zaatakuje; ryzyko trafienia: { ui-percent }.
danger-infested = larwa { ui-percent }
    .text = Ryzyko, że potem będziesz nosić w sobie larwę: { ui-percent }.
danger-surprise = zaskoczenie { ui-percent }
    .text = Ryzyko ataku z zaskoczenia: { ui-percent }.
danger-caught = wpadka { ui-percent }
    .text = Ryzyko, że coś cię znajdzie i nie uda ci się stąd wydostać: { ui-percent }.
danger-wounded = rana { ui-percent }
    .text = Ryzyko głębokiej rany: { ui-percent }.
danger-burns = pożar
    .text = Kto kończy turę w płonącym pomieszczeniu, otrzymuje powierzchowną ranę.
danger-combat = walka
    .text = Wchodzisz prosto w walkę.
danger-encounter = spotkanie { ui-percent }
danger-danger = niebezpieczeństwo { ui-percent }
ui-from-hand = Wybierz z ręki.
ui-seat-mine = ty, w tej przeglądarce
ui-seat-host-other = gospodarz
ui-end-open = Kto wróci do domu?
ui-left-foot = Pieszo do Bunkra

### Opowieść, gdy działają inni.
ui-story-turn = Tura: { $name }
ui-story-now = Teraz
ui-story-again = Jeszcze raz
ui-on-card = Na karcie: „{ $text }”
ui-skip = Pomiń
ui-to-my-turn = Do mojej tury
ui-to-now = Do bieżącej chwili
ui-since = Od mojej ostatniej tury
ui-since-board = Pokaż na planszy
ui-since-nothing = Od tego czasu nic się nie stało.
ui-speed-once = od razu
ui-speed-help = Jak szybko opowiadane są tury innych. Spotkania, ataki i śmierć zachowują własne tempo.
ui-key-space = Pomiń to, co jest opowiadane
ui-key-shift-space = Prosto do mojej tury
ui-key-p = Zatrzymaj opowieść
ui-key-speed = Wolniej, szybciej
ui-key-w = Co się stało od mojej ostatniej tury
ui-sound-offer = Grać z dźwiękiem?
ui-event-step-4 = Kapsuły
ui-event-step-5 = Czas
ui-event-step-6 = Cisza
ui-event-step-7 = Ataki
ui-event-step-8 = Pożary
ui-event-step-9 = Wydarzenie
ui-event-step-10 = Kolonia
ui-death-you = Nie żyjesz
ui-death-name = { $name } nie żyje
ui-death-left = { $n ->
    [one] Żyje jeszcze jedna osoba z załogi i gra dalej. Polegli przegrywają; rozmawiają między sobą i patrzą.
    [few] Żyją jeszcze { $n } osoby z załogi i grają dalej. Polegli przegrywają; rozmawiają między sobą i patrzą.
   *[other] Żyje jeszcze { $n } osób z załogi i gra dalej. Polegli przegrywają; rozmawiają między sobą i patrzą.
}
ui-death-none-left = Nie został nikt. Następuje sprawdzanie warunków zwycięstwa.
ui-death-end = Gra się skończyła. Następuje sprawdzanie warunków zwycięstwa.
ui-death-watch = Oglądaj dalej
ui-death-skip = Przejdź do końca
ui-death-skip-people = Pokazuj wszystko od razu
death-by-attack = Przyczyna śmierci: { $stalker }, { $card }.
death-by-card = Przyczyna śmierci: atak w ciemności, { $card }.
death-by-melee = Śmierć w walce wręcz.
death-by-fire = Śmierć w pożarze.
death-by-air = Zabrakło powietrza.
death-by-event = Śmierć z powodu wydarzenia: { $card }.
death-by-larva = Zabiło to, co rosło w środku.
death-by-end = Śmierć razem z bazą.
death-by-bleeding = Śmierć z upływu krwi.
death-by-launch = Śmierć, bo kapsuła nie została wystrzelona.
death-by-wounds = O jedną ranę za dużo.

### Wybór postaci.
ui-draft-choose = Kim grasz?
ui-draft-weapon = Broń
ui-draft-unarmed = brak
ui-draft-mission = Przedmiot osobisty
ui-draft-start = Start
ui-draft-deck = Karty, najpierw własne
ui-origin-worker = grupa: pracownicy bazy
ui-origin-survivor = grupa: ocalali z Nemesis
ui-origin-substitute = zastępstwo

### Kolejna próba, powtórka, koniec, poczekalnia.
ui-story-wait = Czekamy na: { $names }
ui-again-fatal = Spróbuj jeszcze raz od zgubnej decyzji
ui-again-here = Graj dalej od tego miejsca jako { $name }
ui-again-failed = Nie udało się: spróbuj jeszcze raz
ui-leap = Skok
ui-leap-round = Do następnej rundy
ui-leap-encounter = Do następnego spotkania
ui-leap-death = Do następnej śmierci
ui-knew = Kto co wiedział
ui-knew-tokens = { $n ->
    [one] obejrzany jeden żeton planu awaryjnego
    [few] obejrzane { $n } żetony planów awaryjnych
   *[other] obejrzane żetony planów awaryjnych: { $n }
}
ui-knew-objectives = obejrzane cele graczy: { $names }
ui-knew-launches = { $n ->
    [one] obejrzany jeden żeton SWC
    [few] obejrzane { $n } żetony SWC
   *[other] obejrzane żetony SWC: { $n }
}
ui-knew-nothing = nic poza własnymi tajemnicami
ui-stat-minutes = { $n ->
    [one] minuta
    [few] minuty
    [many] minut
   *[other] minuty
}
ui-stat-hours = godz.
ui-more-options = Więcej opcji
ui-name-first = Najpierw imię, potem miejsce
ui-table-names = Drabina, Echo, Iskra, Kładka, Latarnia, Magnes, Piec, Przekaźnik, Pył, Rdza, Syrena, Szczelina, Szyb, Śluza, Tłok, Właz, Zawór, Boja
