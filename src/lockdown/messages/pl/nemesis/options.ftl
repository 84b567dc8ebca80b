### Opcje, które ma tylko ta gra.

option-remote = { $b } ({ $a })
option-course = Kurs { $a }
option-pod = Kapsuła { $a }
