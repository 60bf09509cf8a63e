import { Module } from '@portal/contract/access/constants'
import { calendarLayers } from '@portal/contract/calendar/constants'
import { timelineKinds } from '@portal/contract/contacts/constants'
import type { Language } from '@portal/contract/core/language'
import { noneChoice } from '@portal/contract/core/none-choice'
import type { Text } from '@portal/contract/core/text'
import { tileNames } from '@portal/contract/panels/constants'
import { searchLists } from '@portal/contract/search/constants'
import { figureNames, type WorkSection, workSections } from '@portal/contract/start/constants'
import { TaskEventKind, taskTabs } from '@portal/contract/tasks/constants'
import { type IdeaHorizon, ideaHorizonNames } from '@portal/contract/tasks/ideas/constants'
import { taskModules } from '@portal/contract/tasks/modules'
import { TaskStatus, taskStatusNames } from '@portal/contract/tasks/states'
import type { Actor } from '#core/base/actor.ts'
import { scopeOf } from '#core/base/scope.ts'
import { dayStart } from '#core/calendar/clocks.ts'
import type { Db } from '#core/database/database.ts'
import { todayIn, zoneOf } from '#core/database/days.ts'
import { recordAll } from '#core/database/record.ts'
import { refuseStale } from '#core/records/versions.ts'
import type { LayerSource } from '#features/calendar/service.ts'
import type { TimelineSource } from '#features/contacts/service.ts'
import { type Group, type Point, pointsOf, type TileSource, totalOf } from '#features/panels/service.ts'
import type { RecordSource } from '#features/search/service.ts'
import type { Days, FigureSource, WorkSource } from '#features/start/service.ts'
import { getName, type HoldingSource, nothingElse } from '#features/transfers/service.ts'
import { note } from './changes.ts'
import { findIdeas } from './ideas/search-queries.ts'
import { withDueDays } from './list/due-days.ts'
import { dueFilters, laterFilters, pendingFilters, toReviewFilters } from './list/filters.ts'
import * as lists from './list/queries.ts'
import { readerOf } from './policy.ts'
import { lockAny, taskRows } from './queries.ts'
import { othersOf } from './save/rules.ts'
import * as queries from './source-queries.ts'
import { listDue, newestTasks } from './source-queries.ts'
import { handedOver, sameReviewers } from './transfer-rules.ts'

/** Overdue tasks by area: everyone's for who may see them, or the own. */
export function taskTile(db: Db): TileSource {
  const overdue = async (actor: Actor, days: Partial<Days> = {}) => {
    const reader = readerOf(actor)
    const tab = reader.isManager ? taskTabs.all : taskTabs.own
    const filters = { ...pendingFilters, abiertas: false, tab, taskStatus: TaskStatus.overdue }
    const within = { desde: days.from ?? null, hasta: days.to ?? null }
    return pointsOf(await queries.countAreas(db, reader, { ...filters, ...within }))
  }
  return {
    tile: tileNames.tasksOverdue,
    isFor: ({ modules }) => taskModules.some((module) => modules.has(module)),
    async read(actor, { elapsed: spans }) {
      const [now, current, before] = await Promise.all([
        overdue(actor),
        overdue(actor, spans.current),
        overdue(actor, spans.previous),
      ])
      return {
        spans,
        actual: totalOf(current),
        anterior: totalOf(before),
        hoy: totalOf(now),
        grupos: await areasOf(db, now),
        puntos: now.map((point) => ({ ...point, grupo: point.grupo || noneChoice })),
      }
    },
  }
}

async function areasOf(db: Db, points: readonly Point[]): Promise<Group[]> {
  const ids = points.flatMap(({ grupo }) => (grupo === '' ? [] : [Number(grupo)]))
  const areas = await queries.listAreaNames(db, ids)
  return [
    ...areas.map(({ id, nombre, nombre_en }) => ({ clave: `${id}`, es: nombre, en: nombre_en })),
    ...(ids.length < points.length ? [{ clave: noneChoice, es: 'Sin área', en: 'Without an area' }] : []),
  ]
}

const largestId = 2_147_483_647

/** Tasks for the search palette, by their words or their number (`#12`). */
export const taskSource = (db: Db): RecordSource => ({
  listFor: ({ modules }) => (taskModules.some((module) => modules.has(module)) ? searchLists.tasks : null),
  async find(actor, text, most) {
    const number = /^#(\d{1,10})$/.exec(text)?.[1]
    if (number && Number(number) > largestId) return []
    const asked = { text, id: number ? Number(number) : null }
    const rows = await queries.findTasks(db, readerOf(actor), asked, { most, looked: 500 })
    return rows.map(({ id, titulo, estado, encargado }) => {
      const status = taskStatusNames[estado as TaskStatus]
      const detail = (language: Language) => `#${id} · ${status[language]} · ${encargado}`
      return { id, titulo, detalle: detail('es'), detalle_en: detail('en') }
    })
  },
})

