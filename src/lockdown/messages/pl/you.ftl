### Co spotkało czytającego: wiersze z `log.ftl`, w których $seat to ten, kto je czyta. Atrybut to wiersz,
### gdy czytający jest drugim graczem zdarzenia ($by, $to …). Zmienne jak tam.

## Set-up
you-number_dealt = Masz numer gracza { $number }.
you-objectives_dealt = Otrzymujesz cele: { $objectives }.
you-objectives_open = Wnosisz wspólny cel: { $objectives }.
you-contingency_dealt = Otrzymujesz { $contingencies_count ->
    [one] plan awaryjny
   *[other] plany awaryjne
}: { $contingencies }.
you-characters_offered = Możesz wybrać: { $characters }.
you-character_chosen = Wybierasz postać: { $character }. Start: { $room }.

## Round
you-cards_drawn = { $cards_count ->
    [0] Dobierasz { $count ->
        [one] kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
   *[other] Dobierasz: { $cards }.
}
you-deck_shuffled = { $deck ->
    [action] Tasujesz odrzucone karty i tworzysz nowy stos kart akcji.
   *[other] { log-deck_shuffled }
}
you-first_player = Pierwszy gracz: ty.
you-turn_began = Twoja tura.
you-passed = { $discarded ->
    [0] Pasujesz i zachowujesz wszystkie karty.
    [one] Odrzucasz kartę ({ $cards }) i pasujesz.
   *[other] Odrzucasz karty ({ $cards }) i pasujesz.
}

## Actions
you-declared = Ty: { $action }.
you-paid = Płacisz, odrzucając: { $cards }.
you-window = { $window ->
    [action] Każdy w tym pomieszczeniu może zareagować na twoją akcję.
    [interruption] Każdy w tym pomieszczeniu może zareagować na twoje Przerwanie.
    [encounter] Możesz użyć źródła światła.
    [attack] Możesz zareagować na atak.
    [attack_shown] Możesz zareagować, zanim atak zadziała.
    [noise] Możesz pozostać w ukryciu.
   *[other] { log-window }
}
you-reacted = Reagujesz: { $card }.
you-reacted_item = Używasz: { $item }.
you-cancelled = { $by } anuluje twoją akcję.
    .by = Anulujesz akcję gracza { $seat }.
you-interruption_cancelled = { $by } anuluje twoje Przerwanie.
    .by = Anulujesz Przerwanie gracza { $seat }.
you-card_discarded = Odrzucasz: { $card }.
you-hand_discarded = Odrzucasz całą rękę: { $cards }.
you-consent_asked = { $what ->
    [escape] Masz zdecydować, czy też uciekasz.
    [elevator] Masz zdecydować, czy jedziesz windą.
   *[other] Masz wyrazić zgodę.
}
you-consent = { $yes ->
    [0] Odmawiasz.
   *[other] Wyrażasz zgodę.
}

## Movement, exploration, noise
you-moved = Przechodzisz: { $origin } → { $room }.
you-carried_over = Przedostajesz się: { $origin } → { $room }.
you-explored = Odkrywasz: { $room }.
you-noise_rolled = Rzucasz na szmery: { $face }.
you-noise_skipped = Pozostajesz w ukryciu i nie rzucasz.
you-danger = Grozi ci niebezpieczeństwo!
you-slimed = Otrzymujesz znacznik śluzu.
you-slime_off = Pozbywasz się śluzu.

## Power and time
you-entered_container = Wchodzisz do kapsuły { $container }.
you-launched = Kapsuła { $container } zostaje wystrzelona. W środku: ty.
you-launch_failed = Kapsuła { $container } nie zostaje wystrzelona. Wypadasz z kapsuły.
you-locked_in = Zamykasz się w Izolatce.
you-reached_bunker = { $way ->
    [rover] Dojeżdżasz łazikiem do Bunkra.
   *[other] Docierasz pieszo do Bunkra.
}
you-attempt_failed = Twoja próba kończy się niepowodzeniem.

## Night Stalkers
you-encounter = Spotkanie! Ty, { $room }.
you-surprise = Atak z zaskoczenia na ciebie: { $hand ->
    [one] 1 karta
    [few] { $hand } karty
    [many] { $hand } kart
   *[other] { $hand } karty
} na ręce, potrzeba { $number }.
you-no_surprise = Masz się na baczności: { $hand ->
    [one] 1 karta
    [few] { $hand } karty
    [many] { $hand } kart
   *[other] { $hand } karty
} na ręce, potrzeba { $number }.
you-attacked = { $stalker } cię atakuje.
you-redirected = { $by } kieruje atak na ciebie.
    .by = Kierujesz atak na gracza { $seat }.
you-attack_card = { $hit ->
    [0] Karta ataku „{ $card }”: chybienie.
   *[other] Karta ataku „{ $card }”: trafienie w ciebie.
}
you-attack_ignored = Atak na ciebie nie działa.
you-dark_ignored = Unikasz efektu ciemności.
you-infested = { $larva ->
    [0] Larwa cię atakuje: masz już w sobie larwę.
   *[other] Larwa wpełza w twoje ciało.
}
you-shot = Strzelasz, broń: { $item }. Wynik: { $face }.
you-struck = Walczysz wręcz. Wynik: { $face }.
you-rerolled = Przerzucasz kość. Wynik: { $face }.

## Bodies
you-light_wound = Otrzymujesz powierzchowną ranę.
you-serious_wound = Otrzymujesz głęboką ranę: { $wound }.
you-dressed = Opatrujesz głęboką ranę: { $wound }.
you-healed = Leczysz głęboką ranę: { $wound }.
you-light_healed = Leczysz powierzchowne rany. Pozostało: { $light }.
you-numbed = Nie czujesz bólu w tej rundzie.
you-revived = Wracasz do życia: { $room }.
you-died = Umierasz.
you-contaminated = Otrzymujesz { $count ->
    [one] kartę skażenia
    [few] { $count } karty skażenia
    [many] { $count } kart skażenia
   *[other] { $count } karty skażenia
}.
you-scanned = { $infected ->
    [-1] Skanujesz { $count ->
        [one] kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
    [0] Skanujesz { $count ->
        [one] kartę: czysta
        [few] { $count } karty: wszystkie czyste
        [many] { $count } kart: wszystkie czyste
       *[other] { $count } karty: wszystkie czyste
    }.
   *[other] Skanujesz { $count ->
        [one] kartę: ZARAŻENIE
        [few] { $count } karty: ZARAŻENIE ({ $infected })
        [many] { $count } kart: ZARAŻENIE ({ $infected })
       *[other] { $count } karty: ZARAŻENIE ({ $infected })
    }.
}
you-contamination_removed = Usuwasz { $count ->
    [one] kartę skażenia
    [few] { $count } karty skażenia
    [many] { $count } kart skażenia
   *[other] { $count } karty skażenia
}.
you-larva = W twoim ciele rozwija się larwa.
you-larva_off = Pozbywasz się larwy.
you-shuffled_all = Tasujesz razem rękę, odrzucone karty i stos.

## Knowledge and items
you-knowledge = Zdobywasz wiedzę: +{ $gained }, razem { $level }.
you-knowledge_active = Aktywujesz żeton wiedzy.
you-analysed = Badasz obiekt: { $item }.
you-item_gained = Bierzesz: { $item }.
you-item_used = Używasz: { $item }.
you-item_discarded = Odrzucasz: { $item }.
you-item_returned = Odkładasz pod stos: { $item }.
you-dropped = Upuszczasz: { $item }.
you-picked_up = Podnosisz: { $item }.
you-loaded = Ładujesz: { $item }.
you-attached = Dokładasz: { $item }.
you-crafted = Robisz przedmiot: { $item }.
you-activated = Aktywujesz: { $item }.
you-searched = { $items ->
    [hidden] Przeszukujesz pomieszczenie { $room }. Pozostało przedmiotów: { $left }.
   *[other] Przeszukujesz pomieszczenie { $room } i znajdujesz: { $items }. Pozostało przedmiotów: { $left }.
}

## Looking
you-looked_tile = Podglądasz pomieszczenie { $room }: { $tile }.
you-looked_token = Podglądasz żeton eksploracji w pomieszczeniu { $room }: { $token }.
you-looked_css = Podglądasz żeton SWC na polu { $space }: { $css }.
you-looked_contingency = Podglądasz żeton planu awaryjnego: { $contingency }.
    .owner = { $seat } podgląda jeden z twoich żetonów planów awaryjnych.
you-took_contingency = Bierzesz żeton planu awaryjnego z puli neutralnej: { $contingency }.
you-looked_objective = Podglądasz cele gracza { $owner }: { $objectives }.
    .owner = { $seat } podgląda twoje cele.
you-looked_events = Podglądasz wierzch stosu wydarzeń: { $cards }.
you-looked_attacks = Podglądasz wierzch stosu kart ataku: { $cards }.
you-tokens_exchanged = { $exchanged ->
    [-1] Sprawdzasz żetony eksploracji: { $rooms }.
    [0] Zostawiasz żetony eksploracji bez zmian: { $rooms }.
   *[other] Zamieniasz żetony eksploracji: { $rooms }.
}
you-item_shown = Pokazujesz kartę: { $item }. Ogląda: { $to }.
    .to = { $seat } pokazuje ci kartę: { $item }.

## Computer and trade
you-computer_option = Używasz komputera: { chosen-computer_option }.
you-trade_opened = Rozpoczynasz handel w pomieszczeniu { $room }.
you-trade_offered = Składasz ofertę graczowi { $to }.
    .to = { $seat } składa ci ofertę.
you-trade_declined = Odrzucasz ofertę gracza { $to }.
    .to = { $seat } odrzuca twoją ofertę.
you-trade_done = Ty i { $to } dokonujecie wymiany.
    .to = Ty i { $seat } dokonujecie wymiany.

## The end
you-swept = Nie wydostajesz się z bazy.
you-contingency_kills = Korporacja zabija twoją postać.
you-final_scan = { $larva ->
    [0] Skanujesz { $cards ->
        [one] kartę skażenia
        [few] { $cards } karty skażenia
        [many] { $cards } kart skażenia
       *[other] { $cards } karty skażenia
    }: { $infected ->
        [0] czysto
       *[other] ZARAŻENIE ({ $infected })
    }.
   *[other] Masz w sobie larwę.
}
you-final_draw = { $died ->
    [0] Dobierasz karty ({ $cards }) i przeżywasz.
   *[other] Dobierasz karty ({ $cards }) i umierasz.
}
you-objective_shown = { $met ->
    [0] Ujawniasz cel „{ $objective }”: niespełniony.
   *[other] Ujawniasz cel „{ $objective }”: spełniony.
}
you-won = Wygrywasz.
you-signal_sent = Wysyłasz sygnał.
you-drawn_apart = Dobierasz i odrzucasz: { $cards }.
