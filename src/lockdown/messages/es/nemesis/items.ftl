### Objetos, Objetos voluminosos, Componentes y mazos.

-item-engine = en un compartimento de Motor, con o sin marcador de Fallo: mira en secreto las dos fichas de su Motor y devuélvelas en el orden que quieras. Se anuncia a todos si el orden ha cambiado
-item-door = abre o cierra 1 Puerta en un Pasillo de tu compartimento

## Militar (rojo)

item-energy_charge = Recarga de energía
    .text = Carga 1 arma de energía que lleves hasta su capacidad — o bien — { -item-door }.
item-grenade = Granada
    .text = Escoge tu compartimento o uno adyacente, sin Puerta cerrada de por medio, y un blanco de allí: un Intruso sufre 2 Heridas o, si está explorado, se destruyen 2 Huevos que nadie lleve. Cada uno de los demás Intrusos de allí sufre 1 Herida. Después cada personaje de allí, tú también, sufre 1 Herida grave. Si el blanco eran Huevos, haz una tirada de Ruido en tu propio compartimento.
item-smoke_grenade = Granada de humo
    .text = Escoge un compartimento adyacente, sin Puerta cerrada de por medio. Cada uno de los demás personajes de tu compartimento descarta 1 carta de acción de su elección, si tiene. Después muévete allí sin que te ataquen al huir; explora y haz la tirada de Ruido como siempre.
item-recon_drone = Dron de reconocimiento
    .text = Mira en secreto 1 pieza de compartimento sin explorar y su ficha de Exploración, y devuelve ambas.
item-decoy = Señuelo
    .text = Escoge un compartimento adyacente, aunque haya una Puerta cerrada de por medio. Atrae allí a todos los Intrusos de los compartimentos adyacentes a él, también los del tuyo. Primero, cada uno de ellos que esté en Combate realiza un Ataque; después se mueven todos a la vez; el que está tras una Puerta cerrada la destruye y se queda. Sin Encuentro ni Ataque por sorpresa.
item-extended_magazine = Cargador ampliado
    .text = Acopla esta carta para siempre a 1 arma de energía que lleves: su capacidad aumenta en 2 y recibe 2 de Munición. Desde entonces ambas son un solo Objeto.
item-prototype_rifle = Prototipo: rifle
    .text = Arma de energía. Al Disparar, con un impacto doble puedes retirar 1 de Munición más para causar 1 Herida más.
item-prototype_shotgun = Prototipo: escopeta
    .text = Arma de energía. Al Disparar, toda cara salvo la vacía causa al menos 1 Herida, y un impacto simple o doble causa 1 más.
item-prototype_pistol = Prototipo: pistola
    .text = Arma de energía. Tras la tirada al Disparar, puedes repetir la tirada una vez, sin gastar más Munición; vale el segundo resultado.
item-comms_key = Llave de comunicaciones
    .text = En un compartimento con Computadora y sin marcador de Fallo: escoge a otro jugador con vida que tenga marcador de Señal. Solo tú ves 1 Objetivo suyo; si tiene dos, nombras personal o corporativo. Todos ven que has mirado.
item-evacuation_key = Llave de evacuación
    .text = En una Sección de evacuación: da la vuelta a 1 Cápsula de escape de esa Sección, bloqueada o desbloqueada. Un marcador de Fallo no lo impide.
    .activation = Estar en el Sistema antiincendios, ya explorado.
item-self_destruct_key = Llave de autodestrucción
    .text = En un compartimento con Computadora y sin marcador de Fallo: inicia la secuencia de Autodestrucción, con las mismas reglas que en el Generador — o bien — detenla, con las mismas reglas que allí. Un marcador de Fallo en el Generador no lo impide.

## Técnico (amarillo)

item-chemicals = Productos químicos
    .text = Carga 1 Lanzallamas que lleves hasta su capacidad.
item-tools = Herramientas
    .text = Retira el marcador de Fallo de tu compartimento — o bien — { -item-engine } — o bien — { -item-door }.
item-duct_tape = Cinta americana
    .text = Retira el marcador de Fallo de tu compartimento — o bien — { -item-engine } — o bien — une 2 cartas de Objeto pesado que lleves y aún no estén unidas: comparten 1 espacio de mano y esta carta se queda con ellas. Cuando dejas de llevar una, descarta esta carta; la otra ocupa su propio espacio. Los Objetos voluminosos no pueden unirse.
item-fire_extinguisher = Extintor
    .text = Retira el marcador de Fuego de tu compartimento — o bien — un Intruso de tu compartimento se repliega.
