import type { TaskReader } from '@portal/contract/tasks/transitions'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { fullNameOf } from '#core/database/full-name.ts'
import type { Tarea } from '#core/database/schema.ts'
import { storedRows } from '#core/records/stored-rows.ts'

/** The condition of every query of tasks: not deleted, and the reader's: they do, gave or review it, or see all. */
export const isThere = ({ id, isManager }: TaskReader): RawBuilder<boolean> =>
  isManager
    ? sql<boolean>`tarea.eliminado_en is null`
    : sql<boolean>`(tarea.eliminado_en is null and (tarea.encargado_id = ${id} or tarea.interesados @> array[${id}::int]))`

/** The columns that saving writes and the audit log compares. */
const columns = [
  'titulo',
  'descripcion',
  'creado_por',
  'encargado_id',
  'interesados',
  'area_id',
  'prioridad',
  'regla_revision',
  'fecha_inicio',
  'fecha_termino',
  'fecha_aprobacion',
  'estado',
  'estado_previo',
  'estado_en',
  'atrasada_el',
  'rondas_revision',
  'contacto_id',
  'origen_texto',
  'origen_direccion',
  'referencia',
  'eliminado_en',
] as const
export const taskRows = storedRows('tarea', columns)
export type StoredTask = Pick<Selectable<Tarea>, (typeof columns)[number] | 'id' | 'version'>

/** Locks a task that the reader may see. */
export const lockTask = (db: Db, reader: TaskReader, id: number): Promise<StoredTask | undefined> =>
  taskRows.lock(db, id, isThere(reader))

/** Locks a task for the portal itself. */
export const lockAny = (db: Db, id: number): Promise<StoredTask | undefined> =>
  taskRows.lock(db, id, sql<boolean>`tarea.eliminado_en is null`)

/** Locks a deleted task. */
export const lockDeleted = (db: Db, id: number): Promise<StoredTask | undefined> =>
  taskRows.lock(db, id, sql<boolean>`tarea.eliminado_en is not null`)

/** The time zone of the assignee: that of their enterprise, or of the house. */
export const assigneeZone = sql`(select e.zona_horaria from usuario u
  join empresa e on e.id = coalesce(u.empresa_id, casa_id()) where u.id = tarea.encargado_id)`

/** The time of the transaction, for columns. */
export const now = sql`now()`

/** One more review that was rejected. */
export const oneMoreRound = { rondas_revision: sql`rondas_revision + 1` }

export interface Reviewer {
  usuario_id: number
  nombre: string
  aprobada_en: Date | null
}

/** The reviewers of a task, by name. */
export const listReviewers = (db: Db, taskId: number): Promise<Reviewer[]> =>
  db
    .selectFrom('tarea_revisor as r')
    .innerJoin('usuario', 'usuario.id', 'r.usuario_id')
    .select(['r.usuario_id', 'r.aprobada_en'])
    .select(fullNameOf('usuario').as('nombre'))
    .where('r.tarea_id', '=', taskId)
    .orderBy(sql`usuario.nombres collate es`)
    .orderBy('r.usuario_id')
    .execute()
