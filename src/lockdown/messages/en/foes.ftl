### Who hunts at this table, in the forms that sentences need.

-foe =
    { $form ->
        [a] a Night Stalker
        [A] A Night Stalker
        [all] Night Stalkers
       *[one] Night Stalker
    }
