import type { Db } from '#core/database/database.ts'
import type { Row } from '../../queries.ts'
import type { Done } from './draft.ts'

/** Returns the fate of each row of an import in its dry run, and whether it was written; none before the dry run. */
export async function fatesOf(db: Db, id: number): Promise<Done> {
  const rows = await db
    .selectFrom('importacion_fila')
    .select(['fila', 'accion', 'entidad_id'])
    .where('importacion_id', '=', id)
    .execute()
  return new Map(
    rows.map(({ fila, accion, entidad_id }) => [
      fila,
      { accion: accion as Row['accion'], isWritten: entidad_id !== null },
    ]),
  )
}
