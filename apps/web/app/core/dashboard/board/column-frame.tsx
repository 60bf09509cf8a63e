import type { HTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { StatusDot } from '../status-dot.tsx'
import classes from './board.module.css'
import { boardTexts } from './board-texts.ts'
import type { BoardColumn } from './moves.ts'

interface Props {
  column: BoardColumn<unknown>
  /** Whether it takes the card that is dragged; undefined while none is. */
  accepts: boolean | undefined
  /** Whether it is below the card that is dragged. */
  isOver: boolean
  /** What lets the mouse drop a card on it. */
  drag: HTMLAttributes<HTMLElement>
  /** The card that is dragged is no longer above it. */
  onLeave: () => void
  children: ReactNode
}

/** One column: its name with the number of all its cards, the first of them, and a link to the others. */
export function ColumnFrame({ column, accepts, isOver, drag, onLeave, children }: Props) {
  const t = useTexts(boardTexts)
  const { number } = useFormats()
  const { title, tone, cards, total, isMore, rest, foot } = column
  return (
    <section
      className={classes.column}
      aria-label={title}
      data-column={column.id}
      data-target={accepts || undefined}
      data-over={(accepts && isOver) || undefined}
      data-refuses={accepts === false || undefined}
      {...drag}
      onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && onLeave()}
    >
      <h2 className={classes.head}>
        <StatusDot tone={tone}>{title}</StatusDot>
        <span className={classes.count}>
          {number(total)}
          {isMore && '+'}
        </span>
      </h2>
      {cards.length > 0 ? <ul className={classes.cards}>{children}</ul> : <p className={classes.none}>{t.none}</p>}
      {cards.length > 0 && total > cards.length && (
        <Link to={rest} className={classes.rest}>
          {t.rest(`${number(total - cards.length)}${isMore ? '+' : ''}`)}
        </Link>
      )}
      {foot}
    </section>
  )
}
