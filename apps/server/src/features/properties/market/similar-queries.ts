import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

/** The values to find similar properties by. */
interface Alike {
  id: number
  categoria_id: number
  condicion: number
  pais_id: number
  ciudad_buscada: string | null
  metros_construidos: number
}

/** Number of newest properties that are compared, here and in the country. */
const compared = sql.lit(200)

/**
 * Returns ids of public properties of the same category and condition, nearest first: in the same city, then country,
 * by their built area; never the property itself.
 */
export async function findSimilar(db: Db, item: Alike, most: number): Promise<number[]> {
  const alike = sql`es_publico and condicion = ${item.condicion} and categoria_id = ${item.categoria_id}`
  const newest = (where: ReturnType<typeof sql>) => sql`(
    select id, pais_id, ciudad_buscada, metros_construidos, creado_en from propiedad
    where ${alike} and ${where} order by creado_en desc, id desc limit ${compared})`
  const { rows } = await sql<{ id: number }>`
    select id from (
      ${newest(sql`ciudad_buscada = ${item.ciudad_buscada}`)} union
      ${newest(sql`pais_id = ${item.pais_id}`)} union ${newest(sql`true`)}
    ) parecidas
    where id <> ${item.id}
    order by ciudad_buscada is distinct from ${item.ciudad_buscada}::text, pais_id <> ${item.pais_id}::int,
      abs(ln(greatest(metros_construidos, 1)) - ln(greatest(${item.metros_construidos}::numeric, 1))),
      creado_en desc, id desc
    limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}
