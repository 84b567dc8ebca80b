### Fertige Sätze über das, was nur dieses Spiel hat, und was es anders sagt.

## Warnungen
phrase-stalker_in = In { $room } ist ein Xeno.

## Behauptungen, wahr oder nicht
phrase-engine_works = { $room } ist in Ordnung.
phrase-engine_broken = { $room } ist beschädigt.
phrase-course_earth = Unser Kurs führt zur Erde.
phrase-course_away = Unser Kurs führt nicht zur Erde.
phrase-self_destruct = Ich will dieses Schiff in die Luft jagen.
phrase-leave_pod = Mein Weg hinaus ist eine Rettungskapsel.
phrase-leave_sleep = Ich gehe in Kryoschlaf.
