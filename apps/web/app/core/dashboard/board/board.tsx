import { type DragEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import classes from './board.module.css'
import { boardTexts } from './board-texts.ts'
import { CardFrame } from './card-frame.tsx'
import { type BoardProps, columnAfterKey, type Moved, movedColumns } from './moves.ts'

/**
 * Cards in columns. A card is dragged to another column, or moved by its menu and by Alt with the left and right
 * arrows; only columns that `targetsOf` names accept it. A moved card is shown in its new column at once, until the
 * stored columns are loaded again.
 */
export function Board<Card>(props: BoardProps<Card>) {
  const { label, columns: stored, cardKey, targetsOf, onMove } = props
  const t = useTexts(boardTexts)
  const { number } = useFormats()
  const [moved, setMoved] = useState<Moved | null>(null)
  const [dragged, setDragged] = useState<string | number | null>(null)
  const [said, setSaid] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: newly loaded columns replace what was moved here
  useEffect(() => setMoved(null), [stored])

  const columns = moved ? movedColumns(stored, cardKey, moved) : stored
  const all = columns.flatMap(({ cards }) => cards)
  const draggedCard = all.find((card) => cardKey(card) === dragged)
  const targets = draggedCard ? targetsOf(draggedCard) : []

  async function move(card: Card, to: string) {
    setMoved({ key: cardKey(card), to })
    setSaid(t.moved(props.nameOf(card), columns.find(({ id }) => id === to)?.title ?? ''))
    const isDone = await onMove(card, to)
    if (!isDone) setMoved(null)
  }
  const drop = (to: string) => (event: DragEvent) => {
    event.preventDefault()
    setDragged(null)
    if (draggedCard && targets.includes(to)) void move(draggedCard, to)
  }
  const moveByKey = (card: Card, from: string) => (event: KeyboardEvent) => {
    const to = columnAfterKey(event, columns, from, targetsOf(card))
    if (to === undefined) return
    event.preventDefault()
    if (to) void move(card, to)
    else setSaid(t.cannotMove)
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an empty board scrolls too, and has nothing else to focus
    <section className={classes.board} aria-label={label} tabIndex={0}>
      {columns.map(({ id, title, cards, total, isMore }) => (
        <section
          key={id}
          className={classes.column}
          aria-label={title}
          data-target={targets.includes(id) || undefined}
          data-refuses={(draggedCard && !targets.includes(id)) || undefined}
          onDragOver={(event) => targets.includes(id) && event.preventDefault()}
          onDrop={drop(id)}
        >
          <h2 className={classes.head}>
            {title}{' '}
            <span className={classes.count}>
              {number(total)}
              {isMore && '+'}
            </span>
          </h2>
          <ul className={classes.cards}>
            {cards.map((card) => (
              <CardFrame
                key={cardKey(card)}
                card={card}
                board={props}
                targets={columns.filter((each) => targetsOf(card).includes(each.id))}
                isDragged={cardKey(card) === dragged}
                onDrag={(isDragging) => setDragged(isDragging ? cardKey(card) : null)}
                onMove={(to) => void move(card, to)}
                onKeyDown={moveByKey(card, id)}
              />
            ))}
          </ul>
          {cards.length === 0 && <p className={classes.none}>{t.none}</p>}
          {cards.length > 0 && total > cards.length && <p className={classes.none}>{t.more(number(cards.length))}</p>}
        </section>
      ))}
      <p className={classes.said} role="status">
        {said}
      </p>
    </section>
  )
}
