import { ProductStatus } from '@portal/contract/products/constants'
import { resource } from '@portal/contract/resources/schemas'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { inSpanishOrder } from '#core/database/list-query.ts'
import { recordRows } from '#core/records/record-rows.ts'
import { currentRevision, isThere } from './access.ts'

const { ref } = sql

const downloads = sql<number>`(
  select count(*) from recurso_descarga d join recurso_revision r on r.id = d.revision_id where r.recurso_id = recurso.id)`
const product = sql<string>`(select nombre from producto where producto.id = recurso.producto_id)`
const service = sql<string | null>`(select nombre from servicio where servicio.id = recurso.servicio_id)`
const ofCurrent = <T>(column: string) =>
  sql<T | null>`(
    select ${sql.raw(column)} from recurso_revision v join archivo a on a.id = v.archivo_id where v.id = ${currentRevision})`

export const resourceRows = recordRows(resource, {
  id: 'recurso.id',
  found: (db) => db.selectFrom('recurso').where(isThere()),
  filtered: (found, { tipo, producto_id: productId, acceso }) =>
    found
      .$if(tipo !== null, (query) => query.where('recurso.tipo', '=', tipo!))
      .$if(productId !== null, (query) => query.where('recurso.producto_id', '=', productId!))
      .$if(acceso !== null, (query) => query.where('recurso.acceso', '=', acceso!)),
  searched: ref<string>('recurso.buscado'),
  named: ref<string>('recurso.titulo'),
  orders: {
    titulo: inSpanishOrder(ref('recurso.titulo')),
    tipo: ref('recurso.tipo'),
    producto_nombre: inSpanishOrder(product),
    revision_fecha: ofCurrent('v.fecha'),
    descargas: downloads,
  },
  shown: (found) =>
    found
      .select([
        'recurso.id',
        'recurso.tipo',
        'recurso.titulo',
        'recurso.titulo_en',
        'recurso.descripcion',
        'recurso.descripcion_en',
        'recurso.idioma',
        'recurso.producto_id',
        'recurso.acceso',
        'recurso.servicio_id',
        'recurso.empresas',
        'recurso.version',
      ])
      .select([
        product.as('producto_nombre'),
        sql<string>`(select nombre_en from producto where producto.id = recurso.producto_id)`.as('producto_nombre_en'),
        service.as('servicio_nombre'),
        sql<string | null>`'/v1/archivo/' || recurso.archivo_id`.as('imagen_url'),
        ofCurrent<string>('v.numero').as('revision_numero'),
        ofCurrent<string>('v.fecha::text').as('revision_fecha'),
        ofCurrent<number>('a.bytes').as('revision_bytes'),
        sql<number>`(
          select count(*) from recurso_revision r where r.recurso_id = recurso.id and r.retirada_en is null)`.as(
          'revisiones',
        ),
        downloads.as('descargas'),
      ]) as never, // the columns with a list of values widen in the builder
})

/** Locks the product of a resource against deletion. */
export const lockProduct = (db: Db, id: number) =>
  db
    .selectFrom('producto')
    .select('id')
    .where('id', '=', id)
    .where('estado_id', '<>', ProductStatus.deleted)
    .forShare()
    .executeTakeFirst()

export const lockService = (db: Db, id: number) =>
  db.selectFrom('servicio').select('id').where('id', '=', id).where('estado_id', '<>', 0).forShare().executeTakeFirst()

/** How many of these enterprises exist. */
export async function countEnterprises(db: Db, ids: readonly number[]): Promise<number> {
  const { found } = await db
    .selectFrom('empresa')
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .where('id', 'in', ids.length ? [...ids] : [0])
    .where('eliminado_en', 'is', null)
    .executeTakeFirstOrThrow()
  return found
}

/** Types of the files of a resource's revisions, by their content. */
export const listFormats = (db: Db, resourceId: number) =>
  db
    .selectFrom('recurso_revision')
    .innerJoin('archivo', 'archivo.id', 'recurso_revision.archivo_id')
    .select('archivo.tipo')
    .where('recurso_id', '=', resourceId)
    .where('retirada_en', 'is', null)
    .execute()

/** The choices of the form of a resource. */
export async function listChoices(db: Db) {
  const [productos, servicios, empresas] = await Promise.all([
    db
      .selectFrom('producto')
      .select(['id', 'nombre', 'servicio_id'])
      .where('estado_id', '<>', ProductStatus.deleted)
      .orderBy('orden')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('servicio')
      .select(['id', 'nombre', 'nombre_en'])
      .where('estado_id', '<>', 0)
      .orderBy('nombre')
      .execute(),
    db
      .selectFrom('empresa')
      .select(['id', 'nombre'])
      .where('eliminado_en', 'is', null)
      .orderBy(inSpanishOrder(ref('nombre')))
      .execute(),
  ])
  return { productos, servicios, empresas }
}
