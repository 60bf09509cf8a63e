import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '#core/language/language.ts'
import { useUndoToast } from '../list/bulk/undo-toast.tsx'
import { useRecords } from '../list/use-records.ts'
import { useDrag } from '../use-drag.ts'
import classes from './board.module.css'
import { cardAfterKey, columnAfterKey, isArrow } from './board-keys.ts'
import { boardTexts } from './board-texts.ts'
import { CardFrame } from './card-frame.tsx'
import { carryByTouch } from './carry-by-touch.ts'
import { ColumnFrame } from './column-frame.tsx'
import { type BoardCard, type BoardProps, isAhead, type Move, withMoves } from './moves.ts'

/**
 * Cards in columns. A card is dragged to another column, by touch after a moment, or moved by its menu and by Shift
 * with an arrow; arrows alone go from card to card. Only columns that `targetsOf` names accept a card. A moved card is shown in its new column at
 * once, and can be taken back where `canReturn` says so.
 */
export function Board<Card extends BoardCard>(props: BoardProps<Card>) {
  const { label, nameOf } = props
  const t = useTexts(boardTexts)
  const { columns, move: store } = useMoves(props)
  const offerUndo = useUndoToast()
  const records = useRecords(props.recordOf)
  const board = useRef<HTMLElement>(null)
  const drag = useDrag<number, string>({
    accepts: (_, column): boolean => targets.includes(column),
    onDrop: (_, column) => void move(draggedCard!, column),
  })
  const [said, setSaid] = useState('')
  const columnOf = (id: number | null) => columns.find(({ cards }) => cards.some((card) => card.id === id))
  const draggedCard = columnOf(drag.dragged)?.cards.find(({ id }) => id === drag.dragged)
  const targetsOf = (card: Card) => props.targetsOf(card).filter((id) => id !== columnOf(card.id)?.id)
  const targets = draggedCard ? targetsOf(draggedCard) : []

  const focus = (id: number | undefined) =>
    board.current?.querySelector<HTMLElement>(`[data-card="${id}"] [data-row]`)?.focus()
  async function move(card: Card, to: string) {
    const from = columnOf(card.id)
    const said = t.moved(nameOf(card), columns.find(({ id }) => id === to)?.title ?? '')
    setSaid(said)
    const isMoved = await store(card, to)
    if (isMoved && from && props.canReturn?.(card, from.id, to))
      offerUndo(said, async () => {
        if (await store(card, from.id)) setSaid(t.moved(nameOf(card), from.title))
      })
  }
  /** The card has the focus where it has been put; a dialog that the move opens keeps it until it closes. */
  async function moveWithFocus(card: Card, to: string) {
    requestAnimationFrame(() => document.querySelector('[aria-modal="true"]') ?? focus(card.id))
    await move(card, to)
    requestAnimationFrame(() => document.activeElement === document.body && focus(card.id))
  }
  const take = useEffectEvent((id: number) => {
    const card = columnOf(id)?.cards.find((each) => each.id === id)
    const isTaken = card !== undefined && targetsOf(card).length > 0
    if (isTaken) drag.take(id)
    return isTaken
  })
  const dropByTouch = useEffectEvent(drag.drop)
  useEffect(
    () =>
      carryByTouch(board.current!, { take: (id) => take(id), over: drag.hover, drop: (column) => dropByTouch(column) }),
    [drag.hover],
  )
  const byKeys = (card: Card, from: string) => (event: KeyboardEvent<HTMLElement>) => {
    const at = event.target as HTMLElement
    const isOfMenu = !event.currentTarget.contains(at) || (!event.shiftKey && at.closest('button') !== null)
    if (!isArrow(event) || isOfMenu) return
    event.preventDefault()
    if (!event.shiftKey) return focus(cardAfterKey(event, columns, card.id)?.id)
    const to = columnAfterKey(event, columns, from, targetsOf(card))
    if (to) void moveWithFocus(card, to)
    else setSaid(t.cannotMove)
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an empty board scrolls too, and has nothing else to focus
    <section ref={board} className={classes.board} aria-label={label} tabIndex={0}>
      {columns.map((column) => (
        <ColumnFrame
          key={column.id}
          column={column}
          accepts={draggedCard && targets.includes(column.id)}
          isOver={column.id === drag.over}
          drag={drag.place(column.id)}
          onLeave={() => drag.hover(null)}
        >
          {column.cards.map((card) => (
            <CardFrame
              key={card.id}
              card={card}
              board={props}
              record={records.of(card)!}
              targets={columns.filter(({ id }) => targetsOf(card).includes(id))}
              isDragged={card.id === drag.dragged}
              drag={drag.thing(card.id, nameOf(card))}
              onMove={(to) => void moveWithFocus(card, to)}
              onKeyDown={byKeys(card, column.id)}
            />
          ))}
        </ColumnFrame>
      ))}
      <p className={classes.said} role="status">
        {said}
      </p>
    </section>
  )
}

type Moving<Card extends BoardCard> = Pick<BoardProps<Card>, 'columns' | 'order' | 'onMove'>

/**
 * The columns of a board with what was just moved already in its place; a refused move goes back. A card that is moved
 * again before it is loaded is passed on with the version that its last move made.
 */
function useMoves<Card extends BoardCard>({ columns: stored, order, onMove }: Moving<Card>) {
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
