import type { Of } from '@portal/contract/core/fields'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { Priority, priorityNames } from '@portal/contract/tasks/constants'
import type { TaskBoardSchema } from '@portal/contract/tasks/schemas'
import { TaskStatus, taskStatusNames } from '@portal/contract/tasks/states'
import { IconChecklist, IconMessage } from '@tabler/icons-react'
import { Board } from '#core/dashboard/board/board.tsx'
import type { ListState } from '#core/dashboard/list/use-list.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useStatusChange } from './status-change.tsx'
import classes from './task.module.css'
import { TaskTitle } from './task-columns.tsx'
import { type Task, taskTones } from './task-rows.ts'
import { texts } from './texts.ts'

interface Props {
  list: ListState
  columns: Of<typeof TaskBoardSchema>['columnas']
}

/** The tasks by status; a card goes where the table of transitions lets its reader move it. */
export function TaskBoard({ list, columns }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { user } = useSignedIn()
  const { change, dialog } = useStatusChange()
  const shown = columns.map(({ estado, tareas, total, total_exacto }) => ({
    id: String(estado),
    title: textIn(taskStatusNames[estado], language),
    tone: taskTones[estado],
    cards: tareas,
    total,
    isMore: !total_exacto,
    rest: list.to({ taskStatus: estado, modo: null }),
  }))
  return (
    <>
      <Board
        label={t.board}
        columns={shown}
        recordOf={({ id }) => String(id)}
        nameOf={({ titulo }) => titulo}
        title={(task) => <TaskTitle task={task} />}
        facts={(task) => <TaskFacts task={task} />}
        {...(list.query.orden === taskStartOrder && { order: byDueDate })}
        targetsOf={({ transiciones_permitidas: allowed }) => allowed.map(({ estado }) => String(estado))}
        onMove={(task, to) => change(task, Number(to) as TaskStatus)}
        canReturn={(task, ...statuses) => task.encargado_id === user.id && statuses.every((one) => between.has(one))}
      />
      {dialog}
    </>
  )
}

/** The table of transitions lets the assignee move a task between these two without a reason; no other move has a way back. */
const between: ReadonlySet<string> = new Set([TaskStatus.inProcess, TaskStatus.toReview].map(String))

const taskStartOrder = 'fecha_termino'
const lastDay = '9999-12-31'

/** The order of the list unless another one is chosen: tasks without a due date come last. */
const byDueDate = (a: Task, b: Task): number =>
  (a.fecha_termino ?? lastDay).localeCompare(b.fecha_termino ?? lastDay) || a.id - b.id

function TaskFacts({ task }: { task: Task }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { date, number } = useFormats()
  const { fecha_termino: due, prioridad, puntos, puntos_hechos, comentarios } = task
  const area = nameIn(task, 'area_nombre', language)
  return (
    <p className={classes.cardFacts}>
      <span>#{task.tarea_id}</span>
      <span>{task.encargado_nombre}</span>
      {due && <span data-late={task.estado === TaskStatus.overdue || undefined}>{date(due)}</span>}
      {prioridad === Priority.high && <b>{textIn(priorityNames[prioridad], language)}</b>}
      {area && <span>{area}</span>}
      {puntos > 0 && (
        <span title={t.checklist}>
          <IconChecklist size={14} aria-label={t.checklist} /> {number(puntos_hechos)}/{number(puntos)}
        </span>
      )}
      {comentarios > 0 && (
        <span title={t.comments}>
          <IconMessage size={14} aria-label={t.comments} /> {number(comentarios)}
        </span>
      )}
    </p>
  )
}
