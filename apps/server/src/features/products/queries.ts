import { type PageLanguage, pageLanguages } from '@portal/contract/core/language'
import { ProductStatus } from '@portal/contract/products/constants'
import type { CatalogueSchema } from '@portal/contract/products/schemas'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import type { Db } from '#core/database/database.ts'
import { missingOf } from './rules.ts'

export type Catalogue = z.output<typeof CatalogueSchema>

/** Facts without the internal `por_confirmar`. */
const shown = [
  'producto_dato_clave.clave',
  'grupo',
  'nombre',
  'nombre_en',
  'valor',
  'valor_hasta',
  'calificador',
  'unidad',
  'unidad_en',
  'texto',
  'texto_en',
  'producto_dato_clave.orden',
  'destacado',
] as const

const factsOf = (db: Pick<Db, 'selectFrom'>) =>
  db
    .selectFrom('producto_dato')
    .innerJoin('producto_dato_clave', 'producto_dato_clave.clave', 'producto_dato.clave')
    .select(shown)
    .orderBy('producto_dato_clave.orden')

/** The facts that the trade asks of products, in order, each with the categories it is asked of. */
const listAskedKeys = (db: Db) =>
  db
    .selectFrom('producto_dato_clave')
    .select(['clave', 'grupo', 'nombre', 'nombre_en', 'orden', 'categorias'])
    .where(sql<boolean>`categorias <> '{}'`)
    .orderBy('orden')
    .execute()

/** The size of a product's brochure in each language; null while it was not made. */
const brochureSizes = sql<Record<PageLanguage, number | null>>`(
  select jsonb_object_agg(language, bytes) from unnest(${[...pageLanguages]}::text[]) language
  left join producto_folleto on producto_id = producto.id and idioma = language
  left join archivo on archivo.id = archivo_id)`

/** Returns all products on sale that have a page, with their facts and with those that the trade asks for. */
export async function getCatalogue(db: Db): Promise<Catalogue> {
  const [products, conditions, asked] = await Promise.all([
    db
      .selectFrom('producto')
      .innerJoin('categoria_producto', 'categoria_producto.id', 'producto.categoria_id')
      .select(['producto.id', 'slug', 'producto.nombre', 'categoria_id'])
      .select(['categoria_producto.nombre as categoria_nombre', 'categoria_producto.nombre_en as categoria_nombre_en'])
      .select(['resumen', 'resumen_en', 'descripcion', 'descripcion_en', 'folleto_url', 'folleto_url_en'])
      .select(sql<string | null>`'/v1/archivo/' || producto.archivo_id`.as('imagen_url'))
      .select((eb) =>
        jsonArrayFrom(factsOf(eb as never).where('producto_dato.producto_id', '=', eb.ref('producto.id'))).as('datos'),
      )
      .select(brochureSizes.as('folletos'))
      .where('slug', 'is not', null)
      .where('producto.estado_id', '=', ProductStatus.active)
      .orderBy('producto.orden')
      .execute(),
    factsOf(db).where('producto_id', 'is', null).execute(),
    listAskedKeys(db),
  ])
  const told = new Set(products.flatMap(({ datos }) => datos.map(({ clave }) => clave)))
  const productos = products.map((product) => ({ ...product, ...missingOf(product, asked, told) }))
  return { productos, condiciones: conditions } as Catalogue
}

/** Tables of the PDFs of products; they have the same columns. */
export type SheetTable = 'producto_folleto' | 'producto_manual'

/** Returns the latest PDF of a product. */
export function getSheet(db: Db, table: SheetTable, productId: number, language: PageLanguage) {
  return db
    .selectFrom(table)
    .select(['huella', 'archivo_id'])
    .where('producto_id', '=', productId)
    .where('idioma', '=', language)
    .executeTakeFirst()
}

/** Locked, to make the same PDF only once at a time. */
export async function lockSheet(db: Db, table: SheetTable, productId: number, language: PageLanguage) {
  await db.selectFrom('producto').select('id').where('id', '=', productId).forUpdate().execute()
  return getSheet(db, table, productId, language)
}

export async function storeSheet(
  db: Db,
  table: SheetTable,
  sheet: { producto_id: number; idioma: PageLanguage; huella: string; archivo_id: string },
): Promise<void> {
  const { huella, archivo_id } = sheet
  await db
    .insertInto(table)
    .values(sheet)
    .onConflict((conflict) =>
      conflict.columns(['producto_id', 'idioma']).doUpdateSet({ huella, archivo_id, creado_en: sql<Date>`now()` }),
    )
    .execute()
}
