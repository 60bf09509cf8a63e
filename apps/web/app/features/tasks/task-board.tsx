import type { Of } from '@portal/contract/core/fields'
import { Priority, priorityNames } from '@portal/contract/tasks/constants'
import type { TaskBoardSchema } from '@portal/contract/tasks/schemas'
import { TaskStatus, taskStatusNames } from '@portal/contract/tasks/states'
import { useMemo } from 'react'
import { Link, useLocation } from 'react-router'
import { Board } from '#core/dashboard/board/board.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useStatusChange } from './status-change.tsx'
import classes from './task.module.css'
import { TaskTitle } from './task-columns.tsx'
import type { Task } from './task-rows.ts'
import { texts } from './texts.ts'

/** The tasks by status; a card goes where the table of transitions lets its reader move it. */
export function TaskBoard({ columns }: { columns: Of<typeof TaskBoardSchema>['columnas'] }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { change, dialog } = useStatusChange()
  const shown = useMemo(
    () =>
      columns.map(({ estado, tareas, total, total_exacto }) => ({
        id: String(estado),
        title: taskStatusNames[estado][language],
        cards: tareas,
        total,
        isMore: !total_exacto,
      })),
    [columns, language],
  )
  return (
    <>
      <Board
        label={t.board}
        columns={shown}
        cardKey={({ id }) => id}
        nameOf={({ titulo }) => titulo}
        render={(task) => <TaskCard task={task} />}
        targetsOf={({ transiciones_permitidas: allowed }) => allowed.map(({ estado }) => String(estado))}
        onMove={(task, to) => change(task, Number(to) as TaskStatus)}
      />
      {dialog}
    </>
  )
}

function TaskCard({ task }: { task: Task }) {
  const language = useLanguage()
  const { date, number } = useFormats()
  const { search } = useLocation()
  const { fecha_termino: due, prioridad, puntos, puntos_hechos, comentarios } = task
  const area = language === 'en' ? task.area_nombre_en : task.area_nombre
  return (
    <div className={classes.card}>
      <Link to={{ pathname: String(task.id), search }} className={classes.cardLink} draggable={false}>
        <TaskTitle task={task} />
      </Link>
      <p className={classes.cardFacts}>
        <span>#{task.tarea_id}</span>
        <span>{task.encargado_nombre}</span>
        {due && <span data-late={task.estado === TaskStatus.overdue || undefined}>{date(due)}</span>}
        {prioridad === Priority.high && <b>{priorityNames[prioridad][language]}</b>}
        {area && <span>{area}</span>}
        {puntos > 0 && (
          <span>
            ☑ {number(puntos_hechos)}/{number(puntos)}
          </span>
        )}
        {comentarios > 0 && <span>💬 {number(comentarios)}</span>}
      </p>
    </div>
  )
}
