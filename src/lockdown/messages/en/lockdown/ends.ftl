### How the game ended and what became of everybody. `end-<how>` by the result's key; .text tells more.

end-time = Time has run out
    .text = The time token has reached S.
end-emergency = The emergency procedure is over
    .text = Help has come, for those who are still in a safe place.
end-self_destruct = The complex has blown itself up
    .text = The self-destruct sequence ran to its end.
end-fire = The fire has destroyed the complex
    .text = A fire marker had to be placed and none was left.
end-malfunction = The complex has broken down
    .text = A malfunction marker had to be placed and none was left.
end-nobody = Nobody is left in the complex
    .text = Every character is dead or has got away.
end-destroyed = The complex is destroyed.
end-standing = The complex still stands.

## Where a character was at the end

fate-isolation = safe in the Isolation Room
fate-launched = launched in a container
fate-bunker = safe in the bunker

## Where a character is

place-container_a = container A
place-container_b = container B
place-container_c = container C
place-launched = launched
