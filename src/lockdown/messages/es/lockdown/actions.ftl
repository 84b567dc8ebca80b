### Cartas de acción y de Contaminación.

action-search = Registrar
    .text = Si tu compartimento tiene color y un contador de Objetos de 1 o más: reduce el contador en 1 y roba 2 cartas de ese color (en uno blanco, nombra antes un mazo). Quédate en secreto con exactamente 1; la otra va debajo de su mazo. Un Objeto pesado se enseña y requiere un espacio de mano; si no, va también debajo del mazo. En el Compartimento contaminado recibes después un marcador de Mucosidad.
action-rest = Descansar
    .text = Escanea todas las cartas de Contaminación de tu mano (al menos 1) y retira las que no estén INFECTADAS. Si alguna está INFECTADA, recibes una Larva; si ya tenías una, mueres y se coloca un Reptador. Las INFECTADAS siguen en tu mano.
action-demolition = Demolición
    .text = Destruye 1 Puerta cerrada en un Pasillo de tu compartimento — o bien — coloca un marcador de Fallo en tu compartimento, si no tiene y lo admite.
action-interruption = Interrupción
    .text = Reacción. Cuando otro jugador de tu compartimento haya declarado una acción y pagado su coste, antes de su efecto: cancela esa acción. El coste queda pagado y un Objeto de un solo uso se descarta — o bien — cuando otro jugador de tu compartimento juegue una Interrupción: cancela esa Interrupción.
action-repairs = Reparaciones
    .text = Retira el marcador de Fallo de tu compartimento.
action-basic_repairs = Reparaciones básicas
    .text = Retira el marcador de Fallo de tu compartimento.

action-stun = Aturdir
    .text = Escoge a otro personaje de tu compartimento cuyo jugador tenga de 1 a 3 cartas: descarta toda su mano, también las cartas de Contaminación — o bien — descarta 1 arma que lleves, cargada o no, con lo que tenga acoplado: un Acechador nocturno de tu compartimento se mueve a un compartimento adyacente de tu elección, no a través de una Puerta cerrada ni de los Pasillos de servicio. Conserva sus Heridas.
action-quarantine = Cuarentena
    .text = En un compartimento con Computadora y sin marcador de Fallo (no hace falta Energía): escoge cualquier compartimento y cierra todas las Puertas abiertas de sus Pasillos. Las destruidas se quedan. Si faltan Puertas, toma cerradas de otro lugar, pero no las colocadas por esta carta.
action-facility_tour = Visita guiada
    .text = Muévete a un compartimento adyacente y lleva contigo, sin pedir permiso, hasta 1 personaje más de tu compartimento. Si no está explorado, explóralo y decide si resuelves o ignoras el efecto especial de la ficha. Si estaba vacío, solo tú haces una tirada de Ruido, salvo que una ficha resuelta la cancele. En Combate es huir: solo te atacan a ti, y los dos os movéis solo si sobrevives.
action-defense_plan = Plan de defensa
    .text = En un compartimento blanco o rojo: realiza una de sus acciones sin pagar su coste — o bien — mira en secreto hasta 2 piezas de compartimento sin explorar, no sus fichas.

action-recharge = Recargar
    .text = En una Sección con Energía: añade 2 de Munición a 1 arma de energía que lleves, sin superar su capacidad.
action-neuralink = Enlace neuronal
    .text = Realiza aquí una acción de Computadora sin pagar su coste. Debes estar en una Sección con Energía, en un compartimento sin Computadora (o con marcador de Fallo) — o bien — en una Sección sin Energía, en un compartimento con Computadora y sin marcador de Fallo.
action-bypass = Derivación
    .text = En una Sección con Energía, en un compartimento con Computadora y sin marcador de Fallo: resuelve cuantas opciones quieras de la carta de Computadora visible, cada una como mucho una vez y en cualquier orden, y después cambia la carta — o bien — da la vuelta a la ficha de Energía de tu Sección.
