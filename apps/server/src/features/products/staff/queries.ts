import { ProductStatus } from '@portal/contract/products/constants'
import type { ProductListQuerySchema, ProductListSchema, productOrders } from '@portal/contract/products/staff/schemas'
import { type Insertable, type RawBuilder, sql, type UpdateObject } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import type { JsonText } from '#core/base/answers.ts'
import type { Db } from '#core/database/database.ts'
import { inOrder, inSpanishOrder, jsonTextOf, orderOf, wordsIn } from '#core/database/list-query.ts'
import type { DB, Producto } from '#core/database/schema.ts'
import type { Which } from '#core/records/bulk.ts'
import { chosenRows } from '#core/records/record-rows.ts'

export type ProductQuery = z.output<typeof ProductListQuerySchema>

const { ref } = sql

const keysOf: Record<(typeof productOrders)[number], RawBuilder<unknown>> = {
  orden: ref('producto.orden'),
  nombre: inSpanishOrder(ref('producto.nombre')),
  categoria_nombre: inSpanishOrder(ref('categoria_producto.nombre')),
  precio_sugerido: ref('producto.precio_sugerido'),
  costo: ref('producto.costo'),
  estado_id: ref('producto.estado_id'),
}
/** The text that products are searched by. */
export const searched = sql<string>`sin_acentos(
  producto.codigo || ' ' || producto.nombre || ' ' || producto.nombre_en || ' ' || producto.nombre_pt || ' ' || categoria_producto.nombre || ' ' || categoria_producto.nombre_en)`

const found = (db: Db) =>
  db
    .selectFrom('producto')
    .innerJoin('categoria_producto', 'categoria_producto.id', 'producto.categoria_id')
    .leftJoin('servicio', 'servicio.id', 'producto.servicio_id')
    .where('producto.estado_id', '<>', ProductStatus.deleted)

const shown = [
  'producto.id',
  'slug',
  'producto.codigo',
  'producto.nombre',
  'producto.nombre_en',
  'producto.nombre_pt',
  'producto.categoria_id',
  'categoria_producto.nombre as categoria_nombre',
  'categoria_producto.nombre_en as categoria_nombre_en',
  'unidad_id',
  'unidad_medida_id',
  'servicio_id',
  'servicio.nombre as servicio_nombre',
  'precio_sugerido',
  'costo',
  'costo_cable_metro',
  'folleto_url',
  'folleto_url_en',
  'producto.estado_id',
  'producto.version',
] as const

const computed = [
  sql<string | null>`'/v1/archivo/' || producto.archivo_id`.as('imagen_url'),
  sql<number>`(
    select count(*) from producto_configuracion asignado
    join sucursal on sucursal.id = asignado.sucursal_id and sucursal.eliminado_en is null
    where asignado.producto_id = producto.id and asignado.eliminado_en is null)`.as('asignaciones'),
] as const

const asked = (db: Db, { buscar, categoria_id: categoryId, estado_id: statusId }: ProductQuery) =>
  found(db)
    .where((eb) => eb.and(wordsIn(searched, buscar)))
    .$if(categoryId !== null, (query) => query.where('producto.categoria_id', '=', categoryId!))
    .$if(statusId !== null, (query) => query.where('producto.estado_id', '=', statusId!))

/** Those that many are chosen by. */
export const chosenProducts = (db: Db, which: Which<ProductQuery>, most: number) =>
  chosenRows(which, most, {
    id: 'producto.id',
    named: ref<string>('producto.nombre'),
    all: found(db),
    asked: (query) => asked(db, query),
  })

