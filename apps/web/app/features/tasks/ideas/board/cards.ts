import type { IdeaHorizon } from '@portal/contract/tasks/ideas/constants'
import type { Column, Idea } from '../idea-rows.ts'

/** Returns the address of a card's panel, and whether it is open. */
export type CardPath = (idea: Idea) => { to: string; isOpen: boolean }

/** Moves an idea to a horizon. */
export type Move = (idea: Idea, horizon: IdeaHorizon) => Promise<void>

/** The kind of data that a dragged card carries: its id. */
export const dragType = 'application/x-portal-idea'

/** The element id of the link of a card. */
export const cardId = (id: number) => `idea-${id}`

/** Focuses a card, if there is one. */
export const focusCard = (idea: Pick<Idea, 'id'> | undefined): void =>
  void (idea && document.getElementById(cardId(idea.id))?.focus())

interface Place {
  column: number
  row: number
}

/** Returns where a card stands on the board, or null. */
export function placeOf(columns: readonly Column[], elementId: string | undefined): Place | null {
  for (const [column, { ideas }] of columns.entries()) {
    const row = ideas.findIndex(({ id }) => cardId(id) === elementId)
    if (row >= 0) return { column, row }
  }
  return null
}

/** Returns the card that an arrow key leads to from a place: in its column, or in the next column with cards. */
export function cardAfter(columns: readonly Column[], { column, row }: Place, key: string): Idea | undefined {
  if (key === 'ArrowUp' || key === 'ArrowDown') return columns[column]!.ideas[row + (key === 'ArrowUp' ? -1 : 1)]
  const step = key === 'ArrowLeft' ? -1 : 1
  for (let at = column + step; columns[at]; at += step) {
    const { ideas } = columns[at]!
    if (ideas.length > 0) return ideas[Math.min(row, ideas.length - 1)]
  }
  return undefined
}
