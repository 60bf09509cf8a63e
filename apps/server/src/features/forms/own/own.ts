import type { In } from '@portal/contract/core/fields'
import type { OwnFormsSchema } from '@portal/contract/forms/schemas'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import * as queries from './queries.ts'

/** Returns the forms that the actor sent from the address of their account, which they have proved to own. */
export async function ownForms(
  db: Db,
  { email }: Pick<Actor, 'email'>,
  query: queries.OwnQuery,
): Promise<In<typeof OwnFormsSchema>> {
  const [formularios, total] = await Promise.all([
    queries.listOwn(db, email, query),
    queries.countOwn(db, email, query),
  ])
  return { formularios, total }
}
