import type { Text } from '@portal/contract/core/text'
import type { DrawnProduct } from '@portal/contract/products/constants'
import type { ConsoleSlug } from '@portal/contract/products/manuals/consoles'
import { consoleParts } from '@portal/contract/products/manuals/parts'

/** A part that the model has an anchor for, with the facts of the product that it brings about. */
export interface Part {
  readonly anchor: string
  readonly name: Text
  readonly facts: readonly string[]
}

/** What of a product can be opened, and what is pointed at. */
export interface InHand {
  /** What the button says, before and after. */
  readonly open: readonly [before: Text, after: Text]
  readonly parts: readonly Part[]
}

const part = (anchor: string, name: Text, ...facts: string[]): Part => ({ anchor, name, facts })

const lid: InHand['open'] = [
  { es: 'Cerrar la maleta', en: 'Close the case' },
  { es: 'Abrir la maleta', en: 'Open the case' },
]
const apart: InHand['open'] = [
  { es: 'Separar sus partes', en: 'Take it apart' },
  { es: 'Juntar sus partes', en: 'Put it together' },
]
/** Lamps and the reader are told in the manual; in the hand the card lies on the reader. */
const onlyInManual = ['led', 'rfid']
const partsOf = (slug: ConsoleSlug): readonly Part[] =>
  consoleParts[slug].filter(({ anchor }) => !onlyInManual.includes(anchor))

/** Anchors are named in the scenes (`assets/products`); a test compares them with the models. */
export const inHand: Readonly<Record<DrawnProduct, InHand>> = {
  nextlion: {
    open: [
      { es: 'Cerrar el computador', en: 'Close the laptop' },
      { es: 'Abrir el computador', en: 'Open the laptop' },
    ],
    parts: [
      part(
        'screen',
        { es: 'El programa en pantalla', en: 'The program on the screen' },
        'unidad_alivio',
        'unidad_velocidad',
        'licencias',
      ),
      part('keyboard', { es: 'Teclado del computador', en: 'Keyboard of the laptop' }),
    ],
  },
  next1: {
    open: [
      { es: 'Levantar las palancas', en: 'Lift the levers' },
      { es: 'Bajar las palancas', en: 'Lower the levers' },
    ],
    parts: [
      part(
        'label',
        { es: 'Cuerpo con su etiqueta', en: 'Body with its label' },
        'tipo_adaptador',
        'retardo',
        'retardo_paso',
      ),
      part('cable', { es: 'Rollo de cable', en: 'Coil of cable' }, 'cable_hilos', 'cable_calibre'),
      part('connector', { es: 'Conector de palancas', en: 'Lever connector' }),
    ],
  },
  next3: {
    open: [
      { es: 'Abrir el clip', en: 'Open the clip' },
      { es: 'Cerrar el clip', en: 'Close the clip' },
    ],
    parts: [
      part(
        'label',
        { es: 'Cuerpo con su etiqueta', en: 'Body with its label' },
        'tipo_adaptador',
        'retardo',
        'retardo_paso',
      ),
      part('lamp', { es: 'Luz de estado', en: 'Status lamp' }),
      part('clip', { es: 'Clip de línea', en: 'Line clip' }),
      part('cable', { es: 'Rollo de cable', en: 'Coil of cable' }),
    ],
  },
  nextone: { open: apart, parts: partsOf('nextone') },
  nextoneplus: { open: lid, parts: partsOf('nextoneplus') },
  nextthree: { open: lid, parts: partsOf('nextthree') },
  nextremote: { open: lid, parts: partsOf('nextremote') },
  quamtum: {
    open: apart,
    parts: [
      part('screen', { es: 'Pantalla', en: 'Display' }, 'idiomas'),
      part('keys', { es: 'Teclas', en: 'Keys' }),
      part('antenna', { es: 'Antena de posición', en: 'Positioning antenna' }, 'precision_gps'),
      part('camera', { es: 'Cámaras y luz', en: 'Cameras and lamp' }, 'versiones_lista'),
      part('cover', { es: 'Tapa de la batería', en: 'Battery cover' }),
    ],
  },
}

/** Returns the address of a product's model. */
export const modelOf = (slug: DrawnProduct): string => `/models/${slug}.glb`
