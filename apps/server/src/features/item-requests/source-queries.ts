import type { Currency } from '@portal/contract/core/currencies'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { sql } from 'kysely'
import { intervalOfMoment } from '#core/database/buckets.ts'
import type { Db } from '#core/database/database.ts'
import { wordsFoundIn } from '#core/database/list-query.ts'
import { type Addresses, type Before, newestAbout } from '#core/database/newest-about.ts'
import { newestMatching } from '#core/database/newest-matching.ts'
import { ledger } from '#features/marketplace/ledger-queries.ts'
import { isForRent } from './item-queries.ts'
import { allKinds, type Filters, found, type Kinds } from './list/queries.ts'
import type { RequestScope } from './policy.ts'
import { inScope, joinedItems, subject, withItems } from './queries.ts'

/** The requests of these kinds that came first, at most `most`. */
export function listFirst(db: Db, scope: RequestScope, kinds: Kinds, asked: Filters, most: number) {
  return found(db, scope, kinds, asked)
    .select(['s.id', 's.nombre', 's.empresa', 's.tipo', 's.creado_en'])
    .select(subject.as('marca'))
    .orderBy('s.creado_en')
    .orderBy('s.id')
    .limit(most)
    .execute()
}

/** What a request paid for its reservation, in its currency; nulls without a payment. */
const accountIn = sql<{ recibido: number; devuelto: number; neto: number }>`(
  select sum(recibido) as recibido, sum(devuelto) as devuelto, sum(neto) as neto
  from ${ledger} libro where libro.solicitud_id = s.id and libro.moneda = s.moneda and libro.es_de_reserva)`.as(
  'cuenta',
)

/** Gross, given back and net, as decimal text. */
const sumsOfAccounts = [
  sql<string>`coalesce(sum(cuenta.recibido), 0)::text`.as('suma'),
  sql<string>`coalesce(sum(cuenta.devuelto), 0)::text`.as('devuelto'),
  sql<string>`coalesce(sum(cuenta.neto), 0)::text`.as('neto'),
] as const

/** What their reservations came to by the ledger, by currency, dollars first; as decimal text. */
export function sumReservations(db: Db, scope: RequestScope, kinds: Kinds, asked: Filters) {
  return found(db, scope, kinds, asked)
    .leftJoinLateral(accountIn, (join) => join.onTrue())
    .select(sql<Currency>`s.moneda`.as('moneda'))
    .select(sumsOfAccounts)
    .select(({ fn }) => fn.countAll<number>().as('solicitudes'))
    .groupBy('s.moneda')
    .orderBy('s.moneda', 'desc')
    .execute()
}

const { ref } = sql
/** Must equal the indexed expressions. */
const machine = sql<string>`sin_acentos(c.marca || ' ' || c.sku || ' ' || c.ciudad)`
const property = sql<string>`sin_acentos(propiedad.titulo || ' ' || propiedad.sku || ' ' || propiedad.ciudad)`

/** Returns the newest requests of a scope by client, item or number, at most `most`. */
export function findRequests(db: Db, scope: RequestScope, text: string, most: number) {
  const number = /^#?(\d{1,9})$/.exec(text)?.[1] ?? 0
  const found = newestMatching({
    table: 'solicitud_clasificado',
    as: 's',
    joins: joinedItems,
    seen: sql<boolean>`s.estado_id <> ${RequestStatus.deletedByUser} and ${inScope(scope)}`,
    conditions: [
      wordsFoundIn(ref<string>('s.buscado'), text),
      wordsFoundIn(machine, text),
      wordsFoundIn(property, text),
      sql<boolean>`s.id = ${number}::int`,
    ],
    most,
  })
  return withItems(db)
    .innerJoin(found.as('found'), 'found.id', 's.id')
    .select(['s.id', 's.nombre', 's.empresa', subject.as('marca')])
    .orderBy('s.id', 'desc')
    .execute()
}

interface Row {
  id: number
  momento: Date
  estado_id: RequestStatus
  es_arriendo: boolean
  marca: string
}

export const newestRequests = (db: Db, scope: RequestScope, who: Addresses, before: Before | null, most: number) =>
  newestAbout<Row>(db, who, before, most, {
    from: sql`solicitud_clasificado s ${joinedItems}`,
    where: sql<boolean>`(s.estado_id <> ${RequestStatus.deletedByUser} and ${inScope(scope)})`,
    columns: sql`s.id, s.creado_en as momento, s.estado_id, ${isForRent} as es_arriendo, ${subject} as marca`,
    email: sql`lower(s.email)`,
    phone: sql`s.telefono`,
    at: sql`s.creado_en`,
    id: sql`s.id`,
  })

/** Paid reservations by the interval of their payment, the kind of request and the currency, with what the ledger says of them. */
export const countReservations = (db: Db, scope: RequestScope, asked: Filters, starts: readonly string[]) =>
  found(db, scope, allKinds, asked)
    .select(intervalOfMoment(sql.ref('s.reservado_en'), starts, asked.zona ?? 'UTC').as('intervalo'))
    .leftJoinLateral(accountIn, (join) => join.onTrue())
    .select(['s.tipo as grupo', sql<Currency>`s.moneda`.as('moneda')])
    .select(sumsOfAccounts)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .groupBy(sql`1, 2, 3`)
    .execute()

/** Requests by kind. */
export const countKinds = (db: Db, scope: RequestScope, asked: Filters) =>
  found(db, scope, allKinds, asked)
    .select(['s.tipo as grupo', sql<null>`null`.as('intervalo')])
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .groupBy('s.tipo')
    .execute()
