### Cartas de Debilidad.

weakness-wary_of_shadows = Precavido ante las sombras
    .text = Cuando un Adulto te ataca con Acecho en la oscuridad, su efecto de Oscuridad no se aplica a ti. Cuentan los Ataques resueltos como los de un Adulto.
weakness-light_shock = Choque de luz
    .text = Al Disparar, si el dado de Ventaja queda en «descartar para impactar» o «impacto plus», puedes usar el mejor resultado sin descartar carta.
weakness-slow_awakening = Despertar lento
    .text = En un Encuentro que hayas provocado, un número de 2 o más que se compare con tu mano cuenta como 1 menos. Aplica antes una fuente de luz.
weakness-hunters_by_sound = Cazadores por el sonido
    .text = Cuando pases fuera de Combate, también en un pase obligatorio, puedes retirar el marcador de Ruido de 1 Pasillo conectado a tu compartimento (los Pasillos de servicio si hay Acceso; en la Superficie, 1 Zona). No cuando pases para entrar en un contenedor.
weakness-fear_of_fire = Miedo al Fuego
    .text = Cuando una Larva, un Reptador o un Adulto vaya a atacarte en el paso de Ataques de la fase de Evento y tu compartimento tenga marcador de Fuego, puedes descartar 1 carta de acción: ese Ataque no se realiza. No afecta a los Ataques por sorpresa ni al huir.
weakness-brittle_shell = Caparazón frágil
    .text = En el chequeo de Heridas tras Disparar o Atacar cuerpo a cuerpo, el número de sangre (para Reproductor y Reina, la suma) cuenta como 1 menos. Una flecha sigue siendo una flecha. No afecta a otras Heridas.
