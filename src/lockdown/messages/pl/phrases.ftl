### Ready phrases for talk at the table. They claim; nobody checks whether they are true.
### Variables are words: $room "009 Archiwum", $corridor, $seat a name, $tile a room name, $item.

## Warnings
phrase-careful = Uważaj!
phrase-stalker_in = W pomieszczeniu { $room } jest { -foe(form: "nom") }.
phrase-noise_in = Słychać szmery: { $corridor }.
phrase-fire_in = Pożar: { $room }!
phrase-broken = W pomieszczeniu { $room } jest awaria.
phrase-dont_go = Nie idź do pomieszczenia { $room }.
phrase-dont_trust = Nie ufajcie graczowi { $seat }.
phrase-time_short = Kończy nam się czas.
phrase-no_markers = Jeszcze jeden pożar albo jedna awaria i po nas.
phrase-close_door = Zamknij drzwi { $corridor }!

## Requests
phrase-help = Potrzebuję pomocy!
phrase-come = Przyjdź do pomieszczenia { $room }.
phrase-wait = Zaczekaj na mnie.
phrase-follow = Chodź za mną.
phrase-stay_away = Trzymaj się ode mnie z daleka.
phrase-repair = Niech ktoś naprawi pomieszczenie { $room }.
phrase-extinguish = Ktoś musi ugasić pożar w pomieszczeniu { $room }.
phrase-give = Możesz mi dać: { $item }?
phrase-who_has = Kto ma: { $item }?
phrase-send_signal = Wyślij sygnał, na wszelki wypadek.
phrase-dont_pass = Proszę, jeszcze nie pasuj.

## Offers
phrase-have = Mam: { $item }.
phrase-trade = Kto chce handlować?
phrase-heal_you = Mogę opatrzyć twoje rany.
phrase-cover_you = Idź, osłaniam cię.
phrase-deal = Umowa stoi?
phrase-together = Działajmy razem, { $seat }.

## Claims, true or not
phrase-tile_is = { $room } to { $tile }.
phrase-looked = Znam już pomieszczenie { $room }: nic ciekawego.
phrase-objective_harmless = Mój cel nikomu nie szkodzi.
phrase-objective_alone = Nie potrzebuję niczyjej śmierci.
phrase-objective_suspect = { $seat } poluje na kogoś z nas.
phrase-clean = Moje skany były czyste.
phrase-infected = Wyszło mi zarażenie.
phrase-self_destruct = Chcę wysadzić to miejsce w powietrze.

## Answers
phrase-yes = Tak.
phrase-no = Nie.
phrase-maybe = Może.
phrase-thanks = Dzięki!
phrase-sorry = Przepraszam.
phrase-well_done = Dobra robota!
phrase-good_game = Dobra gra!
phrase-lie = To kłamstwo.
phrase-prove = Pokaż.
phrase-no_choice = Nie było innego wyjścia.
phrase-my_turn_soon = Daj mi chwilę.

## Emotes
emote-wave = macha
emote-nod = kiwa głową
emote-shake_head = kręci głową
emote-shrug = wzrusza ramionami
emote-point = wskazuje palcem
emote-listen = nasłuchuje
emote-hush = kładzie palec na ustach
emote-laugh = śmieje się
emote-cry = płacze
emote-scream = krzyczy
emote-tremble = drży
emote-cough = kaszle
emote-salute = salutuje
emote-thumbs_up = unosi kciuk
emote-suspicious = mruży oczy
emote-whistle = niewinnie pogwizduje
