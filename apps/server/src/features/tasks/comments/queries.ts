import type { TaskReader } from '@portal/contract/tasks/transitions'
import { type Insertable, sql, type UpdateObject } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { fullNameOf } from '#core/database/full-name.ts'
import type { Comentario, DB } from '#core/database/schema.ts'
import type { About } from '../about.ts'
import { isThere as isIdeaIn } from '../ideas/queries.ts'
import { isThere } from '../queries.ts'

/** Maximum number of comments that are shown of one task or idea. */
const most = 1000

const isAbout = ({ tarea_id: task, idea_id: idea }: About) =>
  task === null ? sql<boolean>`c.idea_id = ${idea}` : sql<boolean>`c.tarea_id = ${task}`

/** The comments of a task or an idea, the oldest first. */
export const listComments = (db: Db, about: About) =>
  db
    .selectFrom('comentario as c')
    .innerJoin('usuario as autor', 'autor.id', 'c.creado_por')
    .select([
      'c.id',
      'c.tarea_id',
      'c.idea_id',
      'c.comentario',
      'c.menciones',
      'c.creado_por as autor_id',
      'c.creado_en',
      'c.editado_en',
      'c.eliminado_en',
    ])
    .select(fullNameOf('autor').as('autor'))
    .where(isAbout(about))
    .orderBy('c.id')
    .limit(most)
    .execute()

export const listNames = async (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db.selectFrom('usuario').select('id').select(fullNameOf('usuario').as('nombre')).where('id', 'in', ids).execute()

export const insertComment = (db: Db, comment: Insertable<Comentario>) =>
  db.insertInto('comentario').values(comment).returning('id').executeTakeFirstOrThrow()

/** The task or the idea of a comment. */
export const aboutOf = (db: Db, id: number): Promise<About | undefined> =>
  db.selectFrom('comentario').select(['tarea_id', 'idea_id']).where('id', '=', id).executeTakeFirst()

export const lockComment = (db: Db, id: number) =>
  db
    .selectFrom('comentario')
    .select(['id', 'comentario', 'menciones', 'creado_por'])
    .where('id', '=', id)
    .where('eliminado_en', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const editedNow = { editado_en: sql<Date>`now()` }
export const deletedNow = { eliminado_en: sql<Date>`now()` }

/** Stores a new text of a comment, or that it is deleted. */
export const updateComment = (db: Db, id: number, columns: UpdateObject<DB, 'comentario'>) =>
  db.updateTable('comentario').set(columns).where('id', '=', id).execute()

/** Stores how many comments a task or an idea has. */
export async function countComments(db: Db, about: About): Promise<void> {
  const [table, id] = about.tarea_id === null ? ['idea', about.idea_id] : ['tarea', about.tarea_id]
  await sql`update ${sql.table(table)} set comentarios = (
    select count(*) from comentario c where ${isAbout(about)} and c.eliminado_en is null) where id = ${id}`.execute(db)
}

/** Whether the reader may see a task. */
export const isTaskThere = async (db: Db, reader: TaskReader, id: number): Promise<boolean> =>
  (await db.selectFrom('tarea').select('id').where('id', '=', id).where(isThere(reader)).executeTakeFirst()) !==
  undefined

/** Whether an idea is in the scope. */
export const isIdeaThere = async (db: Db, scope: Scope, id: number): Promise<boolean> =>
  (await db.selectFrom('idea').select('id').where('id', '=', id).where(isIdeaIn(scope)).executeTakeFirst()) !==
  undefined
