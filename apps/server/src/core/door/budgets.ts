import type { Budget, Limit } from '@portal/contract/core/endpoint'
import { type Actor, type Standing, standingOf } from '../base/actor.ts'

const hour = 3600
const day = 86_400

/**
 * How many calls one account may send, or one address without a session, of all calls of the budget together. People at
 * work stay far below; an office or a mobile network shares one address. Single calls have lower limits of their own.
 */
const budgets: Readonly<Record<Budget, { seconds: number } & Readonly<Record<Standing, number>>>> = {
  typing: { seconds: 600, house: 3000, partner: 3000, customer: 600, visitor: 6000 },
  saving: { seconds: hour, house: 3000, partner: 1000, customer: 120, visitor: 600 },
  mailing: { seconds: hour, house: 600, partner: 200, customer: 20, visitor: 300 },
  uploading: { seconds: hour, house: 3000, partner: 600, customer: 60, visitor: 120 },
  money: { seconds: day, house: 5000, partner: 1000, customer: 20, visitor: 3000 },
}

/** Returns the limit that a budget is for who sends a call. */
export function budgetOf(budget: Budget, actor: Actor | null): Limit {
  const { seconds, ...most } = budgets[budget]
  return { name: `presupuesto-${budget}`, max: most[standingOf(actor)], seconds }
}
