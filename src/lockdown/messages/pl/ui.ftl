### Co mówi sama przeglądarka: przyciski, podpisy, strony.

## The table
ui-ready = Gotowe
ui-act-move = Ruch
ui-act-careful = Ostrożny ruch
ui-act-pickup = Podnieś
ui-act-trade = Handel
ui-act-craft = Zrób
ui-act-shoot = Strzał
ui-act-melee = Walka wręcz
ui-act-room = Pomiesz{ "\u00AD" }czenie
ui-act-computer = Komputer
ui-act-card = Karta
ui-act-item = Przedmiot
ui-act-pass = Pas
ui-act-end = Zakończ turę
ui-act-move-help = Idź do sąsiedniego pomieszczenia. W walce to ucieczka.
ui-act-careful-help = Idź i wybierz, gdzie trafi znacznik szmerów.
ui-act-pickup-help = Podnieś jajo, truchło lub zwłoki.
ui-act-trade-help = Handluj z innymi w swoim pomieszczeniu.
ui-act-craft-help = Zrób przedmiot z dwóch komponentów.
ui-act-shoot-help = Strzel do { -foe(form: "gen") } w swoim pomieszczeniu.
ui-act-melee-help = Walcz bez broni; otrzymasz kartę skażenia.
ui-act-room-help = Użyj tego, co daje pomieszczenie, albo opuść bazę.
ui-act-computer-help = Użyj komputera w tym pomieszczeniu.
ui-act-card-help = Zagraj kartę akcji z ręki.
ui-act-item-help = Użyj, aktywuj lub upuść przedmiot.
ui-act-pass-help = Zakończ swój udział w rundzie.
ui-ask-move = dokąd?
ui-ask-careful = dokąd?
ui-ask-pickup = co?
ui-ask-trade = zacząć?
ui-ask-craft = co?
ui-ask-shoot = do kogo?
ui-ask-melee = z kim?
ui-ask-room = co zrobić?
ui-ask-computer = użyć?
ui-ask-card = którą?
ui-ask-item = który?
ui-ask-pass = w tej rundzie
ui-ask-end = albo najpierw coś upuść
ui-kind-choose = Wybierz
ui-kind-pay = Zapłać
ui-kind-discard = Odrzuć
ui-acting = decyzja
ui-actions = Akcje
ui-actions-left = { $n ->
    [one] została { $n } akcja
    [few] zostały { $n } akcje
    *[other] zostało { $n } akcji
}
ui-active = obowiązuje
ui-active-contingency = Obowiązujący plan awaryjny, zakryty
ui-active-may-be = Może obowiązywać
ui-alive = żyje: { $n }
ui-ammo = Amunicja { $n } z { $of }
ui-analyse = Przebadaj obiekt w Laboratorium
ui-analysed = Przebadano
ui-asked-all = pytani są wszyscy
ui-away = poza stołem
ui-back = Wstecz
ui-back-to-end = Wróć do zakończenia
ui-backpack = Plecak
ui-badge-discard = ODRZUĆ
ui-badge-pay = ZAPŁAĆ
ui-badge-play = ZAGRAJ
ui-blackout-always = Próg zasilania, działa zawsze
ui-blackout-red = Próg zasilania, działa tylko przy czerwonym żetonie czasu
ui-board = Plansza
ui-bot = bot
ui-bot-name = Bot { $level } { $seat }
ui-bot-random = chaotyczny
ui-bot-beginner = początkujący
ui-bot-easy = łatwy
ui-bot-regular = rozważny
ui-bot-strong = bystry
ui-bot-hard = bystry
ui-bot-expert = bezlitosny
ui-bunker = Bunkier
ui-cannot-pay = nie płaci
ui-cards-in-hand = Karty na ręce
ui-choose = Wybierz
ui-choose-card = Wybierz kartę
ui-choose-noise = wybierasz korytarz
ui-clock = Czas na decyzję
ui-close = Zamknij
ui-closed = ZAMKN.
ui-code-green = Zielony
ui-code-yellow = Żółty
ui-code-blue = Niebieski
ui-code-grey = Szary
ui-code-red = Czerwony
ui-combat = walka
ui-computer = Karta komputera
ui-computer-locked = Brak akcji na tej karcie
ui-computer-off = Komputer bez zasilania lub zepsuty
ui-computer-on = Komputer działa
ui-confirm = Potwierdź
ui-container = Kapsuła { $letter }
ui-containers = KAPSUŁY SWC
ui-corridor = Korytarz { $name }, numer { $numbers }
ui-cost = koszt { $n }
ui-crew = Załoga
ui-css-token = Żeton SWC, zakryty
ui-curtain-help = Teraz patrzy tylko { $name }. Wszystko tajne jest za kurtyną.
ui-dark = CIEMNO
ui-dark-word = ciemno
ui-decision = Decyzja
ui-deck = stos { $n }
ui-destruct = Autodestrukcja
ui-destruct-on = Autodestrukcja: pole { $n ->
    [0] S
   *[other] { $n }
}
ui-discard-and-pass = Odrzuć { $n } i spasuj
ui-discard-n = Odrzuć: { $cards }
ui-discard-pile = Odrzucone: { $n }
ui-door-closed = drzwi zamknięte
ui-door-destroyed = drzwi zniszczone
ui-dressed = opatrzona
ui-eggs = { $n ->
    [one] { $n } jajo
    [few] { $n } jaja
    *[other] { $n } jaj
}
ui-elevator = Winda
ui-emergency = Procedura alarmowa
ui-empty = pusty
ui-exit = WYJŚCIE
ui-exits = Wyjścia
ui-fire = pożar
ui-fire-gauge = Znaczniki pożaru: { $n }. z nich niszczy bazę
ui-first-player = Pierwszy gracz
ui-gate-closed = BRAMA ZAMKN.
ui-gate-open = BRAMA OTW.
ui-hand-free = wolna
ui-hands = Ręce
ui-here = przy stole: { $n }
ui-hidden = Ukryte. Nikt nie zagląda ci przez ramię.
ui-hide = ukryj
ui-show = pokaż
ui-i-am = To ja, { $name }
ui-inventory = Co niesiesz
ui-items-left = { $n ->
    [one] { $n } przedmiot
    [few] { $n } przedmioty
    *[other] { $n } przedmiotów
}
ui-keys = Klawiatura
ui-knowledge = Wiedza
ui-knowledge-active = Wiedza, żeton aktywny
ui-laboratory = Laboratorium
ui-language = Język
ui-lies-here = Leży tutaj
ui-light-wounds = Powierzchowne
ui-line-open = połączono
ui-line-connecting = łączenie…
ui-line-lost = brak połączenia
ui-lit = jasno
ui-log = Dziennik
ui-log-empty = Nic się jeszcze nie stało.
ui-malfunction = awaria
ui-malfunction-gauge = Znaczniki awarii: { $n }. z nich niszczy bazę
ui-menu = Menu
ui-met = spełnione
ui-mission-active = – przedmiot aktywny.
ui-mission-inactive = – przedmiot nieaktywny.
ui-more-phrases = Więcej zwrotów
ui-needs = Wymaga:
ui-next-to-fail = następny spadek
ui-no-cards = Brak kart na ręce
ui-no-character = Brak postaci
ui-no-noise-roll = bez rzutu na szmery
ui-no-signal = bez sygnału
ui-no-slime = bez śluzu
ui-no-table = Nie ma takiego stołu
ui-no-table-help = Nie ma takiego stołu albo nie możesz go oglądać. Sprawdź link albo zapytaj osobę, która go przysłała.
ui-no-screen = Ta gra nie ma tu jeszcze ekranu
ui-no-screen-help = Stół działa i programy mogą przy nim grać. Ludzie grają w tę grę w terminalu: lockdown play --game nemesis.
ui-noise = szmery
ui-noise-roll = rzut na szmery
ui-not-now = Nie teraz: { $what }
ui-not-now-these = Nie teraz
ui-numbed = znieczulona w tej rundzie
ui-object = obiekt
ui-objective-personal = osobisty
ui-objective-corporate = korporacyjny
ui-objective-coop = wspólny
ui-odds = Ryzyko
ui-odds-encounter = spotkanie
ui-odds-surprise = atak z zaskoczenia
ui-odds-danger = niebezpieczeństwo
ui-odds-noise = szmery
ui-odds-silence = cisza
ui-odds-surface = karta powierzchni
ui-token-face-down = zakryty żeton eksploracji
ui-on = WŁ
ui-off = WYŁ
ui-offline-help = Połączenie zerwane. Wybór jest zachowany; próbujemy dalej.
ui-trouble = Gra czeka
ui-trouble-storage = Serwer nie może teraz zapisywać. Nic nie przepada; gra ruszy sama, gdy tylko będzie to możliwe.
ui-trouble-stuck = Coś zawiodło na serwerze. Serwer sam próbuje ponownie; jeśli to nie pomoże, zgłoś to, proszę.
ui-older = Pokaż wcześniejsze
ui-only-you = Tylko dla ciebie
ui-open = OTWARTA
ui-options = Możliwości
ui-over = Koniec gry
ui-over-help = Wszystko jest odkryte.
ui-pass-note = kończysz rundę; dobierzesz w następnej
ui-pass-now = Spasuj bez odrzucania
ui-pass-screen = Przekaż ekran
ui-passed = pas
ui-pay-and = Zapłać ({ $cards }): { $act }
ui-pay-with = Zapłać: { $cards }
ui-phase-setup = przygotowanie
ui-phase-players = faza graczy
ui-phase-events = faza wydarzeń
ui-phase-victory = sprawdzanie zwycięstwa
ui-phase-over = koniec
ui-place-room = w pomieszczeniu
ui-place-container_a = kapsuła A
ui-place-container_b = kapsuła B
ui-place-container_c = kapsuła C
ui-place-launched = wystrzelono
ui-place-isolation = w Izolatce
ui-place-bunker = w Bunkrze
ui-place-dead = nie żyje
ui-place-unplaced = poza planszą
ui-player-n = Gracz { $n }
ui-number-n = G{ $n }
ui-percent = { $p }%
ui-pool = PULA
ui-pool-n = NEUTR. · { $n }
ui-pool-title = Neutralna pula planów awaryjnych
ui-reaction = reakcja
ui-reconstructed = Odtworzone: nie udało się odczytać oryginału, uzupełniliśmy sami.
ui-report = Zgłoś błąd
ui-room = Pomieszczenie
ui-room-n = Pomieszczenie { $n }
ui-round = Runda
ui-rover = Łazik
ui-rules = Zasady
ui-say-something = Powiedz coś…
ui-say-to = Do kogo
ui-send = Wyślij
ui-sending = Wysyłanie…
ui-serious = Głębokie
ui-settings = Ustawienia
ui-sheet = Zmień rozmiar panelu
ui-signal = sygnał
ui-slime = śluz
ui-sound-off = wył.
ui-sound-low = cicho
ui-sound-full = głośno
ui-sound-is = Dźwięk: { $level }
ui-spectator = Obserwator
ui-spectators = Obserwatorzy
ui-stood-in = Na razie ktoś decyduje za ciebie.
ui-tab-board = Plansza
ui-tab-crew = Załoga
ui-tab-log = Dziennik
ui-tab-talk = Rozmowa
ui-tab-me = Ja
ui-table = Stół
ui-table-asked = Pytani są wszyscy, którzy mogliby zareagować.
ui-table-word = stół
ui-tabs = Widoki
ui-take-over = Wracam
ui-talk = Rozmowa
ui-talk-empty = Nikt nic nie powiedział.
ui-then-pay = { $n ->
    [one] potem zapłać { $n } kartą
    *[other] potem zapłać { $n } kartami
}
ui-time-blue = Żeton czasu, strona niebieska: czerwone progi zasilania nie działają
ui-time-red = Żeton czasu, strona czerwona
ui-time-track = Tor czasu
ui-to-lobby = Odejdź od stołu
ui-token-and-noise = żeton + szmery
ui-undo = Cofnij
ui-undo-alone = Cofnij ostatni krok
ui-undo-vote = Poproś innych o cofnięcie
ui-undo-no = Nie ma czego cofnąć: krok można cofnąć tylko, dopóki nic nie zostało rzucone ani ujawnione
ui-unexplored = Nieodkryte
ui-unexplored-kind = Nieodkryte { $kind }
ui-unknown = Nieznana
ui-uses = { $n ->
    [one] { $n } użycie
    [few] { $n } użycia
    *[other] { $n } użyć
}
ui-vents-1 = KORYTARZE
ui-vents-2 = TECHNICZNE
ui-vote = Głosowanie
ui-vote-absent = Nieobecny gracz: { $name }. Co teraz?
ui-vote-undo = { $name } prosi o cofnięcie ostatniego kroku.
ui-vote-rematch = Jeszcze raz w tym samym składzie?
ui-vote-choice-wait = Czekamy
ui-vote-choice-bot = Niech gra bot
ui-vote-choice-still = Bez ruchu
ui-vote-choice-yes = Tak
ui-vote-choice-no = Nie
ui-vote-waiting = { $n ->
    [one] na razie { $n } głos
    [few] na razie { $n } głosy
    *[other] na razie { $n } głosów
}
ui-waiting = Czekamy
ui-waiting-nobody = na ciąg dalszy
ui-watching = ogląda: { $n }
ui-when-any = zawsze
ui-when-never = poza walką
ui-when-only = tylko w walce
ui-while-away = gdy cię nie było
ui-whisper = szept
ui-whispers-to = szepcze do: { $to }
ui-whole-board = Cała plansza
ui-why-not-your-turn = To nie twoja decyzja. Poczekaj, aż stół zapyta ciebie.
ui-why-unknown = Zasady teraz na to nie pozwalają. Wybierz coś podświetlonego albo przeczytaj w opisie, czego to wymaga.
ui-wounds-n = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
    *[other] { $n } obrażeń
}
ui-you = Ty
ui-you-decide = DECYDUJESZ
ui-you-watch = Oglądasz.
ui-your-hand = { $n ->
    [one] Twoja ręka, { $n } karta
    [few] Twoja ręka, { $n } karty
    *[other] Twoja ręka, { $n } kart
}
ui-your-turn = TWOJA TURA
ui-zoom-in = Przybliż
ui-zoom-out = Oddal

