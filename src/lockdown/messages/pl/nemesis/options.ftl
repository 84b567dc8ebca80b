### Opcje, które ma tylko ta gra.

option-course = Kurs { $a }
option-pod = Kapsuła { $a }
option-hunt-move = { $a }: ruch – { $b }
option-hunt-attack = { $a }: atak – { $b }
option-hunt-effect = { $a }: efekt karty
option-hunt-keep = Zachowaj: { $a }
