import type { WorkshopStatus } from '@portal/contract/workshops/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { moments, written } from '../queries.ts'

/** A registration with its workshop, for the page behind its link. */
export async function getOwn(db: Db, id: number) {
  const registration = await db
    .selectFrom('workshop_registro')
    .select(written)
    .select(moments())
    .where('id', '=', id)
    .executeTakeFirst()
  const workshop =
    registration &&
    (await db
      .selectFrom('workshop')
      .select(({ ref }) => [sql<WorkshopStatus>`${ref('estado')}`.as('estado')])
      .select(['clave', 'nombre', 'nombre_en', 'lugar', 'lugar_en', 'zona_horaria', 'inicio', 'termino'])
      .where('id', '=', registration.workshop_id)
      .executeTakeFirst())
  return registration && workshop && { registration, workshop }
}
