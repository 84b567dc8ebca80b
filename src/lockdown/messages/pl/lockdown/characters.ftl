### Postacie i ich zastępcy. Wartość: nazwa. .text: kim są.

char-hacker = Haker
    .text = Każdy system w bazie z tobą rozmawia; większość robi też, co każesz.
char-janitor = Sprzątacz
    .text = Masz klucze, taśmę i smykałkę, żeby utrzymać na chodzie umierające miejsce.
char-sentry = Wartownik
    .text = Twoim zadaniem było pilnować drzwi. Teraz decydujesz, kto przez nie przejdzie.
char-xenobiologist = Astrobiolożka
    .text = Jesteś tu, by je badać. Im więcej wiesz, tym głębiej tniesz.
char-lab_rat = Królik doświadczalny
    .text = Ich eksperymenty cię odmieniły: słyszysz to, co umyka innym, a ciemność już cię nie przeraża.
char-survivor = Ocalała
    .text = Masz za sobą Nemesis i przeżyjesz też to, bez względu na cenę.
char-pilot = Pilot
    .text = Wystarczy ci konsola lub pojazd, a znajdziesz drogę ucieczki.
char-mechanic = Mechanik
    .text = Co zepsute, naprawisz. Co stoi na drodze, przetniesz.
char-captain = Kapitan
    .text = Statku już nie ma, lecz ludzie wciąż czekają na twoje rozkazy.
char-scientist = Naukowiec
    .text = Datapad i bystry umysł: tylko takiej broni ufasz.
char-scout = Zwiadowca
    .text = Działasz szybko i cicho; wiesz, co się porusza, zanim ono wie o tobie.
char-soldier = Żołnierz
    .text = Karabin, pewna ręka i żadnych złudzeń co do szans.
