import { type RawBuilder, sql } from 'kysely'
import { rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { fullNameOf, ownEnterprise } from '#core/database/full-name.ts'
import { type Stored, storedRows } from '#core/records/stored-rows.ts'

/** The condition of every query of events: not deleted, and in the reader's scope. */
export const isThere = (scope: Scope, table = 'evento_calendario'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.eliminado_en`)} is null and ${rowsIn(scope, {
    enterprise: `${table}.empresa_id`,
    author: `${table}.creado_por`,
  })})`

/** The columns that saving writes and the audit log compares. */
const columns = [
  'descripcion',
  'pais_id',
  'fecha_inicio',
  'fecha_termino',
  'todo_el_dia',
  'zona_horaria',
  'nota',
  'regla',
  'ultimo_termino',
  'serie_id',
  'ocurrencia',
  'cancelada',
  'secuencia',
  'creado_por',
  'empresa_id',
  'editado_en',
  'editado_por',
  'eliminado_en',
] as const

export const eventRows = storedRows('evento_calendario', columns)
export type StoredEvent = Stored<'evento_calendario', (typeof columns)[number]>

/** Locks an event, with all its exceptions, in this scope. */
export const lockEvent = (db: Db, scope: Scope, id: number): Promise<StoredEvent | undefined> =>
  eventRows.lock(db, id, sql<boolean>`(${isThere(scope)} and evento_calendario.serie_id is null)`)

/** The exceptions of a locked event. */
export const listExceptions = (db: Db, id: number): Promise<StoredEvent[]> =>
  db
    .selectFrom('evento_calendario')
    .select(['id', ...columns, 'version'])
    .where('serie_id', '=', id)
    .where('eliminado_en', 'is', null)
    .orderBy('ocurrencia')
    .execute()

/** Deletes exceptions softly. */
export async function removeExceptions(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('evento_calendario')
    .set({ eliminado_en: sql`now()`, editado_en: sql`now()` })
    .where('id', 'in', [...ids])
    .execute()
}

export interface Person {
  id: number
  nombre: string
  email: string
  idioma: string
  /** Null: the house. */
  empresa_nombre: string | null
}

/** Returns people by their ids, active or not. */
export const peopleBy = async (db: Db, ids: readonly number[]): Promise<Person[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('usuario')
        .select(['usuario.id', 'usuario.email', 'usuario.idioma', ownEnterprise.as('empresa_nombre')])
        .select(fullNameOf('usuario').as('nombre'))
        .where('usuario.id', 'in', [...ids])
        .orderBy('usuario.id')
        .execute()

/** The ids of those who are responsible for each of these events. */
export async function responsiblesOf(db: Db, ids: readonly number[]): Promise<Map<number, number[]>> {
  const rows = ids.length
    ? await db
        .selectFrom('evento_calendario_responsable')
        .select(['evento_id', 'usuario_id'])
        .where('evento_id', 'in', [...ids])
        .orderBy('usuario_id')
        .execute()
    : []
  const of = new Map<number, number[]>(ids.map((id) => [id, []]))
  for (const { evento_id: id, usuario_id: userId } of rows) of.get(id)!.push(userId)
  return of
}

/** Replaces who is responsible for an event. */
export async function storeResponsibles(db: Db, id: number, userIds: readonly number[]): Promise<void> {
  await db.deleteFrom('evento_calendario_responsable').where('evento_id', '=', id).execute()
  await db
    .insertInto('evento_calendario_responsable')
    .values(userIds.map((userId) => ({ evento_id: id, usuario_id: userId })))
    .execute()
}

export const countryExists = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('pais').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

export const listCountries = (db: Db) =>
  db.selectFrom('pais').select(['id', 'nombre', 'nombre_en']).orderBy(sql`nombre collate es`).execute()

export const countryNames = (db: Db, id: number) =>
  db.selectFrom('pais').select(['nombre', 'nombre_en']).where('id', '=', id).executeTakeFirstOrThrow()

/** Whether the database knows a time zone; it writes times on its clocks for other programs. */
export const knowsZone = async (db: Db, zone: string): Promise<boolean> =>
  (await sql`select from pg_timezone_names where name = ${zone}`.execute(db)).rows.length === 1

/** The columns of what is changed, or deleted, now. */
export const editedNow = { editado_en: sql<Date>`now()` }
export const deletedNow = { eliminado_en: sql<Date>`now()` }
