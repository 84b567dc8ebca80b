### Options that only this game has: $a and $b are the arguments of the option, in words.

option-course = Course { $a }
option-pod = Pod { $a }
option-hunt-move = { $a }: move { $b }
option-hunt-attack = { $a }: attack with { $b }
option-hunt-effect = { $a }: its effect
option-hunt-keep = Keep { $a }
