import { delayLimits } from './constants.ts'
import type { BlastPlan, Hole, Tie } from './plan.ts'

/** Returns the firing time of each hole in ms, in their order; null for a hole that nothing connects. */
export function timesOf(plan: BlastPlan, holes: readonly Hole[]): (number | null)[] {
  const typed = new Map(plan.retardos)
  const timed = plan.salida.tipo === 'uniones' ? arrivals(plan.uniones, holes) : null
  const offset = timed ? 0 : earliest(plan, holes)
  return holes.map((hole) => {
    const set = typed.get(hole.id)
    if (set !== undefined) return set
    if (timed) return timed.get(hole.id) ?? null
    const time = formula(plan, hole)
    return time === null ? null : Math.round(time - offset)
  })
}

/** Whether the adapters take a time: a whole ms from 0 to 30,000. */
export const isProgrammable = (ms: number): boolean =>
  Number.isInteger(ms) && ms >= delayLimits.least && ms <= delayLimits.most

/** Returns the time of a hole before rounding: by its row, and by its distance to where the sequence begins. */
function formula({ pozos, malla, salida }: BlastPlan, { id, fila, lugar }: Hole): number | null {
  if (salida.tipo === 'propia') return pozos[id]?.retardo ?? null
  if (fila === null || lugar === null) return null
  const behind = fila * salida.entre_filas
  if (salida.tipo === 'filas') return behind
  const along = lugar + (malla.tresbolillo && fila % 2 === 1 ? 0.5 : 0)
  const last = malla.por_fila - 1
  const start = salida.tipo === 'v' ? last / 2 : salida.inicio === 'derecha' ? last : 0
  return behind + Math.abs(along - start) * salida.entre_pozos
}

/** The first hole fires at 0, also when the corner where it would begin was left out. Times of a file stay. */
function earliest(plan: BlastPlan, holes: readonly Hole[]): number {
  if (plan.salida.tipo === 'propia') return 0
  return holes.reduce((least, hole) => Math.min(least, formula(plan, hole) ?? least), Number.POSITIVE_INFINITY)
}

/**
 * Returns when the signal reaches each hole along the ties: the earliest of all ways (Dijkstra). It starts, at 0, in
 * every hole that a tie leaves and none enters; in a ring, in the hole of its first tie.
 */
function arrivals(ties: readonly Tie[], holes: readonly Hole[]): Map<number, number> {
  const there = new Set(holes.map(({ id }) => id))
  const next = new Map<number, { to: number; ms: number }[]>()
  const entered = new Set<number>()
  for (const [from, to, ms] of ties) {
    if (!there.has(from) || !there.has(to)) continue
    const leaving = next.get(from)
    if (leaving) leaving.push({ to, ms })
    else next.set(from, [{ to, ms }])
    entered.add(to)
  }
  const starts = [...next.keys()].filter((id) => !entered.has(id))
  const first = next.keys().next()
  const queue = new Queue()
  for (const id of starts.length > 0 || first.done ? starts : [first.value]) queue.push(0, id)

  const reached = new Map<number, number>()
  for (let taken = queue.take(); taken; taken = queue.take()) {
    const [time, id] = taken
    if (reached.has(id)) continue
    reached.set(id, time)
    for (const { to, ms } of next.get(id) ?? []) if (!reached.has(to)) queue.push(time + ms, to)
  }
  return reached
}

/** A binary heap of times, the earliest first. */
class Queue {
  readonly #heap: [time: number, id: number][] = []

  push(time: number, id: number): void {
    const heap = this.#heap
    let at = heap.push([time, id]) - 1
    while (at > 0) {
      const above = (at - 1) >> 1
      if (heap[above]![0] <= time) break
      heap[at] = heap[above]!
      at = above
    }
    heap[at] = [time, id]
  }

  take(): [time: number, id: number] | undefined {
    const heap = this.#heap
    const top = heap[0]
    const last = heap.pop()
    if (heap.length === 0 || !last) return top
    let at = 0
    for (;;) {
      let below = 2 * at + 1
      if (below >= heap.length) break
      if (below + 1 < heap.length && heap[below + 1]![0] < heap[below]![0]) below++
      if (heap[below]![0] >= last[0]) break
      heap[at] = heap[below]!
      at = below
    }
    heap[at] = last
    return top
  }
}
