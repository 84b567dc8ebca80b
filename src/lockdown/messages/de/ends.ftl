### Who won, and where a character can be in any game. How a game ends stands with the game.

end-won = gewinnt
end-lost = verliert
end-all_lost = Alle haben verloren.

## Where a character was at the end

fate-dead = tot

## Where a character is

place-unplaced = noch nicht auf dem Plan
place-room = in einem Raum
place-dead = tot
