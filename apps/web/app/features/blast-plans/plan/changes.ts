import type { BlastPlan, Tie } from '@portal/contract/blast-plans/plan'

/** Returns the plan with a hole left out, or taken in again. */
export function toggled(plan: BlastPlan, id: number): BlastPlan {
  const isGone = plan.quitados.includes(id)
  return { ...plan, quitados: isGone ? plan.quitados.filter((one) => one !== id) : [...plan.quitados, id] }
}

/** Returns the plan with the time of a hole set by hand; null gives it back to the sequence. */
export function withTime(plan: BlastPlan, id: number, ms: number | null): BlastPlan {
  const others = plan.retardos.filter(([hole]) => hole !== id)
  return { ...plan, retardos: ms === null ? others : [...others, [id, ms]] }
}

/** Returns the plan with a tie between two holes, in place of one that stands there; the same tie again removes it. */
export function tied(plan: BlastPlan, from: number, to: number, ms: number): BlastPlan {
  const joins = ([a, b]: Tie) => (a === from && b === to) || (a === to && b === from)
  const before = plan.uniones.find(joins)
  const others = plan.uniones.filter((tie) => !joins(tie))
  const isSame = before?.[0] === from && before[2] === ms
  return { ...plan, uniones: isSame ? others : [...others, [from, to, ms]] }
}

/** Returns the plan with the ties that give the same times as its sequence: each hole from the one that fires before it. */
export function tiedAsTimed(
  plan: BlastPlan,
  order: readonly { readonly id: number; readonly ms: number }[],
): BlastPlan {
  const uniones = order.slice(1).map((hole, index): Tie => {
    const before = order[index]!
    return [before.id, hole.id, hole.ms - before.ms]
  })
  return { ...plan, uniones, retardos: [], salida: { ...plan.salida, tipo: 'uniones' } }
}
