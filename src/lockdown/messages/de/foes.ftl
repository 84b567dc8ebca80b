### Who hunts at this table, in the forms that sentences need.

-foe =
    { $form ->
        [all] Nachtpirscher
       *[one] Nachtpirscher
    }
