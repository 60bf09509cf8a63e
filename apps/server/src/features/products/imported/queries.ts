import { ProductStatus } from '@portal/contract/products/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

/** The fields of the form of a product, as they are stored. */
export const productFields = [
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
  'estado_id',
] as const

/** Returns the products that are not deleted with what an import compares, the oldest first. */
export const listKnownProducts = (db: Db) =>
  db
    .selectFrom('producto')
    .select(['id', 'version', 'slug', ...productFields])
    .where('estado_id', '<>', ProductStatus.deleted)
    .orderBy('id')
    .execute()

export type KnownProduct = Awaited<ReturnType<typeof listKnownProducts>>[number]

/** Returns what a product may name, with what is offered no more. */
export async function listKnownChoices(db: Db) {
  const [categorias, servicios] = await Promise.all([
    db
      .selectFrom('categoria_producto')
      .select(['id', 'nombre', 'nombre_en', 'nombre_pt', 'estado_id'])
      .where('estado_id', '<>', ProductStatus.deleted)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('servicio')
      .select(['id', 'nombre', 'nombre_en', 'estado_id'])
      .where('estado_id', '<>', ProductStatus.deleted)
      .orderBy('id')
      .execute(),
  ])
  return { categorias, servicios }
}

/** Returns the product of a name, which no two have. */
export const productByName = (db: Db, name: string) =>
  db
    .selectFrom('producto')
    .select(['id', 'version'])
    .where(sql<boolean>`sin_acentos(nombre) = sin_acentos(${name})`)
    .where('estado_id', '<>', ProductStatus.deleted)
    .executeTakeFirst()

/** Imports of products store their rows one after the other. */
export async function waitForImports(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('productos importados', 0))`.execute(db)
}

/** Locks products in the order of their ids. */
export async function lockProducts(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .selectFrom('producto')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Tables whose rows belong to a product, besides its prices at branches and the products that it replaced. */
export const productTables = [
  ...['cotizacion_linea', 'orden_serie', 'producto_costos_configuracion', 'producto_dato', 'producto_folleto'],
  ...['producto_manual', 'producto_pais', 'producto_vista', 'recurso'],
]

/** Whether anything belongs to a product: while it does, an import that made it leaves it. */
export async function isHolding(db: Db, id: number): Promise<boolean> {
  const holdings = sql.join(
    [
      sql`select from producto_configuracion where producto_id = ${id} and eliminado_en is null`,
      sql`select from producto where reemplazo_id = ${id} and estado_id <> ${ProductStatus.deleted}`,
      ...productTables.map((table) => sql`select from ${sql.table(table)} where producto_id = ${id}`),
    ],
    sql` union all `,
  )
  const { rows } = await sql<{ found: boolean }>`select exists (${holdings}) as found`.execute(db)
  return rows[0]!.found
}
