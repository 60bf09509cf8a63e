import { type SqlBool, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { customPlan } from '#core/database/statements.ts'
import { isListed } from './rows-queries.ts'

/** The values to find similar items by. */
export interface Alike {
  id: number
  categoria_id: number
  pais_id: number
  anio: number
  moneda: string
  precio_publico: number | null
  es_arriendo: boolean
}

const { lit } = sql
/** Number of items by price, and of newest ones, that are read for the same category; and of those compared. */
const lookedAt = lit(3000)
const compared = lit(40)

/**
 * Returns ids of public items of the same category, near in price, year and country, the nearest first; never the item
 * itself.
 */
export async function findSimilar(db: Db, item: Alike, most: number): Promise<number[]> {
  const listed = sql.join(isListed(), sql` and `)
  const { precio_publico: price } = item
  const near = (side: 'desc' | 'asc') => sql`(
    select * from (
      select id, categoria_id, pais_id, anio, precio_publico, es_arriendo, creado_en from clasificado
      where ${listed} and moneda = ${item.moneda} and ${customPlan}precio_publico ${sql.raw(side === 'asc' ? '>=' : '<')} ${price}::numeric
      order by precio_publico ${sql.raw(side)}, id ${sql.raw(side)} limit ${lookedAt}
    ) vecinos where categoria_id = ${item.categoria_id} limit ${compared})`
  const newest = (country: number | null) => sql`(
    select * from (
      select id, categoria_id, pais_id, anio, precio_publico, es_arriendo, creado_en from clasificado
      where ${listed} and categoria_id = ${item.categoria_id} order by creado_en desc, id desc limit ${lookedAt}
    ) nuevos where ${country === null ? sql<SqlBool>`true` : sql<SqlBool>`pais_id = ${country}`} limit ${compared})`
  const sources = [newest(item.pais_id), newest(null), ...(price === null ? [] : [near('asc'), near('desc')])]
  const { rows } = await sql<{ id: number }>`
    select id from (${sql.join(sources, sql` union `)}) parecidos
    where id <> ${item.id}
    order by abs(ln(greatest(precio_publico, 1)) - ln(greatest(${price}::numeric, 1)))
        + abs(anio - ${item.anio}::int) / 10.0
        + case when pais_id = ${item.pais_id}::int then 0 else 0.3 end
        + case when es_arriendo = ${item.es_arriendo}::boolean then 0 else 0.5 end nulls last,
      abs(anio - ${item.anio}::int), creado_en desc, id desc
    limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}
