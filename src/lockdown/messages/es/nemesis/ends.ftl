### Cómo terminó la partida y qué fue de cada cual.

end-jump = La nave salta al hiperespacio
    .text = El marcador de Tiempo ha llegado al final de su consola. Quien está despierto muere; Motores y Coordenadas deciden sobre quienes duermen.
end-self_destruct = La nave se ha autodestruido
    .text = La secuencia de Autodestrucción ha llegado a su fin.
end-fire = El Fuego ha destruido la nave
    .text = Había que colocar un marcador de Fuego y no quedaba ninguno.
end-malfunction = La nave ha perdido su integridad estructural
    .text = Había que colocar un marcador de Fallo y no quedaba ninguno.
end-nobody = No queda nadie despierto a bordo
    .text = Todos los personajes han muerto, duermen o se han ido. Si la secuencia de Autodestrucción está en marcha, acaba con la nave; si no, la nave salta.
end-destroyed = La nave está destruida.
end-standing = La nave ha saltado.
end-reached = Destino: { $destination }.

## Dónde estaba un personaje al final

fate-hibernation = ha sobrevivido en hibernación
fate-escaped = ha abandonado la nave en una Cápsula
