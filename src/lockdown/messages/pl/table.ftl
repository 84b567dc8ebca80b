### At the table in the browser: explanations, dragging, silence, what is off screen.

ui-explain-here = Widoczne
ui-legend = Legenda
ui-drop-pay = Upuść tu kartę, aby zapłacić
ui-drop-discard = Upuść tu kartę, aby ją odrzucić
ui-drop-play = Upuść tu kartę, aby ją zagrać
ui-drop-no = Ta karta się do tego nie nadaje: weź podświetloną
ui-quiet-action = Już nie w tej akcji
ui-quiet-round = Już nie w tej rundzie
ui-quiet-help = Niech się stanie; nie pytaj mnie więcej. Nikt tego nie widzi.
ui-quiet-on-action = W tej akcji gra nie pyta cię o reakcje.
ui-quiet-on-round = W tej rundzie gra nie pyta cię o reakcje.
ui-quiet-off = Pytaj mnie znowu
ui-go-there = Pokaż na planszy: { $what }

## What a chat server is told (webhook). $name is a player.
webhook-turn = Decyzja należy do: { $name }.

## Ready phrases
ui-phrases-find = Szukaj zwrotów
ui-phrases-truth = Prawda czy nie: nikt nie sprawdza.
ui-phrases-warnings = Ostrzeżenia
ui-phrases-requests = Prośby
ui-phrases-offers = Propozycje
ui-phrases-claims = Deklaracje
ui-phrases-answers = Odpowiedzi
ui-phrases-emotes = Gesty
ui-arg-room = Pomieszczenie
ui-arg-corridor = Korytarz
ui-arg-seat = Gracz
ui-arg-contingency = Plan awaryjny
ui-arg-tile = Co to jest
ui-arg-item = Przedmiot
ui-arg-objects = Obiekty
ui-arg-section = Sektor
ui-arg-css = Żeton SWC
ui-arg-space = Pole
ui-arg-near = Przy { $room }
ui-arg-elsewhere = Gdzie indziej
ui-say-table = Powiedz wszystkim
ui-say-whisper = Szepnij: { $name }

## Not to hear somebody
ui-who-menu = { $name }: szepnij lub wycisz
ui-whisper-to = Szepnij: { $name }
ui-mute = Wycisz: { $name }
ui-unmute = Słuchaj znowu: { $name }
ui-muted = wyciszono
ui-muted-lines = { $name }: { $n ->
    [one] { $n } wyciszona wypowiedź
    [few] { $n } wyciszone wypowiedzi
    *[other] { $n } wyciszonych wypowiedzi
}

## Being called
ui-title-decide = Twoja kolej
ui-notice-decide = Decyzja należy do ciebie
ui-notice-vote = Trwa głosowanie
ui-notice-whisper = Ktoś do ciebie szepcze
ui-notice-table = Lockdown, stół { $table }
ui-set-notify = Powiadomienia
ui-set-notify-help = Gdy stół na ciebie czeka, a patrzysz gdzie indziej. Stół musi być otwarty w karcie przeglądarki; powiadomienia nie zdradzają tajemnic.
ui-notify-denied = Przeglądarka blokuje powiadomienia tej strony. Otwórz ustawienia witryny obok adresu (albo ustawienia aplikacji), zezwól na powiadomienia i włącz je tu ponownie.
ui-notify-none = W tej przeglądarce powiadomienia tu nie działają. Wymagają https (albo tego komputera); w telefonie dodaj najpierw stronę do ekranu głównego.

## Talk around the table
ui-bot-talk = Boty mówią
ui-bot-talk-help = Boty ostrzegają, proszą i składają deklaracje gotowymi zwrotami, najwyżej raz na rundę. Mogą kłamać.
ui-webhook = Webhook
ui-webhook-help = Powiadamia serwer czatu, w twoim języku, czyja jest kolej. Tylko serwery, na które pozwala ten serwer.
ui-webhook-set = Zapisz
ui-webhook-remove = Usuń
ui-webhook-told = O tym, czyja jest kolej, dowiaduje się { $host }.
ui-stopped-rules = Ta gra nie może być tu kontynuowana: zapisano ją według zasad, których ta wersja programu nie zna. Jest zachowana i można ją obejrzeć.
ui-stopped-steps = Ta gra nie może być tu kontynuowana: na stole czeka coś, czego ta wersja programu nie zna. Jest zachowana i można ją obejrzeć.
