import { ideaHorizonNames } from '@portal/contract/tasks/ideas/constants'
import { type DragEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import type { ListState } from '#core/dashboard/list/use-list.ts'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { type Column, horizonTones } from '../idea-rows.ts'
import { asList, viewParam } from '../paths.ts'
import { texts } from '../texts.ts'
import classes from './board.module.css'
import { IdeaCard } from './card.tsx'
import { type CardPath, dragType, type Move } from './cards.ts'
import { QuickIdea } from './quick-idea.tsx'

interface Props {
  list: ListState
  column: Column
  recordOf: CardPath
  onMove: Move
  onDrop: (id: number) => void
}

/** One horizon: its cards, the most voted first, and a line for a new idea. */
export function BoardColumn({ list, column, recordOf, onMove, onDrop }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { number } = useFormats()
  const headId = useId()
  const [isOver, setOver] = useState(false)
  const { tiempo_interes: horizon, ideas, total } = column
  const carries = (event: DragEvent) => event.dataTransfer.types.includes(dragType)
  return (
    <section
      className={classes.column}
      aria-labelledby={headId}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!carries(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)}
      onDrop={(event) => {
        setOver(false)
        if (!carries(event)) return
        event.preventDefault()
        onDrop(Number(event.dataTransfer.getData(dragType)))
      }}
    >
      <h2 id={headId} className={classes.head}>
        <StatusDot tone={horizonTones[horizon]}>{ideaHorizonNames[horizon][language]}</StatusDot>
        <span className={classes.count}>{number(total)}</span>
      </h2>
      <ul className={classes.cards}>
        {ideas.map((idea) => (
          <IdeaCard key={idea.id} idea={idea} record={recordOf(idea)} onMove={onMove} />
        ))}
      </ul>
      {total > ideas.length && (
        <Link className={classes.more} to={list.to({ tiempo_interes: horizon, [viewParam]: asList })}>
          {t.moreOf(number(total - ideas.length))}
        </Link>
      )}
      <QuickIdea horizon={horizon} />
    </section>
  )
}
