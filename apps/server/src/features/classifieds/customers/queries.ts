import type {
  CustomerListQuerySchema,
  CustomerListSchema,
  customerOrders,
} from '@portal/contract/classifieds/customers/schemas'
import { type RawBuilder, sql, type UpdateObject } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import type { Db } from '#core/database.ts'
import type { JsonText } from '#core/door.ts'
import { inOrder, inSpanishOrder, jsonTextOf, orderOf, wordsIn } from '#core/list-query.ts'
import type { DB } from '#core/schema.ts'

export type CustomerQuery = z.output<typeof CustomerListQuerySchema>

const { ref } = sql

const keysOf: Record<(typeof customerOrders)[number], RawBuilder<unknown>> = {
  nombre: inSpanishOrder(ref('cliente.nombre')),
  creado_en: ref('cliente.creado_en'),
}

const shown = [
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
] as const
const requests = sql<number>`(select count(*) from solicitud_clasificado where cliente_id = cliente.id)`

/** One page and the total, as the text of the answer. */
export function listCustomers(
  db: Db,
  { page, page_row: size, orden, buscar, pais_id: countryId }: CustomerQuery,
): Promise<JsonText> {
  const { column, direction } = orderOf(orden)
  const found = db
    .selectFrom('clasificado_cliente as cliente')
    .where('cliente.eliminado_en', 'is', null)
    .where((eb) => eb.and(wordsIn(eb.ref('cliente.buscado'), buscar)))
    .$if(countryId !== null, (query) => query.where('cliente.pais_id', '=', countryId))
  const reply = db.selectNoFrom([
    jsonArrayFrom(
      found
        .leftJoin('pais', 'pais.id', 'cliente.pais_id')
        .select(shown)
        .select(requests.as('solicitudes'))
        .orderBy(inOrder([keysOf[column], ref('cliente.id')], direction))
        .limit(size)
        .offset((page - 1) * size),
    ).as('contactos'),
    found
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .$asScalar()
      .$notNull()
      .as('total'),
  ])
  return jsonTextOf<z.output<typeof CustomerListSchema>>(db, reply)
}

export function getCustomer(db: Db, id: number) {
  return db
    .selectFrom('clasificado_cliente as cliente')
    .leftJoin('pais', 'pais.id', 'cliente.pais_id')
    .select(shown)
    .select(requests.as('solicitudes'))
    .where('cliente.id', '=', id)
    .where('cliente.eliminado_en', 'is', null)
    .executeTakeFirst()
}

const written = ['id', 'nombre', 'email', 'telefono', 'pais_id', 'empresa', 'eliminado_en', 'version'] as const

/** Two who save the same customer follow each other. */
export function lockCustomer(db: Db, id: number) {
  return db
    .selectFrom('clasificado_cliente')
    .select(written)
    .where('id', '=', id)
    .where('eliminado_en', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export function updateCustomer(db: Db, id: number, changes: UpdateObject<DB, 'clasificado_cliente'>) {
  return db
    .updateTable('clasificado_cliente')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(written)
    .executeTakeFirstOrThrow()
}

/** Frees the e-mail and the phone; the row stays for what the customer asked. */
export const markCustomerDeleted = (db: Db, id: number) => updateCustomer(db, id, { eliminado_en: sql<Date>`now()` })
