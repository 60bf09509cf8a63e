import { ResourceAccess, type ResourceLanguage } from '@portal/contract/resources/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { inSpanishOrder } from '#core/database/list-query.ts'
import { currentRevision, isThere } from './access.ts'

const published = (db: Db) =>
  db
    .selectFrom('recurso')
    .innerJoin('recurso_revision as r', 'r.recurso_id', 'recurso.id')
    .innerJoin('archivo', 'archivo.id', 'r.archivo_id')
    .innerJoin('producto', 'producto.id', 'recurso.producto_id')
    .select([
      'recurso.id',
      'recurso.tipo',
      'recurso.titulo',
      'recurso.titulo_en',
      'producto.nombre as producto_nombre',
      'producto.nombre_en as producto_nombre_en',
      'producto.nombre_pt as producto_nombre_pt',
      'r.numero as revision',
      'archivo.bytes',
    ])
    .select([sql<ResourceLanguage>`recurso.idioma`.as('idioma'), sql<string>`r.fecha::text`.as('fecha')])
    .where('recurso.acceso', '=', ResourceAccess.public)
    .where('r.retirada_en', 'is', null)
    .where(isThere())

/** The current revisions of all public resources. */
export const listDocuments = (db: Db) =>
  published(db)
    .where(sql<boolean>`r.id = ${currentRevision}`)
    .orderBy('producto.orden')
    .orderBy(inSpanishOrder(sql.ref('recurso.titulo')))
    .orderBy('recurso.id')
    .execute()

/** One revision of a public resource, the current one without a number. */
export const getDocument = (db: Db, id: number, revision: string) =>
  published(db)
    .select([
      'r.id as revision_id',
      'recurso.descripcion',
      'recurso.descripcion_en',
      'r.nota',
      'r.nota_en',
      'r.subtitulos',
      'r.subtitulos_en',
      'archivo.sha256',
      'archivo.nombre',
    ])
    .select([
      sql<string | null>`'/v1/archivo/' || recurso.archivo_id`.as('imagen_url'),
      sql<boolean>`r.id = ${currentRevision}`.as('es_vigente'),
    ])
    .where('recurso.id', '=', id)
    .where(
      revision === '' ? sql<boolean>`r.id = ${currentRevision}` : sql<boolean>`lower(r.numero) = lower(${revision})`,
    )
    .executeTakeFirst()
