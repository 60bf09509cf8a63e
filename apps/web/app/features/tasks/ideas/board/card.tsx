import { IdeaHorizon, ideaHorizonNames } from '@portal/contract/tasks/ideas/constants'
import { IconArrowRight, IconMessage } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { nameIn } from '#core/language/names.ts'
import type { Idea } from '../idea-rows.ts'
import { texts } from '../texts.ts'
import { VoteButton } from '../vote-button.tsx'
import classes from './board.module.css'
import { type CardPath, cardId, dragType, type Move } from './cards.ts'

interface Props {
  idea: Idea
  record: ReturnType<CardPath>
  onMove: Move
}

/** An idea on the board: it is dragged by any part, opened by its title. */
export function IdeaCard({ idea, record, onMove }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { number } = useFormats()
  const [isDragged, setDragged] = useState(false)
  const { id, titulo, integrantes, comentarios, puede_editar: canMove } = idea
  const area = nameIn(idea, 'area_nombre', language)
  const moves = Object.values(IdeaHorizon)
    .filter((horizon) => horizon !== idea.tiempo_interes)
    .map((horizon) => ({
      label: t.moveTo(ideaHorizonNames[horizon][language]),
      icon: IconArrowRight,
      onClick: () => void onMove(idea, horizon),
      why: canMove ? undefined : t.onlyMembers,
    }))
  return (
    <li
      className={classes.card}
      data-dragged={isDragged || undefined}
      data-open={record.isOpen || undefined}
      draggable={canMove}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData(dragType, String(id))
        setDragged(true)
      }}
      onDragEnd={() => setDragged(false)}
    >
      <div className={classes.line}>
        <Link
          id={cardId(id)}
          to={record.to}
          preventScrollReset
          draggable={false}
          className={classes.title}
          data-row
          {...(canMove && { 'aria-keyshortcuts': 'Shift+ArrowLeft Shift+ArrowRight' })}
          {...(record.isOpen && { 'aria-current': 'true' as const })}
        >
          {titulo}
        </Link>
        <RecordMenu actions={moves} />
      </div>
      <div className={classes.line}>
        <VoteButton idea={idea} />
        {comentarios > 0 && (
          <span className={classes.fact} title={t.comments}>
            <IconMessage size={14} aria-label={t.comments} /> {number(comentarios)}
          </span>
        )}
        <span className={classes.fact} data-end title={integrantes.map(({ nombre }) => nombre).join(', ')}>
          {[area, integrantes[0]?.nombre, integrantes.length > 1 && `+${number(integrantes.length - 1)}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
    </li>
  )
}
