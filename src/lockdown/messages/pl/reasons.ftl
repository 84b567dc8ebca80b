### Why something cannot be done. The rule it follows from is shown beside it. $a is a number where the reason has one.

## The moment
reason-not_your_turn = To nie jest twoja tura.
reason-passed = Twoja postać już spasowała.
reason-not_in_a_room = Twojej postaci nie ma w żadnym pomieszczeniu.
reason-others_decide = Najpierw decyduje ktoś inny.
reason-decide_first = Najpierw dokończ to, co robisz.
reason-no_actions_left = W tej turze nie masz już akcji.
reason-in_combat = Tylko poza walką.
reason-not_in_combat = Tylko w walce.
reason-too_few_cards = Do zapłaty potrzebujesz { $a } { $a ->
    [one] karty akcji
    [few] kart akcji
    [many] kart akcji
   *[other] karty akcji
}.
reason-only_reaction = To reakcja: czeka na swój moment.
reason-no_action = Nie daje żadnej akcji.
reason-no_uses = Nie ma już użyć.
reason-contamination = Karta skażenia nie daje akcji i nie można nią płacić.
reason-no_target = Niczego by to nie zmieniło.
reason-nothing_to_look_at = Nie ma tu nic nowego do obejrzenia.
reason-nothing_to_see = Nie ma tu nic nowego do obejrzenia.

## Ways, doors, noise, sections
reason-not_adjacent = To pomieszczenie nie sąsiaduje z twoim.
reason-closed_door = Drogę blokują zamknięte drzwi.
reason-noise_everywhere = W każdym tamtejszym korytarzu jest znacznik szmerów.
reason-no_noise = Nie ma znacznika szmerów do usunięcia.
reason-nowhere_to_go = Nie ma dokąd pójść.
reason-no_way_out = Z tego pomieszczenia nie ma wolnej drogi.
reason-no_closed_door = Nie ma tu zamkniętych drzwi.
reason-no_door = Nie ma takich drzwi.
reason-nothing_to_close = Nie ma drzwi do zamknięcia.
reason-no_entrance = Nie ma tu wejścia do korytarzy technicznych.
reason-no_other_entrance = Nie ma innego odkrytego pomieszczenia z wejściem do korytarzy technicznych.
reason-no_section = Ciąg ewakuacyjny nie należy do żadnego sektora.
reason-no_elevator_room = Nie ma tu szybu windy.
reason-elevator_here = Winda już tu jest.
reason-elevator_elsewhere = Winda jest gdzie indziej.
reason-elevator_unpowered = Winda nie ma zasilania.

## Rooms, power, computers
reason-malfunction = W tym pomieszczeniu jest awaria.
reason-no_malfunction = Nie ma tu awarii.
reason-malfunction_already = Jest tu już awaria.
reason-never_malfunctions = W tym pomieszczeniu nigdy nie ma awarii.
reason-no_fire = Nie ma znacznika pożaru do usunięcia.
reason-fire_already = To pomieszczenie już płonie.
reason-no_computer = Nie ma tu działającego komputera.
reason-no_power = Nie ma tu zasilania.
reason-hurt_eyes = Zranione oczy zostawiają cię w ciemności.
reason-power_on = Sektor ma już zasilanie.
reason-powered_already = Sektor ma już zasilanie.
reason-no_link = Nie masz w zasięgu żadnego komputera.
reason-no_room_action = To pomieszczenie nie ma teraz dla ciebie akcji.
reason-room_empty = W tym pomieszczeniu nie ma już przedmiotów.
reason-not_searchable = Tego pomieszczenia nie można przeszukać.
reason-wrong_room_colour = Pomieszczenie ma niewłaściwy kolor.
reason-no_css_token = Nie ma do tego żetonu SWC.
reason-container_taken = Kapsuła jest zajęta.
reason-pool_empty = W puli neutralnej nie ma dla ciebie nic nowego.
reason-knowledge_active = Twój żeton wiedzy jest już aktywny.
reason-signal_sent = Twój sygnał został już wysłany.
reason-nobody_with_signal = Nikt nie wysłał sygnału.
reason-nobody_in_section = W twoim sektorze nie ma nikogo innego.
reason-no_sealable_room = Nie ma pomieszczenia, które można odciąć.
reason-vented_already = Z jakiegoś pomieszczenia już ucieka powietrze.
reason-no_threat = Nie ma przed czym się bronić.
reason-nothing_to_clean = Nie ma czego czyścić.
reason-nothing_to_sprinkle = Żadne pomieszczenie tego nie potrzebuje.
reason-nothing_to_treat = Nie masz czego leczyć.
reason-isolation_closed = Izolatka nie jest jeszcze odblokowana.
reason-emergency_active = Procedura alarmowa już trwa.
reason-no_self_destruct = Odliczanie do autodestrukcji nie trwa.
reason-self_destruct_active = Odliczanie do autodestrukcji już trwa.
reason-self_destruct_red = Odliczania do autodestrukcji nie da się już zatrzymać.

