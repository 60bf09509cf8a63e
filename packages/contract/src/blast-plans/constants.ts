import type { NumberKind } from '../core/numbers.ts'
import type { Text } from '../core/text.ts'

/** What the adapters take (rule public-site/one-fact): 0 to 30,000 ms in steps of 1 ms. */
export const delayLimits = { least: 0, most: 30_000 } as const

export const planLimits = { holes: 10_000, ties: 20_000, nameLength: 80 } as const

/** Charges that fire within this time count as one (US OSMRE, 30 CFR 816.67). */
export const windowMs = 8

/** How the times of a pattern follow from it. `ties`: from the connections drawn; `set`: as imported or typed. */
export const sequences = ['filas', 'diagonal', 'v', 'uniones', 'propia'] as const
export type Sequence = (typeof sequences)[number]

export const sequenceNames: Readonly<Record<Sequence, Text>> = {
  filas: { es: 'Fila por fila', en: 'Row by row' },
  diagonal: { es: 'Diagonal, desde una esquina', en: 'Echelon, from a corner' },
  v: { es: 'En V, desde el centro', en: 'V, from the center' },
  uniones: { es: 'Según las conexiones', en: 'By the connections' },
  propia: { es: 'Pozo por pozo', en: 'Hole by hole' },
}

export const sides = ['izquierda', 'derecha'] as const
export type Side = (typeof sides)[number]

interface Bounded {
  readonly least: number
  readonly most: number
  readonly kind: NumberKind
}

const whole: NumberKind = { decimals: 0 }
const fine: NumberKind = { decimals: 2 }

/** Bounds of each figure of a plan, in its unit: m, mm, g/cm³ and ms; `k` and `b` have none. */
export const figureBounds = {
  filas: { least: 1, most: 200, kind: whole },
  por_fila: { least: 1, most: 500, kind: whole },
  burden: { least: 0.5, most: 20, kind: fine },
  espaciamiento: { least: 0.5, most: 20, kind: fine },
  diametro: { least: 25, most: 450, kind: whole },
  banco: { least: 0.5, most: 60, kind: fine },
  pasadura: { least: 0, most: 5, kind: fine },
  taco: { least: 0, most: 40, kind: fine },
  densidad: { least: 0.3, most: 2, kind: fine },
  entre_pozos: { least: 0, most: 1000, kind: whole },
  entre_filas: { least: 0, most: 5000, kind: whole },
  k: { least: 1, most: 10_000, kind: fine },
  b: { least: 0.5, most: 3, kind: fine },
} as const satisfies Record<string, Bounded>
export type Figure = keyof typeof figureBounds

/** Bounds of what a file of holes may say. */
export const holeBounds = {
  coordenada: { least: -10_000_000, most: 10_000_000, kind: { decimals: 3, isNegative: true } },
  carga: { least: 0, most: 5000, kind: fine },
} as const satisfies Record<string, Bounded>

interface FigureName extends Text {
  /** The same in both languages; empty for a plain number. */
  readonly unit: string
}

/** What each figure is called, on screen and in the document. */
export const planFigureNames: Readonly<Record<Figure, FigureName>> = {
  filas: { es: 'Filas', en: 'Rows', unit: '' },
  por_fila: { es: 'Pozos por fila', en: 'Holes per row', unit: '' },
  burden: { es: 'Bordo (burden)', en: 'Burden', unit: 'm' },
  espaciamiento: { es: 'Espaciamiento', en: 'Spacing', unit: 'm' },
  diametro: { es: 'Diámetro', en: 'Diameter', unit: 'mm' },
  banco: { es: 'Altura de banco', en: 'Bench height', unit: 'm' },
  pasadura: { es: 'Pasadura', en: 'Subdrilling', unit: 'm' },
  taco: { es: 'Taco', en: 'Stemming', unit: 'm' },
  densidad: { es: 'Densidad del explosivo', en: 'Explosive density', unit: 'g/cm³' },
  entre_pozos: { es: 'Entre pozos', en: 'Between holes', unit: 'ms' },
  entre_filas: { es: 'Entre filas', en: 'Between rows', unit: 'ms' },
  k: { es: 'Constante K', en: 'Constant K', unit: '' },
  b: { es: 'Exponente β', en: 'Exponent β', unit: '' },
}

/** Said on every sheet and next to every figure. */
export const demonstrationNotice: Text = {
  es: 'Demostración: no reemplaza el diseño ni la responsabilidad del ingeniero a cargo de la tronadura.',
  en: 'Demonstration: it replaces neither the design nor the responsibility of the engineer in charge of the blast.',
}
