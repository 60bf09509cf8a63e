import { productCategory } from '@portal/contract/products/categories/schemas'
import { sql } from 'kysely'
import { inSpanishOrder } from '#core/database/list-query.ts'
import { recordRows } from '#core/records/record-rows.ts'

const { ref } = sql

/** The condition for categories that are not deleted. */
export const isThere = () => sql<boolean>`categoria_producto.estado_id <> 0`

/** What the public site says of a line of products. */
export const siteColumns = [
  'nombre_pt',
  'orden',
  'etapa',
  'etapa_en',
  'etapa_pt',
  'titular',
  'titular_en',
  'titular_pt',
  'texto',
  'texto_en',
  'texto_pt',
  'comparar',
  'comparar_en',
  'comparar_pt',
] as const

const products = sql<number>`(
  select count(*) from producto where producto.categoria_id = categoria_producto.id and producto.estado_id <> 0)`

export const categoryRows = recordRows(productCategory, {
  id: 'categoria_producto.id',
  found: (db) => db.selectFrom('categoria_producto').where(isThere()),
  searched: sql<string>`sin_acentos(nombre || ' ' || nombre_en)`,
  orders: {
    nombre: inSpanishOrder(ref('nombre')),
    nombre_en: inSpanishOrder(ref('nombre_en')),
    productos: products,
    estado_id: ref('estado_id'),
  },
  shown: (found) =>
    found
      .select(['id', 'nombre', 'nombre_en', ...siteColumns, 'estado_id', 'version'])
      .select([sql<string | null>`'/v1/archivo/' || archivo_id`.as('imagen_url'), products.as('productos')]),
})

/** Counts products of a category, and lines of quotes that name it. */
export const usesOf = ({ id }: { id: number }) => sql`
  select from producto where categoria_id = ${id} and estado_id <> 0
  union all
  select from cotizacion_linea where categoria_id = ${id}`
