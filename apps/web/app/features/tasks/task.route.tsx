import { Button } from '@mantine/core'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { taskCalls } from '@portal/contract/tasks/calls'
import { priorityNames, taskEventKindNames } from '@portal/contract/tasks/constants'
import { taskStatusNames } from '@portal/contract/tasks/states'
import { IconPencil, IconPencilOff, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { type Fact, FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { Timeline } from '#core/dashboard/detail/timeline.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/task.route'
import { Checklist } from './checklist.tsx'
import { Comments } from './comments/comments.tsx'
import { Files } from './files.tsx'
import { moveName } from './move-names.ts'
import { useStatusChange } from './status-change.tsx'
import classes from './task.module.css'
import { TaskForm } from './task-form.tsx'
import { type TaskData, type TaskDetail, taskTones } from './task-rows.ts'
import { texts } from './texts.ts'
import { useSeen } from './use-seen.ts'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(taskCalls.get, { params: { tarea_id: params.tareaId } })

/** A task next to its list: what to do, who does it, its checklist, files, comments and history. */
export default function TaskPanel({ loaderData }: Route.ComponentProps) {
  const { tarea, comentarios, puntos, adjuntos, eventos, personas } = loaderData
  const language = useLanguage()
  const [isEditing, setEditing] = useState(false)
  useSeen(taskCalls.markSeen, tarea.id, !tarea.visto)
  return (
    <SidePanel
      key={tarea.id}
      title={tarea.titulo}
      mark={`#${tarea.tarea_id}`}
      size="form"
      status={
        <SummaryLine>
          <StatusDot tone={taskTones[tarea.estado]}>{textIn(taskStatusNames[tarea.estado], language)}</StatusDot>
          {textIn(priorityNames[tarea.prioridad], language)}
          {tarea.encargado_nombre}
        </SummaryLine>
      }
      actions={<TaskMenu task={tarea} isEditing={isEditing} onEdit={() => setEditing(!isEditing)} />}
    >
      <div className={classes.parts}>
        <Moves task={tarea} />
        {isEditing && tarea.puede_editar ? (
          <TaskForm task={tarea} onDone={() => setEditing(false)} />
        ) : (
          <>
            {tarea.descripcion && <p className={classes.text}>{tarea.descripcion}</p>}
            <Facts task={tarea} />
          </>
        )}
        <Checklist task={tarea} items={puntos} />
        <Files task={tarea} files={adjuntos} />
        <Comments about={{ tarea_id: tarea.id }} comments={comentarios} people={personas} />
        <TaskHistory events={eventos} />
      </div>
    </SidePanel>
  )
}

/** What the reader may do with the status now, the usual step first. */
function Moves({ task }: { task: TaskDetail }) {
  const t = useTexts(texts)
  const { change, dialog, isSending } = useStatusChange()
  if (task.transiciones_permitidas.length === 0) return null
  return (
    <div className={classes.moves}>
      {task.transiciones_permitidas.map(({ estado, comentario }, place) => (
        <Button
          key={estado}
          {...((place > 0 || comentario) && { variant: 'default' })}
          loading={isSending}
          onClick={() => void change(task, estado)}
        >
          {t.moves[moveName(task, estado)]}
        </Button>
      ))}
      {dialog}
    </div>
  )
}

function TaskMenu({ task, isEditing, onEdit }: { task: TaskDetail; isEditing: boolean; onEdit: () => void }) {
  const t = useTexts(texts)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { send } = useSend(taskCalls.remove)
  async function remove() {
    const question = { title: t.removeTitle, text: t.removeText(task.titulo), action: t.removeAction, isDanger: true }
    if (!(await confirm(question))) return
    const { ok } = await send({ params: { id: task.id } })
    if (ok) void navigate('..')
  }
  return (
    <RecordMenu
      actions={[
        {
          label: isEditing ? t.stopEditing : t.edit,
          icon: isEditing ? IconPencilOff : IconPencil,
          onClick: onEdit,
          ...(!task.puede_editar && { why: t.onlyCreator }),
        },
        {
          label: t.remove,
          icon: IconTrash,
          isDanger: true,
          onClick: () => void remove(),
          ...(!task.puede_eliminar && { why: t.onlyCreator }),
        },
      ]}
    />
  )
}

function Facts({ task }: { task: TaskDetail }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { date, number } = useFormats()
  const reviewers = task.encargados_revision.map(({ nombre, aprobada_en }) =>
    aprobada_en ? t.approvedBy(nombre) : nombre,
  )
  const facts: Fact[] = [
    { label: t.start, value: task.fecha_inicio ? date(task.fecha_inicio) : '' },
    { label: t.due, value: task.fecha_termino ? date(task.fecha_termino) : '' },
    { label: t.area, value: nameIn(task, 'area_nombre', language) },
    { label: t.reviewers, value: reviewers.join(', ') },
    { label: t.createdBy, value: task.creador_nombre },
    ...(task.referencia === null ? [] : [{ label: t.reference, value: task.referencia, isCode: true }]),
    ...(task.fecha_aprobacion ? [{ label: t.approvedAt, value: date(task.fecha_aprobacion) }] : []),
    ...(task.rondas_revision ? [{ label: t.rounds, value: number(task.rondas_revision) }] : []),
    ...(task.contacto_id
      ? [
          {
            label: t.contact,
            value: (
              <Link to={`/dashboard/contactos/detalles-contacto/${task.contacto_id}`}>{task.contacto_nombre}</Link>
            ),
          },
        ]
      : []),
    ...(task.origen_direccion
      ? [
          {
            label: t.origin,
            value: <Link to={task.origen_direccion}>{task.origen_texto || task.origen_direccion}</Link>,
          },
        ]
      : []),
  ]
  return <FactGrid facts={facts} />
}

/** What happened to a task, newest first. */
function TaskHistory({ events }: { events: TaskData['eventos'] }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  return (
    <PanelSection title={t.history}>
      <Timeline
        events={events.map(({ id, tipo, de, a, comentario, autor, creado_en }) => ({
          id,
          title:
            de && a
              ? t.fromTo(textIn(taskStatusNames[de], language), textIn(taskStatusNames[a], language))
              : textIn(taskEventKindNames[tipo], language),
          text: [autor ?? t.portal, dateTime(creado_en), comentario].filter(Boolean).join(' · '),
        }))}
      />
    </PanelSection>
  )
}
