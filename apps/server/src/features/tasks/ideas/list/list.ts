import { Module } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { In } from '@portal/contract/core/fields'
import { IdeaHorizon } from '@portal/contract/tasks/ideas/constants'
import type {
  IdeaBoardSchema,
  IdeaDetailSchema,
  IdeaInitDataSchema,
  IdeaListSchema,
} from '@portal/contract/tasks/ideas/schemas'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { scopeOf } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { aboutIdea } from '../../about.ts'
import { listAreas } from '../../areas/queries.ts'
import { commentsOf } from '../../comments/comments.ts'
import { listAssignable, listMembers } from '../../people.ts'
import { listEvents } from '../history-queries.ts'
import { canDelete, canEdit } from '../policy.ts'
import * as queries from './queries.ts'

const readerOf = (actor: Actor): queries.Reader => ({ scope: scopeOf(actor), id: actor.id })

/** Adds what the actor may do with an idea. */
const seenBy =
  (actor: Actor) =>
  <Row extends queries.IdeaRow>(row: Row) => ({ ...row, puede_editar: row.tarea_id === null && mayEdit(actor, row) })

const mayEdit = (actor: Actor, { creado_por, integrantes }: queries.IdeaRow) =>
  canEdit(actor, { creado_por, integrantes: integrantes.map(({ id }) => id) })

/** Returns a page of ideas. */
export async function ideasFor(db: Db, actor: Actor, query: queries.ListQuery): Promise<In<typeof IdeaListSchema>> {
  const { page, page_row: limit, ...asked } = query
  const reader = readerOf(actor)
  const [rows, counts] = await Promise.all([
    queries.listIdeas(db, reader, asked, { offset: (page - 1) * limit, limit }),
    queries.countIdeas(db, reader, asked),
  ])
  return { ideas: rows.map(seenBy(actor)), total: [...counts.values()].reduce((sum, count) => sum + count, 0) }
}

/** Returns the same ideas by horizon, with the first cards of each. A filter by horizon leaves one column. */
export async function boardFor(db: Db, actor: Actor, asked: queries.Asked): Promise<In<typeof IdeaBoardSchema>> {
  const reader = readerOf(actor)
  const horizons = Object.values(IdeaHorizon).filter((each) => (asked.tiempo_interes ?? each) === each)
  const [counts, ...columns] = await Promise.all([
    queries.countIdeas(db, reader, asked),
    ...horizons.map((horizon) => queries.listColumn(db, reader, asked, horizon)),
  ])
  return {
    columnas: horizons.map((horizon, place) => ({
      tiempo_interes: horizon,
      ideas: columns[place]!.map(seenBy(actor)),
      total: counts.get(horizon) ?? 0,
    })),
  }
}

/** Returns an idea with its discussion and history. */
export async function ideaFor(db: Db, actor: Actor, id: number): Promise<In<typeof IdeaDetailSchema>> {
  const idea = await queries.getIdea(db, readerOf(actor), id)
  if (!idea) throw new Refusal(coreMessages.absent)
  const [comments, events, people] = await Promise.all([
    commentsOf(db, actor, aboutIdea(id)),
    listEvents(db, id),
    listMembers(db),
  ])
  return {
    idea: { ...seenBy(actor)(idea), puede_eliminar: canDelete(actor, idea) },
    comentarios: comments,
    eventos: events as In<typeof IdeaDetailSchema>['eventos'],
    personas: people,
  }
}

/** Returns the choices of forms and filters. */
export async function ideaInitData(db: Db, { modules }: Actor): Promise<In<typeof IdeaInitDataSchema>> {
  const [usuarios, areas, asignables] = await Promise.all([
    listMembers(db),
    listAreas(db),
    modules.has(Module.tasks) ? listAssignable(db) : [],
  ])
  return { usuarios, areas, asignables }
}
