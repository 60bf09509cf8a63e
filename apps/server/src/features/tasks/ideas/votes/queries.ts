import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

/** Returns who voted for an idea. */
export async function listVoters(db: Db, ideaId: number): Promise<number[]> {
  const votes = await db.selectFrom('idea_voto').select('usuario_id').where('idea_id', '=', ideaId).execute()
  return votes.map(({ usuario_id: id }) => id)
}

/** Stores or takes back a vote of a locked idea, once per person. Returns the number of votes. */
export async function storeVote(db: Db, ideaId: number, userId: number, isFor: boolean): Promise<number> {
  const vote = { idea_id: ideaId, usuario_id: userId }
  const changed = isFor
    ? await db
        .insertInto('idea_voto')
        .values(vote)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
    : await db.deleteFrom('idea_voto').where('idea_id', '=', ideaId).where('usuario_id', '=', userId).executeTakeFirst()
  const rows = Number('numDeletedRows' in changed ? changed.numDeletedRows : (changed.numInsertedOrUpdatedRows ?? 0n))
  const { votos } = await db
    .updateTable('idea')
    .set({ votos: sql`votos + ${isFor ? rows : -rows}` })
    .where('id', '=', ideaId)
    .returning('votos')
    .executeTakeFirstOrThrow()
  return votos
}
