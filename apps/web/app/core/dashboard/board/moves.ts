import type { ReactNode } from 'react'
import type { Tone } from '../status-dot.tsx'

/** A record that stands on a board. */
export interface BoardCard {
  readonly id: number
  readonly version: number
}

export interface BoardColumn<Card> {
  readonly id: string
  readonly title: string
  readonly tone: Tone
  /** The first cards; `total` counts all. */
  readonly cards: readonly Card[]
  readonly total: number
  /** There are more than `total`. */
  readonly isMore?: boolean
  /** The address of a list with the cards that are not shown here. */
  readonly rest: string
  /** What stands below the cards, such as a line for a new one. */
  readonly foot?: ReactNode
}

export interface BoardProps<Card extends BoardCard> {
  /** Name of the board for screen readers. */
  label: string
  columns: readonly BoardColumn<Card>[]
  /** Returns the path of a record, as lists do. */
  recordOf: (card: Card) => string
  /** The name of a card, for screen readers. */
  nameOf: (card: Card) => string
  /** The content of the link of a card. */
  title: (card: Card) => ReactNode
  /** What stands below it. */
  facts: (card: Card) => ReactNode
  /** The order of a column; without it, moved cards are on top. */
  order?: (a: Card, b: Card) => number
  /** The columns to which a card may be moved; its own is left out. */
  targetsOf: (card: Card) => readonly string[]
  /** Stores a move. Returns the version that it made, or null when it was refused and the card returns. */
  onMove: (card: Card, to: string) => Promise<number | null>
  /** Whether a card that was moved can be moved back; then this is offered. Absent: never. */
  canReturn?: (card: Card, from: string, to: string) => boolean
}

/** A card that was moved here, shown in its column until a later version of it is loaded. */
export interface Move {
  readonly id: number
  readonly to: string
  /** The version that the move made; Infinity while it is being stored. */
  readonly version: number
}

type Columns<Card> = readonly BoardColumn<Card>[]

/** Whether a move is not loaded yet. */
export const isAhead = <Card extends BoardCard>(columns: Columns<Card>, { id, version }: Move): boolean =>
  columns.some(({ cards }) => cards.some((card) => card.id === id && card.version < version))

/** Returns the columns with the moves that are not loaded yet. */
export const withMoves = <Card extends BoardCard>(
  stored: Columns<Card>,
  moves: readonly Move[],
  order?: (a: Card, b: Card) => number,
): Columns<Card> =>
  moves.filter((move) => isAhead(stored, move)).reduce((columns, move) => moved(columns, move, order), stored)

/** Returns the columns with a card in another one, in its place by `order` or on top. */
function moved<Card extends BoardCard>(
  columns: Columns<Card>,
  { id, to }: Move,
  order?: (a: Card, b: Card) => number,
): Columns<Card> {
  const card = columns.flatMap(({ cards }) => cards).find((each) => each.id === id)
  if (card === undefined) return columns
  return columns.map((column) => {
    const others = column.cards.filter((each) => each.id !== id)
    const wasHere = others.length < column.cards.length
    const isHere = column.id === to
    const cards = isHere ? placed(card, others, order) : others
    return { ...column, cards, total: column.total - Number(wasHere) + Number(isHere) }
  })
}

function placed<Card>(card: Card, others: readonly Card[], order?: (a: Card, b: Card) => number): Card[] {
  const at = order ? others.findIndex((other) => order(card, other) < 0) : 0
  return others.toSpliced(at < 0 ? others.length : at, 0, card)
}
