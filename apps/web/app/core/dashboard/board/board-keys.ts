import type { BoardCard, BoardColumn } from './moves.ts'

interface Key {
  key: string
  shiftKey: boolean
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }
const isSideways = (key: string) => key === 'ArrowLeft' || key === 'ArrowRight'

/** Whether a key is an arrow, alone or with Shift. */
export const isArrow = ({ key, altKey, ctrlKey, metaKey }: Key): boolean =>
  key in steps && !altKey && !ctrlKey && !metaKey

/**
 * Returns the column that Shift with an arrow moves a card to: the next one in that direction that accepts it; null
 * when there is none.
 */
export function columnAfterKey(
  { key }: Pick<Key, 'key'>,
  columns: readonly { id: string }[],
  from: string,
  targets: readonly string[],
): string | null {
  if (!isSideways(key)) return null
  const place = columns.findIndex(({ id }) => id === from)
  const ahead = key === 'ArrowRight' ? columns.slice(place + 1) : columns.slice(0, place).reverse()
  return ahead.find(({ id }) => targets.includes(id))?.id ?? null
}

/** Returns the card that an arrow leads to from another: in its column, or in the next column with cards. */
export function cardAfterKey<Card extends BoardCard>(
  { key }: Pick<Key, 'key'>,
  columns: readonly BoardColumn<Card>[],
  from: number,
): Card | undefined {
  const step = steps[key] ?? 1
  const column = columns.findIndex(({ cards }) => cards.some(({ id }) => id === from))
  if (column < 0) return undefined
  const row = columns[column]!.cards.findIndex(({ id }) => id === from)
  if (!isSideways(key)) return columns[column]!.cards[row + step]
  for (let at = column + step; columns[at]; at += step) {
    const { cards } = columns[at]!
    if (cards.length > 0) return cards[Math.min(row, cards.length - 1)]
  }
  return undefined
}
