import type {
  ProductCategoryListQuerySchema,
  ProductCategoryListSchema,
  productCategoryOrders,
} from '@portal/contract/products/categories/schemas'
import { ProductStatus } from '@portal/contract/products/constants'
import { type Insertable, type RawBuilder, sql, type UpdateObject } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import type { Db } from '#core/database.ts'
import type { JsonText } from '#core/door.ts'
import { inOrder, inSpanishOrder, jsonTextOf, orderOf, wordsIn } from '#core/list-query.ts'
import type { CategoriaProducto, DB } from '#core/schema.ts'

export type CategoryQuery = z.output<typeof ProductCategoryListQuerySchema>

const { ref } = sql

const products = sql<number>`(
  select count(*) from producto where producto.categoria_id = categoria_producto.id and producto.estado_id <> 0)`

const keysOf: Record<(typeof productCategoryOrders)[number], RawBuilder<unknown>> = {
  nombre: inSpanishOrder(ref('nombre')),
  nombre_en: inSpanishOrder(ref('nombre_en')),
  productos: products,
  estado_id: ref('estado_id'),
}
const searched = sql<string>`sin_acentos(nombre || ' ' || nombre_en)`

const shown = ['id', 'nombre', 'nombre_en', 'estado_id', 'version'] as const
const computed = [sql<string | null>`'/v1/archivo/' || archivo_id`.as('imagen_url'), products.as('productos')] as const

/** One page and the total, as the text of the answer. */
export function listCategories(db: Db, { page, page_row: size, orden, buscar }: CategoryQuery): Promise<JsonText> {
  const { column, direction } = orderOf(orden)
  const found = db
    .selectFrom('categoria_producto')
    .where('estado_id', '<>', ProductStatus.deleted)
    .where((eb) => eb.and(wordsIn(searched, buscar)))
  const reply = db.selectNoFrom([
    jsonArrayFrom(
      found
        .select(shown)
        .select(computed)
        .orderBy(inOrder([keysOf[column], ref('id')], direction))
        .limit(size)
        .offset((page - 1) * size),
    ).as('categorias_producto'),
    found
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .$asScalar()
      .$notNull()
      .as('total'),
  ])
  return jsonTextOf<z.output<typeof ProductCategoryListSchema>>(db, reply)
}

export function getCategory(db: Db, id: number) {
  return db
    .selectFrom('categoria_producto')
    .select(shown)
    .select(computed)
    .where('id', '=', id)
    .where('estado_id', '<>', ProductStatus.deleted)
    .executeTakeFirst()
}

const written = [...shown, 'archivo_id'] as const

/** Two who save the same category follow each other; no product joins it meanwhile. */
export function lockCategory(db: Db, id: number) {
  return db
    .selectFrom('categoria_producto')
    .select(written)
    .where('id', '=', id)
    .where('estado_id', '<>', ProductStatus.deleted)
    .forUpdate()
    .executeTakeFirst()
}

export function insertCategory(db: Db, category: Insertable<CategoriaProducto>) {
  return db.insertInto('categoria_producto').values(category).returning(written).executeTakeFirstOrThrow()
}

export function updateCategory(db: Db, id: number, changes: UpdateObject<DB, 'categoria_producto'>) {
  return db
    .updateTable('categoria_producto')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(written)
    .executeTakeFirstOrThrow()
}

/** Whether a product is in it, or a quote says its name. */
export async function isCategoryInUse(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from producto where categoria_id = ${id} and estado_id <> 0)
      or exists (select from cotizacion_linea where categoria_id = ${id}) as used`.execute(db)
  return rows[0]!.used
}
