import { Button } from '@mantine/core'
import { ideaHorizonNames } from '@portal/contract/tasks/ideas/constants'
import { IconEdit } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { nameIn } from '#core/language/names.ts'
import { taskPath } from '../paths.ts'
import { Discussion } from './discussion/discussion.tsx'
import { IdeaActions } from './idea-actions.tsx'
import { IdeaForm } from './idea-form.tsx'
import classes from './idea-panel.module.css'
import { horizonTones, type IdeaDetail } from './idea-rows.ts'
import { texts } from './texts.ts'
import { VoteButton } from './vote-button.tsx'

/** An idea with its text, people and discussion. */
export function IdeaPanel({ detail }: { detail: IdeaDetail }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { date } = useFormats()
  const [isEdited, setEdited] = useState(false)
  const { idea } = detail
  return (
    <SidePanel
      title={idea.titulo}
      size="form"
      status={
        <span className={classes.status}>
          <VoteButton idea={idea} />
          <StatusDot tone={horizonTones[idea.tiempo_interes]}>
            {ideaHorizonNames[idea.tiempo_interes][language]}
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
      <PanelSection title={t.discussion}>
        <Discussion detail={detail} />
      </PanelSection>
    </SidePanel>
  )
}
