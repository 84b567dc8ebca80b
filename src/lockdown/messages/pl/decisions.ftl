### The question of each decision. Variables are the parts of it that the prompt shows, in words.

decision-draft = Wybierz swoją postać.
decision-action = Twoja tura: wykonaj akcję albo spasuj (pozostało akcji: { $left }).
decision-end_of_turn = Upuść, co chcesz, i zakończ turę.
decision-choose_target = { $action } – wybierz.
decision-pay = { $action } – zapłać kartą akcji (do zapłaty: { $left }).
decision-pass_discard = Odrzuć, co chcesz, i spasuj.
decision-quiet = Usunąć znacznik szmerów obok ciebie?
decision-careful_noise = W którym korytarzu przy pomieszczeniu { $room } umieścić znacznik szmerów?
decision-move_door = Nie ma już żetonów drzwi: które zamknięte drzwi przenieść do korytarza { $corridor }?
decision-rearrange_power = Rozmieść żetony zasilania: S-01, S-02, S-03, winda.
decision-swap_power = Zamień dwa żetony zasilania: S-01, S-02, S-03, winda.
decision-full_hands = { $item }: masz pełne ręce. Upuść coś, żeby to wziąć, albo to zostaw.
decision-drop_something = Trzymasz za dużo: upuść coś.
decision-keep_item = Zachowaj jedną ze znalezionych kart ({ $colour }).
decision-reroll = Wynik: { $face } ({ $item }). Przerzucić?
decision-reroll_price = Odrzuć kartę akcji, aby przerzucić.
decision-better_result = Wynik: { $face }. Skorzystać z lepszego?
decision-interrupt = { $actor } wykonuje akcję w twoim pomieszczeniu. Anulować ją?
decision-interrupt_interruption = { $actor } przerywa akcję. Anulować Przerwanie?
decision-use_light = { $what ->
    [encounter] Spotykasz { -foe(form: "acc") } w ciemności: { $token }. Użyć źródła światła?
   *[other] „{ $card }”: ciemność zaraz pogorszy sprawę. Użyć źródła światła?
}
decision-before_attack = Jesteś celem ataku. Reagujesz?
decision-attack_shown = Atak zaraz cię dosięgnie. Reagujesz?
decision-skip_noise = Czeka cię rzut na szmery. Pozostać w ukryciu?
decision-reroll_noise = Twój rzut na szmery: { $face }. Zareagować przed rozpatrzeniem wyniku?
decision-dark_event = { $event }: efekt ciemności dotyczy ciebie. Osłonić się?
decision-other_target = Kto zostanie zaatakowany zamiast ciebie?
decision-pheromone_object = Którego obiektu się pozbywasz?
decision-fear_price = Odrzuć kartę akcji, aby go odstraszyć.
decision-tracker_price = Odrzuć kartę akcji, aby rzucić ponownie.
decision-choose_objective = Zachowaj jeden cel. Drugi opuszcza grę i nikt go nie zobaczy.
decision-cut_out = Usunąć larwę kosztem głębokiej rany?
decision-read_protocol = Który żeton planu awaryjnego z puli podejrzeć?
decision-wail = Wybierz korytarz w swoim sektorze (pozostało: { $left }).
decision-craft_freely = Zrobić coś z jednego komponentu?
decision-craft_choice = { $item }: wybierz.
decision-cheat_codes = Komputer wyświetla: { $card }. Użyć Kodów na skróty, aby zmienić kartę?
decision-trade_turn = Złóż komuś ofertę albo oddaj głos innym.
decision-trade_offer = Twoja oferta dla gracza { $to }. Dajesz: { $gives }. Prosisz o: { $asks }.
decision-trade_answer = { $by } oferuje: { $gives }. Chce od ciebie: { $asks }. Zgoda?
decision-trade_which = Pasuje kilka twoich kart: { $item }. Którą dajesz?
decision-trade_slots = Nie utrzymasz wszystkiego: upuść coś albo zrezygnuj z wymiany.
decision-agree = { $actor } prosi o twoją zgodę: { $action }. Zgadzasz się?
decision-computer_option = Wybierz opcję z karty komputera.
decision-computer_options = Wybierz następną opcję z karty komputera albo zakończ.
decision-computer_target = { $option ->
    [move_rover] { computeroption-move_rover }
    [peek_css] { computeroption-peek_css }
    [peek_contingencies] { computeroption-peek_contingencies }
    [gain_knowledge] { computeroption-gain_knowledge }
    [swap_power] { computeroption-swap_power }
    [sprinklers] { computeroption-sprinklers }
    [door] { computeroption-door }
   *[other] { $option }
}: wybierz.
decision-look_at_contingency = Podejrzyj jeden żeton planu awaryjnego: czyj albo który z puli?
decision-look_at_contingency_of = Który żeton gracza { $owner } podejrzeć?
decision-take_contingency = Który żeton z puli neutralnej bierzesz?
decision-drop_for_egg = Masz pełne ręce: upuść coś, aby wziąć jajo.
decision-move_css = Przesuń żeton SWC z pola { $space } o jedno pole albo go zostaw.
decision-elevator_invite = Zabierasz kogoś do pomieszczenia { $room }?
decision-elevator_consent = { $actor } jedzie windą do pomieszczenia { $room }. Jedziesz też?
decision-resolve_token = Żeton eksploracji w pomieszczeniu { $room }: { $token }. Czy ma zadziałać?
decision-look_at_tile = Który nieodkryty kafelek pomieszczenia podejrzeć (pozostało: { $left })?
decision-use_computer = Wykonać teraz akcję komputera?
decision-which_contamination = Którą kartę skażenia odrzucasz?
decision-give_up_item = Którą kartę przedmiotu odrzucasz?
decision-who_escapes = Kto ucieka do pomieszczenia { $room }?
decision-escape_too = Uciekasz do pomieszczenia { $room }?
decision-keep_event = Która karta wydarzenia zostaje na wierzchu? Druga trafia pod stos.
decision-keep_attack = Która karta ataku zostaje na wierzchu? Druga trafia pod stos.
decision-panic_ammo = Która broń traci amunicję?
decision-panic_item = Który przedmiot odrzucasz?
decision-smoke_discard = Dym: odrzuć kartę akcji.
decision-second_plan = Podejrzeć drugie pomieszczenie?
decision-exchange_tokens = Zamienić te dwa żetony eksploracji?
decision-which_egg = Które jajo zostaje zniszczone: leżące w pomieszczeniu { $room } czy jedno z Gniazda?
decision-treated_wound = { $what ->
    [dress] Która z twoich głębokich ran zostaje opatrzona?
   *[other] Która z twoich opatrzonych głębokich ran zostaje uleczona?
}
decision-more_ammo = Zużyć jeszcze 1 znacznik amunicji, by zadać o 1 obrażenie więcej? Broń: { $item }.
decision-put_back = Odłożyć kartę wydarzenia na wierzch stosu czy pod spód?
decision-escape_where = Masz osłonę: do którego pomieszczenia uciekasz?
