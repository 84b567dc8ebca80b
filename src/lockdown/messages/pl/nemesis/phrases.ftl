### Gotowe zdania o tym, co ma tylko ta gra, i co mówi inaczej.

## Ostrzeżenia
phrase-stalker_in = W pomieszczeniu { $room } jest intruz.

## Twierdzenia, prawdziwe lub nie
phrase-engine_works = { $room }: sprawny.
phrase-engine_broken = { $room }: uszkodzony.
phrase-course_earth = Nasz kurs prowadzi na Ziemię.
phrase-course_away = Nasz kurs nie prowadzi na Ziemię.
phrase-self_destruct = Chcę wysadzić ten statek w powietrze.
phrase-leave_pod = Uciekam kapsułą ratunkową.
phrase-leave_sleep = Idę się zahibernować.
