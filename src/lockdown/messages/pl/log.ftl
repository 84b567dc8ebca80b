### What happened, one line an event. Variables are the event's fields as words ($seat is a name,
### $room "009 Archiwum", lists are joined); numbers stay numbers. A hidden value is "hidden";
### $<list>_count is the length of a list. Names are never inflected: "gracza { $seat }".

## Set-up
log-game_began = Stół gotowy dla { $players ->
    [one] jednego gracza
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } graczy
}.
log-number_dealt = { $seat } ma numer gracza { $number }.
log-objectives_dealt = { $objectives_count ->
    [0] { $seat } otrzymuje cele.
   *[other] { $seat } otrzymuje cele: { $objectives }.
}
log-objectives_open = { $seat } wnosi wspólny cel: { $objectives }.
log-contingency_up = Żeton planu awaryjnego z puli zostaje ujawniony wszystkim: { $face }.
log-contingency_dealt = { $contingencies ->
    [hidden] { $seat } otrzymuje { $contingencies_count ->
        [one] żeton planu awaryjnego
        [few] { $contingencies_count } żetony planów awaryjnych
        [many] { $contingencies_count } żetonów planów awaryjnych
       *[other] { $contingencies_count } żetonu planów awaryjnych
    }.
   *[other] { $seat } otrzymuje { $contingencies_count ->
        [one] plan awaryjny
       *[other] plany awaryjne
    }: { $contingencies }.
}
log-characters_offered = { $seat } może wybrać: { $characters }.
log-character_chosen = { $seat } wybiera postać: { $character }. Start: { $room }.

