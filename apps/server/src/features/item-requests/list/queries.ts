import type { MoneyUnit } from '@portal/contract/core/currencies'
import type { Of } from '@portal/contract/core/fields'
import type {
  RequestDownloadQuerySchema,
  RequestListQuerySchema,
  RequestsOfListSchema,
} from '@portal/contract/item-requests/schemas'
import { RequestKind } from '@portal/contract/marketplace/constants'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { readReference } from '@portal/contract/payments/references'
import type { PaymentWay } from '@portal/contract/payments/states'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { duringDays } from '#core/database/days.ts'
import { inOrder, inSpanishOrder, orderOf, wordsIn } from '#core/database/list-query.ts'
import type { Named, Which } from '#core/records/bulk.ts'
import { ledger } from '#features/marketplace/ledger-queries.ts'
import { isForRent, monthlyRent } from '../item-queries.ts'
import type { RequestScope } from '../policy.ts'
import { inScope, subject, withItems } from '../queries.ts'

/** The time zone whose days are meant, where days are asked for. */
interface InZone {
  zona?: string
}
export type ListQuery = Of<typeof RequestListQuerySchema> & InZone
export type Asked = Omit<Of<typeof RequestDownloadQuerySchema>, 'formato' | 'idioma'> & InZone
/** What is asked for, in whatever order. */
export type Filters = Omit<Asked, 'orden'>
type OfList = Of<typeof RequestsOfListSchema> & InZone
export type Kinds = readonly RequestKind[]

export const quoteKinds: Kinds = [RequestKind.sale, RequestKind.rent]
export const repairKinds: Kinds = [RequestKind.repair]
export const propertyKinds: Kinds = [RequestKind.property]
/** Of all lists of the screen. */
export const allKinds: Kinds = [...quoteKinds, ...repairKinds, ...propertyKinds]

const { ref } = sql
/** Sort keys of the columns; the id is always last, so that no row is on two pages. */
const keysOf: Record<'creado_en' | 'nombre' | 'estado_id', readonly RawBuilder<unknown>[]> = {
  creado_en: [ref('s.creado_en')],
  nombre: [inSpanishOrder(ref('s.nombre'))],
  estado_id: [ref('s.estado_id')],
}

/** The rows that a person may see, by all filters. Used by page, total, badge, start page and report, so that they agree. */
export function found(db: Db, scope: RequestScope, kinds: Kinds, asked: Filters) {
  const { estado_solicitud: state, clasificado_id: itemId, propiedad_id: propertyId, tipo: kind } = asked
  const { buscar: text, zona: zone = 'UTC' } = asked
  return requestsOf(db, scope, kinds)
    .$if(kind !== '', (query) => query.where('s.tipo', '=', kind))
    .$if(itemId !== null, (query) => query.where('s.clasificado_id', '=', itemId ?? 0))
    .$if(propertyId !== null, (query) => query.where('s.propiedad_id', '=', propertyId ?? 0))
    .$if(state !== null, (query) => query.where('s.estado_id', '=', state ?? 0))
    .$if(state === null, (query) => query.where('s.estado_id', '!=', RequestStatus.deletedByUser)) // hidden unless filtered for
    .where(({ and }) =>
      and([
        ...duringDays(ref('s.creado_en'), [asked.creada_desde, asked.creada_hasta], zone),
        ...duringDays(ref('s.reservado_en'), [asked.reservada_desde, asked.reservada_hasta], zone),
        ...(asked.pagada_con === '' ? [] : [paidBy(asked.pagada_con)]),
        ...(asked.espera_horas === null ? [] : waitsSince(asked.espera_horas)),
      ]),
    )
    .$if(text !== '', (query) =>
      query.where(({ or, and, eb }) =>
        or([
          and(wordsIn(ref<string>('s.buscado'), text)),
          and(wordsIn(sql<string>`sin_acentos(${subject} || ' ' || ${sku})`, text)),
          ...withReference(text),
          ...(/^#?\d{1,9}$/.test(text) ? [eb('s.id', '=', Number(text.replace('#', '')))] : []),
        ]),
      ),
    )
}

/** A reference that staff read in the books of the bank finds its request, however it was typed. */
function withReference(text: string) {
  const reference = readReference(text)
  if (!reference) return []
  return [
    sql<boolean>`exists (select from transferencia t where t.solicitud_id = s.id and t.referencia = ${reference})`,
  ]
}

/** Its reservation was paid this way, whatever was given back since. */
const paidBy = (way: PaymentWay) => sql<boolean>`exists (
  select from ${ledger} libro where libro.solicitud_id = s.id and libro.es_de_reserva and libro.medio = ${way})`

/** Nobody has answered it for longer than so many hours. */
const waitsSince = (hours: number) => [
  sql<boolean>`s.estado_id = ${sql.lit(RequestStatus.pendingContact)}`,
  sql<boolean>`s.creado_en < statement_timestamp() - make_interval(hours => ${hours}::int)`,
]

const requestsOf = (db: Db, scope: RequestScope, kinds: Kinds) =>
  withItems(db).where('s.tipo', 'in', kinds).where(inScope(scope))

/** Empty for a repair. */
const sku = sql<string>`coalesce(c.sku, propiedad.sku, '')`

const rowColumns = [
  's.id',
  's.tipo',
  's.clasificado_id',
  's.propiedad_id',
  sql<string | null>`coalesce(c.sku, propiedad.sku)`.as('sku'),
  's.nombre',
  's.email',
  's.telefono',
  's.empresa',
  'pais.nombre as pais_nombre',
  'pais.nombre_en as pais_nombre_en',
  's.idioma',
  's.monto_reserva',
  's.monto_venta',
  's.desde',
  's.hasta',
  's.vence_en',
  's.creado_en',
  's.decision_reembolso',
  sql<number | null>`coalesce(c.usuario_id, propiedad.usuario_id)`.as('propietario_id'),
  subject.as('marca'),
  isForRent.as('es_arriendo'),
  sql<RequestStatus>`s.estado_id`.as('estado_id'),
  sql<MoneyUnit>`s.moneda`.as('moneda'),
] as const

/** Returns one page of the requests of these kinds, and their number. */
export async function listRequests(db: Db, scope: RequestScope, kinds: Kinds, query: ListQuery) {
  const { page, page_row: size, orden, ...asked } = query
  const { column, direction } = orderOf(orden)
  const rows = found(db, scope, kinds, asked)
    .leftJoin('pais', 'pais.id', 's.pais_id')
    .select(rowColumns)
    .orderBy(inOrder([...keysOf[column], ref('s.id')], direction))
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows: await rows, total: await countRequests(db, scope, kinds, asked) }
}

