import { classifiedMessages } from '@portal/contract/classifieds/messages'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { canChange, itemScopeOf } from './policy.ts'
import * as queries from './queries.ts'
import { isFrozen, type Refused } from './rules/checks.ts'

/** Throws the refusals of rules: the first is the message, each is at its field. */
export function refuse(refused: readonly Refused[]): void {
  const [first] = refused
  if (!first) return
  const fields: Record<string, number> = {}
  for (const { field, entry } of refused) if (field) fields[field] ??= entry.code
  throw new Refusal(first.entry, { fields })
}

/** 19 for an item that anyone may see, 15 otherwise (decision 29). */
export async function notFound(db: Db, id: number): Promise<Refusal> {
  return new Refusal((await queries.isPublic(db, id)) ? classifiedMessages.notYours : classifiedMessages.absent)
}

/** An item of the actor's scope, locked. Throws 15 or 19 when there is none. */
export async function lockScoped(db: Db, actor: Actor, id: number): Promise<queries.ItemRow> {
  const item = await queries.lockItem(db, itemScopeOf(actor), id)
  if (!item) throw await notFound(db, id)
  return item
}

/** An item that the actor may change, locked. Throws 15 or 19, 5 without the rank. */
export async function lockEditable(db: Db, actor: Actor, id: number): Promise<queries.ItemRow> {
  const item = await lockScoped(db, actor, id)
  if (!canChange(actor, item)) throw new Refusal(classifiedMessages.insufficientHierarchy)
  return item
}

/** Throws 34 for an item that is reserved or sold (decision 11). */
export function refuseFrozen(item: queries.ItemRow): void {
  if (isFrozen(item)) throw new Refusal(classifiedMessages.reservedOrSold)
}
