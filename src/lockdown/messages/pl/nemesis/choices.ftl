### Wybory według nazwy.

choice-working = Sprawny
choice-damaged = Uszkodzony
choice-stay = Zostań w kapsule i spasuj
choice-launch = Wystrzel kapsułę
choice-step_out = Wyjdź z kapsuły
choice-with_egg = Zniszcz też jajo
choice-without_egg = Zostaw jaja
choice-personal = Cel osobisty
choice-corporate = Cel korporacyjny
