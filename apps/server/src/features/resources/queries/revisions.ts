import type { Language } from '@portal/contract/core/language'
import { type Insertable, sql, type UpdateObject } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { DB, RecursoRevision } from '#core/database/schema.ts'
import { isThere, liveServicesOf } from './access.ts'

/** Locks a resource, to serialise what happens to its revisions. */
export const lockResource = (db: Db, id: number) =>
  db
    .selectFrom('recurso')
    .select(['id', 'tipo', 'titulo', 'producto_id', 'acceso', 'servicio_id', 'empresas'])
    .where('id', '=', id)
    .where(isThere())
    .forUpdate()
    .executeTakeFirst()

/** Returns the type of a resource; undefined when there is none. */
export const typeOf = async (db: Db, id: number): Promise<number | undefined> =>
  (await db.selectFrom('recurso').select('tipo').where('id', '=', id).where(isThere()).executeTakeFirst())?.tipo

export const insertRevision = (db: Db, revision: Insertable<RecursoRevision>) =>
  db.insertInto('recurso_revision').values(revision).returningAll().executeTakeFirstOrThrow()

export const updateRevision = (db: Db, id: number, changes: UpdateObject<DB, 'recurso_revision'>) =>
  db
    .updateTable('recurso_revision')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** A revision that was not withdrawn, with its resource; both locked. */
export const lockRevision = (db: Db, id: number) =>
  db
    .selectFrom('recurso_revision')
    .innerJoin('recurso', 'recurso.id', 'recurso_revision.recurso_id')
    .selectAll('recurso_revision')
    .select('recurso.tipo')
    .where('recurso_revision.id', '=', id)
    .where('retirada_en', 'is', null)
    .where(isThere())
    .forUpdate()
    .executeTakeFirst()

const author = sql<string | null>`nullif(trim(usuario.nombres || ' ' || usuario.apellido_paterno), '')`

/** The revisions of a resource, the current one first. */
export const listRevisions = (db: Db, resourceId: number) =>
  db
    .selectFrom('recurso_revision as r')
    .innerJoin('recurso', 'recurso.id', 'r.recurso_id')
    .innerJoin('archivo', 'archivo.id', 'r.archivo_id')
    .leftJoin('usuario', 'usuario.id', 'r.creado_por')
    .select([
      'r.id',
      'r.numero',
      'r.nota',
      'r.nota_en',
      'r.subtitulos',
      'r.subtitulos_en',
      'archivo.nombre',
      'archivo.bytes',
      'archivo.sha256',
      'r.creado_en',
      'r.version',
    ])
    .select([
      sql<string>`r.fecha::text`.as('fecha'),
      author.as('autor'),
      sql<number>`(select count(*) from recurso_descarga d where d.revision_id = r.id)`.as('descargas'),
      sql<number>`(select count(*) from recurso_aviso a where a.revision_id = r.id)`.as('avisados'),
    ])
    .where('r.recurso_id', '=', resourceId)
    .where('r.retirada_en', 'is', null)
    .where(isThere())
    .orderBy('r.id', 'desc')
    .execute()

/**
 * Users with a license of the product of a resource, or of the service that opens it, who may download it: who is told
 * of a new revision (rule resources/new-revision).
 */
const concerned = (resourceId: number) => sql`
  from recurso
  join producto on producto.id = recurso.producto_id
  join usuario on usuario.estado_id = 1 and usuario.eliminado_en is null
  where recurso.id = ${resourceId}
    and exists (
      select from licencia where licencia.usuario_id = usuario.id
        and licencia.servicio_id in (producto.servicio_id, recurso.servicio_id))
    and (recurso.acceso <> 'empresas' or usuario.empresa_id = any(recurso.empresas))
    and exists (
      select from ${liveServicesOf(sql`usuario.id`)} live
      where live.servicio_id in (producto.servicio_id, recurso.servicio_id)
        and (recurso.acceso <> 'licencia' or live.servicio_id = recurso.servicio_id))`

export async function countConcerned(db: Db, resourceId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total ${concerned(resourceId)}`.execute(db)
  return rows[0]!.total
}

interface Recipient {
  id: number
  nombres: string
  email: string
  idioma: Language
}

/** Who has not been told of a revision yet, at most `most`. */
export async function listUntold(db: Db, revisionId: number, resourceId: number, most: number): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select usuario.id, usuario.nombres, usuario.email, usuario.idioma ${concerned(resourceId)}
      and not exists (select from recurso_aviso a where a.revision_id = ${revisionId} and a.usuario_id = usuario.id)
    order by usuario.id limit ${most}`.execute(db)
  return rows
}

/** What a notice says of a revision; undefined when it is no longer the current one. */
export const getNotice = (db: Db, revisionId: number) =>
  db
    .selectFrom('recurso_revision as r')
    .innerJoin('recurso', 'recurso.id', 'r.recurso_id')
    .innerJoin('producto', 'producto.id', 'recurso.producto_id')
    .innerJoin('archivo', 'archivo.id', 'r.archivo_id')
    .select([
      'r.id',
      'r.recurso_id',
      'r.numero',
      'r.nota',
      'r.nota_en',
      'recurso.titulo',
      'recurso.titulo_en',
      'producto.nombre as producto',
      'producto.nombre_en as producto_en',
      'archivo.bytes',
    ])
    .select(sql<string>`r.fecha::text`.as('fecha'))
    .where('r.id', '=', revisionId)
    .where('r.retirada_en', 'is', null)
    .where(isThere())
    .where(
      sql<boolean>`not exists (
        select from recurso_revision later where later.recurso_id = r.recurso_id and later.id > r.id and later.retirada_en is null)`,
    )
    .executeTakeFirst()

/** Serialises the notices of one revision: of two runs of its job, the second finds what the first has told. */
export const lockNotices = (db: Db, revisionId: number) =>
  sql`select pg_advisory_xact_lock(hashtext('recurso_aviso'), ${revisionId})`.execute(db)

export const insertNotice = (db: Db, notice: { revision_id: number; usuario_id: number; correo_id: number }) =>
  db.insertInto('recurso_aviso').values(notice).execute()
