import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { priorityNames } from '@portal/contract/tasks/constants'
import { TaskStatus, taskStatusNames } from '@portal/contract/tasks/states'
import type { TableProps } from '#core/dashboard/list/data-table.tsx'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './task.module.css'
import { type Task, taskTones } from './task-rows.ts'
import { texts } from './texts.ts'

export function useTaskColumns(): TableProps<Task>['columns'] {
  const t = useTexts(texts)
  const language = useLanguage()
  const { date, number } = useFormats()
  return [
    {
      id: 'title',
      label: t.title,
      sort: 'titulo',
      cell: (task) => (
        <span className={classes.inTable}>
          <TaskTitle task={task} />
        </span>
      ),
    },
    {
      id: 'number',
      label: t.number,
      sort: 'tarea_id',
      kind: 'code',
      priority: 3,
      cell: ({ tarea_id }) => `#${tarea_id}`,
    },
    {
      id: 'status',
      label: t.status,
      kind: 'status',
      cell: ({ estado }) => <StatusDot tone={taskTones[estado]}>{textIn(taskStatusNames[estado], language)}</StatusDot>,
    },
    {
      id: 'due',
      label: t.due,
      sort: 'fecha_termino',
      kind: 'date',
      cell: ({ fecha_termino: due, estado }) =>
        due ? <span data-late={estado === TaskStatus.overdue || undefined}>{date(due)}</span> : '—',
    },
    {
      id: 'priority',
      label: t.priority,
      sort: 'prioridad',
      priority: 2,
      cell: ({ prioridad }) => textIn(priorityNames[prioridad], language),
    },
    {
      id: 'assignee',
      label: t.assignee,
      priority: 2,
      cell: ({ encargado_nombre }) => <span className={classes.person}>{encargado_nombre}</span>,
    },
    {
      id: 'area',
      label: t.area,
      priority: 3,
      cell: (task) => nameIn(task, 'area_nombre', language) || '—',
    },
    {
      id: 'checklist',
      label: t.checklist,
      priority: 3,
      cell: ({ puntos, puntos_hechos }) => (puntos ? `${number(puntos_hechos)}/${number(puntos)}` : '—'),
    },
    { id: 'creator', label: t.createdBy, priority: 3, cell: ({ creador_nombre }) => creador_nombre },
  ]
}

/** The title of a task, marked while it has news for the reader. */
export function TaskTitle({ task: { titulo, visto } }: { task: Pick<Task, 'titulo' | 'visto'> }) {
  const t = useTexts(texts)
  return (
    <span className={classes.title} data-new={!visto || undefined}>
      {titulo}
      {!visto && <span className={classes.hidden}> · {t.isNew}</span>}
    </span>
  )
}
