import { namesOf, withColumn } from '@portal/contract/core/entities'
import { machineFields } from '@portal/contract/machines/fields'
import type { MachineListQuerySchema, MachineListSchema, machineOrders } from '@portal/contract/machines/schemas'
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

/** What is asked for, in whatever order. */
export type Filters = Omit<ListQuery, 'page' | 'page_row' | 'orden'>
export type ListQuery = z.output<typeof MachineListQuerySchema>

const { ref } = sql

/** Must equal the indexed expression. */
export const searched = sql<string>`sin_acentos(clasificado.marca || ' ' || clasificado.sku || ' ' || clasificado.ciudad)`
const listed = listedOf({ table: 'clasificado', liveStatus, searched })
const filters = ['categoria_id', 'pais_id', 'aprobacion', 'publicacion'] as const

/** The rows one person may see and asked for. One place: page, total and start page cannot disagree. */
export const asFound = (scope: Scope, asked: Filters) => (eb: ExpressionBuilder<DB, 'clasificado'>) =>
  eb.and([inScope(scope)(eb), ...listed.conditions(asked, filters)])

/** Items that are changed together, named by brand and SKU: all of a list, or those of these ids. */
export const chosenMachines = (db: Db, scope: Scope, which: Which<ListQuery>, most: number): Promise<Named[]> =>
  chosenRows(which, most, {
    id: 'clasificado.id',
    named: sql<string>`clasificado.marca || ' · ' || clasificado.sku`,
    all: db.selectFrom('clasificado').where(inScope(scope)),
    asked: (query) => db.selectFrom('clasificado').where(asFound(scope, query)),
  })

/** Sort keys of the columns; the id is always last, so that no row is on two pages. */
const keysOf: Record<(typeof machineOrders)[number], RawBuilder<unknown>> = {
  creado_en: ref('clasificado.creado_en'),
  marca: inSpanishOrder(ref('clasificado.marca')),
  precio_final: ref('clasificado.precio_final'),
  anio: ref('clasificado.anio'),
  aprobacion: ref('clasificado.aprobacion'),
  estado_comercial: liveStatus,
}

const shown = [
  'clasificado.id',
  'clasificado.sku',
  'clasificado.marca',
  'clasificado.anio',
  'categoria.nombre as categoria_nombre',
  'categoria.nombre_en as categoria_nombre_en',
  'pais.nombre as pais_nombre',
  'pais.nombre_en as pais_nombre_en',
  'clasificado.ciudad',
  'clasificado.precio_final',
  'clasificado.es_arriendo',
  'clasificado.precio_arriendo',
  'clasificado.publicacion',
  'clasificado.aprobacion',
  'clasificado.destacado',
  'clasificado.creado_en',
  'clasificado.vence_en',
  sql<'USD' | 'CLP'>`clasificado.moneda`.as('moneda'),
  ...namesOf(withColumn(machineFields)).map((name) => `clasificado.${name}` as const),
] as const

/** Returns one page and the total, as JSON text. No rows beyond the last page. */
export function listMachines(db: Db, scope: Scope, asked: ListQuery): Promise<JsonText> {
  const { column, direction } = orderOf(asked.orden)
  const reply = pageOf(db, {
    name: 'clasificados',
    found: db
      .selectFrom('clasificado')
      .where(asFound(scope, asked))
      .select(['clasificado.id', keysOf[column].as('key')]),
    direction,
    asked,
    rowsOf: (page) =>
      db
        .selectFrom(page)
        .innerJoin('clasificado', 'clasificado.id', 'found.id')
        .innerJoin('clasificado_categoria as categoria', 'categoria.id', 'clasificado.categoria_id')
        .innerJoin('pais', 'pais.id', 'clasificado.pais_id')
        .innerJoin('usuario', 'usuario.id', 'clasificado.usuario_id')
        .select(shown)
        .select(listed.computed),
  })
  return jsonTextOf<z.output<typeof MachineListSchema>>(db, reply)
}