action-it_works_for_me = A mí me funciona
    .text = Retira el marcador de Fallo de tu compartimento. Después, si tiene Computadora y la Sección tiene Energía, puedes realizar una acción de Computadora sin pagar su coste.
action-master_plan = Plan maestro
    .text = En un compartimento con Computadora y sin marcador de Fallo (no hace falta Energía): realiza una de sus acciones de compartimento, no la de Computadora, sin pagar su coste — o bien — mira en secreto hasta 2 piezas de compartimento sin explorar.

action-emergency_key = Llave de emergencia
    .text = En un compartimento Ascensor sin marcador de Fallo: llama al Ascensor si está en otro lugar y úsalo, con o sin Energía — o bien — abre o cierra 1 Puerta en un Pasillo de tu compartimento.
action-clean_up = Hacer limpieza
    .text = Retira el marcador de Fallo de tu compartimento — o bien — retira el marcador de Fuego de tu compartimento.
action-maintenance_plan = Plan de mantenimiento
    .text = En un compartimento blanco o amarillo: realiza una de sus acciones sin pagar su coste — o bien — mira en secreto hasta 2 piezas de compartimento sin explorar.
action-jury_rigging = Apaño
    .text = En un compartimento amarillo con un contador de Objetos de 1 o más: reduce el contador en 1 y toma 1 Lanzallamas, Traje de supervivencia o Taser del mazo de Objetos preparados, sin Componentes. Un Lanzallamas requiere un espacio de mano y viene cargado.
action-it_should_work = Debería funcionar
    .text = Si tu compartimento tiene marcador de Fallo: realiza una de sus acciones pese al marcador y sin pagar su coste; el marcador se queda — o bien — en un compartimento con Computadora y sin marcador de Fallo, en una Sección sin Energía: realiza una acción de Computadora como si hubiera Energía, sin pagar su coste.

action-weird_metabolism = Metabolismo extraño
    .text = Retira tu marcador de Mucosidad — o bien — descarta 1 carta de Contaminación de tu mano a tu pila de descarte, sin escanearla, y roba 2 cartas.
action-sensitive_hearing = Oído sensible
    .text = Escoge un Pasillo conectado a tu compartimento, o el espacio de los Pasillos de servicio si tiene Acceso: retira su marcador de Ruido — o bien — coloca uno si no tiene. Nunca causa un Encuentro.
action-feel_of_the_dark = Sentir la oscuridad
    .text = Reacción. Cuando el efecto de Oscuridad de un Evento vaya a aplicarse a ti: ignóralo; tu compartimento y sus Pasillos quedan fuera — o bien — en un Ataque por sorpresa contra ti, tras robar la carta de Ataque: ignora todo su efecto. Una Larva no roba carta y no puede ignorarse.
action-inconspicuous = Inadvertido
    .text = Reacción. Cuando un Acechador nocturno te ataque, antes de robar carta de Ataque: ataca en tu lugar a otro personaje de tu compartimento que tú elijas, también en un Ataque por sorpresa o al huir — o bien — si estás en la Oscuridad: no hagas una tirada de Ruido del paso de evolución de la bolsa.

action-desperate_attack = Ataque desesperado
    .text = Recibe 1 carta de Contaminación. Después escoge un Acechador nocturno de tu compartimento: sufre 2 Heridas, con un solo chequeo de Heridas. Si sigue en tu compartimento, te ataca de inmediato.
action-distraction = Distracción
    .text = Descarta 1 de tus cartas de Objeto (no un Objeto de Misión inactivo). Escoge un compartimento adyacente sin Puerta cerrada de por medio: tú, otro personaje de aquí que acepte, o ambos, huís allí sin ser atacados. Se explora como siempre; la tirada de Ruido la haces tú si te mueves y, si no, el otro.
