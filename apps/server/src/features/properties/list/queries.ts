import { RequestStatus } from '@portal/contract/marketplace/states'
import type { PropertyListQuerySchema, PropertyListSchema, propertyOrders } from '@portal/contract/properties/schemas'
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

export type ListQuery = z.output<typeof PropertyListQuerySchema>
/** What is asked for, in whatever order. */
export type Filters = Omit<ListQuery, 'page' | 'page_row' | 'orden'>

const { ref } = sql

/** Must equal the indexed expression. */
export const searched = sql<string>`sin_acentos(propiedad.titulo || ' ' || propiedad.sku || ' ' || propiedad.ciudad)`
const hasChanges = sql<boolean>`exists (
  select from clasificado_version where propiedad_id = propiedad.id and estado = 'pendiente')`
/** Visible requests: neither quarantined nor withdrawn. */
const requests = sql<number>`(
  select count(*) from solicitud_clasificado where propiedad_id = propiedad.id
    and estado_id not in (${RequestStatus.sent}, ${RequestStatus.deletedByUser}))`

const filters = ['categoria_id', 'pais_id', 'condicion', 'aprobacion', 'publicacion'] as const

/** The rows one person may see and asked for. One place: page, total and start page cannot disagree. */
export const asFound = (scope: Scope, asked: Filters) => (eb: ExpressionBuilder<DB, 'propiedad'>) =>
  eb.and([
    inScope(scope)(eb),
    ...filters.flatMap((column) => (asked[column] === null ? [] : [eb(`propiedad.${column}`, '=', asked[column])])),
    ...(asked.estado_comercial === null ? [] : [eb(liveStatus, '=', asked.estado_comercial)]),
    ...(asked.con_cambios ? [eb(hasChanges, '=', true)] : []),
    ...wordsIn(searched, asked.buscar),
  ])

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
  liveStatus.as('estado_comercial'),
  hasChanges.as('tiene_cambios'),
  requests.as('solicitudes'),
  // every picture is wide enough for the smallest rendering
  sql<string | null>`propiedad.imagenes -> 0 -> 'urls' ->> '320'`.as('imagen_url'),
  sql<string>`trim(usuario.nombres || ' ' || usuario.apellido_paterno)`.as('usuario_nombre'),
] as const

/** Returns one page and the total, as JSON text. No rows beyond the last page. */
export function listProperties(db: Db, scope: Scope, asked: ListQuery): Promise<JsonText> {
  const { column, direction } = orderOf(asked.orden)
  const order = inOrder([ref('found.key'), ref('found.id')], direction)
  // Collects text matches first: otherwise ORDER BY … LIMIT makes the planner read all rows in order.
  const reply = db
    .with(
      (name) => (asked.buscar ? name('found').materialized() : name('found').notMaterialized()),
      (db) =>
        db
          .selectFrom('propiedad')
          .where(asFound(scope, asked))
          .select(['propiedad.id', keysOf[column].as('key')]),
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
          .innerJoin('propiedad', 'propiedad.id', 'found.id')
          .innerJoin('propiedad_categoria as categoria', 'categoria.id', 'propiedad.categoria_id')
          .innerJoin('pais', 'pais.id', 'propiedad.pais_id')
          .innerJoin('usuario', 'usuario.id', 'propiedad.usuario_id')
          .select(shown)
          .orderBy(order),
      ).as('propiedades'),
      eb
        .selectFrom('found')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .$asScalar()
        .$notNull()
        .as('total'),
    ])
  return jsonTextOf<z.output<typeof PropertyListSchema>>(db, reply)
}
