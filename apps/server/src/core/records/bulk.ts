import { coreMessages } from '@portal/contract/core/core-messages'
import { bulkLimits } from '@portal/contract/core/limits'
import type { Message } from '@portal/contract/core/messages'
import type { BulkOutcome, BulkReply, BulkUndone } from '@portal/contract/core/records/bulk/calls'
import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import type { Actor } from '../base/actor.ts'
import { Refusal } from '../base/errors.ts'
import { type Db, inTransaction } from '../database/database.ts'
import { record } from '../database/record.ts'
import { insertBulk, lockBulk, markUndone } from './bulk-queries.ts'

/** A record as a list of outcomes names it. */
export interface Named {
  id: number
  nombre: string
}

/** The records to change: those with these ids, or all that match this query of the list. */
export type Which<Query> = { ids: readonly number[]; query?: never } | { ids?: never; query: Query }

/** The result of changing one record. */
export interface Changed {
  /** The data, as JSON, that `undo` needs; without it the change cannot be undone. */
  undo?: object
  /** The message when something else was done than what was requested. */
  instead?: Message
}

/**
 * An action on each of many records. Both functions throw the same refusals as the single call. The comment is empty in
 * a trial, and for actions that need none; the value is what the form declares for the action, otherwise null.
 */
export interface BulkAction {
  apply(db: Db, actor: Actor, id: number, comment: string, value: never): Promise<Changed>
  /** Reverts `apply`, unless the record has changed since. */
  undo?(db: Db, actor: Actor, id: number, undo: never): Promise<unknown>
}

/** A list whose records can be changed together. */
export interface Bulk<Query> {
  /** The name of its record in the audit log and in stored changes. */
  readonly name: string
  /** The message for a chosen record that does not exist or that this actor may not see. */
  readonly absent: Message
  /** Returns at most `most` of the chosen records that the actor may see, with their names, by id. */
  chosen(db: Db, actor: Actor, which: Which<Query>, most: number): Promise<Named[]>
  readonly actions: Readonly<Record<string, BulkAction>>
}

/** The request for a bulk change, as `bulkForm` parses it. */
export interface AskedOfMany<Query> {
  accion: string
  ids: readonly number[] | null
  filtros: Query | null
  ensayo: boolean
  comentario: string
  valor: unknown
}

/** Thrown to roll back the transaction of a trial. */
class Trial extends Error {
  readonly reply: BulkReply
  constructor(reply: BulkReply) {
    super('a trial')
    this.reply = reply
  }
}

/**
 * Applies one action to many records in one transaction. Each record follows the rules of its single call, so some may
 * be refused while others are changed. A trial does the same and rolls back. Throws `tooMany`, or `absent` when none of
 * the records exists.
 */
export async function changeMany<Query>(
  db: Db,
  actor: Actor,
  bulk: Bulk<Query>,
  asked: AskedOfMany<Query>,
): Promise<BulkReply> {
  const { accion, ids, filtros, comentario: comment, valor: value } = asked
  const action = bulk.actions[accion]!
  const which = ids ? { ids } : { query: filtros as Query }
  try {
    return await inTransaction(db, async (db) => {
      const chosen = await bulk.chosen(db, actor, which, bulkLimits.records + 1)
      if (chosen.length > bulkLimits.records) throw new Refusal(bulkMessages.tooMany)
      if (ids && chosen.length === 0) throw new Refusal(coreMessages.absent)
      const reply = { ...none(), rechazados: absentOf(ids ?? [], chosen, bulk.absent) }
      const undone: (Named & { undo: object })[] = []
      for (const named of chosen) {
        const done = await outcomeOf(() =>
          inTransaction(db, (db) => action.apply(db, actor, named.id, comment, value as never)),
        )
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

/**
 * Reverts a bulk change for each record that no one has changed since. Throws `undoEnded` when it was already undone,
 * belongs to another person or is too old.
 */
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

/** Returns a refusal as the outcome of its record; any other error ends the whole change. */
export async function outcomeOf<T>(work: () => Promise<T>): Promise<T | Refusal> {
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