item-clothes = Ropa
    .text = Retira tu marcador de Mucosidad — o bien — venda 1 de tus Heridas graves sin vendar.
item-technical_corridor_plans = Planos de los pasillos de servicio
    .text = Desde un compartimento con Acceso a los Pasillos de servicio, muévete a otro que también lo tenga, explorado o no; explora y haz la tirada de Ruido como siempre, pero ignora una ficha de Puerta. No tienes que pasar.
item-space_suit = Traje espacial
    .text = En un compartimento amarillo: escoge otro compartimento amarillo explorado. Descarta todas las cartas de acción que te queden en la mano; las de Contaminación se quedan. Después muévete allí, haya lo que haya de por medio. Haz la tirada de Ruido si está vacío.
item-nemesis_plans = Planos de la Nemesis
    .text = Mira en secreto hasta 2 piezas de compartimento sin explorar, no sus fichas de Exploración, y devuélvelas.

## Médico (verde)

item-medkit = Botiquín
    .text = Escoge tu personaje u otro de tu compartimento que acepte: venda 1 de sus Heridas graves sin vendar — o bien — cura 1 de sus Heridas graves vendadas. Su jugador escoge cuál.
item-bandages = Vendas
    .text = Escoge tu personaje u otro de tu compartimento que acepte: venda 1 de sus Heridas graves sin vendar — o bien — cura todas sus Heridas leves.
item-synthetic_food = Comida sintética
    .text = Roba 2 cartas de acción.
item-adrenaline_injection = Inyección de adrenalina
    .text = Roba 1 carta. En este turno puedes seguir haciendo cuantas acciones quieras; cuando lo dejes, pasas.
item-alcohol = Alcohol
    .text = Escanea en secreto 1 carta de Contaminación de tu mano y retírala muestre lo que muestre, sin infectarte; si estaba INFECTADA, recibe 1 carta de Contaminación nueva.
item-military_drugs = Fármacos militares
    .text = Descarta cuantas cartas quieras de tu mano, también de Contaminación, y roba esa cantidad más 1.

## Preparado (azul)

item-antidote = Antídoto
    .text = Escanea en secreto todas tus cartas de Contaminación de mano, mazo y descarte; retira las INFECTADAS y tu Larva, sin infectarte. Recibe 1 carta de Contaminación y barájala con mazo y descarte en un nuevo mazo; conservas la mano. Después pasas.
item-taser = Taser
    .text = Un Intruso de tu compartimento sufre 1 Herida (chequeo de Heridas); si sigue vivo y aquí, se repliega — o bien — otro personaje de tu compartimento cuyo jugador tenga al menos 1 carta: ese jugador descarta toda su mano, también las cartas de Contaminación, pero no pasa.
item-flamethrower = Lanzallamas
    .text = Arma clásica. Al Disparar, toda cara salvo la vacía causa al menos 1 Herida. Con un impacto doble, tras las Heridas y su chequeo, coloca además un marcador de Fuego en tu compartimento. Solo se carga con Productos químicos.
item-molotov_cocktail = Cóctel molotov
    .text = Escoge tu compartimento o uno adyacente, sin Puerta cerrada de por medio, con un Intruso o, si está explorado, con Huevos que nadie lleve. Coloca allí un marcador de Fuego; cada Intruso de allí sufre 1 Herida. Puedes destruir 1 Huevo que nadie lleve; si no hay Intrusos, debes hacerlo. Cada personaje de allí, tú también, sufre 1 Herida grave. Si has destruido un Huevo, haz una tirada de Ruido en tu propio compartimento.

## Objetos iniciales

item-revolver = Revólver
    .text = Arma clásica. Al Disparar, un impacto doble causa 1 Herida más. Solo se carga con la carta Recargar del Capitán.
item-shotgun = Escopeta
    .text = Arma de energía. Siempre que al Disparar cause al menos 1 Herida, causa 1 más, con un solo chequeo de Heridas.
item-sawed_off_shotgun = Escopeta recortada
    .text = Arma de energía. Al Disparar, un impacto simple cuenta como doble.
item-assault_rifle = Rifle de asalto
    .text = Arma de energía. Siempre que al Disparar cause al menos 1 Herida, causa 1 más, con un solo chequeo de Heridas.
item-rifle = Rifle
    .text = Arma de energía sin regla especial.
item-pistol = Pistola del Científico
    .text = Arma de energía. Al Disparar, un impacto doble cuenta como simple.

## Objetos de Misión

