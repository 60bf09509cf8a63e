import { requestLimits } from '@portal/contract/marketplace/constants'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { finalStatuses } from '@portal/contract/marketplace/transitions'
import { type Expression, type Insertable, type SqlBool, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { SolicitudAdjunto, SolicitudClasificado } from '#core/database/schema.ts'
import { today as houseDay } from '#core/database/today.ts'
import { isFor } from '../item-queries.ts'
import { lockRequest } from '../queries.ts'

export async function today(db: Db): Promise<string> {
  const { hoy } = await db.selectNoFrom(houseDay.as('hoy')).executeTakeFirstOrThrow()
  return hoy
}

/** Serialises requests of one person: of two equal ones, the second finds the first. */
export async function lockPerson(db: Db, { email, telefono }: { email: string; telefono: string }): Promise<void> {
  for (const way of [email.toLowerCase(), telefono].filter(Boolean).toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`solicitud ${way}`}, 0))`.execute(db)
}

interface Same {
  tipo: string
  clasificado_id: number | null
  propiedad_id?: number | null
  email: string
  telefono: string
  marca: string
  desde: string | null
  hasta: string | null
}

/**
 * Whether the same person sent the same request within 24 hours and it is still open; quarantined ones never count
 * against a person.
 */
export async function isRepeated(db: Db, same: Same, isQuarantined: boolean): Promise<boolean> {
  const ended = isQuarantined ? finalStatuses : [...finalStatuses, RequestStatus.sent]
  const row = await db
    .selectFrom('solicitud_clasificado')
    .select('id')
    .where('creado_en', '>', sql<Date>`now() - make_interval(hours => ${requestLimits.sameWithinHours}::int)`)
    .where(isSameItem(same))
    .where('tipo', '=', same.tipo)
    .where('desde', 'is not distinct from', same.desde)
    .where('hasta', 'is not distinct from', same.hasta)
    .where(sql<SqlBool>`sin_acentos(marca) = sin_acentos(${same.marca}::text)`)
    .where('estado_id', 'not in', ended)
    .where(({ or, and, eb, fn }) => {
      const conditions: Expression<SqlBool>[] = []
      if (same.email) conditions.push(eb(fn<string>('lower', ['email']), '=', same.email.toLowerCase()))
      if (same.telefono) conditions.push(eb('telefono', '=', same.telefono))
      return and([or(conditions)])
    })
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Of the same item, or of none. */
const isSameItem = (same: Same) =>
  same.propiedad_id || same.clasificado_id !== null
    ? isFor(same)
    : sql<SqlBool>`clasificado_id is null and propiedad_id is null`

export async function insertRequest(db: Db, row: Insertable<SolicitudClasificado>) {
  const { id } = await db.insertInto('solicitud_clasificado').values(row).returning('id').executeTakeFirstOrThrow()
  return (await lockRequest(db, id))!
}

export async function insertAttachments(db: Db, rows: readonly Insertable<SolicitudAdjunto>[]): Promise<void> {
  if (rows.length) await db.insertInto('solicitud_adjunto').values(rows).execute()
}