## Lobby and home
ui-home-claim = Otwarty, nieoficjalny stół dla 1–5 osób, gasnąca baza na Marsie i to, co rusza się w ciemności.
ui-new-table = Nowy stół
ui-this-table = Ten stół
ui-your-name = Twoje imię
ui-players = Gracze
ui-solo = Solo
ui-bots-are = Boty
ui-play-bots = Graj od razu z botami
ui-play-bots-help = { $n ->
    [one] Dołącza { $n } bot. Zaczynasz od razu.
    [few] Dołączają { $n } boty. Zaczynasz od razu.
    *[other] Dołącza { $n } botów. Zaczynasz od razu.
}
ui-play-solo = Graj solo
ui-play-solo-help = Ty przeciw bazie.
ui-open-table = Otwórz stół
ui-open-table-help = Zaproś znajomych linkiem, grajcie na jednym ekranie, wybierz zasady.
ui-learn = Nauka przez grę
ui-learn-help = Pierwsza gra na piętnaście minut.
ui-learn-short = Znam Lockdown: krótsza droga, dziewięć minut
ui-rules-help = Wszystkie zasady z wyszukiwarką.
ui-create-failed = Nie udało się utworzyć stołu. Spróbuj ponownie.
ui-resume = Twoje stoły
ui-resume-none = Tu pojawią się stoły, do których dołączono w tej przeglądarce.
ui-forget = Usuń ten stół z listy
ui-unofficial = Nieoficjalny projekt fanów, niezwiązany z Awaken Realms ani Rebel. Własne rysunki; ikony z game-icons.net, CC BY 3.0.
ui-about = O projekcie
ui-host-decides = decyduje gospodarz
ui-pace = Tempo
ui-pace-help = Na żywo: wszyscy obecni. Dni: wracaj, gdy twoja kolej.
ui-pace-live = Na żywo
ui-pace-correspondence = Dni
ui-clock-label = Czas do namysłu
ui-clock-help = Ile może trwać decyzja, zanim inni zagłosują.
ui-clock-none = Bez zegara
ui-minutes = { $n } min
ui-help-level = Pomoc
ui-help-help = Pełna: szanse i wnioski. Fakty: tylko to, co jawne. Brak: jak przy prawdziwym stole.
ui-help-full = Pełna
ui-help-facts = Fakty
ui-help-bare = Brak
ui-reactions = Czas reakcji
ui-reactions-help = Tyle czasu na reakcję mają wszyscy, niezależnie od kart.
ui-spectators-help = Czy inni mogą oglądać? Nie widzą tajemnic.
ui-whispers-shown = Pokaż, kto szepcze
ui-whispers-help = Jak przy stole: widać, kto z kim szepcze, nikt nie słyszy.
ui-table-rules = Opcje zasad
ui-rule-yellow_contingency = Kod żółty zabija
ui-rule-yellow_contingency-low = wiedza 4 lub mniej
ui-rule-yellow_contingency-high = wiedza 5 lub więcej
ui-rule-computer_in_combat = Komputer w walce
ui-rule-cave_noise = Rzut na szmery w jaskini
ui-yes = Tak
ui-no = Nie
ui-characters = Postacie
ui-character-of = Postać miejsca { $n }
ui-draft = wybór
ui-seats = Miejsca
ui-seats-taken = zajęte { $n } z { $of }
ui-seat-open = Wolne miejsce
ui-seat-host = gospodarz, w tej przeglądarce
ui-seat-open-help = czeka na kogoś z linkiem
ui-seat-person-help = gra w innej przeglądarce
ui-seat-bot-help = uczciwy: widzi tylko to, co jego miejsce
ui-seat-hotseat-help = ten sam ekran, kurtyna między turami
ui-seat-person = Osoba
ui-seat-here = Ten ekran
ui-bot-level = Bot: { $level }
ui-bot-rookie = początkujący
ui-who-plays = Kto gra na miejscu { $n }
ui-sit-down = Usiądź
ui-stand-up = Wstań
ui-change-seat = Usiądź tu
ui-make-host = Uczyń tę osobę gospodarzem
ui-here-word = przy stole
ui-invite = Zaproś
ui-invite-help = Każdy z linkiem może usiąść lub oglądać.
ui-copy-link = Kopiuj link
ui-copied = Skopiowano
ui-qr = Zaproszenie jako kod QR
ui-start = Zacznij grę
ui-start-with-bots = { $n ->
    [one] Zacznij, bot zajmie wolne miejsce
    [few] Zacznij, boty zajmą { $n } miejsca
    *[other] Zacznij, boty zajmą { $n } miejsc
}
ui-wait-for-host = Gospodarz rozpocznie grę.

