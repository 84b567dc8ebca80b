### How the game ended and what became of everybody. `end-<how>` by the result's key; .text tells more.

end-jump = The ship jumps to hyperspace
    .text = The time marker has reached the end of its track. Whoever is awake dies; engines and coordinates decide about the sleepers.
end-self_destruct = The ship has blown itself up
    .text = The self-destruct sequence ran to its end.
end-fire = The fire has destroyed the ship
    .text = A fire marker had to be placed and none was left.
end-malfunction = The ship has broken apart
    .text = A malfunction marker had to be placed and none was left.
end-nobody = Nobody is awake aboard
    .text = Every character is dead, asleep or away. A running self-destruct sequence ends the ship; otherwise it jumps.
end-destroyed = The ship is destroyed.
end-standing = The ship has jumped.
end-reached = Destination: { $destination }.

## Where a character was at the end

fate-hibernation = survived in hibernation
fate-escaped = left in an escape pod
