### Cartas de acción y de Contaminación.

-action-engine = en un compartimento de Motor, con o sin marcador de Fallo: mira en secreto las dos fichas de su Motor y devuélvelas en el orden que quieras. Se anuncia a todos si el orden ha cambiado

action-search = Registrar
    .text = Si tu compartimento tiene color y un contador de Objetos de 1 o más: reduce el contador en 1 y roba 2 cartas de ese color (en uno blanco, nombra antes un mazo). Quédate en secreto con exactamente 1; la otra va debajo de su mazo. Un Objeto pesado se enseña y requiere un espacio de mano; si no, va también debajo del mazo.
action-rest = Descansar
    .text = Escanea todas las cartas de Contaminación de tu mano (al menos 1) y retira las que no estén INFECTADAS. Si alguna está INFECTADA, recibes una Larva; si ya tenías una, mueres y se coloca un Reptador. Las INFECTADAS siguen en tu mano.
action-demolition = Demolición
    .text = Destruye 1 Puerta cerrada en un Pasillo de tu compartimento — o bien — coloca un marcador de Fallo en tu compartimento, si no tiene y lo admite.
action-interruption = Interrupción
    .text = Reacción. Cuando otro jugador de tu compartimento haya declarado una acción y pagado su coste, antes de su efecto: cancela esa acción. El coste queda pagado y un Objeto de un solo uso se descarta — o bien — cuando otro jugador de tu compartimento juegue una Interrupción: cancela esa Interrupción.
action-basic_repairs = Reparaciones básicas
    .text = Retira el marcador de Fallo de tu compartimento — o bien — { -action-engine }.
action-repairs = Reparaciones
    .text = { action-basic_repairs.text }
action-fast_repairs = Reparaciones rápidas
    .text = { action-basic_repairs.text }
action-computer_skills = Conocimientos informáticos
    .text = Abre o cierra 1 Puerta en un Pasillo de tu compartimento — o bien — en un compartimento con Computadora y sin marcador de Fallo: realiza una de sus acciones sin pagar su coste.

## Capitán

action-order = Orden
    .text = Escoge a otro personaje de tu compartimento y un compartimento adyacente al que pueda moverse: se mueve allí, quiera o no, explora y hace la tirada de Ruido como siempre. Con el Intercomunicador activo puedes dar la orden a un personaje de cualquier compartimento con Computadora; si allí hay Intrusos, es huir. No a quien espera en una Cápsula.
action-reload = Recargar
    .text = Pon 1 de Munición en el Revólver que llevas, sin superar su capacidad.
action-motivation = Motivación
    .text = Robas 1 carta de acción y después, en orden de turno, cada uno de los demás personajes de tu compartimento roba otra, aunque su jugador haya pasado. Con el Intercomunicador activo, también cada personaje de todos los demás compartimentos con Computadora.

## Piloto

action-piloting = Pilotaje
    .text = En la Cabina o en un compartimento con Computadora, sin marcador de Fallo: realiza una de sus acciones sin pagar su coste — o bien — en un compartimento con Computadora y sin marcador de Fallo: mira en secreto la carta de Coordenadas.
action-knowledge_of_the_ship = Conocer la nave
    .text = Abre o cierra 1 Puerta en un Pasillo de tu compartimento — o bien — mira en secreto 1 pieza de compartimento sin explorar, no su ficha de Exploración.
action-old_friend = Viejo amigo
    .text = En un compartimento sin símbolo de Computadora ni marcador de Fallo: realiza una de sus acciones sin pagar su coste.

## Mecánico

action-ingenuity = Inventiva
    .text = Retira el marcador de Fallo de tu compartimento — o bien — { -action-engine } — o bien — prepara 1 Objeto sin pagar la acción; 1 carta de Objeto amarilla cualquiera puede hacer de Componente de herramienta.

## Soldado

action-taking_aim = Apuntar
    .text = Dispara con un arma de energía que lleves. Tras la tirada puedes volver a lanzar una vez el dado de Combate; vale el segundo resultado.
action-full_auto = Ráfaga automática
    .text = Dispara con el Rifle de asalto que llevas y retira toda su Munición. El dado causa sus Heridas, más 1 por cada 2 de Munición que retires; si suman al menos 1, el rifle añade 1. Todas las Heridas juntas tienen un solo chequeo de Heridas.
action-nerves_of_steel = Nervios de acero
    .text = Reacción. En un Ataque por sorpresa en tu compartimento, contra ti o contra otro personaje, tras robar la carta de Ataque (o antes de que una Larva infeste): el Ataque no tiene efecto sobre ti. Una Larva se queda en el compartimento.

## Exploradora

action-adrenaline = Adrenalina
    .text = Dispara a un Intruso y después roba 1 carta — o bien — huye, con los Ataques de siempre; después, si sigues con vida, roba 1 carta.

## Científico

action-risk_assessment = Evaluación de riesgos
    .text = En un compartimento con Computadora y sin marcador de Fallo, o en cualquiera con la Holocomputadora activa: mira en secreto la primera carta de Evento y devuélvela encima o al fondo del mazo. Los demás solo saben dónde ha quedado.
action-blocking_access = Bloquear el acceso
    .text = En un compartimento con Computadora y sin marcador de Fallo: realiza una de sus acciones sin pagar su coste — o bien — coloca un marcador de Fallo en cualquier compartimento con Computadora de la nave, también el tuyo.
action-intranet = Intranet
    .text = En un compartimento con Computadora y sin marcador de Fallo, o en cualquiera con la Holocomputadora activa: realiza una acción de cualquier compartimento así de la nave sin pagar su coste, como si estuvieras allí. En el caso del Laboratorio, el Objeto debe estar allí, en el suelo o en manos de alguien.

## Contaminación

contamination-infected = Infectado
    .text = INFECTADO. Salvo que el efecto que escanea diga otra cosa, recibes una Larva; si ya tenías una, mueres y se coloca un Reptador en tu compartimento.
contamination-clean = No infectado
    .text = No INFECTADO. El efecto que ordenó escanear dice si esta carta se retira.
contamination-unknown = Contaminación
    .text = Nadie sabe qué oculta esta carta hasta que se escanea. No puede descartarse para pagar acciones.