/** Returns one page and the total, as JSON text. */
export function listProducts(db: Db, query: ProductQuery): Promise<JsonText> {
  const { page, page_row: size, orden } = query
  const { column, direction } = orderOf(orden)
  const matching = asked(db, query)
  const reply = db.selectNoFrom([
    jsonArrayFrom(
      matching
        .select(shown)
        .select(computed)
        .orderBy(inOrder([keysOf[column], ref('producto.id')], direction))
        .limit(size)
        .offset((page - 1) * size),
    ).as('productos'),
    matching
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .$asScalar()
      .$notNull()
      .as('total'),
  ])
  return jsonTextOf<z.output<typeof ProductListSchema>>(db, reply)
}

export const getProduct = (db: Db, id: number) =>
  found(db).where('producto.id', '=', id).select(shown).select(computed).executeTakeFirst()

export const getProductBySlug = (db: Db, slug: string) =>
  db.selectFrom('producto').select('id').where('slug', '=', slug).executeTakeFirst()

const written = [
  'id',
  'slug',
  'codigo',
  'nombre',
  'nombre_en',
  'nombre_pt',
  'categoria_id',
  'unidad_id',
  'unidad_medida_id',
  'servicio_id',
  'precio_sugerido',
  'costo',
  'costo_cable_metro',
  'folleto_url',
  'folleto_url_en',
  'archivo_id',
  'estado_id',
  'version',
] as const

/** Locked, to serialise changes of the product and keep it from being assigned or quoted. */
export const lockProduct = (db: Db, id: number) =>
  db
    .selectFrom('producto')
    .select(written)
    .where('id', '=', id)
    .where('estado_id', '<>', ProductStatus.deleted)
    .forUpdate()
    .executeTakeFirst()

export type LockedProduct = NonNullable<Awaited<ReturnType<typeof lockProduct>>>

/** Inserts a product at the end of the range. */
export function insertProduct(db: Db, product: Insertable<Producto>) {
  const orden = sql<number>`(select coalesce(max(orden), 0) + 10 from producto)`
  return db
    .insertInto('producto')
    .values({ orden, ...product })
    .returning(written)
    .executeTakeFirstOrThrow()
}

export function updateProduct(db: Db, id: number, changes: UpdateObject<DB, 'producto'>) {
  return db
    .updateTable('producto')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(written)
    .executeTakeFirstOrThrow()
}

/** Whether a branch sells it, or a quote contains it. */
export async function isProductInUse(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from producto_configuracion where producto_id = ${id} and eliminado_en is null)
      or exists (select from cotizacion_linea where producto_id = ${id}) as used`.execute(db)
  return rows[0]!.used
}

/** Locks its category against deletion and deactivation. */
export function lockCategoryOf(db: Db, id: number) {
  return db
    .selectFrom('categoria_producto')
    .select(['id', 'estado_id'])
    .where('id', '=', id)
    .where('estado_id', '<>', ProductStatus.deleted)
    .forShare()
    .executeTakeFirst()
}

export const getService = (db: Db, id: number) =>
  db
    .selectFrom('servicio')
    .select(['id', 'estado_id'])
    .where('id', '=', id)
    .where('estado_id', '<>', ProductStatus.deleted)
    .executeTakeFirst()

const inOwnOrder = (db: Db, kind: 'venta' | 'medida') =>
  db.selectFrom('producto_unidad').select(['id', 'nombre', 'nombre_en']).where('tipo', '=', kind).orderBy('id')

/** Returns sale units and measure units. */
export async function listUnits(db: Db) {
  const [sale, measure] = await Promise.all([inOwnOrder(db, 'venta').execute(), inOwnOrder(db, 'medida').execute()])
  return { sale, measure }
}

export const listActiveCategories = (db: Db) =>
  db
    .selectFrom('categoria_producto')
    .select(['id', 'nombre', 'nombre_en'])
    .where('estado_id', '=', ProductStatus.active)
    .orderBy('id')
    .execute()

export const listActiveServices = (db: Db) =>
  db
    .selectFrom('servicio')
    .select(['id', 'nombre', 'nombre_en'])
    .where('estado_id', '=', ProductStatus.active)
    .orderBy('id')
    .execute()
