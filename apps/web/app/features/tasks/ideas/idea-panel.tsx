import { Button } from '@mantine/core'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { ideaCalls } from '@portal/contract/tasks/ideas/calls'
import { ideaHorizonNames } from '@portal/contract/tasks/ideas/constants'
import { IconEdit } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { Comments } from '../comments/comments.tsx'
import { taskPath } from '../paths.ts'
import { useSeen } from '../use-seen.ts'
import { IdeaActions } from './idea-actions.tsx'
import { IdeaForm } from './idea-form.tsx'
import { IdeaHistory } from './idea-history.tsx'
import classes from './idea-panel.module.css'
import { horizonTones, type IdeaDetail } from './idea-rows.ts'
import { texts } from './texts.ts'
import { VoteButton } from './vote-button.tsx'

/** An idea with its text, people, comments and history. */
export function IdeaPanel({ detail }: { detail: IdeaDetail }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { date } = useFormats()
  const [isEdited, setEdited] = useState(false)
  const { idea } = detail
  useSeen(ideaCalls.markSeen, idea.id, idea.mencion)
  return (
    <SidePanel
      title={idea.titulo}
      size="form"
      status={
        <span className={classes.status}>
          <VoteButton idea={idea} />
          <StatusDot tone={horizonTones[idea.tiempo_interes]}>
            {textIn(ideaHorizonNames[idea.tiempo_interes], language)}
          </StatusDot>
          {idea.tarea_id !== null && <Link to={taskPath(idea.tarea_id)}>{t.openTask}</Link>}
        </span>
      }
      actions={<IdeaActions idea={idea} />}
    >
      {isEdited ? (
        <IdeaForm idea={idea} onDone={() => setEdited(false)} />
      ) : (
        <>
          <p className={classes.text} data-empty={idea.descripcion === '' || undefined}>
            {idea.descripcion || t.noDescription}
          </p>
          <FactGrid
            facts={[
              { label: t.members, value: idea.integrantes.map(({ nombre }) => nombre).join(', ') },
              { label: t.area, value: nameIn(idea, 'area_nombre', language) },
              { label: t.author, value: idea.creador_nombre },
              { label: t.created, value: date(idea.creado_en) },
            ]}
          />
          {idea.puede_editar && (
            <div>
              <Button
                variant="default"
                leftSection={<IconEdit size={16} stroke={1.75} />}
                onClick={() => setEdited(true)}
              >
                {t.edit}
              </Button>
            </div>
          )}
        </>
      )}
      <Comments about={{ idea_id: idea.id }} comments={detail.comentarios} people={detail.personas} />
      <IdeaHistory events={detail.eventos} />
    </SidePanel>
  )
}
