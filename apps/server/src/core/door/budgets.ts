import { type Actor, type Standing, standingOf } from '../base/actor.ts'
import type { Limit } from './rate-limits.ts'

/**
 * What a writing call is, as far as its cost goes:
 * - `typing`: marks, moves, drafts and counts, of which people send many; they cost a row at most;
 * - `saving`: makes or changes a record;
 * - `mailing`: sends mail to someone, by its nature;
 * - `uploading`: stores a file, or makes one;
 * - `money`: fixes an amount, or takes a number of a series without gaps.
 */
export type Budget = 'typing' | 'saving' | 'mailing' | 'uploading' | 'money'

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
