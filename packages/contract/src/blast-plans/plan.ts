import type { Sequence, Side } from './constants.ts'

/** A hole of a file: meters from any origin; its time and charge when the file names them. */
export interface ImportedHole {
  x: number
  y: number
  retardo: number | null
  carga: number | null
}

/** From a hole to the next one, with the delay between them in ms. */
export type Tie = readonly [from: number, to: number, ms: number]

/** The design of a blast as it is stored in a file, a link and a call. Lengths in m unless said. */
export interface BlastPlan {
  nombre: string
  malla: { filas: number; por_fila: number; burden: number; espaciamiento: number; tresbolillo: boolean }
  /** Holes of a file, which take the place of the pattern; empty without a file. */
  pozos: readonly ImportedHole[]
  /** Holes of the pattern or file that are left out, by number from 0. */
  quitados: readonly number[]
  /** Diameter in mm, density of the explosive in g/cm³. */
  carga: { diametro: number; banco: number; pasadura: number; taco: number; densidad: number }
  salida: { tipo: Sequence; entre_pozos: number; entre_filas: number; inicio: Side }
  uniones: readonly Tie[]
  /** Times set by hand, which go before the sequence: hole and ms. */
  retardos: readonly (readonly [hole: number, ms: number])[]
  /** Where the vibration is estimated. */
  punto: { x: number; y: number }
  /** Constants of the scaled-distance law. */
  ley: { k: number; b: number }
}

/** A hole as it stands in a plan. */
export interface Hole {
  /** Its number in the plan, from 0: it stays the same when others are left out. */
  id: number
  x: number
  y: number
  /** Row and place in it; null for holes of a file. */
  fila: number | null
  lugar: number | null
  /** Explosive in kg. */
  carga: number
}

/**
 * The plan that a new page opens with: a small bench of hard rock. The law is that of average conditions: 1140 and 1.6
 * (Australian Standard 2187.2, appendix J).
 */
export const firstPlan: BlastPlan = {
  nombre: '',
  malla: { filas: 5, por_fila: 12, burden: 3.5, espaciamiento: 4, tresbolillo: true },
  pozos: [],
  quitados: [],
  carga: { diametro: 115, banco: 10, pasadura: 1, taco: 3, densidad: 1.15 },
  salida: { tipo: 'diagonal', entre_pozos: 17, entre_filas: 42, inicio: 'izquierda' },
  uniones: [],
  retardos: [],
  punto: { x: 22, y: -400 },
  ley: { k: 1140, b: 1.6 },
}

/** Returns the length of a hole, in m: bench and subdrilling. */
export const holeLength = ({ banco, pasadura }: BlastPlan['carga']): number => banco + pasadura

/**
 * Returns the explosive in a hole, in kg: the volume above the toe and below the stemming, times the density. 115 mm,
 * 11 m, 3 m of stemming, 1.15 g/cm³: 95.56 kg.
 */
export function chargeOf({ diametro, taco, densidad, ...hole }: BlastPlan['carga']): number {
  const column = Math.max(0, holeLength({ diametro, taco, densidad, ...hole }) - taco)
  return (Math.PI / 4) * (diametro / 1000) ** 2 * column * densidad * 1000
}

/** Returns the holes of a plan, those left out excluded. The free face is at y = 0, rows follow behind it. */
export function holesOf(plan: BlastPlan): Hole[] {
  const gone = new Set(plan.quitados)
  const charge = chargeOf(plan.carga)
  const all = plan.pozos.length > 0 ? importedHoles(plan, charge) : patternHoles(plan, charge)
  return all.filter(({ id }) => !gone.has(id))
}

const importedHoles = ({ pozos }: BlastPlan, charge: number): Hole[] =>
  pozos.map(({ x, y, carga }, id) => ({ id, x, y, fila: null, lugar: null, carga: carga ?? charge }))

function patternHoles({ malla }: BlastPlan, charge: number): Hole[] {
  const { filas, por_fila, burden, espaciamiento, tresbolillo } = malla
  return Array.from({ length: filas * por_fila }, (_, id) => {
    const [row, place] = [Math.floor(id / por_fila), id % por_fila]
    const shift = tresbolillo && row % 2 === 1 ? 0.5 : 0
    return { id, x: (place + shift) * espaciamiento, y: (row + 1) * burden, fila: row, lugar: place, carga: charge }
  })
}

/** Returns how many holes a plan has before any are left out. */
export const holeCount = ({ pozos, malla }: BlastPlan): number => pozos.length || malla.filas * malla.por_fila

/** Returns the rock that one hole of the pattern breaks, in m³; null for holes of a file, whose shares are unknown. */
export const rockPerHole = ({ pozos, malla, carga }: BlastPlan): number | null =>
  pozos.length > 0 ? null : malla.burden * malla.espaciamiento * carga.banco

/** Returns the explosive for each m³ of rock, in kg/m³. */
export function powderFactor(plan: BlastPlan): number | null {
  const rock = rockPerHole(plan)
  return rock === null ? null : chargeOf(plan.carga) / rock
}
