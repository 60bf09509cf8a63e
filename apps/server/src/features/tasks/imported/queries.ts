import type { Priority } from '@portal/contract/tasks/constants'
import type { TaskStatus } from '@portal/contract/tasks/states'
import type { TaskReader } from '@portal/contract/tasks/transitions'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { isThere } from '../queries.ts'

/** What an import stores of a task. */
export interface TaskValues {
  titulo: string
  descripcion: string
  encargado_id: number
  encargados_revision: number[]
  area_id: number | null
  prioridad: Priority
  fecha_inicio: string | null
  fecha_termino: string | null
  estado: TaskStatus
}
/** What the last import stored of it, and the key by which it is found again. */
export type TaskBase = Partial<TaskValues> & { clave: string }

export type KnownTask = TaskValues & {
  id: number
  version: number
  creado_por: number
  /** To which it returns when it is stopped or overdue. */
  estado_previo: TaskStatus | null
  estado_en: Date
  importada: TaskBase
}

/** Returns the tasks that imports stored under these keys, the oldest first. */
export async function listKnownTasks(db: Db, reader: TaskReader, keys: readonly string[]): Promise<KnownTask[]> {
  const rows = await db
    .selectFrom('tarea')
    .select(['tarea.id', 'tarea.version', 'tarea.titulo', 'tarea.descripcion', 'tarea.encargado_id', 'tarea.area_id'])
    .select(['tarea.prioridad', 'tarea.fecha_inicio', 'tarea.fecha_termino', 'tarea.estado', 'tarea.estado_previo'])
    .select(['tarea.estado_en', 'tarea.creado_por', 'tarea.importada'])
    .select(
      sql<
        number[]
      >`array(select r.usuario_id from tarea_revisor r where r.tarea_id = tarea.id order by r.usuario_id)`.as(
        'encargados_revision',
      ),
    )
    .where(isThere(reader))
    .where('tarea.importada', 'is not', null)
    .where(sql<boolean>`tarea.importada ->> 'clave' = any(${[...keys]}::text[])`)
    .orderBy('tarea.id')
    .execute()
  return rows as unknown as KnownTask[]
}

/** The addresses of these people. */
export const listEmails = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('usuario')
    .select(['id', 'email'])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute()

/** Imports of tasks store their rows one after the other. */
export async function waitForImports(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('tareas importadas', 0))`.execute(db)
}

/** Stores what an import knows of a task. It is no edit of the task. */
export async function setImported(db: Db, id: number, base: TaskBase): Promise<void> {
  await db
    .updateTable('tarea')
    .set({ importada: JSON.stringify(base) })
    .where('id', '=', id)
    .execute()
}

/** Tables whose rows people add to a task. */
export const taskTables = ['comentario', 'tarea_adjunto', 'tarea_punto', 'idea']

/** Whether people have added anything to a task: comments, files, items, or an idea that it was made of. */
export async function hasWork(db: Db, id: number): Promise<boolean> {
  const rows = taskTables.map((table) => sql`select from ${sql.table(table)} where tarea_id = ${id}`)
  const found = sql<{ found: boolean }>`select exists (${sql.join(rows, sql` union all `)}) as found`
  return (await found.execute(db)).rows[0]!.found
}

/** Whether no person has changed a task since an event of its history; the portal itself is no person. */
export async function isAsLeft(db: Db, id: number, event: number): Promise<boolean> {
  const edited = db
    .selectFrom('tarea_evento')
    .select('id')
    .where('tarea_id', '=', id)
    .where('id', '>', event)
    .where('usuario_id', 'is not', null)
  return (await edited.limit(1).executeTakeFirst()) === undefined
}
