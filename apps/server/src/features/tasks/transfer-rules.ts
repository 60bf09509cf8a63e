import { reviewersOf } from './save/rules.ts'

/** Who has to do with a task. */
export interface People {
  encargado_id: number
  creado_por: number
  revisores: readonly number[]
}

/**
 * Returns the people of a task once `to` takes every place of `from`. The assignee reviews nothing of their own: where no
 * other reviewer is left the creator reviews it, and where they are that themselves, nobody does.
 */
export function handedOver({ encargado_id, creado_por, revisores }: People, from: number, to: number): People {
  const successor = (id: number) => (id === from ? to : id)
  const [assignee, creator] = [successor(encargado_id), successor(creado_por)]
  const reviewers = [...new Set(revisores.map(successor))]
  const others = reviewers.filter((id) => id !== assignee)
  return {
    encargado_id: assignee,
    creado_por: creator,
    revisores: reviewersOf(others.length > 0 ? others : reviewers, assignee, creator) ?? [],
  }
}

/** Whether two lists of reviewers name the same people. */
export const sameReviewers = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((id) => others.includes(id))
