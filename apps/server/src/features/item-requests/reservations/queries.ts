import type { MoneyUnit } from '@portal/contract/core/currencies'
import type { PageLanguage } from '@portal/contract/core/language'
import { RequestKind, requestLimits } from '@portal/contract/marketplace/constants'
import { PictureSchema } from '@portal/contract/marketplace/schemas'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { Hold, ReservedItem, ReservingClient, ShownItem } from '#features/payments/service.ts'
import { isRent } from '../item-queries.ts'

/**
 * Extends a payment link by some minutes, at most by half an hour beyond its usual life (rule payments/provider-away).
 */
export async function holdLonger(db: Db, requestId: number, minutes: number): Promise<void> {
  await sql`
    update solicitud_clasificado s set
      vence_en = greatest(vence_en, least(vence_en + make_interval(mins => ${minutes}::int), (
        select max(e.creado_en) from solicitud_evento e
        where e.solicitud_id = s.id and e.a_estado = ${RequestStatus.reservedPendingPayment}
      ) + make_interval(
        hours => case when s.tipo = ${RequestKind.rent} or exists (
            select from propiedad where propiedad.id = s.propiedad_id and ${isRent}) then ${requestLimits.rentLinkHours}::int
          else ${requestLimits.saleLinkHours}::int end,
        mins => ${requestLimits.heldLongerMinutes}::int)))
    where s.id = ${requestId} and s.estado_id = ${RequestStatus.reservedPendingPayment}`.execute(db)
}

export function getLink(db: Db, requestId: number) {
  return db
    .selectFrom('solicitud_clasificado')
    .select(['id', 'enlace_version'])
    .where('id', '=', requestId)
    .executeTakeFirst()
}

export function getRequestKey(db: Db, requestId: number) {
  return db
    .selectFrom('solicitud_clasificado')
    .select(['id', 'clasificado_id', 'propiedad_id'])
    .where('id', '=', requestId)
    .executeTakeFirst()
}

/** Returns the event that opened the request's current or last reservation. */
export async function reservationEvent(db: Db, requestId: number): Promise<number | null> {
  const row = await db
    .selectFrom('solicitud_evento')
    .select('id')
    .where('solicitud_id', '=', requestId)
    .where('a_estado', '=', RequestStatus.reservedPendingPayment)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Returns what must equal the address of the payment page, and what the client's mark is bound to. */
export async function getHold(db: Db, requestId: number): Promise<Hold | undefined> {
  const request = await db
    .selectFrom('solicitud_clasificado')
    .select(['id', 'clasificado_id', 'propiedad_id', 'monto_reserva', 'enlace_version'])
    .select(sql<MoneyUnit>`moneda`.as('moneda'))
    .where('id', '=', requestId)
    .executeTakeFirst()
  return request && { ...request, evento_id: await reservationEvent(db, requestId) }
}

/** The same of a request that is there. */
export async function readHold(db: Db, requestId: number): Promise<Hold> {
  const hold = await getHold(db, requestId)
  if (!hold) throw new Error(`there is no request ${requestId}`)
  return hold
}

/** Returns the recipient of the mails about a payment. */
export function getClient(db: Db, requestId: number): Promise<ReservingClient> {
  return db
    .selectFrom('solicitud_clasificado as s')
    .leftJoin('clasificado as c', 'c.id', 's.clasificado_id')
    .leftJoin('propiedad as p', 'p.id', 's.propiedad_id')
    .select(['s.nombre', 's.email', 's.clasificado_id', 's.propiedad_id'])
    .select(({ fn }) => [fn.coalesce('c.marca', 'p.titulo').as('marca'), fn.coalesce('c.sku', 'p.sku').as('sku')])
    .select(({ fn }) => fn.coalesce('c.marca_en', 'p.titulo_en').as('marca_en'))
    .select(sql<PageLanguage>`s.idioma`.as('idioma'))
    .where('s.id', '=', requestId)
    .executeTakeFirstOrThrow()
}

/** Returns what the payment page shows of the reserved item. */
export async function getShownItem(db: Db, { clasificado_id, propiedad_id }: ReservedItem): Promise<ShownItem> {
  const { imagenes, ...item } = await (propiedad_id === null
    ? getMachine(db, clasificado_id ?? 0)
    : getProperty(db, propiedad_id))
  const first = PictureSchema.safeParse(Array.isArray(imagenes) ? imagenes[0] : null)
  return { ...item, imagen: first.success ? first.data : null }
}

function getMachine(db: Db, id: number) {
  return db
    .selectFrom('clasificado as c')
    .innerJoin('clasificado_categoria as k', 'k.id', 'c.categoria_id')
    .innerJoin('pais as p', 'p.id', 'c.pais_id')
    .select(['c.marca', 'c.marca_en', 'c.sku', 'c.ciudad', 'c.imagenes', 'c.es_exento'])
    .select(['k.nombre as categoria_nombre', 'k.nombre_en as categoria_nombre_en'])
    .select(['p.nombre as pais_nombre', 'p.nombre_en as pais_nombre_en'])
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow()
}

function getProperty(db: Db, id: number) {
  return db
    .selectFrom('propiedad as i')
    .innerJoin('propiedad_categoria as k', 'k.id', 'i.categoria_id')
    .innerJoin('pais as p', 'p.id', 'i.pais_id')
    .select(['i.titulo as marca', 'i.titulo_en as marca_en', 'i.sku', 'i.ciudad', 'i.imagenes', 'i.es_exento'])
    .select(['k.nombre as categoria_nombre', 'k.nombre_en as categoria_nombre_en'])
    .select(['p.nombre as pais_nombre', 'p.nombre_en as pais_nombre_en'])
    .where('i.id', '=', id)
    .executeTakeFirstOrThrow()
}
