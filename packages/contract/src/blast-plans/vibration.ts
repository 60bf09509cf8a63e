import { windowMs } from './constants.ts'
import type { BlastPlan, Hole } from './plan.ts'

/** A hole with the time at which it fires, in ms. */
export type TimedHole = Hole & { ms: number }

/** Returns the holes that have a time, the earliest first. */
export const inOrder = (holes: readonly Hole[], times: readonly (number | null)[]): TimedHole[] =>
  holes
    .flatMap((hole, index) => {
      const ms = times[index]
      return ms === null || ms === undefined ? [] : [{ ...hole, ms }]
    })
    .sort((a, b) => a.ms - b.ms || a.id - b.id)

/** What fires within 8 ms of a hole. */
export interface Window {
  /** When it begins, in ms. */
  ms: number
  /** Explosive in kg, and number of holes. */
  carga: number
  pozos: number
}

/**
 * Returns the charge that fires in the 8 ms from each time on (the time itself included, 8 ms later excluded), earliest
 * first. The largest is the charge per delay of the rule of 8 ms (30 CFR 816.67; Siskind et al., USBM RI 8507, 1980).
 */
export function windowsOf(order: readonly TimedHole[]): Window[] {
  return slid(order).map(({ ms, carga, from, to }) => ({ ms, carga, pozos: to - from }))
}

interface Slid {
  ms: number
  carga: number
  /** The holes of the window: from one place of the order up to, without, another. */
  from: number
  to: number
}

function slid(order: readonly TimedHole[]): Slid[] {
  const windows: Slid[] = []
  let [to, carga] = [0, 0]
  for (let from = 0; from < order.length; from++) {
    const { ms } = order[from]!
    while (to < order.length && order[to]!.ms < ms + windowMs) carga += order[to++]!.carga
    if (windows.at(-1)?.ms !== ms) windows.push({ ms, carga, from, to })
    carga -= order[from]!.carga
  }
  return windows
}

/** Returns the largest of them; null without holes. */
export const largestWindow = (windows: readonly Window[]): Window | null =>
  windows.reduce<Window | null>((most, one) => (most && most.carga >= one.carga ? most : one), null)

/**
 * Returns the estimated peak particle velocity in mm/s by the square-root scaled distance: `k · (D / √W)^-b`, D in m, W
 * in kg (Duvall and Fogelson, USBM RI 5968, 1962). 500 m, 100 kg, k 1140, b 1.6: 2.18 mm/s.
 */
export function particleVelocity({ k, b }: BlastPlan['ley'], distance: number, charge: number): number {
  if (charge <= 0) return 0
  return k * (Math.max(distance, nearest) / Math.sqrt(charge)) ** -b
}

/** Nearer than this the law says nothing. */
const nearest = 1

export interface Vibration {
  /** mm/s. */
  velocidad: number
  /** When it begins to form, in ms, and what made it: distance in m, charge in kg. */
  ms: number
  distancia: number
  carga: number
}

/**
 * Returns the highest velocity at the point of a plan over all windows of 8 ms. The whole charge of a window is taken at
 * the distance of its nearest hole, so the estimate is not below what the law gives. Null without holes.
 */
export function vibrationAt({ punto, ley }: BlastPlan, order: readonly TimedHole[]): Vibration | null {
  let most: Vibration | null = null
  for (const { ms, carga, from, to } of slid(order)) {
    let distancia = Number.POSITIVE_INFINITY
    for (let at = from; at < to; at++)
      distancia = Math.min(distancia, Math.hypot(order[at]!.x - punto.x, order[at]!.y - punto.y))
    const velocidad = particleVelocity(ley, distancia, carga)
    if (!most || velocidad > most.velocidad) most = { velocidad, ms, distancia, carga }
  }
  return most
}
