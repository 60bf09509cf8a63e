import type { Currency } from '@portal/contract/core/currencies'
import type { RequestKind } from '@portal/contract/marketplace/constants'
import { requestLimits } from '@portal/contract/marketplace/constants'
import { CommercialStatus, type RequestStatus } from '@portal/contract/marketplace/states'
import { finalStatuses, holdingStatuses } from '@portal/contract/marketplace/transitions'
import { type Expression, type Insertable, sql, type Updateable } from 'kysely'
import { rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { SolicitudClasificado, SolicitudEvento } from '#core/database/schema.ts'

/** The condition for requests in a person's scope; the item must be joined. */
export const inScope = (scope: Scope) => rowsIn(scope, { author: 'c.usuario_id' })

/** Returns the item id of a request in the person's scope, otherwise undefined. Locks nothing. */
export function findRequest(db: Db, scope: Scope, id: number) {
  return db
    .selectFrom('solicitud_clasificado as s')
    .leftJoin('clasificado as c', 'c.id', 's.clasificado_id')
    .select(['s.id', 's.clasificado_id'])
    .where('s.id', '=', id)
    .where(inScope(scope))
    .executeTakeFirst()
}

export type LockedItem = NonNullable<Awaited<ReturnType<typeof lockItem>>>

/** Locks the item before any of its requests, which serialises everything about one item. */
export function lockItem(db: Db, id: number) {
  return db
    .selectFrom('clasificado')
    .select(['id', 'usuario_id', 'sku', 'marca', 'anio', 'categoria_id', 'precio_final', 'es_venta', 'es_arriendo'])
    .select(['precio_arriendo', 'dias_minimos', 'vendido_en', 'eliminado_en', 'es_oferta', 'modo_oferta', 'en_subasta'])
    .select(sql<boolean>`es_publico and (vence_en is null or vence_en > now())`.as('esta_a_la_vista'))
    .select(sql<Currency>`moneda`.as('moneda'))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export type LockedRequest = NonNullable<Awaited<ReturnType<typeof lockRequest>>>

/** Locks the request after its item. `ahora` is the time after waiting for the lock. */
export function lockRequest(db: Db, id: number) {
  return lockedRequests(db).where('id', '=', id).executeTakeFirst()
}

/** Locks the other requests for an item in these states. */
export function lockRequestsOf(db: Db, itemId: number, states: readonly RequestStatus[], exceptId = 0) {
  return lockedRequests(db)
    .where('clasificado_id', '=', itemId)
    .where('estado_id', 'in', states)
    .where('id', '!=', exceptId)
    .orderBy('id')
    .execute()
}

/** Reads the request without locking. */
export function readRequest(db: Db, id: number) {
  return requests(db).where('id', '=', id).executeTakeFirst()
}

const requests = (db: Db) => db.selectFrom('solicitud_clasificado').select(requestColumns)

const lockedRequests = (db: Db) => requests(db).forNoKeyUpdate()

const requestColumns = [
  'id',
  'clasificado_id',
  'cliente_id',
  'nombre',
  'email',
  'telefono',
  'pais_id',
  'empresa',
  'marca',
  'mensaje',
  'desde',
  'hasta',
  'monto_reserva',
  'monto_venta',
  'tipo_cambio',
  'reservado_en',
  'vence_en',
  'decision_reembolso',
  'enlace_version',
  'terminado_en',
  'version',
  sql<RequestKind>`tipo`.as('tipo'),
  sql<RequestStatus>`estado_id`.as('estado_id'),
  sql<Currency>`moneda`.as('moneda'),
  sql<'es' | 'en'>`idioma`.as('idioma'),
  sql<Date>`clock_timestamp()`.as('ahora'),
  sql<string>`(clock_timestamp() at time zone ${sql.lit(requestLimits.timeZone)})::date`.as('hoy'),
] as const

type Columns = Updateable<SolicitudClasificado>
/** Values, or times computed by the database. */
export type RequestChange = {
  [Column in keyof Columns]: Date extends Columns[Column] ? Columns[Column] | Expression<Date> : Columns[Column]
}

/**
 * Returns undefined when it has left this state or version. A final state starts the days after which its link expires.
 */
export function moveRequest(
  db: Db,
  { id, estado_id, version }: Pick<LockedRequest, 'id' | 'estado_id' | 'version'>,
  to: RequestStatus,
  change: RequestChange,
) {
  const isFinal = finalStatuses.includes(to)
  return db
    .updateTable('solicitud_clasificado')
    .set({ ...change, estado_id: to, version: sql`version + 1` })
    .set({ terminado_en: isFinal ? sql<Date>`coalesce(terminado_en, now())` : null })
    .where('id', '=', id)
    .where('estado_id', '=', estado_id)
    .where('version', '=', version)
    .returning(requestColumns)
    .executeTakeFirst()
}

/** Changes other columns than the state. Returns undefined when the version has changed. */
export function changeRequest(db: Db, { id, version }: Pick<LockedRequest, 'id' | 'version'>, change: RequestChange) {
  return db
    .updateTable('solicitud_clasificado')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(requestColumns)
    .executeTakeFirst()
}

export async function insertEvent(db: Db, event: Insertable<SolicitudEvento>): Promise<number> {
  const { id } = await db.insertInto('solicitud_evento').values(event).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Whether another purchase holds the item or has bought it. */
export async function isHeldByOther(db: Db, itemId: number, exceptId: number): Promise<boolean> {
  const row = await db
    .selectFrom('solicitud_clasificado')
    .select('id')
    .where('clasificado_id', '=', itemId)
    .where('tipo', '=', 'venta')
    .where('estado_id', 'in', [...holdingStatuses, CommercialStatus.sold])
    .where('id', '!=', exceptId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether someone's rent of the item is unpaid, or paid and not yet over. */
export async function isRented(db: Db, itemId: number): Promise<boolean> {
  const row = await db
    .selectFrom('solicitud_clasificado')
    .select('id')
    .where('clasificado_id', '=', itemId)
    .where('tipo', '=', 'arriendo')
    .where('estado_id', 'in', holdingStatuses)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether someone else holds one of these days. */
export async function areDaysTaken(db: Db, itemId: number, from: string, to: string, exceptId = 0): Promise<boolean> {
  const row = await db
    .selectFrom('solicitud_clasificado')
    .select('id')
    .where('clasificado_id', '=', itemId)
    .where('tipo', '=', 'arriendo')
    .where('estado_id', 'in', holdingStatuses)
    .where('id', '!=', exceptId)
    .where(sql<boolean>`daterange(desde, hasta, '[]') && daterange(${from}::date, ${to}::date, '[]')`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export const todayIn = (zone: string) => sql<string>`(now() at time zone ${zone})::date`

/** Returns the end of a day in the time zone of the house; PostgreSQL knows when clocks change. */
export const endOfDay = (date: string) =>
  sql<Date>`((${date}::date + 1)::timestamp at time zone ${requestLimits.timeZone})`

export const now = () => sql<Date>`now()`

export const fromNow = (hours: number) => sql<Date>`now() + make_interval(hours => ${hours}::int)`

/** Returns the owner of an item, if he may log in. */
export function getOwner(db: Db, id: number) {
  return db
    .selectFrom('usuario')
    .select(['id', 'nombres', 'email'])
    .where('id', '=', id)
    .where('estado_id', '=', 1)
    .where('eliminado_en', 'is', null)
    .executeTakeFirst()
}

export function listAttachments(db: Db, requestId: number) {
  return db
    .selectFrom('solicitud_adjunto')
    .select(['id', 'nombre', 'archivo_id'])
    .where('solicitud_id', '=', requestId)
    .orderBy('id')
    .execute()
}
