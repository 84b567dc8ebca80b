### Möglichkeiten, die nur dieses Spiel hat.

option-remote = { $b } ({ $a })
option-course = Kurs { $a }
option-pod = Kapsel { $a }
