import type { TaskReader } from '@portal/contract/tasks/transitions'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { TareaComentario } from '#core/database/schema.ts'
import { fullNameOf, isThere } from '../queries.ts'

/** Maximum number of comments that are shown; more of one task are not. */
const most = 1000

/** The comments of a task that is there. */
export const listComments = (db: Db, taskId: number, condition: RawBuilder<boolean>) =>
  db
    .selectFrom('tarea_comentario as c')
    .innerJoin('tarea', 'tarea.id', 'c.tarea_id')
    .innerJoin('usuario as autor', 'autor.id', 'c.creado_por')
    .select([
      'c.id',
      'c.tarea_id',
      'c.comentario',
      'c.menciones',
      'c.creado_por as autor_id',
      'c.creado_en',
      'c.eliminado_en',
    ])
    .select(fullNameOf('autor').as('autor'))
    .where('c.tarea_id', '=', taskId)
    .where(condition)
    .orderBy('c.id')
    .limit(most)
    .execute()

export const listNames = async (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db.selectFrom('usuario').select('id').select(fullNameOf('usuario').as('nombre')).where('id', 'in', ids).execute()

export const insertComment = (db: Db, comment: Insertable<TareaComentario>) =>
  db.insertInto('tarea_comentario').values(comment).returning('id').executeTakeFirstOrThrow()

export const taskOfComment = (db: Db, id: number) =>
  db.selectFrom('tarea_comentario').select('tarea_id').where('id', '=', id).executeTakeFirst()

export const lockComment = (db: Db, id: number) =>
  db
    .selectFrom('tarea_comentario')
    .select(['id', 'tarea_id', 'comentario', 'menciones', 'creado_por'])
    .where('id', '=', id)
    .where('eliminado_en', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const deleteComment = (db: Db, id: number) =>
  db.updateTable('tarea_comentario').set({ eliminado_en: sql<Date>`now()` }).where('id', '=', id).execute()

/** Stores how many comments a task has. */
export const countComments = (db: Db, taskId: number) =>
  sql`update tarea set comentarios = (
    select count(*) from tarea_comentario c where c.tarea_id = tarea.id and c.eliminado_en is null) where id = ${taskId}`.execute(
    db,
  )

/** Whether the reader may see a task. */
export const isTaskThere = async (db: Db, reader: TaskReader, id: number): Promise<boolean> =>
  (await db.selectFrom('tarea').select('id').where('id', '=', id).where(isThere(reader)).executeTakeFirst()) !==
  undefined
