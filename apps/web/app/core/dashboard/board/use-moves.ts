import { useEffect, useRef, useState } from 'react'
import { type BoardCard, type BoardProps, isAhead, type Move, withMoves } from './moves.ts'

type Moving<Card extends BoardCard> = Pick<BoardProps<Card>, 'columns' | 'order' | 'onMove'>

/**
 * The columns of a board with what was just moved already in its place; a refused move goes back. A card that is moved
 * again before it is loaded is passed on with the version that its last move made.
 */
export function useMoves<Card extends BoardCard>({ columns: stored, order, onMove }: Moving<Card>) {
  const [moves, setMoves] = useState<readonly Move[]>([])
  const versions = useRef(new Map<number, number>())
  useEffect(() => {
    setMoves((all) => {
      const left = all.filter((move) => isAhead(stored, move))
      return left.length === all.length ? all : left
    })
  }, [stored])

  /** Returns whether the card was moved. */
  async function move(card: Card, to: string): Promise<boolean> {
    const mine: Move = { id: card.id, to, version: Number.POSITIVE_INFINITY }
    setMoves((all) => [...all.filter(({ id }) => id !== card.id), mine])
    const newest = Math.max(card.version, versions.current.get(card.id) ?? 0)
    const version = await onMove({ ...card, version: newest }, to)
    if (version !== null) versions.current.set(card.id, version)
    setMoves((all) => all.flatMap((one) => (one !== mine ? [one] : version === null ? [] : [{ ...mine, version }])))
    return version !== null
  }
  return { columns: withMoves(stored, moves, order), move }
}
