### Who won, and where a character can be in any game. How a game ends stands with the game.

end-won = gana
end-lost = pierde
end-all_lost = Todos han perdido.

## Where a character was at the end

fate-dead = ha muerto

## Where a character is

place-unplaced = aún sin colocar
place-room = en un compartimento
place-dead = sin vida