/** How many there are of these kinds. */
export async function countRequests(db: Db, scope: RequestScope, kinds: Kinds, asked: Filters): Promise<number> {
  const { total } = await found(db, scope, kinds, asked)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Returns every matching row in the order of the list, at most `most`, with times in the time zone of the house. */
export function exportRequests(
  db: Db,
  scope: RequestScope,
  { orden, ...asked }: Asked,
  { most, zone }: { most: number; zone: string },
) {
  const { column, direction } = orderOf(orden)
  return found(db, scope, allKinds, asked)
    .leftJoin('pais', 'pais.id', 's.pais_id')
    .select(rowColumns)
    .select('s.mensaje')
    .leftJoinLateral(accountOfRequest, (join) => join.onTrue())
    .select(['cuenta.recibido', 'cuenta.devuelto', 'cuenta.debido', 'cuenta.neto'])
    .select(sql<string>`to_char(s.creado_en at time zone ${zone}, 'YYYY-MM-DD HH24:MI')`.as('creado_el'))
    .orderBy(inOrder([...keysOf[column], ref('s.id')], direction))
    .limit(most)
    .execute()
}

/** What a request came to in its own currency; no row while nothing was received. */
const accountOfRequest = sql<{ recibido: number; devuelto: number; debido: number; neto: number }>`(
  select sum(recibido) as recibido, sum(devuelto) as devuelto, sum(debido) as debido, sum(neto) as neto
  from ${ledger} libro where libro.solicitud_id = s.id and libro.moneda = s.moneda)`.as('cuenta')

/**
 * Requests that are changed together, named by number and client: all of a list, or those of these ids. Those of one item
 * follow each other and items come in their order, so that two who lock many never wait for one another.
 */
export function chosenRequests(
  db: Db,
  scope: RequestScope,
  { ids, query }: Which<OfList>,
  most: number,
): Promise<Named[]> {
  const kinds = ids ? allKinds : kindsOf[query.lista]
  const chosen = ids
    ? requestsOf(db, scope, kinds).where('s.id', '=', sql<number>`any(${ids})`)
    : found(db, scope, kinds, query)
  const name = sql<string>`'#' || s.id || ' ' || s.nombre`.as('nombre')
  return chosen
    .select(['s.id', name])
    .orderBy(sql`s.clasificado_id nulls first, s.propiedad_id nulls first`)
    .orderBy('s.id')
    .limit(most)
    .execute()
}

const kindsOf: Readonly<Record<OfList['lista'], Kinds>> = {
  cotizaciones: quoteKinds,
  reparaciones: repairKinds,
  propiedades: propertyKinds,
}

/** Returns one request with everything its page shows. */
export function getRequest(db: Db, scope: RequestScope, id: number) {
  return withItems(db)
    .leftJoin('pais', 'pais.id', 's.pais_id')
    .select(rowColumns)
    .select(['s.mensaje', 's.version', 's.enlace_version', 's.tipo_cambio', 'c.dias_minimos'])
    .select(sql<unknown>`coalesce(c.imagenes, propiedad.imagenes)`.as('imagenes'))
    .select(sql<number | null>`coalesce(c.precio_final, propiedad.precio_final)`.as('precio_final'))
    .select(sql<number | null>`coalesce(c.precio_arriendo, ${monthlyRent})`.as('precio_arriendo'))
    .select(sql<MoneyUnit | null>`coalesce(c.moneda, propiedad.moneda)`.as('moneda_clasificado'))
    .where('s.id', '=', id)
    .where(inScope(scope))
    .executeTakeFirst()
}

export function listEvents(db: Db, requestId: number) {
  return db
    .selectFrom('solicitud_evento as e')
    .leftJoin('usuario as u', 'u.id', 'e.usuario_id')
    .select(['e.id', 'e.tipo', 'e.autor', 'e.de_estado', 'e.a_estado', 'e.comentario', 'e.monto_reserva'])
    .select(['e.monto_venta', 'e.es_visible', 'e.creado_en'])
    .select(sql<string | null>`nullif(trim(concat(u.nombres, ' ', u.apellido_paterno)), '')`.as('usuario_nombre'))
    .where('e.solicitud_id', '=', requestId)
    .orderBy('e.id')
    .execute()
}

export function listPayments(db: Db, requestId: number) {
  return db
    .selectFrom('pago')
    .select([
      'id',
      'estado',
      'buy_order',
      'monto',
      'saldo',
      'tarjeta',
      'referencia',
      'fecha_banco',
      'nota',
      'creado_en',
    ])
    .select(sql<PaymentWay>`medio`.as('medio'))
    .select(sql<MoneyUnit>`moneda`.as('moneda'))
    .where('solicitud_id', '=', requestId)
    .orderBy('id', 'desc')
    .execute()
}
