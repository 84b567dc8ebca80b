### Co grozi po wyborze opcji, zanim się ją wybierze. `.text`: całe zdanie.

danger-killed = { $p ->
        [100] pewna śmierć
       *[other] { $p } % śmierć
    }
    .text = { $p ->
        [100] To cię zabije.
       *[other] W { $p } przypadkach na 100 to cię zabije.
    }
danger-attacked = { $p } % trafienia
    .text = Coś cię zaatakuje; z szansą { $p } % trafi.
danger-infested = { $p } % larwa
    .text = Z szansą { $p } % będziesz potem nosić larwę.
danger-surprise = { $p } % zaskoczenie
    .text = Z szansą { $p } % nastąpi atak z zaskoczenia.
danger-caught = { $p } % wpadka
    .text = Z szansą { $p } % coś cię znajdzie i zostaniesz.
danger-wounded = { $p } % rana
    .text = Z szansą { $p } % odniesiesz głęboką ranę.
danger-burns = ogień
    .text = Kto kończy turę w ogniu, odnosi powierzchowną ranę.
danger-combat = walka
    .text = Wchodzisz prosto w walkę.
danger-encounter = { $p } % spotkanie
danger-danger = { $p } % niebezpieczeństwo
ui-from-hand = Wybierz z ręki.
ui-seat-mine = ty, w tej przeglądarce
ui-seat-host-other = gospodarz
ui-end-open = Kto wróci do domu?
ui-left-foot = Pieszo do bunkra
