import { type BlastPlan, chargeOf, type Hole, powderFactor } from './plan.ts'
import { isProgrammable } from './timing.ts'
import {
  inOrder,
  largestWindow,
  type TimedHole,
  type Vibration,
  vibrationAt,
  type Window,
  windowsOf,
} from './vibration.ts'

/** What the figures of a plan say. */
export interface PlanSummary {
  pozos: number
  /** Holes that nothing connects, and holes whose time the adapters do not take. */
  sin_tiempo: number
  fuera_de_rango: number
  /** Time of the last hole, in ms. */
  duracion: number
  /** Explosive of all holes and of one, in kg; powder factor in kg/m³, null for holes of a file. */
  carga_total: number
  carga_por_pozo: number
  factor_carga: number | null
  mayor_ventana: Window | null
  vibracion: Vibration | null
}

/** Sums up a plan. `order`: its holes with their times, the earliest first. */
export function summaryOf(plan: BlastPlan, holes: readonly Hole[], times: readonly (number | null)[]): PlanSummary {
  const order: readonly TimedHole[] = inOrder(holes, times)
  return {
    pozos: holes.length,
    sin_tiempo: holes.length - order.length,
    fuera_de_rango: order.filter(({ ms }) => !isProgrammable(ms)).length,
    duracion: order.at(-1)?.ms ?? 0,
    carga_total: holes.reduce((sum, { carga }) => sum + carga, 0),
    carga_por_pozo: chargeOf(plan.carga),
    factor_carga: powderFactor(plan),
    mayor_ventana: largestWindow(windowsOf(order)),
    vibracion: vibrationAt(plan, order),
  }
}
