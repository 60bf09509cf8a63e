import type { ReactNode } from 'react'

export interface BoardColumn<Card> {
  readonly id: string
  readonly title: string
  /** The first cards; `total` counts all. */
  readonly cards: readonly Card[]
  readonly total: number
  /** There are more than `total`. */
  readonly isMore?: boolean
}

export interface BoardProps<Card> {
  /** Name of the board for screen readers. */
  label: string
  columns: readonly BoardColumn<Card>[]
  cardKey: (card: Card) => string | number
  /** The name of a card, for screen readers. */
  nameOf: (card: Card) => string
  render: (card: Card) => ReactNode
  /** The columns to which a card may be moved. */
  targetsOf: (card: Card) => readonly string[]
  /** Stores a move. Returns whether it was done; otherwise the card returns. */
  onMove: (card: Card, to: string) => Promise<boolean>
}

/** A card that was moved here and is not stored yet. */
export interface Moved {
  key: string | number
  to: string
}

/** Returns the columns with a card at the top of another one. */
export function movedColumns<Card>(
  columns: readonly BoardColumn<Card>[],
  cardKey: (card: Card) => string | number,
  { key, to }: Moved,
): BoardColumn<Card>[] {
  const card = columns.flatMap(({ cards }) => cards).find((each) => cardKey(each) === key)
  if (card === undefined) return [...columns]
  return columns.map((column) => {
    const others = column.cards.filter((each) => cardKey(each) !== key)
    const wasHere = others.length < column.cards.length
    const isHere = column.id === to
    const total = column.total - Number(wasHere) + Number(isHere)
    return { ...column, cards: isHere ? [card, ...others] : others, total }
  })
}

interface Key {
  key: string
  altKey: boolean
}

/**
 * Returns the column that Alt with an arrow moves a card to: the next one in that direction that accepts it, null when
 * there is none, and undefined for any other key.
 */
export function columnAfterKey(
  { key, altKey }: Key,
  columns: readonly { id: string }[],
  from: string,
  targets: readonly string[],
): string | null | undefined {
  if (!altKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return undefined
  const place = columns.findIndex(({ id }) => id === from)
  const ahead = key === 'ArrowRight' ? columns.slice(place + 1) : columns.slice(0, place).reverse()
  return ahead.find(({ id }) => targets.includes(id))?.id ?? null
}