## The ending
ui-end-nobody = Nikt nie wrócił
ui-end-home = { $n ->
    [one] Wróciła jedna osoba
    [2] Wróciły dwie osoby
    [3] Wróciły trzy osoby
    [4] Wróciły cztery osoby
    [5] Wróciło pięć osób
    [few] Wróciły { $n } osoby
    *[other] Wróciło { $n } osób
}
ui-step-contingency = Plan awaryjny
ui-step-contamination = Skażenie
ui-step-objectives = Cele
ui-step-objective = Cel
ui-contingency-was = Obowiązujący plan awaryjny
ui-still-sealed = Jeszcze nie ujawniono.
ui-how-left = Jak wyszli
ui-fate = Los
ui-left-bunker = Do Bunkra
ui-left-launched = W kapsule
ui-left-isolation = W Izolatce
ui-left-dead = Śmierć
ui-left-swept = Bez ucieczki
ui-killed = ginie
ui-spared = przeżywa
ui-infected-died = ZARAŻENIE, ginie
ui-infected-lived = ZARAŻENIE, przeżywa
ui-clean = bez zarażenia
ui-scanned = { $n ->
    [one] zeskanowano { $n } kartę
    [few] zeskanowano { $n } karty
    *[other] zeskanowano { $n } kart
}
ui-sealed = zakryty
ui-next-reveal = następny
ui-won = WYGRANA
ui-lost = PRZEGRANA
ui-dead = NIE ŻYJE
ui-reveal-contingency = Odkryj plan awaryjny
ui-reveal-contamination = Zeskanuj ocalałych
ui-reveal-objective = Odkryj: { $name }
ui-check-objective = Sprawdź: { $name }
ui-reveal-all = Odkryj wszystko
ui-rematch = Rewanż
ui-to-rematch = Do następnej gry
ui-watch-replay = Zobacz powtórkę
ui-see-board = Zobacz planszę
ui-export = Eksportuj grę
ui-story = Opowieść
ui-stat-noise = { $n ->
    [one] rzut na szmery
    [few] rzuty na szmery
    [many] rzutów na szmery
   *[other] rzutu na szmery
}
ui-stat-encounters = { $n ->
    [one] spotkanie
    [few] spotkania
    [many] spotkań
   *[other] spotkania
}
ui-stat-blackouts = { $n ->
    [one] spadek zasilania
    [few] spadki zasilania
    [many] spadków zasilania
   *[other] spadku zasilania
}
ui-stat-rounds = { $n ->
    [one] runda
    [few] rundy
    [many] rund
   *[other] rundy
}

