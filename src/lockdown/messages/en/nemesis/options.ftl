### Options that only this game has: $a and $b are the arguments of the option, in words.

option-remote = { $b } in { $a }
option-course = Course { $a }
option-pod = Pod { $a }