/** Tasks about a contact, those that the reader may see. */
export const taskTimeline = (db: Db): TimelineSource => ({
  kind: timelineKinds.tasks,
  isFor: ({ modules }) => taskModules.some((module) => modules.has(module)),
  async find(actor, who, before, most) {
    const rows = await newestTasks(db, readerOf(actor), who.id, before, most)
    return rows.map(({ id, momento, titulo, estado }) => ({
      id,
      momento,
      titulo: `Tarea: ${titulo}`,
      titulo_en: `Task: ${titulo}`,
      detalle: taskStatusNames[estado as TaskStatus].es,
      detalle_en: taskStatusNames[estado as TaskStatus].en,
      direccion: `/dashboard/nexttask/task/${id}`,
    }))
  },
})

/** The days on which open tasks are due, in the calendar of their assignee. */
export const dueLayer = (db: Db): LayerSource => ({
  layer: calendarLayers.tasks,
  isFor: ({ modules }) => taskModules.some((module) => modules.has(module)),
  async list(actor, ofUserId, span) {
    const rows = await listDue(db, readerOf(actor), ofUserId, span)
    return rows.map(({ id, titulo, dia, zona, novedad_en: changed, version }) => {
      const day = Temporal.PlainDate.from(dia)
      return {
        id,
        registro_id: id,
        titulo,
        fecha_inicio: dayStart(day, zona),
        fecha_termino: dayStart(day.add({ days: 1 }), zona),
        todo_el_dia: true,
        zona_horaria: zona,
        editado_en: changed,
        version,
      }
    })
  },
})

/** Ideas for the search palette. */
export const ideaSource = (db: Db): RecordSource => ({
  listFor: ({ modules }) => (modules.has(Module.ideas) ? searchLists.ideas : null),
  async find(actor, text, most) {
    const rows = await findIdeas(db, scopeOf(actor), text, { most, looked: 500 })
    return rows.map(({ id, titulo, tiempo_interes }) => {
      const { es, en } = ideaHorizonNames[tiempo_interes as IdeaHorizon]
      return { id, titulo, detalle: es, detalle_en: en }
    })
  },
})

type Undo = Omit<queries.HeldTask, 'titulo'> & {
  version: number
  de: number
  a: number
  /** Null when they stayed the same. */
  revisores: queries.HeldReviewer[] | null
}

/**
 * Open tasks that someone does, gave or reviews: their receiver takes each of their places (decision 036). Where that changes
 * the reviewers, what they approved is void, as after an edit; a task in review without reviewers is in process again.
 */
export const taskHoldings: HoldingSource = {
  kind: 'tareas',
  name: { es: 'Tareas sin terminar', en: 'Tasks not finished' },
  modules: [Module.tasks],
  isOfEnterprise: true,
  mayStay: false,
  addressFor: ({ modules }, id) => (modules.has(Module.allTasks) ? `/dashboard/nexttask/task/${id}` : null),
  async count(db, scope, userId) {
    const { total, propias } = await queries.countOpen(db, scope, userId)
    return { total, detail: total === 0 ? nothingElse : ofThem(propias) }
  },
  async move(db, actor, move) {
    const { from, to } = move
    const held = await queries.lockHeld(db, move)
    if (held.length === 0) return []
    const ids = held.map(({ id }) => id)
    const byTask = Map.groupBy(await queries.listReviewersOf(db, ids), (each) => each.tarea_id)
    const given = held.map((task) => givenTo(task, byTask.get(task.id) ?? [], from, to.id))
    const versions = await queries.giveTasks(
      db,
      given.map(({ after }) => after),
    )
    const changed = given.flatMap(({ after, reviewers }) => (reviewers ? [{ id: after.id, reviewers }] : []))
    await queries.storeReviewers(
      db,
      changed.map(({ id }) => id),
      changed.flatMap(({ id, reviewers }) =>
        reviewers.map((userId) => ({ tarea_id: id, usuario_id: userId, aprobada_en: null })),
      ),
    )
    await queries.noteTransferred(db, ids, actor, `${await getName(db, from)} → ${await getName(db, to.id)}`)
    const rows = held.map(({ titulo: _, ...before }, place) => ({
      action: 'tasks.transferred',
      entity: 'tarea',
      id: before.id,
      before: { ...before, revisores: byTask.get(before.id) ?? [] },
      after: { ...given[place]!.after, revisores: given[place]!.reviewers },
    }))
    await recordAll(db, actor, rows, [{ area: 'tareas' }])
    return held.map(({ titulo, ...before }, place) => ({
      id: before.id,
      nombre: titulo,
      undo: {
        ...before,
        version: versions.get(before.id)!,
        de: from,
        a: to.id,
        revisores: given[place]!.reviewers ? (byTask.get(before.id) ?? []) : null,
      } satisfies Undo,
    }))
  },
  async undo(db, actor, id, { version, de, a, revisores, id: _, ...columns }: Undo) {
    const before = await lockAny(db, id)
    refuseStale(before, version)
    const after = await taskRows.update(db, id, columns)
    if (revisores) await queries.storeReviewers(db, [id], revisores)
    const comentario = `${await getName(db, a)} → ${await getName(db, de)}`
    await note(db, actor, 'transferred', after, { before, event: { tipo: TaskEventKind.transferred, comentario } })
  },
}

