### Who won, and where a character can be in any game. How a game ends stands with the game.

end-won = wygrywa
end-lost = przegrywa
end-all_lost = Wszyscy przegrali.

## Where a character was at the end

fate-dead = śmierć

## Where a character is

place-unplaced = jeszcze poza planszą
place-room = w pomieszczeniu
place-dead = nie żyje
