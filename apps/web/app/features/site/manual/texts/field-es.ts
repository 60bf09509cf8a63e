import type { Chapter, ManualFigures } from '../chapter.ts'

export const fieldEs = ({ gps }: ManualFigures): readonly Chapter[] => [
  {
    id: 'capturing',
    title: 'Capturar',
    lead: 'Imágenes nítidas, con escala y que representen toda la pila.',
    sections: [
      {
        id: 'good-image',
        title: 'Qué es una buena imagen',
        blocks: [
          {
            kind: 'drawing',
            name: 'framing',
            caption: 'La pila llena el cuadro y las dos referencias quedan enteras: una arriba y una abajo.',
          },
          {
            kind: 'list',
            items: [
              'La roca llena el cuadro: sin cielo, sin camiones, sin piso.',
              'Las referencias de escala se ven enteras y no tapan fragmentos grandes.',
              'La luz es pareja. La sombra dura parte un fragmento en dos; el contraluz los une.',
              'No hay polvo en el aire ni agua en la lente.',
              'La cámara mira de frente a la superficie de la pila, no al ras.',
            ],
          },
          {
            kind: 'tip',
            text: 'Un día nublado da mejores imágenes que el sol de mediodía. Con sol, prefiera las horas en que ilumina la pila de frente.',
          },
        ],
      },
      {
        id: 'capture-portable',
        title: 'Capturar con el portátil',
        versions: ['portable'],
        blocks: [
          {
            kind: 'steps',
            items: [
              'Cree el proyecto con el número de la tronadura y abra una muestra nueva.',
              'Coloque las dos referencias sobre la pila, a distinta altura.',
              'Párese de frente, donde la pila llene la pantalla, y espere a que el equipo marque foco y posición.',
              'Sostenga el equipo con ambas manos y dispare. Repita dos veces desde el mismo lugar.',
              'Muévase a lo largo de la pila y repita, para que las muestras cubran el centro y ambos costados.',
              'Revise cada imagen ampliada antes de retirar las referencias.',
            ],
          },
        ],
      },
      {
        id: 'capture-drone',
        title: 'Capturar con el dron 360',
        versions: ['drone'],
        blocks: [
          {
            kind: 'drawing',
            name: 'orbit',
            caption: 'Una vuelta alrededor de la pila, con la cámara siempre hacia su centro, y una pasada por arriba.',
          },
          {
            kind: 'steps',
            items: [
              'Marque en la aplicación el contorno de la pila. La aplicación propone una vuelta alrededor y una pasada por arriba.',
              'Revise que la ruta esté libre de cables, torres y taludes, y ajuste la altura si hace falta.',
              'Despegue desde un lugar plano y ejecute la vuelta. La cámara apunta sola al centro.',
              'Ejecute la pasada por arriba con la cámara hacia abajo.',
              'Aterrice y revise en la aplicación que la cobertura no tenga huecos; si los hay, repita solo ese tramo.',
            ],
          },
        ],
      },
      {
        id: 'capture-own',
        title: 'Usar imágenes de otra cámara',
        versions: ['desktop'],
        blocks: [
          {
            kind: 'text',
            text: 'Sirve cualquier cámara, si la imagen no está recortada ni comprimida por una aplicación de mensajería y tiene una referencia de medida conocida. Copie los archivos originales desde la tarjeta de la cámara.',
          },
        ],
      },
      {
        id: 'how-many',
        title: 'Cuántas muestras tomar',
        blocks: [
          {
            kind: 'text',
            text: 'Una sola imagen describe un lugar de la pila, no la tronadura. Tome varias por zona y durante toda la carga, porque el material del centro no se ve hasta que la pala llega a él. Cuando al agregar muestras la curva ya no se mueve, hay suficientes.',
          },
        ],
      },
    ],
  },
  {
    id: 'gps',
    title: 'Posición GPS',
    lead: 'Dónde se tomó cada imagen y cuánto confiar en ello.',
    sections: [
      {
        id: 'gps-fix',
        title: 'Obtener posición',
        versions: ['portable', 'drone'],
        blocks: [
          {
            kind: 'steps',
            items: [
              'Encienda el equipo a cielo abierto, lejos de la pared del banco.',
              'Espere a que el indicador de posición deje de parpadear.',
              'Dispare solo con el indicador fijo; si vuelve a parpadear, espere.',
            ],
          },
        ],
      },
      {
        id: 'gps-accuracy',
        title: 'Qué exactitud esperar',
        blocks: [
          {
            kind: 'drawing',
            name: 'position',
            caption: 'La posición es un círculo, no un punto: una pared alta tapa parte del cielo y lo agranda.',
          },
          {
            kind: 'text',
            text: `La exactitud del GPS es de ${gps}, según cuánto cielo se vea. Alcanza para saber a qué banco y a qué zona de la pila pertenece una imagen; no sirve para medir distancias entre fragmentos ni para replanteo topográfico. El tamaño de los fragmentos no depende del GPS: lo da la calibración.`,
          },
        ],
      },
      {
        id: 'gps-missing',
        title: 'Sin señal',
        blocks: [
          {
            kind: 'text',
            text: 'En un túnel o junto a una pared alta puede no haber señal. La captura sigue funcionando: la imagen queda sin posición y usted la ubica después sobre el plano, en el escritorio, con Muestra › Ubicar.',
          },
        ],
      },
    ],
  },
  {
    id: 'calibrating',
    title: 'Calibrar',
    lead: 'Decir cuánto mide en la roca lo que se ve en la imagen.',
    sections: [
      {
        id: 'scale',
        title: 'Marcar la escala',
        blocks: [
          {
            kind: 'drawing',
            name: 'scales',
            caption:
              'Lo que está más lejos se ve más pequeño: con dos referencias la escala cambia de abajo hacia arriba.',
          },
          {
            kind: 'steps',
            items: [
              'Abra la imagen y elija Calibrar.',
              'Toque los dos bordes de la referencia inferior y escriba su medida.',
              'Haga lo mismo con la superior. El programa reparte la escala entre ambas.',
              'Mida con la regla algo conocido, por ejemplo la otra pieza, y compare.',
              'Si la medida no coincide, borre los puntos y márquelos otra vez con la imagen ampliada.',
            ],
          },
        ],
      },
      {
        id: 'scale-drone',
        title: 'Escala en un vuelo 360',
        versions: ['drone'],
        blocks: [
          {
            kind: 'text',
            text: 'El modelo de la pila se arma con todas las imágenes y trae una escala propia, calculada con las posiciones del vuelo. Confírmela siempre con una referencia en el suelo: basta una pieza de medida conocida, visible en varias imágenes.',
          },
        ],
      },
      {
        id: 'recalibrate',
        title: 'Cuándo calibrar de nuevo',
        blocks: [
          {
            kind: 'list',
            items: [
              'Cada vez que cambia el lugar desde donde se toma la imagen.',
              'Al cambiar el acercamiento de la cámara.',
              'Si una referencia se movió o quedó inclinada.',
            ],
          },
          {
            kind: 'care',
            text: 'Un error de escala se traslada entero al resultado: si la referencia se marca la mitad de grande, toda la roca saldrá el doble de grande.',
          },
        ],
      },
    ],
  },
]
