import type { PageLanguage } from '@portal/contract/core/language'
import { type DataRequestState, type DataRight, dataRequestLimits } from '@portal/contract/privacy/constants'
import { type Insertable, type SqlBool, sql, type UpdateObject } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { DB, SolicitudDatos } from '#core/database/schema.ts'
import { today } from '#core/database/today.ts'

export interface StoredRequest {
  id: number
  enlace_version: number
  tipo: DataRight
  nombre: string
  email: string
  detalle: string
  idioma: PageLanguage
  estado: DataRequestState
  vence_el: string | null
  version: number
}

const columns = [
  ...(['id', 'enlace_version', 'tipo', 'nombre', 'email', 'detalle'] as const),
  ...(['idioma', 'estado', 'vence_el', 'version'] as const),
] as const

/** The present, as what happened to a request. */
export const atThisMoment = sql<Date>`now()`

/** The last day for an answer of a request that is confirmed today. */
export const dueAfter = (days: number) => sql<string>`${today} + ${days}::int`

/** Nobody confirmed it, and its time to do so is over. */
const isLapsed = sql<SqlBool>`(confirmada_en is null
  and pedida_en < now() - make_interval(days => ${sql.lit(dataRequestLimits.confirmWithinDays)}))`

/** Returns a request while its link works. */
export const getRequest = (db: Db, id: number): Promise<StoredRequest | undefined> =>
  db
    .selectFrom('solicitud_datos')
    .select(columns)
    .where('id', '=', id)
    .where(sql<SqlBool>`not ${isLapsed}`)
    .$narrowType<StoredRequest>()
    .executeTakeFirst()

/** Locks a request: what happens to it follows one another. */
export const lockRequest = (db: Db, id: number): Promise<StoredRequest | undefined> =>
  db
    .selectFrom('solicitud_datos')
    .select(columns)
    .where('id', '=', id)
    .where(sql<SqlBool>`not ${isLapsed}`)
    .forUpdate()
    .$narrowType<StoredRequest>()
    .executeTakeFirst()

export const insertRequest = (db: Db, row: Insertable<SolicitudDatos>): Promise<StoredRequest> =>
  db.insertInto('solicitud_datos').values(row).returning(columns).$narrowType<StoredRequest>().executeTakeFirstOrThrow()

/** Changes a locked request; its version grows. */
export const updateRequest = (
  db: Db,
  id: number,
  changes: UpdateObject<DB, 'solicitud_datos'>,
): Promise<StoredRequest> =>
  db
    .updateTable('solicitud_datos')
    .set(changes)
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .returning(columns)
    .$narrowType<StoredRequest>()
    .executeTakeFirstOrThrow()

/** Notes that the data of a request's address were deleted: an answer that is being written stays valid. */
export async function markErased(db: Db, id: number): Promise<void> {
  await db.updateTable('solicitud_datos').set({ borrada_en: sql`now()` }).where('id', '=', id).execute()
}

/** Deletes what nobody confirmed in time. */
export async function forgetUnconfirmed(db: Db): Promise<void> {
  await db.deleteFrom('solicitud_datos').where(isLapsed).execute()
}
