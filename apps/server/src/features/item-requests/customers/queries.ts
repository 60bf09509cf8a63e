import { customer } from '@portal/contract/item-requests/customers/schemas'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { inSpanishOrder } from '#core/database/list-query.ts'
import { recordRows } from '#core/records/record-rows.ts'

const { ref } = sql

const requests = sql<number>`(select count(*) from solicitud_clasificado where cliente_id = cliente.id)`

export const customerRows = recordRows(customer, {
  id: 'cliente.id',
  found: (db) => db.selectFrom('clasificado_cliente as cliente').where('cliente.eliminado_en', 'is', null),
  filtered: (found, { pais_id: countryId }) =>
    found.$if(countryId !== null, (query) => query.where('cliente.pais_id', '=', countryId)),
  searched: ref<string>('cliente.buscado'),
  orders: { nombre: inSpanishOrder(ref('cliente.nombre')), creado_en: ref('cliente.creado_en') },
  shown: (found) =>
    found
      .leftJoin('pais', 'pais.id', 'cliente.pais_id')
      .select([
        'cliente.id',
        'cliente.nombre',
        'cliente.email',
        'cliente.telefono',
        'cliente.pais_id',
        'pais.nombre as pais_nombre',
        'pais.nombre_en as pais_nombre_en',
        'cliente.empresa',
        'cliente.creado_en',
        'cliente.version',
      ])
      .select(requests.as('solicitudes')),
})

export interface Person {
  nombre: string
  email: string
  telefono: string
  pais_id: number | null
  empresa: string
}

/** Returns the customer with this e-mail, otherwise the one with this phone (rule requests/known-customer). */
export function findCustomer(db: Db, { email, telefono }: Pick<Person, 'email' | 'telefono'>) {
  return db
    .selectFrom('clasificado_cliente')
    .select('id')
    .where('eliminado_en', 'is', null)
    .where(({ or, eb, fn }) =>
      or([
        ...(email ? [eb(fn<string>('lower', ['email']), '=', email.toLowerCase())] : []),
        ...(telefono ? [eb('telefono', '=', telefono)] : []),
      ]),
    )
    .orderBy(sql`lower(email) = ${email.toLowerCase()} and email <> ''`, 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Returns undefined when someone else created them in between. */
export function insertCustomer(db: Db, person: Person) {
  const { nombre, email, telefono, pais_id, empresa } = person
  return db
    .insertInto('clasificado_cliente')
    .values({ nombre, email, telefono, pais_id, empresa })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'nombre', 'email', 'telefono', 'pais_id', 'empresa', 'version'])
    .executeTakeFirst()
}