## The way out
reason-not_at_exit = Nie jesteś przy wyjściu.
reason-gate_closed = Brama główna jest zamknięta.
reason-gate_open = Brama główna jest już otwarta.
reason-rover_away = Łazika tu nie ma.
reason-no_suit = Nie masz skafandra.

## Night Stalkers and weapons
reason-no_stalker_here = Nie ma tu nocnego łowcy.
reason-no_small_stalker = Nie ma tu larwy, pełzacza ani dorosłego osobnika.
reason-no_stalker_in_section = W twoim sektorze nie ma odpowiedniego nocnego łowcy.
reason-nobody_to_lure = Nie ma nocnego łowcy do zwabienia.
reason-nothing_to_sample = Nie ma z czego pobrać próbki.
reason-no_weapon = Nie masz w rękach odpowiedniej broni.
reason-no_ammo = Broń nie ma amunicji.
reason-no_weapon_to_load = Nie masz w rękach broni, którą można załadować.
reason-nothing_to_load = Nie masz nic, co można załadować.
reason-nothing_to_join = Nie masz w rękach dwóch ciężkich przedmiotów do połączenia.
reason-no_egg = Nie ma jaja do wzięcia.

## Bodies and knowledge
reason-no_light_wound = Nie masz powierzchownych ran.
reason-no_serious_wound = Nie masz głębokich ran.
reason-nothing_to_dress = Nie masz nieopatrzonej głębokiej rany.
reason-nothing_to_heal = Nie masz opatrzonej głębokiej rany.
reason-nothing_to_numb = Nie masz głębokiej rany, która teraz boli.
reason-no_slime = Nie ma śluzu do usunięcia.
reason-no_contamination = Nie masz na ręce karty skażenia.
reason-no_larva_here = Nikt tutaj nie ma larwy.
reason-knowledge = Wymagany poziom wiedzy: { $a }.
reason-too_little_knowledge = Wymagany poziom wiedzy: { $a }.
reason-knows_too_little = Wymagany poziom wiedzy: { $a }.
reason-knows_everything = Wiesz już wszystko, co można wiedzieć.

## Items and others
reason-nothing_lies_here = Nie leży tu żaden ciężki obiekt.
reason-no_object = Nie ma tu obiektu do przebadania.
reason-no_object_here = Nie niesiesz ciężkiego obiektu i żaden tu nie leży.
reason-no_item = Nie masz odpowiedniego przedmiotu.
reason-no_cards = Nie ma kart do obejrzenia.
reason-no_components = Brakuje ci komponentów.
reason-none_left = W stosie samoróbek nie ma już takiego przedmiotu.
reason-no_mission = Nie masz przedmiotu osobistego do aktywacji.
reason-mission_unmet = Wymóg twojego przedmiotu osobistego nie jest spełniony.
reason-nobody_here = Nie ma tu nikogo innego.
reason-nothing_to_trade = Nikt tutaj nie ma niczego, co mogłoby zmienić właściciela: najpierw coś znajdźcie.
reason-nobody_with_cards = Nikt inny tutaj nie ma kart na ręce.
reason-no_small_hand = Nikt nie spełnia warunku.
