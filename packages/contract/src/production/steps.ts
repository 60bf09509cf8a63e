import { Role } from '../access/constants.ts'
import { hasRankOf } from '../access/hierarchy.ts'
import type { Texts } from '../core/text.ts'

/** The steps of an order, in the order in which it passes them (`paso`). */
export const ProductionStep = {
  received: 'recibida',
  planned: 'planificada',
  making: 'en_produccion',
  ready: 'lista',
  dispatched: 'despachada',
  delivered: 'entregada',
} as const
export type ProductionStep = (typeof ProductionStep)[keyof typeof ProductionStep]

export const productionSteps = Object.values(ProductionStep)

export const productionStepNames: Readonly<Record<ProductionStep, Texts<string>>> = {
  recibida: { key: 'production/received', es: 'Recibida', en: 'Received' },
  planificada: { es: 'Planificada', en: 'Planned' },
  en_produccion: { es: 'En producción', en: 'In production' },
  lista: { es: 'Lista', en: 'Ready' },
  despachada: { es: 'Despachada', en: 'Dispatched' },
  entregada: { es: 'Entregada', en: 'Delivered' },
}

export interface ProductionMove {
  readonly from: ProductionStep
  readonly to: ProductionStep
  /** Whether a reason is required: a step back. */
  readonly needsReason: boolean
  /** Who may besides holding the module: the lowest role, of people of the house. */
  readonly role: Role | null
}

/** Every allowed move: one step forward, or one back with a reason by a manager or above. A step is never skipped. */
export const productionMoves: readonly ProductionMove[] = productionSteps.slice(1).flatMap((later, place) => {
  const earlier = productionSteps[place]!
  return [
    { from: earlier, to: later, needsReason: false, role: null },
    { from: later, to: earlier, needsReason: true, role: Role.manager },
  ]
})

/** Returns the moves that a role may make from a step. */
export const productionMovesFrom = (step: ProductionStep, role: Role): readonly ProductionMove[] =>
  productionMoves.filter((move) => move.from === step && (move.role === null || hasRankOf(role, move.role)))

/** Whether production has begun, so that the order can no longer be voided. */
export const hasStarted = (step: ProductionStep): boolean =>
  productionSteps.indexOf(step) >= productionSteps.indexOf(ProductionStep.making)
