### Why something cannot be done. The rule it follows from is shown beside it. $a is a number where the reason has one.

## The moment
reason-not_your_turn = No es tu turno.
reason-passed = Ya has pasado.
reason-not_in_a_room = Tu personaje no está en ningún compartimento.
reason-others_decide = Antes decide otra persona.
reason-decide_first = Termina primero lo que estás haciendo.
reason-no_actions_left = No te quedan acciones en este turno.
reason-in_combat = Nunca en Combate.
reason-not_in_combat = Solo en Combate.
reason-too_few_cards = Necesitas { $a } { $a ->
    [one] carta de acción
   *[other] cartas de acción
} para pagar.
reason-only_reaction = Es una reacción: espera a su momento.
reason-no_action = No tiene ninguna acción que usar.
reason-no_uses = No le quedan Usos.
reason-contamination = Una carta de Contaminación no da acciones ni sirve para pagar.
reason-no_target = No hay nada que pueda cambiar.
reason-nothing_to_look_at = No hay nada nuevo que ver.
reason-nothing_to_see = No hay nada nuevo que ver.

## Ways, doors, noise, sections
reason-not_adjacent = Ese compartimento no es adyacente.
reason-closed_door = Una Puerta cerrada corta el paso.
reason-noise_everywhere = Todos los Pasillos de allí tienen un marcador de Ruido.
reason-no_noise = No hay ningún marcador de Ruido que retirar.
reason-nowhere_to_go = No hay ningún compartimento al que ir.
reason-no_way_out = No hay ninguna salida libre de este compartimento.
reason-no_closed_door = Aquí no hay ninguna Puerta cerrada.
reason-no_door = No hay ninguna Puerta así.
reason-nothing_to_close = No hay ninguna Puerta que cerrar.
reason-no_entrance = No hay ningún Acceso a los Pasillos de servicio.
reason-no_other_entrance = No hay otro compartimento explorado con Acceso a los Pasillos de servicio.
reason-no_section = Unas escaleras no están en ninguna Sección.
reason-no_elevator_room = Aquí no hay ningún compartimento Ascensor.
reason-elevator_here = El Ascensor ya está aquí.
reason-elevator_elsewhere = El Ascensor está en otro sitio.
reason-elevator_unpowered = El Ascensor no tiene Energía.

## Rooms, power, computers
reason-malfunction = El compartimento tiene un Fallo.
reason-no_malfunction = Aquí no hay ningún Fallo.
reason-malfunction_already = Aquí ya hay un Fallo.
reason-never_malfunctions = Este compartimento nunca tiene Fallos.
reason-no_fire = No hay ningún marcador de Fuego que retirar.
reason-fire_already = El compartimento ya está ardiendo.
reason-no_computer = Aquí no hay ninguna Computadora que funcione.
reason-no_power = Aquí no hay Energía.
reason-hurt_eyes = Tus Ojos heridos te dejan en la Oscuridad.
reason-power_on = La Sección ya tiene Energía.
reason-powered_already = La Sección ya tiene Energía.
reason-no_link = No hay ninguna Computadora a tu alcance.
reason-no_room_action = El compartimento no tiene ninguna acción para ti ahora.
reason-room_empty = En el compartimento no quedan Objetos.
reason-not_searchable = Este compartimento no se puede registrar.
reason-wrong_room_colour = El compartimento no es del color adecuado.
reason-no_css_token = No hay ninguna ficha SEC para esto.
reason-container_taken = El contenedor está ocupado.
reason-pool_empty = La Reserva neutral no te muestra nada nuevo.
reason-knowledge_active = Tu ficha de Conocimiento ya está activa.
reason-signal_sent = Ya has enviado tu Señal.
reason-nobody_with_signal = Nadie ha enviado la Señal.
reason-nobody_in_section = No hay nadie más en tu Sección.
reason-no_sealable_room = No hay ningún compartimento que se pueda aislar.
reason-vented_already = Ya hay un compartimento quedándose sin aire.
reason-no_threat = No hay ninguna amenaza contra la que defenderse.
reason-nothing_to_clean = No hay nada que limpiar.
reason-nothing_to_sprinkle = Ningún compartimento lo necesita.
reason-nothing_to_treat = No tienes nada que tratar.
reason-isolation_closed = La Sala de cuarentena está cerrada.
reason-emergency_active = El Procedimiento de emergencia ya está en marcha.
reason-no_self_destruct = La secuencia de Autodestrucción no está en marcha.
reason-self_destruct_active = La secuencia de Autodestrucción ya está en marcha.
reason-self_destruct_red = La secuencia de Autodestrucción ya no se puede detener.

## The way out
reason-not_at_exit = No estás en la Salida.
reason-gate_closed = La Puerta principal está cerrada.
reason-gate_open = La Puerta principal ya está abierta.
reason-rover_away = El Rover no está aquí.
reason-no_suit = No tienes traje.

## Night Stalkers and weapons
reason-no_stalker_here = Aquí no hay Acechadores nocturnos.
reason-no_small_stalker = Aquí no hay Larvas, Reptadores ni Adultos.
reason-no_stalker_in_section = No hay ningún Acechador nocturno adecuado en tu Sección.
reason-nobody_to_lure = No hay ningún Acechador nocturno que atraer.
reason-nothing_to_sample = No hay nada de lo que tomar una muestra.
reason-no_weapon = No llevas ningún arma para ello.
reason-no_ammo = El arma no tiene Munición.
reason-no_weapon_to_load = No llevas ningún arma que se pueda recargar.
reason-nothing_to_load = No tienes nada que se pueda recargar.
reason-nothing_to_join = No llevas dos Objetos pesados que unir.
reason-no_egg = No hay ningún Huevo que coger.

## Bodies and knowledge
reason-no_light_wound = No tienes Heridas leves.
reason-no_serious_wound = No tienes Heridas graves.
reason-nothing_to_dress = No tienes Heridas graves sin vendar.
reason-nothing_to_heal = No tienes Heridas graves vendadas.
reason-nothing_to_numb = No tienes Heridas graves que ahora te afecten.
reason-no_slime = No hay Mucosidad que retirar.
reason-no_contamination = No tienes cartas de Contaminación en la mano.
reason-no_larva_here = Aquí nadie lleva una Larva.
reason-knowledge = Necesitas Conocimiento { $a }.
reason-too_little_knowledge = Necesitas Conocimiento { $a }.
reason-knows_too_little = Necesitas Conocimiento { $a }.
reason-knows_everything = Ya sabes todo lo que hay que saber.

## Items and others
reason-nothing_lies_here = Aquí no hay ningún Objeto voluminoso.
reason-no_object = Aquí no hay ningún Objeto voluminoso que analizar.
reason-no_object_here = No llevas ningún Objeto voluminoso ni hay ninguno aquí.
reason-no_item = No tienes ningún Objeto para ello.
reason-no_cards = No hay cartas que mirar.
reason-no_components = Te faltan los Componentes.
reason-none_left = No queda ninguno en el mazo de Objetos preparados.
reason-no_mission = No tienes ningún Objeto de Misión que activar.
reason-mission_unmet = No se cumple el requisito de tu Objeto de Misión.
reason-nobody_here = No hay nadie más aquí.
reason-nothing_to_trade = Nadie lleva aquí nada que pueda cambiar de manos: primero hay que encontrar algo.
reason-nobody_with_cards = Nadie más tiene aquí cartas en la mano.
reason-no_small_hand = Nadie cumple la condición.
