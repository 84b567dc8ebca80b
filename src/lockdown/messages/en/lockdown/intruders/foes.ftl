### Intruders hunt (LD-NIN-01): the same forms as in the shared file.

-foe =
    { $form ->
        [a] an Intruder
        [A] An Intruder
        [all] Intruders
       *[one] Intruder
    }
