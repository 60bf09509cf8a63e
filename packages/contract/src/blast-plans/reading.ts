import { type Figure, figureBounds, holeBounds, planLimits, sequences, sides } from './constants.ts'
import type { PlanProblem } from './messages.ts'
import { type BlastPlan, firstPlan, holeCount, type ImportedHole, type Tie } from './plan.ts'
import { isProgrammable } from './timing.ts'

export type PlanRead = { readonly plan: BlastPlan } | { readonly problem: PlanProblem }

/** Reads a plan of a file, a link or a call, whoever wrote it. Nothing unknown is kept. */
export function readPlan(value: unknown): PlanRead {
  try {
    return { plan: planOf(value) }
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.problem }
    throw error
  }
}

class Unreadable extends Error {
  readonly problem: PlanProblem
  constructor(problem: PlanProblem) {
    super(problem)
    this.problem = problem
  }
}

type Fields = Readonly<Record<string, unknown>>

function planOf(value: unknown): BlastPlan {
  const plan = fieldsOf(value)
  const malla = fieldsOf(plan.malla)
  const carga = fieldsOf(plan.carga)
  const salida = fieldsOf(plan.salida)
  const punto = fieldsOf(plan.punto)
  const ley = fieldsOf(plan.ley)
  const read: BlastPlan = {
    nombre: nameOf(plan.nombre),
    malla: {
      ...figures(malla, ['filas', 'por_fila', 'burden', 'espaciamiento']),
      tresbolillo: malla.tresbolillo === true,
    },
    pozos: listOf(plan.pozos, planLimits.holes, 'tooManyHoles').map(importedHole),
    quitados: [],
    carga: figures(carga, ['diametro', 'banco', 'pasadura', 'taco', 'densidad']),
    salida: {
      ...figures(salida, ['entre_pozos', 'entre_filas']),
      tipo: choiceOf(salida.tipo, sequences),
      inicio: choiceOf(salida.inicio, sides),
    },
    uniones: [],
    retardos: [],
    punto: { x: coordinate(punto.x), y: coordinate(punto.y) },
    ley: figures(ley, ['k', 'b']),
  }
  const count = holeCount(read)
  if (count > planLimits.holes) throw new Unreadable('tooManyHoles')
  const hole = (id: unknown) => holeIn(id, count)
  return {
    ...read,
    quitados: [...new Set(listOf(plan.quitados, count, 'holeUnknown').map(hole))],
    uniones: listOf(plan.uniones, planLimits.ties, 'notAPlan').map((tie) => tieOf(tie, hole)),
    retardos: [...new Map(listOf(plan.retardos, count, 'holeUnknown').map((one) => delayOf(one, hole)))],
  }
}

function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Unreadable('notAPlan')
  return value as Fields
}

function listOf(value: unknown, most: number, problem: PlanProblem): readonly unknown[] {
  if (!Array.isArray(value)) throw new Unreadable('notAPlan')
  if (value.length > most) throw new Unreadable(problem)
  return value
}

function nameOf(value: unknown): string {
  if (typeof value !== 'string') throw new Unreadable('notAPlan')
  const name = value
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  if (name.length > planLimits.nameLength) throw new Unreadable('nameInvalid')
  return name
}

function choiceOf<const T>(value: unknown, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === value)
  if (found === undefined) throw new Unreadable('notAPlan')
  return found
}

/** Whether a figure of a plan is within its bounds. */
export const isWithin = (name: Figure, value: number): boolean => fits(figureBounds[name], value)

interface Bounds {
  readonly least: number
  readonly most: number
  readonly kind: { readonly decimals: number }
}

const fits = ({ least, most, kind }: Bounds, value: unknown): value is number =>
  typeof value === 'number' && value >= least && value <= most && (kind.decimals > 0 || Number.isInteger(value))

function figures<const F extends Figure>(fields: Fields, names: readonly F[]): Record<F, number> {
  const read = names.map((name) => {
    const value = fields[name]
    if (!fits(figureBounds[name], value)) throw new Unreadable('figureInvalid')
    return [name, value] as const
  })
  return Object.fromEntries(read) as Record<F, number>
}

function coordinate(value: unknown): number {
  if (!fits(holeBounds.coordenada, value)) throw new Unreadable('figureInvalid')
  return value
}

function importedHole(value: unknown): ImportedHole {
  const { x, y, retardo = null, carga = null } = fieldsOf(value)
  if (retardo !== null && !isDelay(retardo)) throw new Unreadable('delayInvalid')
  if (carga !== null && !fits(holeBounds.carga, carga)) throw new Unreadable('figureInvalid')
  return { x: coordinate(x), y: coordinate(y), retardo, carga }
}

const isDelay = (value: unknown): value is number => typeof value === 'number' && isProgrammable(value)

function holeIn(id: unknown, count: number): number {
  if (typeof id !== 'number' || !Number.isInteger(id) || id < 0 || id >= count) throw new Unreadable('holeUnknown')
  return id
}

function tieOf(value: unknown, hole: (id: unknown) => number): Tie {
  const [from, to, ms] = listOf(value, 3, 'notAPlan')
  if (!isDelay(ms)) throw new Unreadable('delayInvalid')
  if (from === to) throw new Unreadable('holeUnknown')
  return [hole(from), hole(to), ms]
}

function delayOf(value: unknown, hole: (id: unknown) => number): [hole: number, ms: number] {
  const [id, ms] = listOf(value, 2, 'notAPlan')
  if (!isDelay(ms)) throw new Unreadable('delayInvalid')
  return [hole(id), ms]
}

/** Reads the text of a design that was saved as JSON. */
export function readPlanText(text: string): PlanRead {
  try {
    return readPlan(JSON.parse(text))
  } catch {
    return { problem: 'notAPlan' }
  }
}

/** Returns a plan with the holes of a file in place of its pattern: what belonged to other holes is dropped. */
export const withHoles = (plan: BlastPlan, pozos: readonly ImportedHole[]): BlastPlan => ({
  ...plan,
  pozos,
  quitados: [],
  uniones: [],
  retardos: [],
  salida: { ...plan.salida, tipo: pozos.some(({ retardo }) => retardo !== null) ? 'propia' : 'uniones' },
})

/** Returns a plan with the pattern again in place of the holes of a file. */
export const withPattern = (plan: BlastPlan): BlastPlan => ({
  ...plan,
  pozos: [],
  quitados: [],
  uniones: [],
  retardos: [],
  salida: { ...plan.salida, tipo: firstPlan.salida.tipo },
})
