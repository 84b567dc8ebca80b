### Pytania, które zadaje tylko ta gra.

decision-engine_order = Widzisz oba żetony silnika w tym pomieszczeniu. Który leży na wierzchu?
decision-choose_pod = Do której kapsuły wchodzisz?
decision-launch_now = Jesteś w kapsule { $pod }. Wystrzelić ją natychmiast? W przeciwnym razie czekasz i pasujesz.
decision-launch_too = Ktoś dołącza do ciebie w kapsule { $pod }. Wystrzelić ją teraz?
decision-in_the_pod = Czekasz w kapsule { $pod }. Zostajesz, wystrzeliwujesz ją czy wychodzisz?
decision-scan_hand = Zeskanować karty skażenia na ręce?
decision-switch_doors = Które drzwi otwierasz lub zamykasz? Pomieszczenie: { $room }.
decision-drugs_discard = Odrzuć, co chcesz, po czym dobierz tyle samo kart i jeszcze 1.
decision-which_corridor = Do pomieszczenia { $room } prowadzą dwa korytarze: którym idziesz?
decision-become_intruder = Twoja postać zginęła pierwsza. Czy od następnej rundy grasz dalej jako intruz?
decision-intruder_turn = Jesteś intruzem: zagraj jedną kartę albo spasuj.
decision-hunt_keeps = Pasujesz. Zachowaj jedną kartę albo żadnej; reszta zostaje odrzucona.
decision-hunt_through = Dokąd idzie { $stalker }?
decision-hunt_whom = Kogo atakuje { $stalker }?
decision-hunt_attack_card = Która karta ataku zadziała? Cel: { $target }.
decision-hunt_lowest = Która z pozostałych kart trafia na sam spód stosu kart ataku?
decision-hunt_pursued = Kto musi wykonać rzut na szmery?
decision-hunt_planned = Które wydarzenie następuje? Pozostałe zostają odrzucone.
decision-hunt_healed = Który intruz traci do dwóch obrażeń?
