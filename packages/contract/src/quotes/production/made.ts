import { ProductCategory } from '../../products/constants.ts'

/** Categories that nobody makes or ships: licenses, and services of people. */
export const unmadeCategories: readonly number[] = [
  ProductCategory.software,
  ProductCategory.fragmentation,
  ProductCategory.technicalService,
  ProductCategory.training,
]

/** Whether an order of these lines goes to the factory. */
export const isMade = (lines: readonly { categoria_id: number }[]): boolean =>
  lines.some(({ categoria_id: category }) => !unmadeCategories.includes(category))
