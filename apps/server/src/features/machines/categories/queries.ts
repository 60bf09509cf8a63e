import { category } from '@portal/contract/machines/categories/schemas'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { inSpanishOrder } from '#core/database/list-query.ts'
import { recordRows } from '#core/records/record-rows.ts'

const { ref } = sql

const machines = sql<number>`(
  select count(*) from clasificado
  where clasificado.categoria_id = clasificado_categoria.id and clasificado.eliminado_en is null)`

export const categoryRows = recordRows(category, {
  id: 'clasificado_categoria.id',
  found: (db) => db.selectFrom('clasificado_categoria').where('eliminado_en', 'is', null),
  searched: sql<string>`sin_acentos(nombre || ' ' || nombre_en)`,
  orders: { nombre: inSpanishOrder(ref('nombre')), nombre_en: inSpanishOrder(ref('nombre_en')) },
  shown: (found) =>
    found
      .select(['id', 'nombre', 'nombre_en', 'estado_id', 'version'])
      .select([sql<string | null>`'/v1/archivo/' || archivo_id`.as('imagen_url'), machines.as('clasificados')]),
})

/** Counts items in a category, including waiting edits that name it. */
export const usesOf = ({ id }: { id: number }) => sql`
  select from clasificado where categoria_id = ${id} and eliminado_en is null
  union all
  select from clasificado_version where estado = 'pendiente' and (datos ->> 'categoria_id')::int = ${id}`

/**
 * Rewrites the search text of the next items of a category, after `afterId`; returns the last id, or null when none is
 * left.
 */
export async function refreshTexts(db: Db, categoryId: number, afterId: number, most: number): Promise<number | null> {
  const { rows } = await sql<{ last: number | null }>`
    with next as (
      select id from clasificado where categoria_id = ${categoryId} and id > ${afterId} order by id limit ${most}::int
    ), refreshed as (
      update clasificado set categoria_id = categoria_id where id in (select id from next) returning id
    )
    select max(id) as last from refreshed`.execute(db)
  return rows[0]!.last
}
