### Intruders hunt (LD-NIN-01): the same forms as in the shared file.

-foe =
    { $form ->
        [gen] intruza
        [acc] intruza
        [ins] intruzem
        [Dat] Intruzowi
        [Nom] Intruz
        [all] intruzi
        [All] Intruzi
        [all-gen] intruzów
       *[nom] intruz
    }
