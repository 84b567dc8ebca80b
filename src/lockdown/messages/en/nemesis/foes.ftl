### Who hunts in this game: the same forms as in the shared file.

-foe =
    { $form ->
        [a] an Intruder
        [A] An Intruder
        [all] Intruders
       *[one] Intruder
    }
