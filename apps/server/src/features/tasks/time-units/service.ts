import { mayDelete } from '@portal/contract/access/hierarchy'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Of } from '@portal/contract/core/fields'
import { timeUnitMessages } from '@portal/contract/tasks/time-unit-messages'
import type { TimeUnitFormSchema, TimeUnitSchema } from '@portal/contract/tasks/time-units/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/actor.ts'
import { type Db, inTransaction } from '#core/database.ts'
import type { JsonText } from '#core/door.ts'
import { beside, isDuplicate, Refusal } from '#core/errors.ts'
import { record } from '#core/record.ts'
import * as queries from './queries.ts'

type Form = Of<typeof TimeUnitFormSchema>
type Saved = { id: number; version: number }

const tells = [{ area: 'unidades_tiempo' }]

/** A page of the time units, as JSON text. */
export function listTimeUnits(db: Db, query: queries.TimeUnitQuery): Promise<JsonText> {
  return queries.listTimeUnits(db, query)
}

/** Makes a time unit. Of two that take one name at once, the second is refused (3). */
export function createTimeUnit(db: Db, actor: Actor, form: Form): Promise<Saved> {
  const writing = inTransaction(db, async (db) => {
    const after = await queries.insertTimeUnit(db, form)
    const { id, version } = after
    await record(db, actor, { action: 'timeUnits.created', entity: 'unidad_tiempo', id, after, tells })
    return { id, version }
  })
  return orNameTaken(writing)
}

/** Changes a time unit. 409 with the stored one when somebody saved after `version`. */
export async function updateTimeUnit(
  db: Db,
  actor: Actor,
  id: number,
  { version, ...form }: Form & { version: number },
): Promise<Saved> {
  const writing = inTransaction(db, async (db) => {
    const before = await queries.lockTimeUnit(db, id)
    if (!before) throw new Refusal(timeUnitMessages.absent)
    if (before.version !== version) return null
    const after = await queries.updateTimeUnit(db, id, form)
    await record(db, actor, { action: 'timeUnits.updated', entity: 'unidad_tiempo', id, before, after, tells })
    return { id, version: after.version }
  })
  const updated = await orNameTaken(writing)
  if (!updated) throw new Refusal(coreMessages.changedByOther, { data: await timeUnitFor(db, id) })
  return updated
}

/** Deletes a time unit that no listing uses (8), by an administrator or above (10). */
export function removeTimeUnit(db: Db, actor: Actor, id: number): Promise<null> {
  return inTransaction(db, async (db) => {
    const before = await queries.lockTimeUnit(db, id)
    if (!before) throw new Refusal(timeUnitMessages.absent)
    if (!mayDelete(actor.role)) throw new Refusal(timeUnitMessages.insufficientHierarchy)
    if (await queries.isTimeUnitInUse(db, id)) throw new Refusal(timeUnitMessages.inUse)
    const after = await queries.markTimeUnitDeleted(db, id)
    await record(db, actor, { action: 'timeUnits.deleted', entity: 'unidad_tiempo', id, before, after, tells })
    return null
  })
}

async function timeUnitFor(db: Db, id: number): Promise<z.input<typeof TimeUnitSchema>> {
  const unit = await queries.getTimeUnit(db, id)
  if (!unit) throw new Refusal(timeUnitMessages.absent)
  return unit
}

async function orNameTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (!isDuplicate(error, 'unidad_tiempo_nombre')) throw error
    throw beside('nombre', timeUnitMessages.nameTaken, error)
  }
}
