import { taskLimits } from '@portal/contract/tasks/constants'
import { partMessages as m } from '@portal/contract/tasks/parts/messages'
import type { ItemFormSchema, ItemUpdateSchema } from '@portal/contract/tasks/parts/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { changeOf, touch } from '../changes.ts'
import { workOf } from '../comments/access.ts'
import * as queries from './queries.ts'

/** Adds an item to the checklist of a task. */
export function saveItem(db: Db, actor: Actor, { tarea_id: taskId, texto }: z.output<typeof ItemFormSchema>) {
  return inTransaction(db, async (db) => {
    await workOf(db, actor, taskId)
    if ((await queries.countItems(db, taskId)) >= taskLimits.items) throw new Refusal(m.tooMany)
    const { id } = await queries.insertItem(db, taskId, texto)
    return noted(db, actor, 'itemAdded', taskId, id, null, { texto })
  })
}

/** Changes the text of an item, or ticks it. */
export function updateItem(db: Db, actor: Actor, id: number, { texto, hecho }: z.output<typeof ItemUpdateSchema>) {
  return inTransaction(db, async (db) => {
    const before = await itemOf(db, actor, id)
    const done =
      hecho === undefined || hecho === (before.hecho_por !== null) ? {} : queries.doneBy(hecho ? actor.id : null)
    await queries.updateItem(db, id, { ...(texto !== undefined && { texto }), ...done })
    return noted(db, actor, 'itemChanged', before.tarea_id, id, before, { texto, hecho })
  })
}

/** Removes an item. */
export function removeItem(db: Db, actor: Actor, id: number) {
  return inTransaction(db, async (db) => {
    const before = await itemOf(db, actor, id)
    await queries.deleteItem(db, id)
    return noted(db, actor, 'itemRemoved', before.tarea_id, id, before, null)
  })
}

async function itemOf(db: Db, actor: Actor, id: number): Promise<queries.Item> {
  const found = await queries.taskOfItem(db, id)
  if (!found) throw new Refusal(m.absent)
  await workOf(db, actor, found.tarea_id).catch((error: unknown) => {
    throw error instanceof Refusal && error.entry === m.taskAbsent ? new Refusal(m.absent) : error
  })
  const item = await queries.lockItem(db, id)
  if (!item) throw new Refusal(m.absent)
  return item
}

async function noted(
  db: Db,
  actor: Actor,
  verb: string,
  taskId: number,
  id: number,
  before: object | null,
  after: object | null,
) {
  await queries.countDone(db, taskId)
  await touch(db, actor, taskId)
  await record(db, actor, {
    action: `tasks.${verb}`,
    entity: 'tarea',
    id: taskId,
    before,
    after,
    announces: [changeOf(taskId)],
  })
  return { id, tarea_id: taskId }
}