## Replay
ui-replay = Powtórka
ui-replay-failed = Nie ma jeszcze powtórki tego stołu. Można ją obejrzeć po końcu gry.
ui-step-back = Krok wstecz
ui-step-on = Krok naprzód
ui-play = Odtwarzaj
ui-pause = Pauza
ui-moment = Moment gry
ui-eyes = Perspektywa
ui-eyes-open = wszystko jawne

## Pages
ui-game = Gra
ui-rules-search = Szukaj w zasadach
ui-rules-ask = Zapytaj: czy można handlować w walce?
ui-rules-area = Rozdział
ui-rules-all = Wszystkie rozdziały
ui-rules-failed = Nie udało się wczytać zasad. Odśwież stronę.
ui-rule-missing = Nie ma zasady { $id }. Poszukaj jej słowami.
ui-nothing-found = Nic nie znaleziono. Spróbuj innych słów.
ui-sound = Dźwięk
ui-speed = Tempo opowieści
ui-motion = Ruch
ui-motion-auto = jak w systemie
ui-motion-reduced = ograniczony
ui-text-size = Wielkość tekstu
ui-set-contrast = Wysoki kontrast
ui-set-contrast-help = Mocniejsze obrysy, bez gradientów.
ui-set-hints = Wskazówki
ui-set-hints-help = Krótka pomoc, gdy coś jest nowe.
ui-set-textMode = Tryb tekstowy
ui-set-textMode-help = Cały stół jako tekst, dla czytników ekranu i wolnych łączy.
ui-leave-text = Wyjdź z trybu tekstowego
ui-tm-now = Co się dzieje
ui-tm-do = Co możesz zrobić
ui-tm-cannot = Czego nie możesz zrobić i dlaczego
ui-tm-where = Gdzie jesteś
ui-tm-rooms = Wszystkie pomieszczenia
ui-tm-yours = Decydujesz ty.
ui-tm-time = Żeton czasu leży na polu { $n ->
    [0] S
   *[other] { $n }
}.
ui-key-enter = Potwierdź wybór
ui-key-esc = Wstecz lub cofnij
ui-key-arrows = Przeglądaj możliwości
ui-key-digits = Wybierz możliwość po numerze
ui-key-tab = Do następnego elementu
ui-key-d = Decyzja
ui-key-b = Cele na planszy
ui-key-h = Ręka
ui-key-l = Dziennik
ui-key-t = Rozmowa
ui-key-r = Zasada zaznaczonego elementu
ui-key-ask = Zapytaj o zasady
ui-key-help = Ta lista
ui-report-help = Opisz, co było nie tak. Plik zawiera stół tak, jak wolno ci go widzieć, bez cudzych tajemnic.
ui-report-what = Co się stało, a co powinno?
ui-report-make = Utwórz zgłoszenie
ui-report-save = Zapisz zgłoszenie
ui-report-failed = Nie udało się utworzyć zgłoszenia. Spróbuj za chwilę.
ui-about-1 = Lockdown to otwarty cyfrowy stół do gry Nemesis: Lockdown. Tworzą go fani, jest darmowy i nieoficjalny.
ui-about-2 = Nemesis: Lockdown zaprojektował Adam Kwapiński, wydają Awaken Realms i Rebel Studio. Wszelkie prawa należą do nich. Jeśli ci się podoba, kup pudełko.
ui-about-3 = Nie użyto obrazów ani tekstów wydawcy: wszystko narysowano i opisano na nowo. Co było nieznane, odtworzono i oznaczono ≈.
ui-about-icons = Ikony: Lorc, Delapouite i współautorzy,
ui-about-fonts = Czcionki: Barlow, Barlow Condensed, Big Shoulders Stencil (SIL Open Font License).
ui-about-privacy = Bez śledzenia i reklam. Przeglądarka pamięta ustawienia i klucze miejsc; serwer pamięta stół.

## Odds
ui-odds-no_roll = bez rzutu na szmery
ui-odds-wounds_0 = bez obrażeń
ui-odds-wounds_1 = 1 obrażenie
ui-odds-wounds_2 = 2 obrażenia
ui-odds-wounds_3 = 3 obrażenia
ui-odds-wounds_4 = 4 obrażenia
ui-odds-wounded = otrzymujesz ranę
ui-odds-blank = pusty żeton
ui-odds-of-which = w tym { $what }: { ui-percent }
ui-phrases = Gotowe zwroty
ui-the-dead = Polegli
ui-bot-veteran = weteran
ui-bot-learned = samouk
