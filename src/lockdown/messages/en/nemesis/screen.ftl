### The screen of this game in the browser: engines, course, pods, the bag, the end.

ui-tab-board = Ship

## Engines and course: what you know, and since when
ui-engine-seen-in = seen in round { $n }
ui-engine-turned-in = turned in round { $n }
ui-engine-changed-in = order changed in round { $n }
ui-engine-looked = looked at by { $names }
ui-engine-seen-r = seen R{ $n }
ui-engine-turned-r = turned R{ $n }
ui-engine-not-seen = not seen

## Pods
ui-pod-section = section { $letter }
ui-section-unknown = section not found yet
ui-not-found = not found

## Tracks
ui-jump = Jump
ui-jump-title = Hyperspace jump: whoever is awake aboard dies
ui-hibernation-opens = The hibernation pods open here
ui-destruct-can-stop = Can still be stopped
ui-destruct-no-stop = Can no longer be stopped
ui-destruct-end = The ship explodes

## Intruder board and bag
ui-bag = In the bag
ui-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
ui-analyse-in = Analyse: { $thing }, { $room }
marker-bag = Intruder bag
    .text = Encounters and the end of each round draw from it. What is in it is public. The longer the game, the worse its contents.

## The end
ui-reveal-engines = Turn the engines over
ui-reveal-coordinates = Turn the coordinates over
ui-engines-of = { $n } of 3 engines work
ui-engines-hold = Two working engines are enough for the jump.
ui-engines-fail = With two damaged engines the ship explodes at the jump.
ui-engines-too-late = The ship was destroyed before its engines were asked for.
ui-engines-nobody = Nobody survived: the engines are not asked.
ui-nowhere = The ship arrives nowhere.
ui-course-nobody = Nobody survived to arrive anywhere.
ui-left-awake = Still awake
ui-away-then = already away
ui-stat-looks = { $n ->
    [one] look at engines
   *[other] looks at engines
}
ui-knew-engines = looked at engines: { $engines }
ui-knew-turned = changed engines: { $engines }
ui-knew-coordinates = knew the coordinates
