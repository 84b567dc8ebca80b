### Intruders hunt (LD-NIN-01): the same forms as in the shared file.

-foe =
    { $form ->
        [all] Xenos
       *[one] Xeno
    }
