### Karty wydarzeń. .text: efekt, po ruchu intruzów.
### Kto się porusza i którym korytarzem, jest pokazane osobno.

-event-remove = Następnie usuń tę kartę z gry i potasuj stos wydarzeń z jego stosem kart odrzuconych.
-event-spread = Następnie umieść znacznik pożaru w każdym pomieszczeniu sąsiadującym z takim, które już płonęło, ale nie przez zamknięte drzwi ani korytarze techniczne.

event-egg_protection = Ochrona jaj
    .text = W kolejności rozgrywania dla każdej postaci w Gnieździe lub niosącej jajo następuje spotkanie w jej pomieszczeniu, nawet w walce. Ustal teraz, kogo to dotyczy; martwych pomiń.
event-hatching = Wylęganie
    .text = Usuń 1 jajo z planszy intruzów; usunięcie ostatniego niszczy Gniazdo. Każda postać w Gnieździe bez kart akcji na ręce otrzymuje larwę, jeśli jej nie ma, i 1 kartę skażenia. Jeśli nikt nie uległ w ten sposób skażeniu larwą, dodaj do kolonii 1 żeton larwy.
event-regeneration = Regeneracja
    .text = Każdy intruz na planszy traci do 2 obrażeń.
event-damage = Uszkodzenia
    .text = Umieść znacznik awarii w każdym pomieszczeniu z dorosłym osobnikiem, reproduktorem lub królową.
event-lurking = Przyczajenie
    .text = Każdy intruz w pomieszczeniu bez postaci znika z planszy i traci obrażenia; za każdego dodaj do kolonii 1 losowy żeton jego rodzaju spoza niej.
event-eclosion = Przeobrażenie
    .text = Każda postać z larwą ginie; potem w każdym z ich pomieszczeń pojawia się pełzacz. Następnie każda żywa postać, w kolejności rozgrywania, dobiera osobno, nie na rękę, 4 karty i skanuje karty skażenia wśród nich; jeśli na którejś jest ZARAŻENIE, otrzymuje larwę. Wszystkie 4 zostają odrzucone. Dotyczy to także postaci czekających w kapsułach.
event-noise_in_technical_corridors = Szmery w korytarzach technicznych
    .text = Jeśli na polu korytarzy technicznych nie ma znacznika szmerów, umieść go tam. Jeśli jest, każda postać w pomieszczeniu z wejściem do korytarzy technicznych wykonuje rzut na szmery, w kolejności rozgrywania, nawet w walce.
event-nest_event = Gniazdo
    .text = Jeśli Gniazdo jest odkryte, umieść znacznik szmerów w każdym połączonym z nim korytarzu bez znacznika. Bez spotkania.
event-flammable_compounds = Łatwopalne związki
    .text = Jeśli Hibernatorium nie płonie, umieść tam znacznik pożaru. Jeśli już płonie, umieść znacznik pożaru w każdym sąsiednim pomieszczeniu, ale nie przez zamknięte drzwi ani korytarze techniczne.
event-bulkheads_open = Otwarte grodzie
    .text = Otwórz wszystkie zamknięte drzwi. Zniszczone pozostają bez zmian.
event-hunt_a = Polowanie
    .text = Każdy dorosły osobnik poza walką przemieszcza się do sąsiedniego pomieszczenia z postacią, wszystkie jednocześnie; spośród kilku takich do tego o najniższym numerze. Jeśli po drodze są zamknięte drzwi, niszczy je i zostaje na miejscu.
event-hunt_b = { event-hunt_a }
    .text = { event-hunt_a.text }
event-scent_of_prey = Zapach ofiary
    .text = Umieść znacznik szmerów w każdym korytarzu bez znacznika połączonym z pomieszczeniem, w którym jest postać ze znacznikiem śluzu. Bez spotkania.
event-malfunction_event = Awaria
    .text = Umieść znacznik awarii w odkrytym pomieszczeniu o najniższym numerze; pomieszczenia specjalne liczą się jako odkryte. Jeśli już go ma lub nie może go mieć, nic się nie dzieje. Następnie wtasuj tę kartę z powrotem do stosu wydarzeń.
event-consuming_fire = Trawiący ogień
    .text = Ustaw na 0 licznik przedmiotów każdego płonącego odkrytego pomieszczenia. { -event-spread }
event-damaging_fire = Niszczący ogień
    .text = Umieść znacznik awarii w każdym płonącym pomieszczeniu, które może go mieć. { -event-spread }
event-coolant_leak = Wyciek chłodziwa
    .text = Jeśli w Generatorze jest znacznik awarii, rozpocznij odliczanie do autodestrukcji, chyba że już trwa lub ktoś jest w hibernacji. { -event-remove }
event-life_support_failure = Awaria podtrzymywania życia
    .text = Umieść znacznik awarii w każdym odkrytym zielonym pomieszczeniu. { -event-remove }
event-evacuation_pod_ejection = Wyrzut kapsuły ratunkowej
    .text = Wystrzel kapsułę ratunkową o najniższym numerze, która jest jeszcze na pokładzie, zablokowaną lub nie. Kto w niej czeka, ucieka razem z nią. { -event-remove }
event-short_circuit = Zwarcie
    .text = Umieść znacznik awarii w każdym odkrytym żółtym pomieszczeniu z symbolem komputera. { -event-remove }
