import type { IdeaEventKind } from '@portal/contract/tasks/ideas/constants'
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

interface Event {
  idea_id: number
  tipo: IdeaEventKind
  usuario_id: number
  de?: number
  a?: number
}

/** Adds a line to the history of an idea. */
export const insertEvent = (db: Db, event: Event) => db.insertInto('idea_evento').values(event).execute()