/** What a task becomes, and its reviewers if they change. */
function givenTo(task: queries.HeldTask, known: readonly queries.HeldReviewer[], from: number, to: number) {
  const before = known.map(({ usuario_id }) => usuario_id)
  const { revisores, ...people } = handedOver({ ...task, revisores: before }, from, to)
  const isReviewless = task.estado === TaskStatus.toReview && revisores.length === 0
  const after: queries.GivenTask = {
    id: task.id,
    ...people,
    interesados: othersOf(people.creado_por, people.encargado_id, revisores),
    estado: isReviewless ? TaskStatus.inProcess : task.estado,
  }
  return { after, reviewers: sameReviewers(before, revisores) ? null : revisores }
}

const ofThem = (own: number): Text => ({ es: `${own} como encargado`, en: `${own} as assignee` })

/** What of the tasks waits for a reader: those due today or before, those they have to review, and those to do later. */
export const taskWork = (db: Db): WorkSource[] => [
  work(db, workSections.tasksDue, dueFilters),
  work(db, workSections.tasksToReview, toReviewFilters),
  work(db, workSections.tasksToDo, laterFilters),
]

const work = (db: Db, section: WorkSection, filters: lists.Filters): WorkSource => ({
  section,
  isFor: ({ modules }) => modules.has(Module.tasks),
  async read(actor, most) {
    const reader = readerOf(actor)
    const asked = await withDueDays(db, actor, filters)
    const zone = await zoneOf(db, actor.enterpriseId)
    const [today, rows, total] = await Promise.all([
      todayIn(db, zone),
      lists.listTasks(db, reader, { ...asked, orden: 'fecha_termino' }, { offset: 0, limit: most }),
      lists.countTasks(db, reader, asked),
    ])
    return {
      rows: rows.map((row) => ({
        id: row.id,
        titulo: row.titulo,
        detalle: `#${row.id} · ${taskStatusNames[row.estado as TaskStatus].es}`,
        detalle_en: `#${row.id} · ${taskStatusNames[row.estado as TaskStatus].en}`,
        ...dueOf(row.fecha_termino, today, zone),
        importe: null,
      })),
      total: Math.min(total, lists.maxCounted),
      isExact: total <= lists.maxCounted,
    }
  },
})

/** The last moment of the due day, and the days until it. */
function dueOf(due: string | null, today: string, zone: string): { momento: Date | null; dias: number | null } {
  if (due === null) return { momento: null, dias: null }
  const day = Temporal.PlainDate.from(due)
  const end = dayStart(day.add({ days: 1 }), zone).getTime() - 1
  return { momento: new Date(end), dias: Temporal.PlainDate.from(today).until(day).days }
}

/** Tasks that were done, and those that fell due and are still overdue: everyone's for who may see them, or the own. */
export const taskFigures = (db: Db): FigureSource => ({
  isFor: ({ modules }) => modules.has(Module.tasks) || modules.has(Module.allTasks),
  async count(actor, { from, to }) {
    const reader = readerOf(actor)
    const all = { ...pendingFilters, abiertas: false, tab: reader.isManager ? taskTabs.all : taskTabs.own }
    const counted = async (filters: lists.Filters) => {
      const total = await lists.countTasks(db, reader, await withDueDays(db, actor, filters))
      return { total: Math.min(total, lists.maxCounted), total_exacto: total <= lists.maxCounted, sumas: [] }
    }
    const [done, overdue] = await Promise.all([
      counted({ ...all, aprobada_desde: from, aprobada_hasta: to }),
      counted({ ...all, taskStatus: TaskStatus.overdue, desde: from, hasta: to }),
    ])
    return [
      { cifra: figureNames.tasksDone, ...done },
      { cifra: figureNames.tasksOverdue, ...overdue },
    ]
  },
})
