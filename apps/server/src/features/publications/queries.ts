import { ProductStatus } from '@portal/contract/products/constants'
import { PublicationState } from '@portal/contract/publications/constants'
import { publication } from '@portal/contract/publications/schemas'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '#core/database/database.ts'
import { inSpanishOrder } from '#core/database/list-query.ts'
import { houseZone, today } from '#core/database/today.ts'
import { recordRows } from '#core/records/record-rows.ts'

const { ref } = sql

const isShown = sql<boolean>`(publicacion.estado = ${PublicationState.published} and publica_el <= ${today})`

const fileOf = (db: Pick<Db, 'selectFrom'>, column: 'documento_id' | 'documento_en_id') =>
  jsonObjectFrom(
    db
      .selectFrom('archivo')
      .select(['nombre', 'bytes'])
      .select(sql<string>`'/v1/archivo/' || archivo.id`.as('url'))
      .whereRef('archivo.id', '=', ref(`publicacion.${column}`)),
  )

const said = [
  'publicacion.id',
  'publicacion.tipo',
  'publicacion.titulo',
  'titulo_en',
  'publicacion.resumen',
  'publicacion.resumen_en',
  'imagen_texto',
  'imagen_texto_en',
] as const
const computed = [
  sql<string>`publica_el::text`.as('publica_el'),
  sql<string | null>`'/v1/archivo/' || publicacion.archivo_id`.as('imagen_url'),
]

export const publicationRows = recordRows(publication, {
  id: 'publicacion.id',
  found: (db) => db.selectFrom('publicacion').where('publicacion.eliminado_en', 'is', null),
  filtered: (found, { tipo, estado, producto_id: productId }) =>
    found
      .$if(tipo !== null, (query) => query.where('publicacion.tipo', '=', tipo!))
      .$if(estado !== null, (query) => query.where('publicacion.estado', '=', estado!))
      .$if(productId !== null, (query) => query.where(sql<boolean>`${productId} = any(productos)`)),
  searched: sql<string>`sin_acentos(titulo || ' ' || titulo_en || ' ' || resumen || ' ' || resumen_en)`,
  named: ref<string>('publicacion.titulo'),
  orders: {
    publica_el: ref('publica_el'),
    titulo: inSpanishOrder(ref('publicacion.titulo')),
    tipo: ref('publicacion.tipo'),
    estado: ref('publicacion.estado'),
  },
  shown: (found) =>
    found
      .select(said)
      .select(computed)
      .select(['texto', 'texto_en', 'productos', 'publicacion.estado', 'publicacion.version'])
      .select((eb) => [
        isShown.as('es_visible'),
        fileOf(eb as never, 'documento_id').as('pdf'),
        fileOf(eb as never, 'documento_en_id').as('pdf_en'),
      ]) as never, // the columns with a list of values widen in the builder
})

/** How many of these products exist. */
export async function countProducts(db: Db, ids: readonly number[]): Promise<number> {
  const { found } = await db
    .selectFrom('producto')
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .where('id', 'in', ids.length ? [...ids] : [0])
    .where('estado_id', '<>', ProductStatus.deleted)
    .executeTakeFirstOrThrow()
  return found
}

/** The products with a page, which a publication may belong to. */
export const listProducts = (db: Db) =>
  db
    .selectFrom('producto')
    .select(['id', 'nombre'])
    .where('slug', 'is not', null)
    .where('estado_id', '<>', ProductStatus.deleted)
    .orderBy('orden')
    .execute()

/** Returns what is shown today, newest first, and the seconds until the next one appears. */
export async function readPublished(db: Db) {
  const [rows, { seconds }] = await Promise.all([
    db
      .selectFrom('publicacion')
      .select(said)
      .select(computed)
      .select((eb) => [
        fileOf(eb as never, 'documento_id').as('pdf'),
        fileOf(eb as never, 'documento_en_id').as('pdf_en'),
        jsonArrayFrom(
          eb
            .selectFrom('producto')
            .select(['slug', 'nombre'])
            .where(sql<boolean>`producto.id = any(publicacion.productos)`)
            .where('slug', 'is not', null)
            .where('estado_id', '=', ProductStatus.active)
            .orderBy('orden'),
        ).as('productos'),
      ])
      .where('eliminado_en', 'is', null)
      .where(isShown)
      .orderBy('publica_el', 'desc')
      .orderBy('publicacion.id', 'desc')
      .execute(),
    db
      .selectFrom('publicacion')
      .select(
        sql<number | null>`extract(epoch from
          min(publica_el)::timestamp at time zone ${houseZone} - now())`.as('seconds'),
      )
      .where('eliminado_en', 'is', null)
      .where('estado', '=', PublicationState.published)
      .where(sql<boolean>`publica_el > ${today}`)
      .executeTakeFirstOrThrow(),
  ])
  return { rows, seconds }
}

export const getText = (db: Db, id: number) =>
  db.selectFrom('publicacion').select(['texto', 'texto_en']).where('id', '=', id).executeTakeFirst()
