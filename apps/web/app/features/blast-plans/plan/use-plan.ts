import type { PlanProblem } from '@portal/contract/blast-plans/messages'
import { type BlastPlan, firstPlan } from '@portal/contract/blast-plans/plan'
import { useDeferredValue, useEffect, useMemo, useReducer, useState } from 'react'
import { type Design, designOf } from './design.ts'
import { hashOf, holdsPlan, planOfHash } from './link.ts'

interface History {
  past: readonly BlastPlan[]
  plan: BlastPlan
  future: readonly BlastPlan[]
}

type Step = { kind: 'change'; plan: BlastPlan } | { kind: 'undo' } | { kind: 'redo' }

const mostSteps = 100

/** Moves through the history of a plan. */
export function afterStep({ past, plan, future }: History, step: Step): History {
  if (step.kind === 'change')
    return step.plan === plan
      ? { past, plan, future }
      : { past: [...past, plan].slice(-mostSteps), plan: step.plan, future: [] }
  const [from, to] = step.kind === 'undo' ? [past, future] : [future, past]
  const next = step.kind === 'undo' ? from.at(-1) : from[0]
  if (!next) return { past, plan, future }
  return step.kind === 'undo'
    ? { past: past.slice(0, -1), plan: next, future: [plan, ...to] }
    : { past: [...to, plan], plan: next, future: future.slice(1) }
}

export interface Planning {
  plan: BlastPlan
  /** Of this plan, or of the one before while the new one is calculated. */
  design: Design
  change: (plan: BlastPlan) => void
  undo: (() => void) | null
  redo: (() => void) | null
  /** Why the address holds no plan. */
  problem: PlanProblem | null
}

const storeAfterMs = 600

/** The plan of the page: it begins with that of the address, and the address follows it, so that a reload keeps it. */
export function usePlan(): Planning {
  const [{ past, plan, future }, step] = useReducer(afterStep, { past: [], plan: firstPlan, future: [] })
  const [problem, setProblem] = useState<PlanProblem | null>(null)
  const shown = useDeferredValue(plan)
  const design = useMemo(() => designOf(shown), [shown])

  useEffect(() => {
    const read = async () => {
      if (!holdsPlan(window.location.hash)) return
      const found = await planOfHash(window.location.hash)
      setProblem('problem' in found ? found.problem : null)
      if ('plan' in found) step({ kind: 'change', plan: found.plan })
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])

  useEffect(() => {
    if (plan === firstPlan) return
    const timer = setTimeout(async () => {
      const hash = await hashOf(plan)
      window.history.replaceState(window.history.state, '', hash ?? window.location.pathname + window.location.search)
    }, storeAfterMs)
    return () => clearTimeout(timer)
  }, [plan])

  return {
    plan,
    design,
    problem,
    change: (plan) => step({ kind: 'change', plan }),
    undo: past.length > 0 ? () => step({ kind: 'undo' }) : null,
    redo: future.length > 0 ? () => step({ kind: 'redo' }) : null,
  }
}
