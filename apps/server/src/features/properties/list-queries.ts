import { namesOf, withColumn } from '@portal/contract/core/entities'
import { propertyFields } from '@portal/contract/properties/fields'
import type { PropertyListQuerySchema, PropertyListSchema, propertyOrders } from '@portal/contract/properties/schemas'
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { JsonText } from '#core/base/answers.ts'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { inSpanishOrder, jsonTextOf, orderOf } from '#core/database/list-query.ts'
import type { DB } from '#core/database/schema.ts'
import type { Named, Which } from '#core/records/bulk.ts'
import { chosenRows } from '#core/records/record-rows.ts'
import { listedOf, pageOf } from '#features/marketplace/staff-lists-queries.ts'
import { inScope, liveStatus } from './queries.ts'

export type ListQuery = z.output<typeof PropertyListQuerySchema>
/** What is asked for, in whatever order. */
export type Filters = Omit<ListQuery, 'page' | 'page_row' | 'orden'>

const { ref } = sql

/** Must equal the indexed expression. */
export const searched = sql<string>`sin_acentos(propiedad.titulo || ' ' || propiedad.sku || ' ' || propiedad.ciudad)`
const listed = listedOf({ table: 'propiedad', liveStatus, searched })
const filters = ['categoria_id', 'pais_id', 'condicion', 'aprobacion', 'publicacion'] as const

/** The rows one person may see and asked for. One place: page, total and start page cannot disagree. */
export const asFound = (scope: Scope, asked: Filters) => (eb: ExpressionBuilder<DB, 'propiedad'>) =>
  eb.and([inScope(scope)(eb), ...listed.conditions(asked, filters)])

/** Properties that are changed together, named by title and SKU: all of a list, or those of these ids. */
export const chosenProperties = (db: Db, scope: Scope, which: Which<ListQuery>, most: number): Promise<Named[]> =>
  chosenRows(which, most, {
    id: 'propiedad.id',
    named: sql<string>`propiedad.titulo || ' · ' || propiedad.sku`,
    all: db.selectFrom('propiedad').where(inScope(scope)),
    asked: (query) => db.selectFrom('propiedad').where(asFound(scope, query)),
  })

/** Sort keys of the columns; the id is always last, so that no row is on two pages. */
const keysOf: Record<(typeof propertyOrders)[number], RawBuilder<unknown>> = {
  creado_en: ref('propiedad.creado_en'),
  titulo: inSpanishOrder(ref('propiedad.titulo')),
  precio_final: ref('propiedad.precio_final'),
  metros_construidos: ref('propiedad.metros_construidos'),
  aprobacion: ref('propiedad.aprobacion'),
  estado_comercial: liveStatus,
}

const shown = [
  'propiedad.id',
  'propiedad.sku',
  'propiedad.titulo',
  'propiedad.condicion',
  'categoria.nombre as categoria_nombre',
  'categoria.nombre_en as categoria_nombre_en',
  'pais.nombre as pais_nombre',
  'pais.nombre_en as pais_nombre_en',
  'propiedad.ciudad',
  'propiedad.metros_construidos',
  'propiedad.metros_terreno',
  'propiedad.precio_final',
  'propiedad.publicacion',
  'propiedad.aprobacion',
  'propiedad.destacado',
  'propiedad.creado_en',
  sql<'USD' | 'CLP' | 'UF'>`propiedad.moneda`.as('moneda'),
  ...namesOf(withColumn(propertyFields)).map((name) => `propiedad.${name}` as const),
] as const

/** Returns one page and the total, as JSON text. No rows beyond the last page. */
export function listProperties(db: Db, scope: Scope, asked: ListQuery): Promise<JsonText> {
  const { column, direction } = orderOf(asked.orden)
  const reply = pageOf(db, {
    name: 'propiedades',
    found: db
      .selectFrom('propiedad')
      .where(asFound(scope, asked))
      .select(['propiedad.id', keysOf[column].as('key')]),
    direction,
    asked,
    rowsOf: (page) =>
      db
        .selectFrom(page)
        .innerJoin('propiedad', 'propiedad.id', 'found.id')
        .innerJoin('propiedad_categoria as categoria', 'categoria.id', 'propiedad.categoria_id')
        .innerJoin('pais', 'pais.id', 'propiedad.pais_id')
        .innerJoin('usuario', 'usuario.id', 'propiedad.usuario_id')
        .select(shown)
        .select(listed.computed),
  })
  return jsonTextOf<z.output<typeof PropertyListSchema>>(db, reply)
}
