### Strony wokół stołu: słowniczek, zasady, strona główna, ustawienia.

## Glossary
ui-glossary = Słowniczek
ui-glossary-help = Wszystkie pojęcia gry w czterech językach.
ui-glossary-search = Szukaj pojęcia
ui-glossary-topic = Temat
ui-glossary-all = Wszystkie tematy
ui-glossary-letters = Według pierwszej litery
ui-glossary-rules = Zasady, które o tym mówią
ui-glossary-no-rule = Żadna zasada nie używa tego słowa.
ui-glossary-more = Pokaż wszystkie: { $n }
ui-glossary-others = W innych językach
ui-glossary-terms = Pojęcia w tej zasadzie
ui-glossary-failed = Nie udało się wczytać słowniczka. Odśwież stronę.
ui-glossary-original = Oryginał
ui-topic-game = Gra
ui-topic-round = Runda
ui-topic-end = Cele i koniec gry
ui-topic-board = Plansza
ui-topic-rooms = Pomieszczenia
ui-topic-crew = Załoga
ui-topic-combat = Nocni łowcy i walka
ui-topic-actions = Akcje
ui-topic-cards = Karty
ui-topic-items = Przedmioty
ui-topic-words = Słowa przy stole
ui-topic-nemesis = Gra Nemesis

## Chapters of the rules, by the letters of their ids
area-CMP = Elementy gry
area-SET = Przygotowanie gry
area-BRD = Plansza
area-PWR = Zasilanie
area-RND = Rundy i tury
area-EVT = Faza wydarzeń
area-BAG = Krok kolonii
area-GOL = Wygrana i przeżycie
area-OBJ = Cele
area-CRT = Momenty przełomowe
area-SDS = Autodestrukcja
area-CSS = System wysyłki cargo
area-BNK = Brama, łazik i Bunkier
area-CTG = Plany awaryjne
area-EMP = Procedura alarmowa
area-END = Koniec gry
area-VIC = Sprawdzanie warunków zwycięstwa
area-ACT = Akcje i reakcje
area-BAS = Akcje podstawowe
area-MOV = Ruch
area-EXP = Eksploracja
area-NOI = Szmery
area-TEC = Korytarze techniczne
area-STK = Ruch nocnych łowców
area-MRK = Znaczniki
area-DOR = Drzwi
area-ENC = Spotkania
area-CMB = Walka
area-WND = Obrażenia przeciwników
area-ATK = Ataki na postacie
area-CON = Skażenie
area-HRT = Rany i śmierć
area-KNW = Wiedza i słabości
area-WEA = Słabości
area-ITM = Przedmioty i obiekty
area-CRF = Robienie przedmiotów
area-SRC = Przeszukiwanie
area-MIS = Przedmioty osobiste
area-TRD = Handel
area-HRM = Szkodzenie innym
area-CPU = Komputery
area-ROM = Pomieszczenia
area-SOL = Tryb solo
area-COP = Tryb kooperacyjny
area-SRF = Powierzchnia Marsa
area-NCH = Postacie z Nemesis
area-NIN = Rozgrywka z intruzami
area-CRD = Karty
area-FAQ = Pytania i odpowiedzi
area-POD = Kapsuły ratunkowe
area-INT = Gra jako intruz
area-ALT = Inne tryby
ui-rules-met = Dziś poznane
ui-rules-english = Pełny tekst jest na razie po angielsku.
ui-rules-stale = To tłumaczenie jest starsze niż obecne brzmienie zasady po angielsku.

## Bots of the one-click game
ui-level-rookie = Początkujący
ui-level-regular = Rozważny
ui-level-veteran = Weteran
ui-level-learned = Samouk
ui-level-rookie-help = Zdrowy rozsądek bez planu: w sam raz na pierwsze gry.
ui-level-regular-help = Ważą, co akcja daje i czym grozi.
ui-level-veteran-help = Myślą naprzód i potrzebują na to trochę więcej czasu.
ui-level-learned-help = Nauczyły się gry, grając same ze sobą.

## Hints
ui-set-hints-auto = Krótka pomoc przy nowościach. W każdej grze wyłącza się sama po trzech ukończonych rozgrywkach.
ui-hints-done = Trzy rozgrywki za tobą: w tej grze wskazówki są odtąd wyłączone.
ui-hints-keep = Zostaw włączone

## Getting about
ui-to-home = Strona główna
ui-invite-local = Ten adres działa tylko na tym komputerze. Dla innych uruchom
ui-explain = Co znaczy „{ $what }”?
ui-time = Czas
ui-kept-over = zakończona
ui-kept-lobby = w poczekalni
