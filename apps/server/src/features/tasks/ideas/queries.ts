import { Module, Role } from '@portal/contract/access/constants'
import type { IdeaEventKind } from '@portal/contract/tasks/ideas/constants'
import { UserStatus } from '@portal/contract/users/constants'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { Idea } from '#core/database/schema.ts'
import { storedRows } from '#core/records/stored-rows.ts'

/** The condition of every query of ideas: not deleted, and the reader is of the house. */
export const isThere = (scope: Scope): RawBuilder<boolean> =>
  sql<boolean>`(idea.eliminado_en is null and ${rowsIn(scope, {})})`

/** The columns that saving writes and the audit log compares. */
const columns = [
  'titulo',
  'descripcion',
  'integrantes',
  'area_id',
  'tiempo_interes',
  'creado_por',
  'tarea_id',
  'convertida_en',
  'eliminado_en',
] as const

export const ideaRows = storedRows('idea', columns)
export type StoredIdea = Pick<Selectable<Idea>, (typeof columns)[number] | 'id' | 'version'>

/** Locks an idea in this scope. */
export const lockIdea = (db: Db, scope: Scope, id: number): Promise<StoredIdea | undefined> =>
  ideaRows.lock(db, id, isThere(scope))

/** Locks an idea, deleted ones too. */
export const lockAny = (db: Db, scope: Scope, id: number): Promise<StoredIdea | undefined> =>
  ideaRows.lock(db, id, rowsIn(scope, {}))

export const deletedNow = { eliminado_en: sql`now()` }

/** The columns of an idea that becomes a task now. */
export const convertedNow = (taskId: number) => ({ tarea_id: taskId, convertida_en: sql`now()` })

/** A user's name as lists show it. */
export const fullNameOf = (table: string) =>
  sql<string>`concat_ws(' ', ${sql.ref(`${table}.nombres`)}, nullif(${sql.ref(`${table}.apellido_paterno`)}, ''))`

/** Returns who may be a member, by name: active staff with the module of ideas; of these ids, if given. */
export function listMembers(db: Db, ids: readonly number[] | null = null) {
  return db
    .selectFrom('usuario')
    .select('usuario.id')
    .select(fullNameOf('usuario').as('nombre'))
    .where('usuario.eliminado_en', 'is', null)
    .where('usuario.estado_id', '=', UserStatus.active)
    .where(isOfHouse)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('acceso_modulo')
          .select('clave_modulo')
          .whereRef('usuario_id', '=', 'usuario.id')
          .where('clave_modulo', '=', Module.ideas),
      ),
    )
    .$if(ids !== null, (query) => query.where('usuario.id', '=', sql<number>`any(${ids!})`))
    .orderBy(sql`usuario.nombres collate es`)
    .orderBy('usuario.id')
    .execute()
}

/** Outside the house the module has no effect, whatever is stored (decision 42). */
const isOfHouse = sql<boolean>`(usuario.rol_id in (${sql.lit(Role.superAdmin)}, ${sql.lit(Role.administrator)})
  or (usuario.rol_id <> ${sql.lit(Role.distributor)} and usuario.empresa_id = casa_id()))`

interface Event {
  idea_id: number
  tipo: IdeaEventKind
  usuario_id: number
  de?: number
  a?: number
}

/** Adds a line to the history of an idea. */
export const insertEvent = (db: Db, event: Event) => db.insertInto('idea_evento').values(event).execute()
