import type { Text } from '@portal/contract/core/text'
import type { MachineCategory } from '@portal/contract/machines/categories/constants'
import type { Shown } from './pictures.ts'

/**
 * A type of machine of the demo set. The makers are invented; the models are those that the pictures show, in one of
 * their versions. Each type has one colour.
 */
export interface Machine {
  category: MachineCategory
  model: Text
  shown: Shown
  /** Price of a new one, in thousands of dollars. */
  price: number
  /** What it is, in one sentence. */
  text: Text
  /** Price of one day, in dollars, where it is let. */
  rent?: number
}

/** Returns a type of machine; `rent` only where it is let. */
export const machine = (
  category: MachineCategory,
  shown: Shown,
  price: number,
  model: Text,
  text: Text,
  rent?: number,
): Machine => ({
  category,
  shown,
  price,
  model,
  text,
  ...(rent && { rent }),
})
