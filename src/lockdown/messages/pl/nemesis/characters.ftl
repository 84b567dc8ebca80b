### Postacie. Wartość: nazwa. .text: kim są.

char-captain = Kapitan
    .text = Obudzono cię przed innymi, jak nakazuje regulamin. Połowa załogi jeszcze cię słucha.
char-pilot = Pilot
    .text = Wiesz, dokąd leci statek, a przynajmniej możesz to sprawdzić.
char-mechanic = Mechanik
    .text = Statek mówi do ciebie szumem rur, a ty znasz każde przejście między nimi.
char-soldier = Żołnierz
    .text = Płacą ci za spokój, gdy inni uciekają. Dziś zapracujesz na swój żołd.
char-scout = Zwiadowca
    .text = Wchodzisz przed innymi, a usłyszą cię na końcu. Jesteś za drzwiami, zanim cokolwiek się obejrzy.
char-scientist = Naukowiec
    .text = Każdy terminal na pokładzie ci odpowiada, a nie ma stworzenia bez słabości.
