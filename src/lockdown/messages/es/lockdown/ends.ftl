### How the game ended and what became of everybody. `end-<how>` by the result's key; .text tells more.

end-time = Se acabó el tiempo
    .text = La ficha de Tiempo ha llegado a S.
end-emergency = Ha terminado el Procedimiento de emergencia
    .text = Ha llegado ayuda para quienes siguen en un lugar seguro.
end-self_destruct = El complejo se ha autodestruido
    .text = La secuencia de Autodestrucción ha llegado a su fin.
end-fire = El Fuego ha destruido el complejo
    .text = Había que colocar un marcador de Fuego y no quedaba ninguno.
end-malfunction = El complejo se ha venido abajo
    .text = Había que colocar un marcador de Fallo y no quedaba ninguno.
end-nobody = No queda nadie en el complejo
    .text = Todos los personajes han muerto o han escapado.
end-destroyed = El complejo queda destruido.
end-standing = El complejo sigue en pie.

## Where a character was at the end

fate-isolation = a salvo en la Sala de cuarentena
fate-launched = ha salido en un contenedor
fate-bunker = a salvo en el Búnker

## Where a character is

place-container_a = contenedor A
place-container_b = contenedor B
place-container_c = contenedor C
place-launched = contenedor lanzado
