import { TaskEventKind } from '@portal/contract/tasks/constants'
import type { TaskReader } from '@portal/contract/tasks/transitions'
import { sql } from 'kysely'
import { isEverything, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { fullNameOf } from '#core/database/full-name.ts'
import { wordsIn } from '#core/database/list-query.ts'
import type { Before } from '#core/database/newest-about.ts'
import type { Span } from '#features/calendar/service.ts'
import type { Move } from '#features/transfers/service.ts'
import { asFound, type Filters } from './list/queries.ts'
import { assigneeZone, isThere } from './queries.ts'

/** Tasks by area. */
export const countAreas = (db: Db, reader: TaskReader, asked: Filters) =>
  db
    .selectFrom('tarea')
    .where(asFound(reader, asked))
    .select([sql<string>`coalesce(tarea.area_id::text, '')`.as('grupo'), sql<null>`null`.as('intervalo')])
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .groupBy('tarea.area_id')
    .execute()

export const listAreaNames = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('area')
    .select(['id', 'nombre', 'nombre_en'])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute()

/** Returns tasks of a reader with every word of a text, or with this number: the newest of the first `looked`. */
export function findTasks(
  db: Db,
  reader: TaskReader,
  { text, id }: { text: string; id: number | null },
  { most, looked }: { most: number; looked: number },
) {
  return db
    .with(
      (name) => name('found').materialized(),
      (db) =>
        db
          .selectFrom('tarea')
          .where(isThere(reader))
          .where((eb) => (id === null ? eb.and(wordsIn(eb.ref('tarea.buscado'), text)) : eb('tarea.id', '=', id)))
          .select('tarea.id')
          .limit(looked),
    )
    .selectFrom('found')
    .innerJoin('tarea', 'tarea.id', 'found.id')
    .innerJoin('usuario as encargado', 'encargado.id', 'tarea.encargado_id')
    .select(['tarea.id', 'tarea.titulo', 'tarea.estado'])
    .select(fullNameOf('encargado').as('encargado'))
    .orderBy('tarea.id', 'desc')
    .limit(most)
    .execute()
}

/** The newest tasks about a contact, or about one merged into it, that the reader may see. */
export const newestTasks = (db: Db, reader: TaskReader, contactId: number, before: Before | null, most: number) =>
  db
    .selectFrom('tarea')
    .select(['tarea.id', 'tarea.titulo', 'tarea.estado', 'tarea.creado_en as momento'])
    .where(
      sql<boolean>`tarea.contacto_id = any(array(select id from contacto where id = ${contactId} or fusionado_con = ${contactId}))`,
    )
    .where(isThere(reader))
    .$if(before !== null, (query) =>
      query.where(sql<boolean>`(tarea.creado_en, tarea.id) < (${before!.at}, ${before!.id})`),
    )
    .orderBy('tarea.creado_en', 'desc')
    .orderBy('tarea.id', 'desc')
    .limit(most)
    .execute()

/** Returns open tasks of an assignee that are due in a span of days where they are, among those that the reader may see. */
export const listDue = (db: Db, reader: TaskReader, assigneeId: number, { from, to, most }: Span) =>
  db
    .selectFrom('tarea')
    .where(isThere(reader))
    .where('tarea.encargado_id', '=', assigneeId)
    .where('tarea.abierta', '=', true)
    .where('tarea.plazo', '>=', sql<string>`(${from}::timestamptz at time zone ${assigneeZone})::date`)
    .where('tarea.plazo', '<', sql<string>`${to}::timestamptz at time zone ${assigneeZone}`)
    .where('tarea.fecha_termino', 'is not', null)
    .select(['tarea.id', 'tarea.titulo', 'tarea.novedad_en', 'tarea.version'])
    .select([sql<string>`tarea.fecha_termino::text`.as('dia'), sql<string>`${assigneeZone}`.as('zona')])
    .orderBy('tarea.plazo')
    .orderBy('tarea.id')
    .limit(most)
    .execute()

/** Open tasks that a person does, gave or reviews. Tasks are the house's: a smaller scope has none. */
const openOf = (scope: Scope, userId: number) => sql<boolean>`(${isEverything(scope)}::boolean
  and t.eliminado_en is null and t.abierta
  and (t.encargado_id = ${userId} or t.interesados @> array[${userId}::int]))`

/** Counts them, and those that they do. */
export async function countOpen(db: Db, scope: Scope, userId: number): Promise<{ total: number; propias: number }> {
  const { rows } = await sql<{ total: number; propias: number }>`
    select count(*) as total, count(*) filter (where t.encargado_id = ${userId}) as propias
    from tarea t where ${openOf(scope, userId)}`.execute(db)
  return rows[0]!
}

export interface HeldTask {
  id: number
  titulo: string
  encargado_id: number
  creado_por: number
  interesados: number[]
  estado: number
  estado_previo: number | null
  estado_en: Date
}

/** Locks the next tasks of a person. */
export async function lockHeld(db: Db, { scope, from, most }: Move): Promise<HeldTask[]> {
  const { rows } = await sql<HeldTask>`
    select t.id, t.titulo, t.encargado_id, t.creado_por, t.interesados, t.estado, t.estado_previo, t.estado_en
    from tarea t where ${openOf(scope, from)} order by t.id limit ${most} for update`.execute(db)
  return rows
}

export interface HeldReviewer {
  tarea_id: number
  usuario_id: number
  aprobada_en: Date | null
}

/** The reviewers of locked tasks. */
export const listReviewersOf = (db: Db, taskIds: readonly number[]): Promise<HeldReviewer[]> =>
  db
    .selectFrom('tarea_revisor')
    .select(['tarea_id', 'usuario_id', 'aprobada_en'])
    .where('tarea_id', '=', sql<number>`any(${[...taskIds]}::int[])`)
    .orderBy('usuario_id')
    .execute()

export type GivenTask = Pick<HeldTask, 'id' | 'encargado_id' | 'creado_por' | 'interesados' | 'estado'>

/** Stores the new people of locked tasks; one whose status changes has no saved status. Returns their versions. */
export async function giveTasks(db: Db, tasks: readonly GivenTask[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; version: number }>`
    update tarea t set encargado_id = n.encargado_id, creado_por = n.creado_por, interesados = n.interesados,
      estado = n.estado, estado_previo = case when n.estado = t.estado then t.estado_previo end,
      estado_en = case when n.estado = t.estado then t.estado_en else now() end,
      novedad_en = now(), version = t.version + 1
    from jsonb_to_recordset(${JSON.stringify(tasks)}::jsonb)
      n (id int, encargado_id int, creado_por int, interesados int[], estado int)
    where t.id = n.id returning t.id, t.version`.execute(db)
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Stores the reviewers of tasks in place of those that they had, with their approvals. */
export async function storeReviewers(
  db: Db,
  taskIds: readonly number[],
  reviewers: readonly HeldReviewer[],
): Promise<void> {
  await db
    .deleteFrom('tarea_revisor')
    .where('tarea_id', '=', sql<number>`any(${[...taskIds]}::int[])`)
    .execute()
  if (reviewers.length > 0)
    await db
      .insertInto('tarea_revisor')
      .values([...reviewers])
      .execute()
}

/** Writes the history of tasks that went to another person, which their author has seen. */
export async function noteTransferred(
  db: Db,
  taskIds: readonly number[],
  by: { id: number; ip: string },
  text: string,
): Promise<void> {
  const ids = [...taskIds]
  await sql`
    insert into tarea_evento (tarea_id, tipo, comentario, usuario_id, ip)
    select unnest(${ids}::int[]), ${TaskEventKind.transferred}, ${text}, ${by.id}, ${by.ip || null}`.execute(db)
  await sql`
    insert into tarea_visto (tarea_id, usuario_id, visto_en)
    select id, ${by.id}, novedad_en from tarea
    where id = any(${ids}::int[]) and (encargado_id = ${by.id} or interesados @> array[${by.id}::int])
    on conflict (tarea_id, usuario_id) do update set visto_en = excluded.visto_en`.execute(db)
}