## Round
log-round_began = Rozpoczyna się runda { $round }. Żeton czasu leży na polu { $time }.
log-cards_drawn = { $cards_count ->
    [0] { $seat } dobiera { $count ->
        [one] kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
   *[other] { $seat } dobiera: { $cards }.
}
log-deck_shuffled = { $deck ->
    [action] { $seat } tasuje odrzucone karty i tworzy nowy stos kart akcji.
    [event] Stos wydarzeń zostaje przetasowany.
    [attack] Stos kart ataku zostaje przetasowany.
    [wound] Stos głębokich ran zostaje przetasowany.
    [computer] Stos kart komputera zostaje przetasowany.
    [red] Przedmioty militarne zostają przetasowane.
    [yellow] Przedmioty techniczne zostają przetasowane.
    [green] Przedmioty medyczne zostają przetasowane.
    [surface] Karty powierzchni Marsa zostają przetasowane.
   *[other] Stos zostaje przetasowany.
}
log-first_player = Pierwszy gracz: { $seat }.
log-turn_began = Tura gracza { $seat }.
log-passed = { $discarded ->
    [0] { $seat } pasuje i zachowuje wszystkie karty.
    [one] { $seat } odrzuca kartę ({ $cards }) i pasuje.
   *[other] { $seat } odrzuca karty ({ $cards }) i pasuje.
}
log-event_phase = Rozpoczyna się faza wydarzeń rundy { $round }.
log-event_step = { $step ->
    [4] Wystrzelenie kapsuł.
    [5] Czas płynie.
    [6] W korytarzach zapada cisza.
    [7] { -foe(form: "All") } atakują.
    [8] Skutki pożarów.
    [9] Wydarzenie.
    [10] Kolonia się rozwija.
   *[other] Koniec rundy.
}
log-round_ended = Runda { $round } dobiegła końca.

## Actions
log-declared = { $seat }: { $action }.
log-paid = { $seat } płaci, odrzucając: { $cards }.
log-window = { $window ->
    [action] Każdy w tym pomieszczeniu może zareagować na akcję gracza { $seat }.
    [interruption] Każdy w tym pomieszczeniu może zareagować na Przerwanie gracza { $seat }.
    [encounter] { $seat } może użyć źródła światła.
    [attack] { $seat } może zareagować na atak.
    [attack_shown] { $seat } może zareagować, zanim atak zadziała.
    [noise] { $seat } może pozostać w ukryciu.
    [dark_event] Postacie w ciemności mogą się osłonić.
   *[other] Jest czas na reakcję.
}
log-reacted = { $seat } reaguje: { $card }.
log-reacted_item = { $seat } używa: { $item }.
log-cancelled = { $by } anuluje akcję gracza { $seat }.
log-interruption_cancelled = { $by } anuluje Przerwanie gracza { $seat }.
log-card_discarded = { $seat } odrzuca: { $card }.
log-hand_discarded = { $seat } odrzuca całą rękę: { $cards }.
log-consent_asked = { $what ->
    [escape] { $seat } ma zdecydować, czy też ucieka.
    [elevator] { $seat } ma zdecydować, czy jedzie windą.
   *[other] { $seat } ma wyrazić zgodę.
}
log-consent = { $yes ->
    [0] { $seat } odmawia.
   *[other] { $seat } wyraża zgodę.
}

## Movement, exploration, noise
log-moved = { $seat } przechodzi: { $origin } → { $room }.
log-carried_over = { $seat } przedostaje się: { $origin } → { $room }.
log-explored = { $seat } odkrywa: { $room }.
log-token_revealed = Żeton eksploracji w pomieszczeniu { $room }: { $token }.
log-token_ignored = Efekt żetonu eksploracji w pomieszczeniu { $room } zostaje zignorowany.
log-counter_set = { $room }: { $items ->
    [0] brak przedmiotów
    [one] 1 przedmiot
    [few] { $items } przedmioty
    [many] { $items } przedmiotów
   *[other] { $items } przedmiotu
}.
log-noise_rolled = { $seat } rzuca na szmery: { $face }.
log-noise_skipped = { $seat } pozostaje w ukryciu i nie rzuca.
log-noise_placed = Szmery: { $corridor }.
log-noise_removed = Znów cisza: { $corridors }.
log-danger = { $seat }: niebezpieczeństwo!
log-slimed = { $seat } otrzymuje znacznik śluzu.
log-slime_off = { $seat } pozbywa się śluzu.
log-fire = Wybucha pożar: { $room }.
log-fire_out = Pożar ugaszony: { $room }.
log-malfunction = Awaria: { $room }.
log-repaired = Awaria usunięta: { $room }.
log-supply_shrunk = Grę opuszcza 1 znacznik pożaru i 1 znacznik awarii. Zostaje w puli: pożar { $fire }, awaria { $malfunction }.
log-door_closed = Drzwi { $corridor } zamykają się.
log-door_opened = Drzwi { $corridor } otwierają się.
log-door_destroyed = Drzwi { $corridor } zostają zniszczone.
log-depressurizing = Na koniec fazy graczy z pomieszczenia { $room } ucieknie powietrze.
log-depressurize_off = Wentylacja pomieszczenia { $room } zostaje odwołana.
log-depressurized = Powietrze ucieka z pomieszczenia { $room }.

## Power and time
log-power = Zasilanie: { $places }.
log-power_failure = Spadek zasilania, zapada ciemność: { $section }.
log-time_token_turned = { $blue ->
    [0] Zasilanie awaryjne gaśnie.
   *[other] Zasilanie awaryjne działa.
}
log-time = { $time ->
    [0] Żeton czasu dociera na pole S.
   *[other] Żeton czasu przesuwa się na pole { $time }.
}
log-isolation_open = Izolatka zostaje odblokowana.
log-gate_open = Brama główna się otwiera.
log-rover_moved = { $here ->
    [0] Łazik jedzie do Bunkra.
   *[other] Łazik jedzie do wyjścia.
}
log-elevator_moved = Winda jedzie do pomieszczenia { $room }.
log-destruct_started = Rozpoczyna się odliczanie do autodestrukcji: żeton leży na polu { $space ->
    [0] S
   *[other] { $space }
}.
log-destruct_stopped = Odliczanie do autodestrukcji zostaje zatrzymane.
log-destruct_red = Odliczania do autodestrukcji nie da się już zatrzymać. Żeton leży na polu { $space ->
    [0] S
   *[other] { $space }
}.
log-emergency = Rozpoczyna się procedura alarmowa: gra skończy się, gdy żeton czasu opuści pole { $space ->
    [0] S
   *[other] { $space }
}.
log-css_revealed = Żeton SWC na polu { $space }: { $css }.
log-css_shown = Żeton SWC na polu { $space }, pokazany wszystkim i znów zakryty: { $css }.
log-css_moved = Żeton SWC przesuwa się z pola { $origin } na pole { $space }.
log-entered_container = { $seat } wchodzi do kapsuły { $container }.
log-launched = Kapsuła { $container } zostaje wystrzelona. W środku: { $seat }.
log-launch_failed = Kapsuła { $container } nie zostaje wystrzelona. { $seat } wypada z kapsuły.
log-locked_in = { $seat } zamyka się w Izolatce.
log-reached_bunker = { $way ->
    [rover] { $seat } dojeżdża łazikiem do Bunkra.
   *[other] { $seat } dociera pieszo do Bunkra.
}
log-attempt_failed = Próba gracza { $seat } kończy się niepowodzeniem.

## Night Stalkers
log-token_drawn = Z kolonii wylosowano: { $token }.
log-token_added = Do kolonii trafia: { $token }.
log-token_returned = Do kolonii wraca: { $token }.
log-encounter = Spotkanie! { $seat }, { $room }.
log-appeared = { $stalker } pojawia się w pomieszczeniu { $room }.
log-no_figure = Brak wolnej figurki tego rodzaju: { $kind }.
log-withdrew = Ukrywają się: { $stalkers }.
log-stalker_moved = { $stalker } przechodzi: { $origin } → { $room }.
log-stalker_gone = { $stalker } znika z pomieszczenia { $room }.
log-intruder_healed = { $wounds ->
    [0] { $stalker } odzyskuje siły: nie ma już obrażeń.
    [one] { $stalker } odzyskuje siły: zostaje 1 obrażenie.
    [few] { $stalker } odzyskuje siły: zostają { $wounds } obrażenia.
    [many] { $stalker } odzyskuje siły: zostaje { $wounds } obrażeń.
   *[other] { $stalker } odzyskuje siły: zostaje { $wounds } obrażenia.
}
log-surprise = Atak z zaskoczenia na gracza { $seat }: { $hand ->
    [one] 1 karta
    [few] { $hand } karty
    [many] { $hand } kart
   *[other] { $hand } karty
} na ręce, potrzeba { $number }.
log-no_surprise = { $seat } ma się na baczności: { $hand ->
    [one] 1 karta
    [few] { $hand } karty
    [many] { $hand } kart
   *[other] { $hand } karty
} na ręce, potrzeba { $number }.
log-attacked = { $stalker } atakuje gracza { $seat }.
log-redirected = { $by } kieruje atak na gracza { $seat }.
log-attack_card = { $hit ->
    [0] Karta ataku „{ $card }”: chybienie.
   *[other] Karta ataku „{ $card }”: trafienie w gracza { $seat }.
}
log-attack_ignored = Atak nie działa na gracza { $seat }.
log-dark_ignored = { $seat } unika efektu ciemności.
log-dark_effect = Ciemność pogarsza sytuację.
log-infested = { $larva ->
    [0] Larwa atakuje gracza { $seat }: ta postać ma już larwę.
   *[other] Larwa wpełza w ciało postaci gracza { $seat }.
}
log-shot = { $seat } strzela, broń: { $item }. Wynik: { $face }.
log-struck = { $seat } walczy wręcz. Wynik: { $face }.
log-rerolled = { $seat } przerzuca kość. Wynik: { $face }.
log-stalker_wounded = { $stalker } otrzymuje { $wounds ->
    [one] 1 obrażenie
    [few] { $wounds } obrażenia
    [many] { $wounds } obrażeń
   *[other] { $wounds } obrażenia
}, łącznie { $total }.
log-wound_check = { $stalker }, sprawdzenie obrażeń: { $cards } ({ $blood ->
    [0] symbol wycofania
   *[other] krew { $blood }
}).
log-stalker_died = { $stalker } ginie w pomieszczeniu { $room }.
log-retreats = { $stalker } wycofuje się ({ $card }).
log-egg_added = Królowa składa jajo. Jaja w Gnieździe: { $eggs }.
log-egg_destroyed = Zniszczone jajo: { $room }.
log-nest_destroyed = Gniazdo zostaje zniszczone.
log-event_card = Wydarzenie: { $card }.
log-event_removed = Grę opuszcza karta „{ $card }”.

## Bodies
log-light_wound = { $seat } otrzymuje powierzchowną ranę.
log-serious_wound = { $seat } otrzymuje głęboką ranę: { $wound }.
log-dressed = { $seat } opatruje głęboką ranę: { $wound }.
log-healed = { $seat } leczy głęboką ranę: { $wound }.
log-light_healed = { $seat } leczy powierzchowne rany. Pozostało: { $light }.
log-numbed = { $seat } nie czuje bólu w tej rundzie.
log-revived = { $seat } wraca do życia: { $room }.
log-died = { $seat } umiera.
log-contaminated = { $seat } otrzymuje { $count ->
    [one] kartę skażenia
    [few] { $count } karty skażenia
    [many] { $count } kart skażenia
   *[other] { $count } karty skażenia
}.
log-scanned = { $infected ->
    [-1] { $seat } skanuje { $count ->
        [one] kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
    [0] { $seat } skanuje { $count ->
        [one] kartę: czysta
        [few] { $count } karty: wszystkie czyste
        [many] { $count } kart: wszystkie czyste
       *[other] { $count } karty: wszystkie czyste
    }.
   *[other] { $seat } skanuje { $count ->
        [one] kartę: ZARAŻENIE
        [few] { $count } karty: ZARAŻENIE ({ $infected })
        [many] { $count } kart: ZARAŻENIE ({ $infected })
       *[other] { $count } karty: ZARAŻENIE ({ $infected })
    }.
}
log-contamination_removed = { $seat } usuwa { $count ->
    [one] kartę skażenia
    [few] { $count } karty skażenia
    [many] { $count } kart skażenia
   *[other] { $count } karty skażenia
}.
log-larva = W ciele postaci gracza { $seat } rozwija się larwa.
log-larva_off = { $seat } pozbywa się larwy.
log-shuffled_all = { $seat } tasuje razem rękę, odrzucone karty i stos.

## Knowledge and items
log-knowledge = { $seat } zdobywa wiedzę: +{ $gained }, razem { $level }.
log-knowledge_active = { $seat } aktywuje żeton wiedzy.
log-analysed = { $seat } bada obiekt: { $item }.
log-weakness_found = Odkryto słabość: { $weakness }.
log-item_gained = { $item ->
    [hidden] { $seat } bierze kartę ({ $colour }).
   *[other] { $seat } bierze: { $item }.
}
log-item_used = { $seat } używa: { $item }.
log-item_discarded = { $seat } odrzuca: { $item }.
log-item_returned = { $item ->
    [hidden] { $seat } odkłada kartę pod stos ({ $colour }).
   *[other] { $seat } odkłada pod stos: { $item }.
}
log-dropped = { $item ->
    [hidden] { $seat } upuszcza kartę ({ $colour }).
   *[other] { $seat } upuszcza: { $item }.
}
log-picked_up = { $seat } podnosi: { $item }.
log-object_lies = Na podłodze w pomieszczeniu { $room }: { $item }.
log-object_gone = Znika: { $item }.
log-loaded = { $seat } ładuje: { $item }.
log-ammo_spent = { $item }: pozostało { $left }.
log-attached = { $seat } dokłada: { $item }.
log-crafted = { $seat } robi przedmiot: { $item }.
log-activated = { $seat } aktywuje: { $item }.
log-searched = { $items ->
    [hidden] { $seat } przeszukuje pomieszczenie { $room }. Pozostało przedmiotów: { $left }.
   *[other] { $seat } przeszukuje pomieszczenie { $room } i znajduje: { $items }. Pozostało przedmiotów: { $left }.
}
log-counter_lowered = { $room }: { $items ->
    [0] nic już nie ma
    [one] został jeszcze 1 przedmiot
    [few] zostały jeszcze { $items } przedmioty
    [many] zostało jeszcze { $items } przedmiotów
   *[other] zostało jeszcze { $items } przedmiotu
}.

## Looking
log-looked_tile = { $tile ->
    [hidden] { $seat } podgląda nieodkryte pomieszczenie { $room }.
   *[other] { $seat } podgląda pomieszczenie { $room }: { $tile }.
}
log-looked_token = { $token ->
    [hidden] { $seat } podgląda żeton eksploracji w pomieszczeniu { $room }.
   *[other] { $seat } podgląda żeton eksploracji w pomieszczeniu { $room }: { $token }.
}
log-looked_css = { $css ->
    [hidden] { $seat } podgląda żeton SWC na polu { $space }.
   *[other] { $seat } podgląda żeton SWC na polu { $space }: { $css }.
}
log-looked_contingency = { $contingency ->
    [hidden] { $seat } podgląda żeton planu awaryjnego.
   *[other] { $seat } podgląda żeton planu awaryjnego: { $contingency }.
}
log-took_contingency = { $contingency ->
    [hidden] { $seat } bierze żeton planu awaryjnego z puli neutralnej.
   *[other] { $seat } bierze żeton planu awaryjnego z puli neutralnej: { $contingency }.
}
log-looked_objective = { $objectives ->
    [hidden] { $seat } podgląda cele gracza { $owner }.
   *[other] { $seat } podgląda cele gracza { $owner }: { $objectives }.
}
log-looked_events = { $cards ->
    [hidden] { $seat } podgląda wierzch stosu wydarzeń.
   *[other] { $seat } podgląda wierzch stosu wydarzeń: { $cards }.
}
log-looked_attacks = { $cards ->
    [hidden] { $seat } podgląda wierzch stosu kart ataku.
   *[other] { $seat } podgląda wierzch stosu kart ataku: { $cards }.
}
log-tokens_exchanged = { $exchanged ->
    [-1] { $seat } sprawdza żetony eksploracji: { $rooms }.
    [0] { $seat } zostawia żetony eksploracji bez zmian: { $rooms }.
   *[other] { $seat } zamienia żetony eksploracji: { $rooms }.
}
log-item_shown = { $item ->
    [hidden] { $seat } pokazuje kartę ({ $colour }). Ogląda: { $to }.
   *[other] { $seat } pokazuje kartę: { $item }. Ogląda: { $to }.
}

## Computer and trade
log-computer_card = Komputer wyświetla: { $card }.
log-computer_option = { $seat } używa komputera: { chosen-computer_option }.
chosen-computer_option = { $option ->
    [move_rover] { computeroption-move_rover }
    [peek_css] { computeroption-peek_css }
    [peek_contingencies] { computeroption-peek_contingencies }
    [gain_knowledge] { computeroption-gain_knowledge }
    [swap_power] { computeroption-swap_power }
    [sprinklers] { computeroption-sprinklers }
    [door] { computeroption-door }
   *[other] { $option }
}
log-trade_opened = { $seat } rozpoczyna handel w pomieszczeniu { $room }.
log-trade_offered = { $seat } składa ofertę graczowi { $to }.
log-trade_declined = { $seat } odrzuca ofertę gracza { $to }.
log-trade_done = { $seat } i { $to } dokonują wymiany.
log-trade_ended = Handel zakończony.

## The end
log-choose_objectives = { -foe(form: "All") }! Każdy zachowuje jeden cel.
log-objectives_chosen = Wszyscy wybrali cel.
log-objective_kept = Twój cel: { $objective }.
log-game_ended = { $how ->
    [time] Czas się skończył.
    [emergency] Procedura alarmowa dobiegła końca.
    [self_destruct] Baza ulega autodestrukcji.
    [fire] Pożar niszczy bazę.
    [malfunction] Baza ulega całkowitej awarii.
   *[other] W bazie nie ma już nikogo.
}
log-swept = { $seat } nie wydostaje się z bazy.
log-contingency = Obowiązujący plan awaryjny: { $contingency }.
log-contingency_kills = Korporacja zabija postać gracza { $seat }.
log-final_scan = { $larva ->
    [0] { $seat } skanuje { $cards ->
        [one] kartę skażenia
        [few] { $cards } karty skażenia
        [many] { $cards } kart skażenia
       *[other] { $cards } karty skażenia
    }: { $infected ->
        [0] czysto
       *[other] ZARAŻENIE ({ $infected })
    }.
   *[other] { $seat } ma w sobie larwę.
}
log-final_draw = { $died ->
    [0] { $seat } dobiera karty ({ $cards }) i przeżywa.
   *[other] { $seat } dobiera karty ({ $cards }) i umiera.
}
log-objective_shown = { $met ->
    [0] { $seat } ujawnia cel „{ $objective }”: niespełniony.
   *[other] { $seat } ujawnia cel „{ $objective }”: spełniony.
}
log-won = { $seat } wygrywa.
log-all_won = Wszystkie cele są spełnione. Załoga wygrywa razem.
log-all_lost = Nikt nie przeżył. Wszyscy przegrywają.
log-signal_sent = { $seat } wysyła sygnał.
log-drawn_apart = { $seat } dobiera i odrzuca: { $cards }.
log-egg_hatched = Z jaja coś się wykluwa. W Gnieździe: { $eggs ->
    [0] brak jaj
    [one] 1 jajo
    [few] { $eggs } jaja
    [many] { $eggs } jaj
   *[other] { $eggs } jaja
}.
log-forgotten = Starsza wersja gry zapisała tu „{ $what }”.
