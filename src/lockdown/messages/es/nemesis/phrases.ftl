### Frases sobre lo que solo tiene este juego, y lo que dice de otro modo.

## Avisos
phrase-stalker_in = Hay un Intruso en { $room }.

## Afirmaciones, ciertas o no
phrase-engine_works = { $room } funciona.
phrase-engine_broken = { $room } está dañado.
phrase-course_earth = Nuestro rumbo lleva a la Tierra.
phrase-course_away = Nuestro rumbo no lleva a la Tierra.
phrase-self_destruct = Quiero volar esta nave por los aires.
phrase-leave_pod = Yo me voy en una Cápsula de escape.
phrase-leave_sleep = Yo voy a hibernar.
