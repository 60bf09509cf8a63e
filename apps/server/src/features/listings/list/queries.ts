import type { ItemListQuerySchema, ItemListSchema, itemOrders } from '@portal/contract/listings/schemas'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import type { JsonText } from '#core/base/answers.ts'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { inOrder, inSpanishOrder, jsonTextOf, orderOf, wordsIn } from '#core/database/list-query.ts'
import type { DB } from '#core/database/schema.ts'
import type { Named, Which } from '#core/records/bulk.ts'
import { chosenRows } from '#core/records/record-rows.ts'
import { inScope, liveStatus } from '../queries.ts'

/** What is asked for, in whatever order. */
export type Filters = Omit<ListQuery, 'page' | 'page_row' | 'orden'>
export type ListQuery = z.output<typeof ItemListQuerySchema>

const { ref } = sql

/** Must equal the indexed expression. */
export const searched = sql<string>`sin_acentos(clasificado.marca || ' ' || clasificado.sku || ' ' || clasificado.ciudad)`
const hasChanges = sql<boolean>`exists (
  select from clasificado_version where clasificado_id = clasificado.id and estado = 'pendiente')`
/** Visible requests: neither quarantined nor withdrawn. */
const requests = sql<number>`(
  select count(*) from solicitud_clasificado where clasificado_id = clasificado.id
    and estado_id not in (${RequestStatus.sent}, ${RequestStatus.deletedByUser}))`

const filters = ['categoria_id', 'pais_id', 'aprobacion', 'publicacion'] as const

/** The rows one person may see and asked for. One place: page, total and start page cannot disagree. */
export const asFound = (scope: Scope, asked: Filters) => (eb: ExpressionBuilder<DB, 'clasificado'>) =>
  eb.and([
    inScope(scope)(eb),
    ...filters.flatMap((column) => (asked[column] === null ? [] : [eb(`clasificado.${column}`, '=', asked[column])])),
    ...(asked.estado_comercial === null ? [] : [eb(liveStatus, '=', asked.estado_comercial)]),
    ...(asked.con_cambios ? [eb(hasChanges, '=', true)] : []),
    ...wordsIn(searched, asked.buscar),
  ])

/** Items that are changed together, named by brand and SKU: all of a list, or those of these ids. */
export const chosenItems = (db: Db, scope: Scope, which: Which<ListQuery>, most: number): Promise<Named[]> =>
  chosenRows(which, most, {
    id: 'clasificado.id',
    named: sql<string>`clasificado.marca || ' · ' || clasificado.sku`,
    all: db.selectFrom('clasificado').where(inScope(scope)),
    asked: (query) => db.selectFrom('clasificado').where(asFound(scope, query)),
  })

/** Sort keys of the columns; the id is always last, so that no row is on two pages. */
const keysOf: Record<(typeof itemOrders)[number], RawBuilder<unknown>> = {
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
] as const

const computed = [
  sql<'USD' | 'CLP'>`clasificado.moneda`.as('moneda'),
  liveStatus.as('estado_comercial'),
  hasChanges.as('tiene_cambios'),
  requests.as('solicitudes'),
  // every picture is wide enough for the smallest rendering
  sql<string | null>`clasificado.imagenes -> 0 -> 'urls' ->> '320'`.as('imagen_url'),
  sql<string>`trim(usuario.nombres || ' ' || usuario.apellido_paterno)`.as('usuario_nombre'),
] as const

/** Returns one page and the total, as JSON text. No rows beyond the last page. */
export function listItems(db: Db, scope: Scope, asked: ListQuery): Promise<JsonText> {
  const { column, direction } = orderOf(asked.orden)
  const order = inOrder([ref('found.key'), ref('found.id')], direction)
  // Collects text matches first: otherwise ORDER BY … LIMIT makes the planner read all items in order.
  const reply = db
    .with(
      (name) => (asked.buscar ? name('found').materialized() : name('found').notMaterialized()),
      (db) =>
        db
          .selectFrom('clasificado')
          .where(asFound(scope, asked))
          .select(['clasificado.id', keysOf[column].as('key')]),
    )
    .selectNoFrom((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom((eb) =>
            eb
              .selectFrom('found')
              .selectAll()
              .orderBy(order)
              .limit(asked.page_row)
              .offset((asked.page - 1) * asked.page_row)
              .as('found'),
          )
          .innerJoin('clasificado', 'clasificado.id', 'found.id')
          .innerJoin('clasificado_categoria as categoria', 'categoria.id', 'clasificado.categoria_id')
          .innerJoin('pais', 'pais.id', 'clasificado.pais_id')
          .innerJoin('usuario', 'usuario.id', 'clasificado.usuario_id')
          .select(shown)
          .select(computed)
          .orderBy(order),
      ).as('clasificados'),
      eb
        .selectFrom('found')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .$asScalar()
        .$notNull()
        .as('total'),
    ])
  return jsonTextOf<z.output<typeof ItemListSchema>>(db, reply)
}
