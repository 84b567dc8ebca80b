### Möglichkeiten, die nur dieses Spiel hat.

option-course = Kurs { $a }
option-pod = Kapsel { $a }
option-hunt-move = { $a }: { $b } bewegen
option-hunt-attack = { $a }: Angriff mit { $b }
option-hunt-effect = { $a }: Effekt nutzen
option-hunt-keep = „{ $a }“ behalten
