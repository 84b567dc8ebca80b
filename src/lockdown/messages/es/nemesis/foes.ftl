### Who hunts in this game: the same forms as in the shared file.

-foe =
    { $form ->
        [all] Intrusos
       *[one] Intruso
    }
