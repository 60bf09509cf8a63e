import { coreMessages } from '@portal/contract/core/core-messages'
import type { ItemInitDataSchema } from '@portal/contract/listings/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import type { JsonText } from '#core/base/answers.ts'
import { Refusal } from '#core/base/errors.ts'
import { ownScopeOf, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import * as lists from './list/queries.ts'
import { isStaff, itemScopeOf } from './policy.ts'
import * as queries from './queries.ts'

export type { StoredItem } from './demo/demo.ts'
export type { ItemHooks } from './deps.ts'
export { listingKind } from './kind.ts'
export type { ItemForm } from './rules/values.ts'

/** Returns a page of the own items, or of all of them for staff, as JSON text. */
export function listItems(db: Db, actor: Actor, query: lists.ListQuery): Promise<JsonText> {
  return lists.listItems(db, listedScopeOf(actor, query), query)
}

/** Whose items a list shows. Throws `notAllowed` for all of them, except for staff. */
export function listedScopeOf(actor: Actor, { alcance }: Pick<lists.ListQuery, 'alcance'>): Scope {
  if (alcance === 'mios') return ownScopeOf(actor)
  if (!isStaff(actor)) throw new Refusal(coreMessages.notAllowed)
  return itemScopeOf(actor)
}

/** Returns the choices of the item form. */
export function itemInitData(db: Db): Promise<z.input<typeof ItemInitDataSchema>> {
  return queries.listChoices(db)
}
