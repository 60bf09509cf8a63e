import type { TaskReader } from '@portal/contract/tasks/transitions'
import type { Insertable } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { fullNameOf } from '#core/database/full-name.ts'
import type { TareaAdjunto } from '#core/database/schema.ts'
import { isThere } from '../queries.ts'

export type AttachedFile = NonNullable<Awaited<ReturnType<typeof getFile>>>

/** The files of a task. */
export const listFiles = (db: Db, taskId: number) =>
  db
    .selectFrom('tarea_adjunto as a')
    .innerJoin('usuario as autor', 'autor.id', 'a.creado_por')
    .select(['a.id', 'a.nombre', 'a.bytes', 'a.creado_en', 'a.creado_por'])
    .select(fullNameOf('autor').as('autor'))
    .where('a.tarea_id', '=', taskId)
    .orderBy('a.id')
    .execute()

/** A file of a task that the reader may see. */
export const getFile = (db: Db, reader: TaskReader, id: number) =>
  db
    .selectFrom('tarea_adjunto as a')
    .innerJoin('tarea', 'tarea.id', 'a.tarea_id')
    .select(['a.id', 'a.tarea_id', 'a.archivo_id', 'a.nombre', 'a.creado_por'])
    .where('a.id', '=', id)
    .where(isThere(reader))
    .executeTakeFirst()

export async function countFiles(db: Db, taskId: number): Promise<number> {
  const { total } = await db
    .selectFrom('tarea_adjunto')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('tarea_id', '=', taskId)
    .executeTakeFirstOrThrow()
  return total
}

export const insertFile = (db: Db, file: Insertable<TareaAdjunto>) =>
  db.insertInto('tarea_adjunto').values(file).returning('id').executeTakeFirstOrThrow()

export const deleteFile = (db: Db, id: number) => db.deleteFrom('tarea_adjunto').where('id', '=', id).execute()
