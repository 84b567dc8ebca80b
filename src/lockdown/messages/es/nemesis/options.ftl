### Opciones que solo tiene este juego.

option-course = Rumbo { $a }
option-pod = Cápsula { $a }
option-hunt-move = { $a }: mover { $b }
option-hunt-attack = { $a }: atacar con { $b }
option-hunt-effect = { $a }: su efecto
option-hunt-keep = Conservar { $a }
