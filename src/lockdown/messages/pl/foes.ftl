### Who hunts at this table, in the forms that sentences need.

-foe =
    { $form ->
        [gen] nocnego łowcy
        [acc] nocnego łowcę
        [ins] nocnym łowcą
        [Dat] Nocnemu łowcy
        [Nom] Nocny łowca
        [all] nocni łowcy
        [All] Nocni łowcy
        [all-gen] nocnych łowców
       *[nom] nocny łowca
    }
