import { Module } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Text } from '@portal/contract/core/text'
import { TaskEventKind } from '@portal/contract/tasks/constants'
import { TaskStatus } from '@portal/contract/tasks/states'
import { Refusal } from '#core/base/errors.ts'
import { recordAll } from '#core/database/record.ts'
import { getName, type HoldingSource, nothingElse } from '#features/transfers/service.ts'
import { note } from '../changes.ts'
import { lockAny, taskRows } from '../queries.ts'
import { othersOf } from '../save/rules.ts'
import * as queries from './queries.ts'
import { handedOver, sameReviewers } from './rules.ts'

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
    if (before?.version !== version) throw new Refusal(coreMessages.changedByOther)
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
