import type { Db } from '#core/database/database.ts'

/** Returns what the rows of an import stored, the last first: its enterprises, and what was there before. */
export async function writtenRows(db: Db, id: number) {
  const rows = await db
    .selectFrom('importacion_fila')
    .select(['entidad_id as id', 'version_despues as version', 'antes'])
    .where('importacion_id', '=', id)
    .where('entidad_id', 'is not', null)
    .orderBy('fila', 'desc')
    .execute()
  return rows as { id: number; version: number; antes: unknown }[]
}
