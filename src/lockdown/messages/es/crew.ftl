### Cartas de acción de los personajes originales cuyo texto es igual en ambos juegos.

action-suppressive_fire = Fuego de supresión
    .text = Retira 1 de Munición de un arma que lleves. Un personaje, tú u otro de tu compartimento que acepte, huye sin ser atacado a un compartimento adyacente que escoja su jugador, sin Puerta cerrada de por medio. Se explora y se hace la tirada de Ruido como siempre.
action-technical_corridors = Pasillos de servicio
    .text = Desde un compartimento con Acceso a los Pasillos de servicio, muévete a otro que también lo tenga, explorado o no; explora y haz la tirada de Ruido como siempre, pero ignora una ficha de Puerta. Después pasas.
action-pyrotechnics = Pirotecnia
    .text = Descarta 1 de tus cartas de Objeto y coloca un marcador de Fuego en tu compartimento, si no hay ninguno — o bien — retira el marcador de Fuego de tu compartimento.
action-covering_fire = Fuego de cobertura
    .text = Retira 1 de Munición de un arma que lleves y escoge un compartimento adyacente, sin Puerta cerrada de por medio: huís allí, sin ser atacados, tú, otro personaje de aquí que acepte o ambos. Se explora en común y se hace una sola tirada de Ruido: la haces tú si te mueves y, si no, el otro.
action-scavenging = Rebuscar
    .text = Si tu compartimento tiene color: regístralo como con Registrar, incluso con el contador de Objetos a 0, donde se queda.
action-reconnaissance = Reconocimiento
    .text = Muévete a un compartimento adyacente sin tirada de Ruido. Si lo exploras, ignora Silencio o Peligro de su ficha; su número de Objetos y los demás efectos cuentan.
