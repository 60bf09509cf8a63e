import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

/** Returns a line of a quote, with the number of its serial numbers. */
export const getLine = (db: Db, quoteId: number, lineId: number) =>
  db
    .selectFrom('cotizacion_linea as l')
    .select(['l.id', 'l.producto_id', 'l.categoria_id', 'l.cantidad'])
    .select(sql<number>`(select count(*)::int from orden_serie s where s.linea_id = l.id)`.as('series'))
    .where('l.id', '=', lineId)
    .where('l.cotizacion_id', '=', quoteId)
    .executeTakeFirst()

interface Owner {
  orderId: number
  lineId: number
  productId: number
}

/**
 * Stores sorted serial numbers of a line; returns those that were free. One that another transaction is storing is
 * waited for.
 */
export async function insertSerials(db: Db, { orderId, lineId, productId }: Owner, serials: readonly string[]) {
  const { rows } = await sql<{ serie: string }>`
    insert into orden_serie (orden_id, linea_id, producto_id, serie)
    select ${orderId}::int, ${lineId}::bigint, ${productId}::int, serie
    from unnest(${[...serials]}::text[]) with ordinality as s(serie, lugar) order by lugar
    on conflict (producto_id, serie) do nothing
    returning serie`.execute(db)
  return rows.map(({ serie }) => serie)
}

/** Returns which quote has each of these serial numbers of a product, at most `most`. */
export const listTaken = (db: Db, productId: number, serials: readonly string[], most: number) =>
  db
    .selectFrom('orden_serie as s')
    .innerJoin('orden_produccion as o', 'o.id', 's.orden_id')
    .innerJoin('cotizacion as q', 'q.id', 'o.cotizacion_id')
    .select(['s.serie', sql<string>`q.codigo`.as('codigo')])
    .where('s.producto_id', '=', productId)
    .where('s.serie', '=', sql<string>`any(${[...serials]}::text[])`)
    .orderBy('s.serie')
    .limit(most)
    .execute()

/** Removes serial numbers of a line; returns those that were there, sorted. */
export async function deleteSerials(db: Db, lineId: number, serials: readonly string[]): Promise<string[]> {
  const gone = await db
    .deleteFrom('orden_serie')
    .where('linea_id', '=', lineId)
    .where('serie', '=', sql<string>`any(${[...serials]}::text[])`)
    .returning('serie')
    .execute()
  return gone.map(({ serie }) => serie).sort()
}
