import { type ProductionMove, type ProductionStep, productionMovesFrom } from '@portal/contract/production/steps'
import type { Actor } from '#core/base/actor.ts'

type Who = Pick<Actor, 'role' | 'isOfHouse'>

/** Whether they may change orders: people of the house, who make them; people of other enterprises only look. */
export const canChange = ({ isOfHouse }: Who): boolean => isOfHouse

interface Standing {
  paso: ProductionStep
  anulada_en: Date | null
}

/** Returns the moves that they may make with an order now, whatever else it waits for. */
export const movesOf = (actor: Who, { paso, anulada_en }: Standing): readonly ProductionMove[] =>
  canChange(actor) && anulada_en === null ? productionMovesFrom(paso, actor.role) : []
