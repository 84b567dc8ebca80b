### Opciones que solo tiene este juego.

option-remote = { $b } en { $a }
option-course = Rumbo { $a }
option-pod = Cápsula { $a }