action-obstinate = Obstinación
    .text = Roba 1 carta por cada Herida grave que tengas, vendada o no — o bien — descarta 1 de tus cartas de Objeto (no un Objeto de Misión inactivo) y venda 1 de tus Heridas graves.
action-vents = Conductos de ventilación
    .text = Desde un compartimento con Acceso a los Pasillos de servicio, muévete a otro explorado que también lo tenga; sin exploración ni tirada de Ruido. Después roba 1 carta de Ataque y resuélvela como el Ataque de un Adulto contra ti en la Oscuridad, sin miniatura.

action-rushed_analysis = Análisis apresurado
    .text = Escanea todas las cartas de Contaminación de tu mano (al menos 1) y retira las que no estén INFECTADAS. Si has retirado alguna, obtén 1 de Conocimiento. Después, si alguna está INFECTADA, recibes una Larva; si ya tenías una, mueres y se coloca un Reptador.
action-workspace_plan = Plan de trabajo
    .text = En un compartimento blanco o verde: realiza una de sus acciones sin pagar su coste — o bien — mira en secreto hasta 2 piezas de compartimento sin explorar.
action-pheromones = Feromonas
    .text = Reacción. Cuando un Acechador nocturno te ataque, tras robar la carta de Ataque (o antes de que una Larva infeste): devuelve a la reserva 1 Huevo o Cuerpo que lleves y escoge una: el Ataque no tiene efecto y cada personaje de tu compartimento, tú también, recibe un marcador de Mucosidad; una Larva se queda — o bien — Conocimiento 6: el Ataque, con la carta robada, alcanza a otro personaje de tu compartimento que tú elijas, sin Mucosidad.
action-field_experience = Experiencia de campo
    .text = Escoge una: reduce en 1 el contador de Objetos de tu compartimento (1 o más) y obtén 1 de Conocimiento — o bien — Conocimiento 4: mira en secreto las 2 primeras cartas de Evento, pon una encima y otra al fondo del mazo — o bien — Conocimiento 6: haz lo mismo con las 2 primeras cartas de Ataque.
action-vivisection = Vivisección
    .text = Retira 1 Uso de tu Brazo sonda y escoge un Acechador nocturno de tu compartimento: sufre 1 Herida, más 1 por cada 2 niveles completos de tu Conocimiento, con un solo chequeo de Heridas.

action-computer_skills = Conocimientos informáticos
    .text = Abre o cierra 1 Puerta en un Pasillo de tu compartimento — o bien — en un compartimento con Computadora y sin marcador de Fallo (no hace falta Energía): realiza una de sus acciones de compartimento, no la de Computadora, sin pagar su coste.
action-remote_piloting = Pilotaje remoto
    .text = En un compartimento con Computadora y sin marcador de Fallo (no hace falta Energía): mueve el Rover vacío a su otro lugar o, en la cara de la Superficie, a otra Salida o al Búnker — o bien — mira en secreto 1 ficha SEC boca abajo.
action-knowledge_of_the_facility = Conocer el complejo
    .text = Abre o cierra 1 Puerta en un Pasillo de tu compartimento — o bien — mira en secreto 1 pieza de compartimento sin explorar y su ficha de Exploración.
action-old_friend = Viejo amigo
    .text = En un compartimento sin símbolo de Computadora ni marcador de Fallo: realiza una de sus acciones sin pagar su coste. Al entrar en un contenedor descartas igualmente tu mano. Huir del complejo y conducir el Rover no son acciones de compartimento.

contamination-infected = Infectado
    .text = INFECTADO. Salvo que el efecto que escanea diga otra cosa, recibes una Larva; si ya tenías una, mueres y se coloca un Reptador en tu compartimento.
contamination-clean = No infectado
    .text = No INFECTADO. El efecto que ordenó escanear dice si esta carta se retira.
contamination-unknown = Contaminación
    .text = Nadie sabe qué oculta esta carta hasta que se escanea. No puede descartarse para pagar acciones.
