import { CatalogueStatus } from '@portal/contract/licenses/states'
import type { Insertable } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { LicenciaDemo } from '#core/database/schema.ts'

export const getService = (db: Db, id: number) =>
  db
    .selectFrom('servicio')
    .select(['id', 'nombre', 'nombre_en'])
    .where('id', '=', id)
    .where('estado_id', '=', CatalogueStatus.active)
    .forShare()
    .executeTakeFirst()

/** Stores a request; the indexes refuse a second one of the same e-mail or tax id. */
export async function insertDemo(db: Db, row: Insertable<LicenciaDemo>): Promise<number> {
  const { id } = await db.insertInto('licencia_demo').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}
