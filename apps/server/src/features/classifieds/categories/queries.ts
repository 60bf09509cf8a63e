import type {
  CategoryListQuerySchema,
  CategoryListSchema,
  categoryOrders,
} from '@portal/contract/classifieds/categories/schemas'
import { type Insertable, type RawBuilder, sql, type UpdateObject } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import type { Db } from '#core/database.ts'
import type { JsonText } from '#core/door.ts'
import { inOrder, inSpanishOrder, jsonTextOf, orderOf, wordsIn } from '#core/list-query.ts'
import type { ClasificadoCategoria, DB } from '#core/schema.ts'

export type CategoryQuery = z.output<typeof CategoryListQuerySchema>

const { ref } = sql

const keysOf: Record<(typeof categoryOrders)[number], RawBuilder<unknown>> = {
  nombre: inSpanishOrder(ref('nombre')),
  nombre_en: inSpanishOrder(ref('nombre_en')),
}
const searched = sql<string>`sin_acentos(nombre || ' ' || nombre_en)`

const shown = ['id', 'nombre', 'nombre_en', 'estado_id', 'version'] as const
const computed = [
  sql<string | null>`'/v1/archivo/' || archivo_id`.as('imagen_url'),
  sql<number>`(
    select count(*) from clasificado
    where clasificado.categoria_id = clasificado_categoria.id and clasificado.eliminado_en is null)`.as('clasificados'),
] as const

/** One page and the total, as the text of the answer. */
export function listCategories(db: Db, { page, page_row: size, orden, buscar }: CategoryQuery): Promise<JsonText> {
  const { column, direction } = orderOf(orden)
  const found = db
    .selectFrom('clasificado_categoria')
    .where('eliminado_en', 'is', null)
    .where((eb) => eb.and(wordsIn(searched, buscar)))
  const reply = db.selectNoFrom([
    jsonArrayFrom(
      found
        .select(shown)
        .select(computed)
        .orderBy(inOrder([keysOf[column], ref('id')], direction))
        .limit(size)
        .offset((page - 1) * size),
    ).as('categorias_clasificado'),
    found
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .$asScalar()
      .$notNull()
      .as('total'),
  ])
  return jsonTextOf<z.output<typeof CategoryListSchema>>(db, reply)
}

export function getCategory(db: Db, id: number) {
  return db
    .selectFrom('clasificado_categoria')
    .select(shown)
    .select(computed)
    .where('id', '=', id)
    .where('eliminado_en', 'is', null)
    .executeTakeFirst()
}

const written = [...shown, 'archivo_id', 'eliminado_en'] as const

/** Two who save the same category follow each other; no item joins it meanwhile. */
export function lockCategory(db: Db, id: number) {
  return db
    .selectFrom('clasificado_categoria')
    .select(written)
    .where('id', '=', id)
    .where('eliminado_en', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export function insertCategory(db: Db, category: Insertable<ClasificadoCategoria>) {
  return db.insertInto('clasificado_categoria').values(category).returning(written).executeTakeFirstOrThrow()
}

export function updateCategory(db: Db, id: number, changes: UpdateObject<DB, 'clasificado_categoria'>) {
  return db
    .updateTable('clasificado_categoria')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(written)
    .executeTakeFirstOrThrow()
}

/** Frees its name; the row stays for what was said of it. */
export const markCategoryDeleted = (db: Db, id: number) => updateCategory(db, id, { eliminado_en: sql<Date>`now()` })

/** Whether an item stands in it, or wants to: an edit that waits for approval names it. */
export async function isCategoryInUse(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from clasificado where categoria_id = ${id} and eliminado_en is null)
      or exists (
        select from clasificado_version where estado = 'pendiente' and (datos ->> 'categoria_id')::int = ${id}
      ) as used`.execute(db)
  return rows[0]!.used
}

/** Writes the search text of the next items of a category anew, after `afterId`; answers the last of them, or null when none is left. */
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
