### Who won, and where a character can be in any game. How a game ends stands with the game.

end-won = wins
end-lost = loses
end-all_lost = All have lost.

## Where a character was at the end

fate-dead = dead

## Where a character is

place-unplaced = not placed yet
place-room = in a room
place-dead = dead
