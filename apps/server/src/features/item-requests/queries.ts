import type { MoneyUnit } from '@portal/contract/core/currencies'
import type { PageLanguage } from '@portal/contract/core/language'
import { RequestKind } from '@portal/contract/marketplace/constants'
import type { RequestStatus } from '@portal/contract/marketplace/states'
import { finalStatuses } from '@portal/contract/marketplace/transitions'
import { type Expression, type Insertable, sql, type Updateable } from 'kysely'
import { isEverything, rowsIn } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { SolicitudClasificado, SolicitudEvento } from '#core/database/schema.ts'
import { houseZone } from '#core/database/today.ts'
import { type ItemKey, isFor } from './item-queries.ts'
import type { RequestScope } from './policy.ts'

/** The condition for requests in a person's scope; both kinds of item must be joined. */
export function inScope({ machines, properties }: RequestScope) {
  if (machines && properties && isEverything(machines) && isEverything(properties)) return sql<boolean>`true`
  const ofMachines = machines ? rowsIn(machines, { author: 'c.usuario_id' }) : sql`false`
  const ofProperties = properties ? rowsIn(properties, { author: 'propiedad.usuario_id' }) : sql`false`
  const kind = sql.lit(RequestKind.property)
  return sql<boolean>`((s.tipo <> ${kind} and ${ofMachines}) or (s.tipo = ${kind} and ${ofProperties}))`
}

/** Requests with their item, whichever kind it is. */
export const withItems = (db: Db) =>
  db
    .selectFrom('solicitud_clasificado as s')
    .leftJoin('clasificado as c', 'c.id', 's.clasificado_id')
    .leftJoin('propiedad', 'propiedad.id', 's.propiedad_id')

/** The same joins in SQL text. */
export const joinedItems = sql`left join clasificado c on c.id = s.clasificado_id
  left join propiedad on propiedad.id = s.propiedad_id`

/** What a request is for, in words. */
export const subject = sql<string>`coalesce(c.marca, propiedad.titulo, s.marca)`

/** The same in English; empty where it was not written. */
export const englishSubject = sql<string>`coalesce(c.marca_en, propiedad.titulo_en, '')`

/** Returns the item of a request in the person's scope, otherwise undefined. Locks nothing. */
export function findRequest(db: Db, scope: RequestScope, id: number) {
  return withItems(db)
    .select(['s.id', 's.clasificado_id', 's.propiedad_id'])
    .where('s.id', '=', id)
    .where(inScope(scope))
    .executeTakeFirst()
}

export type LockedRequest = NonNullable<Awaited<ReturnType<typeof lockRequest>>>

/** Locks the request after its item. `ahora` is the time after waiting for the lock. */
export function lockRequest(db: Db, id: number) {
  return lockedRequests(db).where('id', '=', id).executeTakeFirst()
}

/** Locks the other requests for an item in these states. */
export function lockRequestsOf(db: Db, item: ItemKey, states: readonly RequestStatus[], exceptId = 0) {
  return lockedRequests(db)
    .where(isFor(item))
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
  'propiedad_id',
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
  sql<MoneyUnit>`moneda`.as('moneda'),
  sql<PageLanguage>`idioma`.as('idioma'),
  sql<Date>`clock_timestamp()`.as('ahora'),
  sql<string>`(clock_timestamp() at time zone ${houseZone})::date`.as('hoy'),
  houseZone.as('zona'),
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

/** Returns the end of a day in the time zone of the house; PostgreSQL knows when clocks change. */
export const endOfDay = (date: string) => sql<Date>`((${date}::date + 1)::timestamp at time zone ${houseZone})`

export const now = () => sql<Date>`now()`

export const fromNow = (hours: number) => sql<Date>`now() + make_interval(hours => ${hours}::int)`

/** Returns the owner of an item, if they may log in. */
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
