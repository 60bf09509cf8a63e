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
  'unidad_pt',
  'texto',
  'texto_en',
  'texto_pt',
  'producto_dato_clave.orden',
  'destacado',
] as const

const factsOf = (db: Pick<Db, 'selectFrom'>) =>
  db
    .selectFrom('producto_dato')
    .innerJoin('producto_dato_clave', 'producto_dato_clave.clave', 'producto_dato.clave')
    .select(shown)
    .orderBy('producto_dato_clave.orden')
    .orderBy('producto_dato.id')

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

/** A text of a page, in one language. */
const said = (language: PageLanguage, key: string) => sql<string>`coalesce(pagina #>> ${`{${language},${key}}`}, '')`

/** A product of the site with the names of its category, and what its page says of it in short. */
const named = [
  'producto.id',
  'producto.nombre',
  'categoria_id',
  'producto.orden',
  'categoria_producto.nombre as categoria_nombre',
  'categoria_producto.nombre_en as categoria_nombre_en',
  'categoria_producto.nombre_pt as categoria_nombre_pt',
  'resumen',
  'resumen_en',
  'resumen_pt',
  'descripcion',
  'descripcion_en',
  'descripcion_pt',
] as const

/** Products whose page visitors see. */
const onSite = (db: Db) =>
  db
    .selectFrom('producto')
    .innerJoin('categoria_producto', 'categoria_producto.id', 'producto.categoria_id')
    .where('slug', 'is not', null)
    .where('publicada', '=', true)
    .where('producto.estado_id', '=', ProductStatus.active)
    .orderBy('producto.orden')
    .orderBy('producto.id')

/** Returns all products on sale that have a page, with their facts and with those that the trade asks for. */
export async function getCatalogue(db: Db): Promise<Catalogue> {
  const [products, lines, conditions, asked] = await Promise.all([
    onSite(db)
      .select(named)
      .select((eb) => eb.ref('slug').$notNull().as('slug'))
      .select(['folleto_url', 'folleto_url_en'])
      .select(sql<string | null>`'/v1/archivo/' || producto.archivo_id`.as('imagen_url'))
      .select((eb) =>
        jsonArrayFrom(factsOf(eb as never).where('producto_dato.producto_id', '=', eb.ref('producto.id'))).as('datos'),
      )
      .select(brochureSizes.as('folletos'))
      .execute(),
    listLines(db),
    factsOf(db).where('producto_id', 'is', null).execute(),
    listAskedKeys(db),
  ])
  const told = new Set(products.flatMap(({ datos }) => datos.map(({ clave }) => clave)))
  const productos = products.map((product) => ({ ...product, ...missingOf(product, asked, told) }))
  const sold = new Set(products.map(({ categoria_id }) => categoria_id))
  const lineas = lines.filter(({ categoria_id }) => sold.has(categoria_id))
  return { productos, lineas, condiciones: conditions } as Catalogue
}

/** Returns the lines of products in their order; one without a heading of its own has its name. */
const listLines = (db: Db) =>
  db
    .selectFrom('categoria_producto')
    .select('id as categoria_id')
    .select(sql<string>`coalesce(ancla, 'linea-' || id)`.as('ancla'))
    .select(sql<string>`coalesce(nullif(titular, ''), nombre)`.as('nombre'))
    .select(sql<string>`coalesce(nullif(titular_en, ''), nombre_en)`.as('nombre_en'))
    .select(sql<string>`coalesce(nullif(titular_pt, ''), nombre_pt)`.as('nombre_pt'))
    .select(['texto', 'texto_en', 'texto_pt', 'comparar', 'comparar_en', 'comparar_pt'])
    .where('estado_id', '<>', ProductStatus.deleted)
    .orderBy('orden')
    .orderBy('id')
    .execute()

/** Returns the products of the menu with the names of their groups, groups and products in order. */
export const listMenu = (db: Db) =>
  onSite(db)
    .clearOrderBy()
    .select(named)
    .select((eb) => eb.ref('slug').$notNull().as('slug'))
    .select(['etapa', 'etapa_en', 'etapa_pt'])
    .select([said('es', 'menu').as('menu'), said('en', 'menu').as('menu_en'), said('pt', 'menu').as('menu_pt')])
    .select([
      said('es', 'asunto').as('asunto'),
      said('en', 'asunto').as('asunto_en'),
      said('pt', 'asunto').as('asunto_pt'),
    ])
    .orderBy('categoria_producto.orden')
    .orderBy('producto.orden')
    .orderBy('producto.id')
    .execute()

/** Returns what the page of a product holds besides its facts. */
export async function getPageOf(db: Db, productId: number) {
  const [page, vistas] = await Promise.all([
    db
      .selectFrom('producto')
      .select(sql<unknown>`pagina`.as('textos'))
      .select(sql<string | null>`'/v1/archivo/' || modelo_id`.as('modelo_url'))
      .where('id', '=', productId)
      .executeTakeFirstOrThrow(),
    listViews(db, productId),
  ])
  return { ...page, vistas }
}

/** Returns the pictures of a page next to its front, in order. */
export const listViews = (db: Db, productId: number) =>
  db
    .selectFrom('producto_vista')
    .select(['id', 'texto', 'texto_en', 'texto_pt'])
    .select(sql<string>`'/v1/archivo/' || archivo_id`.as('url'))
    .where('producto_id', '=', productId)
    .orderBy('orden')
    .orderBy('id')
    .execute()

/** Returns a product that had a page and is no longer offered, with what replaced it if that is shown. */
export async function getRetired(db: Db, slug: string) {
  const { rows } = await sql<{ nombre: string; redirige: boolean; a_slug: string | null; a_nombre: string | null }>`
    select producto.nombre, producto.redirige, nuevo.slug as a_slug, nuevo.nombre as a_nombre
    from producto
    left join producto nuevo on nuevo.id = producto.reemplazo_id and nuevo.publicada
      and nuevo.estado_id = ${ProductStatus.active}
    where producto.slug = ${slug} and producto.publicada and producto.estado_id <> ${ProductStatus.active}`.execute(db)
  return rows[0]
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
