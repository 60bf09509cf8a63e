import type { ProductSlug } from '../constants.ts'
import type { ConsoleSlug } from '../manuals/consoles.ts'
import { type GuideStep, step } from './step.ts'

const label = (es: string, en: string) =>
  step('label', ['Lea la etiqueta', 'Read the label'], [es, en], 'tipo_adaptador')
const delay = step(
  'delay',
  ['Dele su retardo', 'Give it its delay'],
  [
    'Cada adaptador lleva un tiempo propio, el de su pozo en el plan.',
    'Each adapter carries a time of its own, that of its hole in the plan.',
  ],
  'retardo',
  'retardo_paso',
)

/** First steps with adapters, the design software and fragmentation analysis. */
export const otherGuides: Readonly<Record<Exclude<ProductSlug, ConsoleSlug>, readonly GuideStep[]>> = {
  next1: [
    label(
      'Dice qué adaptador es, sus retardos y el calibre de su cable.',
      'It says which adapter it is, its delays and the gauge of its cable.',
    ),
    delay,
    step(
      'cable',
      ['Extienda el cable', 'Lay out the cable'],
      [
        'El cable viene en un rollo atado y sale por ambos lados del adaptador.',
        'The cable comes as a tied coil and leaves the adapter on both sides.',
      ],
      'cable_hilos',
      'cable_calibre',
    ),
    step(
      'connector',
      ['Una los hilos', 'Join the wires'],
      [
        'Levante las palancas del conector, ponga los hilos y baje las palancas.',
        'Lift the levers of the connector, put the wires in and lower the levers.',
      ],
    ),
    step(
      'console',
      ['Lleve la serie a la consola', 'Bring the series to the console'],
      [
        'Los adaptadores eléctricos se conectan en serie, y la serie llega a los bornes de la consola.',
        'Electric adapters are connected in series, and the series comes to the terminals of the console.',
      ],
    ),
  ],
  next3: [
    label('Dice qué adaptador es y sus retardos.', 'It says which adapter it is and its delays.'),
    delay,
    step(
      'clip',
      ['Ponga el clip', 'Set the clip'],
      ['El clip de línea une el adaptador con su serie.', 'The line clip joins the adapter to its series.'],
    ),
    step(
      'console',
      ['Reparta en series', 'Spread over the series'],
      [
        'En Next Three cada serie llega a su par de bornes.',
        'On Next Three each series comes to its own pair of terminals.',
      ],
    ),
  ],
  nextlion: [
    step(
      'pattern',
      ['Trace la malla', 'Lay out the pattern'],
      ['Filas, burden y espaciamiento, cuadrada o al tresbolillo.', 'Rows, burden and spacing, square or staggered.'],
      'funciones',
    ),
    step(
      'sequence',
      ['Elija la secuencia', 'Choose the sequence'],
      [
        'Fila por fila, en diagonal, en V o según las conexiones que usted dibuje.',
        'Row by row, in echelon, as a V or by the connections that you draw.',
      ],
    ),
    step(
      'run',
      ['Véala salir', 'Watch it fire'],
      [
        'Simule en cámara lenta: el orden de los pozos y las líneas de igual tiempo.',
        'Simulate in slow motion: the order of the holes and the lines of equal time.',
      ],
    ),
    step(
      'figures',
      ['Lea lo que dice', 'Read what it says'],
      [
        'Alivio, carga por ventana de tiempo y velocidad de partícula estimada.',
        'Relief, charge per delay window and estimated particle velocity.',
      ],
      'analisis',
      'unidad_alivio',
      'unidad_velocidad',
    ),
    step(
      'keep',
      ['Lléveselo', 'Take it with you'],
      [
        'Guárdelo en un enlace, como CSV o JSON, o en un PDF para imprimir.',
        'Keep it in a link, as CSV or JSON, or in a PDF to print.',
      ],
    ),
  ],
  quamtum: [
    step(
      'versions',
      ['Elija la versión', 'Choose the version'],
      ['Portátil, de escritorio o 360 con dron.', 'Portable, desktop or 360 with a drone.'],
      'versiones',
    ),
    step(
      'scale',
      ['Ponga la escala', 'Set the scale'],
      [
        'Coloque las referencias sobre la pila y deje que la roca llene el cuadro.',
        'Place the references on the muckpile and let the rock fill the frame.',
      ],
    ),
    step(
      'capture',
      ['Capture la imagen', 'Take the image'],
      ['Cada imagen guarda el lugar donde se tomó.', 'Each image keeps the place where it was taken.'],
      'precision_gps',
    ),
    step(
      'outlines',
      ['Revise los contornos', 'Go through the outlines'],
      [
        'Una los fragmentos que quedaron cortados y separe los que quedaron unidos.',
        'Join fragments that were cut and separate those that were joined.',
      ],
    ),
    step(
      'curve',
      ['Lea la curva', 'Read the curve'],
      ['Dice qué parte del material pasa por cada tamaño.', 'It says which share of the material passes each size.'],
      'idiomas',
    ),
  ],
}
