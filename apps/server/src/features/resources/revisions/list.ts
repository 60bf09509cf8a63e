import type { In } from '@portal/contract/core/fields'
import type { RevisionsSchema } from '@portal/contract/resources/revisions/schemas'
import type { Db } from '#core/database/database.ts'
import * as queries from '../queries/revisions.ts'

/** Returns the revisions of a resource, and how many people the next one concerns. */
export async function revisionsOf(db: Db, resourceId: number): Promise<In<typeof RevisionsSchema>> {
  const [revisiones, destinatarios] = await Promise.all([
    queries.listRevisions(db, resourceId),
    queries.countConcerned(db, resourceId),
  ])
  return { revisiones, destinatarios }
}
