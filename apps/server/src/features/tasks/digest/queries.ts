import type { Db } from '#core/database/database.ts'

/** Whether a person wants the daily digest. */
export const wantsDigest = async (db: Db, userId: number): Promise<boolean> =>
  (await db
    .selectFrom('tarea_sin_resumen')
    .select('usuario_id')
    .where('usuario_id', '=', userId)
    .executeTakeFirst()) === undefined

export async function setDigest(db: Db, userId: number, isWanted: boolean): Promise<void> {
  if (isWanted) await db.deleteFrom('tarea_sin_resumen').where('usuario_id', '=', userId).execute()
  else
    await db
      .insertInto('tarea_sin_resumen')
      .values({ usuario_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
