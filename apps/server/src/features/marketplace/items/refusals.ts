import type { Actor } from '#core/base/actor.ts'
import { Refusal, type Refused } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { isFrozen } from '../rules/standing.ts'
import type { ItemKind, StoredItem } from './kind.ts'

/** Throws the refusals of rules: the first is the message, each is at its field. */
export function refuse(refused: readonly Refused[]): void {
  const [first] = refused
  if (!first) return
  const fields: Record<string, number> = {}
  for (const { field, entry } of refused) if (field) fields[field] ??= entry.code
  throw new Refusal(first.entry, { fields })
}

/** Another refusal for an item that anyone may see (rule scope/outside-is-absent). */
export async function notFound<F extends object, V extends F, R extends F & StoredItem, X>(
  { store, messages }: ItemKind<F, V, R, X>,
  db: Db,
  id: number,
): Promise<Refusal> {
  return new Refusal((await store.isPublic(db, id)) ? messages.notYours : messages.absent)
}

/** An item of the actor's scope, locked. Refuses when there is none. */
export async function lockScoped<F extends object, V extends F, R extends F & StoredItem, X>(
  kind: ItemKind<F, V, R, X>,
  db: Db,
  actor: Actor,
  id: number,
): Promise<R> {
  const item = await kind.store.lockItem(db, kind.scopeOf(actor), id)
  if (!item) throw await notFound(kind, db, id)
  return item
}

/** An item that the actor may change, locked. Refuses when there is none, and without the rank. */
export async function lockEditable<F extends object, V extends F, R extends F & StoredItem, X>(
  kind: ItemKind<F, V, R, X>,
  db: Db,
  actor: Actor,
  id: number,
): Promise<R> {
  const item = await lockScoped(kind, db, actor, id)
  if (!kind.canChange(actor, item)) throw new Refusal(kind.messages.insufficientHierarchy)
  return item
}

/** Refuses an item that is reserved or sold (rule marketplace/frozen). */
export function refuseFrozen({ messages }: { messages: { frozen: ItemMessage } }, item: StoredItem): void {
  if (isFrozen(item)) throw new Refusal(messages.frozen)
}

type ItemMessage = ItemKind<object, object, StoredItem, unknown>['messages']['frozen']