item-log_key = Llave de la bitácora
    .text = En un compartimento con Computadora y sin marcador de Fallo: escoge a otro jugador con vida. Solo tú ves 1 Objetivo suyo; si tiene dos, nombras personal o corporativo. Todos ven que has mirado.
    .activation = Estar en la Sala de comunicaciones, ya explorada.
item-intercom = Intercomunicador
    .text = Siempre activo. Tu Orden alcanza a un personaje de cualquier compartimento con Computadora, y tu Motivación, a todos los personajes de esos compartimentos. Solo los jugadores de tu compartimento pueden interrumpir estas cartas.
    .activation = En cualquier lugar, descartar unas Herramientas o una Cinta americana.
item-orbital_maneuvering_system = Sistema de maniobra orbital
    .text = Todos los jugadores que no hayan pasado pasan de inmediato, tú primero y después los demás en orden de turno. Solo tu turno termina con su Herida por Fuego. En la fase de Evento de esta ronda los Intrusos no atacan.
    .activation = En cualquier lugar, descartar una Recarga de energía.
item-plasma_torch = Soplete de plasma
    .text = Abre o cierra 1 Puerta en un Pasillo de tu compartimento. Incluso puede cerrarse así una Puerta destruida.
    .activation = Estar en el Almacén, ya explorado.
item-flashlight = Linterna
    .text = Registra tu compartimento con las reglas de siempre, sin la carta Registrar.
    .activation = En cualquier lugar, descartar una Recarga de energía.
item-autoloader = Recarga automática
    .text = Siempre activa. Acoplada al Rifle de asalto: su capacidad aumenta en 1 y recibe 1 de Munición. Cargar este rifle con una Recarga de energía cuesta 0.
    .activation = Estar en la Armería, ya explorada, con el Rifle de asalto en un espacio de mano.
item-armor = Armadura
    .text = Reacción. Cuando un Ataque vaya a alcanzarte, tras robar la carta de Ataque (o antes de que una Larva infeste): no tiene efecto sobre ti, ni siquiera si es mortal. Una Larva se queda en el compartimento.
    .activation = En cualquier lugar, descartar unas Herramientas o una Cinta americana.
item-motion_scanner = Escáner de movimiento
    .text = Reacción, una vez por cada tirada de Ruido tuya, antes de resolver el resultado: descarta 1 carta de acción para repetir la tirada; vale el segundo resultado.
    .activation = En cualquier lugar, descartar una Recarga de energía. Requiere un espacio de mano.
item-security_key = Llave de seguridad
    .text = Escoge cualquier compartimento. Decide para cada uno de sus Pasillos si su Puerta se abre, se cierra o se queda como está; al menos una debe cambiar. Las destruidas siguen destruidas.
    .activation = Estar en la Cabina.
item-holo_computer = Holocomputadora
    .text = Siempre activa. Puedes jugar Intranet y Evaluación de riesgos en cualquier compartimento, sin Computadora y pese a un marcador de Fallo. El compartimento cuya acción use Intranet debe tener igualmente una Computadora que funcione.
    .activation = Estar en el Generador, ya explorado. Requiere un espacio de mano.
item-laboratory_equipment = Equipo de laboratorio
    .text = Escoge un Cadáver, un Huevo o un Cuerpo que esté en tu compartimento o que lleve un personaje de allí que acepte; en el Nido cuentan también los Huevos del tablero del Intruso. Revela la carta de Debilidad del espacio de su tipo. El Objeto se conserva.
    .activation = En cualquier lugar, descartar unos Productos químicos.

## Objetos voluminosos

object-egg = Huevo
    .text = Cogido del Nido. Ocupa un espacio de mano; puede analizarse.
object-carcass = Cuerpo de Intruso
    .text = Lo que queda de un Intruso. Ocupa un espacio de mano; puede analizarse.
object-corpse = Cadáver de personaje
    .text = Lo que queda de un personaje. Ocupa un espacio de mano; puede analizarse.
object-corpse_blue = Cadáver de personaje azul
    .text = Quien no despertó; está en el Hibernatorio desde el principio. Ocupa un espacio de mano; puede analizarse.

## Componentes

component-flame = llama
component-cloth = tela
component-cross = cruz
component-tool = herramienta
component-battery = batería

## Mazos

deck-red = Objetos militares
deck-yellow = Objetos técnicos
deck-green = Objetos médicos
deck-blue = Objetos preparados
deck-crafted = { deck-blue }
deck-starting = Objetos iniciales
deck-mission = Objetos de Misión
