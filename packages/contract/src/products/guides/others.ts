import type { Text } from '../../core/text.ts'
import type { DrawnProduct } from '../constants.ts'
import type { ConsoleSlug } from '../manuals/consoles.ts'
import { type GuideStep, step } from './step.ts'

const label = (text: Text) => step('label', { es: 'Lea la etiqueta', en: 'Read the label' }, text, 'tipo_adaptador')
const delay = step(
  'delay',
  { es: 'Programe el retardo', en: 'Set the delay' },
  {
    es: 'Cada adaptador lleva un tiempo propio, el de su pozo en el plan.',
    en: 'Each adapter carries a time of its own, that of its hole in the plan.',
  },
  'retardo',
  'retardo_paso',
)

/** First steps with adapters, the design software and fragmentation analysis. */
export const otherGuides: Readonly<Record<Exclude<DrawnProduct, ConsoleSlug>, readonly GuideStep[]>> = {
  next1: [
    label({
      es: 'Dice qué adaptador es, sus retardos y el calibre de su cable.',
      en: 'It says which adapter it is, its delays and the gauge of its cable.',
    }),
    delay,
    step(
      'cable',
      { es: 'Extienda el cable', en: 'Lay out the cable' },
      {
        es: 'El cable viene en un rollo atado y sale por ambos lados del adaptador.',
        en: 'The cable comes as a tied coil and leaves the adapter on both sides.',
      },
      'cable_hilos',
      'cable_calibre',
    ),
    step(
      'connector',
      { es: 'Una los hilos', en: 'Join the wires' },
      {
        es: 'Levante las palancas del conector, ponga los hilos y baje las palancas.',
        en: 'Lift the levers of the connector, put the wires in and lower the levers.',
      },
    ),
    step(
      'console',
      { es: 'Lleve la serie a la consola', en: 'Bring the series to the console' },
      {
        es: 'Los adaptadores eléctricos se conectan en serie, y la serie llega a los bornes de la consola.',
        en: 'Electric adapters are connected in series, and the series comes to the terminals of the console.',
      },
    ),
  ],
  next3: [
    label({ es: 'Dice qué adaptador es y sus retardos.', en: 'It says which adapter it is and its delays.' }),
    delay,
    step(
      'clip',
      { es: 'Ponga el clip', en: 'Set the clip' },
      { es: 'El clip de línea une el adaptador con su serie.', en: 'The line clip joins the adapter to its series.' },
    ),
    step(
      'console',
      { es: 'Reparta en series', en: 'Spread over the series' },
      {
        es: 'En Next Three cada serie llega a su par de bornes.',
        en: 'On Next Three each series comes to its own pair of terminals.',
      },
    ),
  ],
  nextlion: [
    step(
      'pattern',
      { es: 'Trace la malla', en: 'Lay out the pattern' },
      {
        es: 'Filas, burden y espaciamiento, cuadrada o al tresbolillo.',
        en: 'Rows, burden and spacing, square or staggered.',
      },
      'funciones',
    ),
    step(
      'sequence',
      { es: 'Elija la secuencia', en: 'Choose the sequence' },
      {
        es: 'Fila por fila, en diagonal, en V o según las conexiones que usted dibuje.',
        en: 'Row by row, in echelon, as a V or by the connections that you draw.',
      },
    ),
    step(
      'run',
      { es: 'Véala salir', en: 'Watch it fire' },
      {
        es: 'Simule en cámara lenta: el orden de los pozos y las isócronas.',
        en: 'Simulate in slow motion: the order of the holes and the lines of equal time.',
      },
    ),
    step(
      'figures',
      { es: 'Lea los resultados', en: 'Read the results' },
      {
        es: 'Alivio, carga por ventana de tiempo y velocidad de partícula estimada.',
        en: 'Relief, charge per delay window and estimated particle velocity.',
      },
      'analisis',
      'unidad_alivio',
      'unidad_velocidad',
    ),
    step(
      'keep',
      { es: 'Lléveselo', en: 'Take it with you' },
      {
        es: 'Guárdelo en un enlace, como CSV o JSON, o en un PDF para imprimir.',
        en: 'Keep it in a link, as CSV or JSON, or in a PDF to print.',
      },
    ),
  ],
  quamtum: [
    step(
      'versions',
      { es: 'Elija la versión', en: 'Choose the version' },
      { es: 'Portátil, de escritorio o 360 con dron.', en: 'Portable, desktop or 360 with a drone.' },
      'versiones',
    ),
    step(
      'scale',
      { es: 'Ponga la escala', en: 'Set the scale' },
      {
        es: 'Coloque las referencias sobre la pila y deje que la roca llene el cuadro.',
        en: 'Place the references on the muckpile and let the rock fill the frame.',
      },
    ),
    step(
      'capture',
      { es: 'Capture la imagen', en: 'Take the image' },
      { es: 'Cada imagen guarda el lugar donde se tomó.', en: 'Each image keeps the place where it was taken.' },
      'precision_gps',
    ),
    step(
      'outlines',
      { es: 'Revise los contornos', en: 'Go through the outlines' },
      {
        es: 'Una los fragmentos que quedaron cortados y separe los que quedaron unidos.',
        en: 'Join fragments that were cut and separate those that were joined.',
      },
    ),
    step(
      'curve',
      { es: 'Lea la curva', en: 'Read the curve' },
      {
        es: 'Dice qué parte del material pasa por cada tamaño.',
        en: 'It says which share of the material passes each size.',
      },
      'idiomas',
    ),
  ],
}
