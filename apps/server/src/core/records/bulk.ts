import { coreMessages } from '@portal/contract/core/core-messages'
import type { Message } from '@portal/contract/core/messages'
import type { BulkOutcome, BulkReply, BulkUndone } from '@portal/contract/core/records/bulk/calls'
import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import { mostAtOnce } from '@portal/contract/core/records/bulk/schemas'
import type { Actor } from '../base/actor.ts'
import { Refusal } from '../base/errors.ts'
import { type Db, inTransaction } from '../database/database.ts'
import { record } from '../database/record.ts'
import { insertBulk, lockBulk, markUndone } from './bulk-queries.ts'

/** A record as it is named in a list of outcomes. */
export interface Named {
  id: number
  nombre: string
}

/** Which records: those of these ids, or all that the list shows for this query. */
export type Which<Query> = { ids: readonly number[]; query?: never } | { ids?: never; query: Query }

/** One record was changed. */
export interface Changed {
  /** What undoing needs, as JSON; without it this cannot be undone. */
  undo?: object
  /** What happened instead of what was asked. */
  instead?: Message
}

/** What is done to each of many records. Both throw the refusals of the single call. */
export interface BulkAction {
  apply(db: Db, actor: Actor, id: number): Promise<Changed>
  /** Takes back what `apply` did, unless the record has changed since. */
  undo?(db: Db, actor: Actor, id: number, undo: never): Promise<unknown>
}

/** A list whose records can be changed together. */
export interface Bulk<Query> {
  /** Its name in the audit log and in stored changes: that of its record. */
  readonly name: string
  /** What is said of a chosen record that is not there, or not for this actor. */
  readonly absent: Message
  /** The records that the actor sees of those, with their names, by id; at most `most`. */
  chosen(db: Db, actor: Actor, which: Which<Query>, most: number): Promise<Named[]>
  readonly actions: Readonly<Record<string, BulkAction>>
}

/** What is asked of many records, as `bulkForm` reads it. */
export interface AskedOfMany<Query> {
  accion: string
  ids: readonly number[] | null
  filtros: Query | null
  ensayo: boolean
}

/** Ends the transaction of a trial, which stores nothing. */
class Trial extends Error {
  readonly reply: BulkReply
  constructor(reply: BulkReply) {
    super('a trial')
    this.reply = reply
  }
}

/**
 * Does one action to many records in one transaction: each by the rules of its single call, so that some may be refused
 * while the others are changed. A trial does the same and takes it all back. Throws `tooMany`, or `absent` when none is there.
 */
export async function changeMany<Query>(
  db: Db,
  actor: Actor,
  bulk: Bulk<Query>,
  asked: AskedOfMany<Query>,
): Promise<BulkReply> {
  const { accion, ids, filtros } = asked
  const action = bulk.actions[accion]!
  const which = ids ? { ids } : { query: filtros as Query }
  try {
    return await inTransaction(db, async (db) => {
      const chosen = await bulk.chosen(db, actor, which, mostAtOnce + 1)
      if (chosen.length > mostAtOnce) throw new Refusal(bulkMessages.tooMany)
      if (ids && chosen.length === 0) throw new Refusal(coreMessages.absent)
      const reply = { ...none(), rechazados: absentOf(ids ?? [], chosen, bulk.absent) }
      const undone: (Named & { undo: object })[] = []
      for (const named of chosen) {
        const done = await outcomeOf(() => inTransaction(db, (db) => action.apply(db, actor, named.id)))
        if (done instanceof Refusal) reply.rechazados.push(outcome(named, done.entry))
        else if (done.instead) reply.de_otro_modo.push(outcome(named, done.instead))
        else reply.hechos += 1
        if (!(done instanceof Refusal) && done.undo) undone.push({ ...named, undo: done.undo })
      }
      if (asked.ensayo) throw new Trial(reply)
      if (!action.undo || undone.length === 0) return reply
      const stored = { lista: bulk.name, accion, filas: JSON.stringify(undone) }
      reply.lote_id = await insertBulk(db, actor, stored)
      await record(db, actor, {
        action: `${bulk.name}.bulk`,
        entity: 'lote',
        id: reply.lote_id,
        after: { accion, ids: undone.map(({ id }) => id) },
      })
      return reply
    })
  } catch (error) {
    if (error instanceof Trial) return error.reply
    throw error
  }
}

/** Takes back a change of many: each record that nobody changed since. Throws `undoEnded`: undone already, of another person, or too long ago. */
export function undoMany<Query>(db: Db, actor: Actor, bulk: Bulk<Query>, id: number): Promise<BulkUndone> {
  return inTransaction(db, async (db) => {
    const stored = await lockBulk(db, actor, bulk.name, id)
    const undo = stored && bulk.actions[stored.accion]?.undo
    if (!undo) throw new Refusal(bulkMessages.undoEnded)
    const reply: BulkUndone = { deshechos: 0, rechazados: [] }
    for (const { undo: kept, ...named } of stored.filas) {
      const done = await outcomeOf(() => inTransaction(db, (db) => undo(db, actor, named.id, kept as never)))
      if (done instanceof Refusal) reply.rechazados.push(outcome(named, done.entry))
      else reply.deshechos += 1
    }
    await markUndone(db, id)
    await record(db, actor, { action: `${bulk.name}.bulkUndone`, entity: 'lote', id })
    return reply
  })
}

const none = (): BulkReply => ({ lote_id: null, hechos: 0, de_otro_modo: [], rechazados: [] })

/** A refusal is an outcome of its record; what nobody foresaw ends the whole. */
async function outcomeOf<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal && error.entry.status < 500) return error
    throw error
  }
}

const outcome = ({ id, nombre }: Named, { code, es, en }: Message): BulkOutcome => ({
  id,
  nombre,
  codigo: code,
  motivo: es,
  motivo_en: en,
})

function absentOf(ids: readonly number[], chosen: readonly Named[], entry: Message): BulkOutcome[] {
  const there = new Set(chosen.map(({ id }) => id))
  return [...new Set(ids)].filter((id) => !there.has(id)).map((id) => outcome({ id, nombre: `#${id}` }, entry))
}
