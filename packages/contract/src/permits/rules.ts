import { controlledCategories } from './constants.ts'

/** Whether any of these lines is a product that only authorized buyers get. */
export const isControlled = (lines: readonly { categoria_id: number }[]): boolean =>
  lines.some(({ categoria_id: category }) => (controlledCategories as readonly number[]).includes(category))
