import { Button } from '@mantine/core'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { ideaCalls } from '@portal/contract/tasks/ideas/calls'
import { type IdeaHorizon, ideaEventKindNames, ideaHorizonNames } from '@portal/contract/tasks/ideas/constants'
import { IconEdit } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { Timeline } from '#core/dashboard/detail/timeline.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { Comments } from '../comments/comments.tsx'
import { taskPath } from '../paths.ts'
import { useSeen } from '../use-seen.ts'
import { IdeaActions } from './idea-actions.tsx'
import { IdeaFields } from './idea-fields.tsx'
import classes from './idea-panel.module.css'
import { horizonTones, type IdeaDetail } from './idea-rows.ts'
import { texts } from './texts.ts'
import { useIdeaChoices } from './use-idea-choices.ts'
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

/** What happened to an idea, newest first. */
function IdeaHistory({ events }: { events: IdeaDetail['eventos'] }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  return (
    <PanelSection title={t.history}>
      <Timeline
        events={events.toReversed().map(({ id, tipo, de, a, autor, creado_en: at }) => ({
          id,
          title:
            de !== null && a !== null
              ? t.fromTo(textIn(ideaHorizonNames[de], language), textIn(ideaHorizonNames[a], language))
              : textIn(ideaEventKindNames[tipo], language),
          text: `${autor} · ${dateTime(at)}`,
        }))}
      />
    </PanelSection>
  )
}

/** The data of an idea. */
function IdeaForm({ idea, onDone }: { idea: IdeaDetail['idea']; onDone: () => void }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { usuarios, areas } = useIdeaChoices()
  const { titulo, descripcion, area_id, tiempo_interes, version } = idea
  const form = useWireForm({
    call: ideaCalls.update,
    params: { id: idea.id },
    initial: {
      titulo,
      descripcion,
      area_id,
      tiempo_interes,
      integrantes: idea.integrantes.map(({ id }) => id),
      version,
    },
    draft: { form: `idea-${idea.id}`, label: t.draftOf(titulo) },
    onDone,
  })
  const names = new Map([...idea.integrantes, ...usuarios].map(({ id, nombre }) => [id, nombre]))
  const areaOf = (id: unknown) => areas.find((area) => area.id === id)
  return (
    <WireForm
      form={form}
      label={t.idea}
      compare={[
        { name: 'titulo', label: t.title },
        { name: 'descripcion', label: t.description },
        {
          name: 'integrantes',
          label: t.members,
          text: (ids) => (ids as number[]).map((id) => names.get(id)).join(', '),
        },
        {
          name: 'area_id',
          label: t.area,
          text: (id) => nameIn(areaOf(id) ?? { nombre: '', nombre_en: '' }, 'nombre', language),
        },
        {
          name: 'tiempo_interes',
          label: t.horizon,
          text: (id) => textIn(ideaHorizonNames[id as IdeaHorizon], language),
        },
      ]}
    >
      <IdeaFields form={form} known={idea.integrantes} />
      <FormActions form={form}>
        <Button variant="default" onClick={onDone}>
          {t.cancel}
        </Button>
      </FormActions>
    </WireForm>
  )
}
