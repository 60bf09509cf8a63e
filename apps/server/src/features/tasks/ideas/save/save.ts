import { coreMessages } from '@portal/contract/core/core-messages'
import { IdeaEventKind } from '@portal/contract/tasks/ideas/constants'
import { ideaMessages as m } from '@portal/contract/tasks/ideas/messages'
import type { IdeaFormSchema, IdeaMoveSchema, IdeaUpdateSchema } from '@portal/contract/tasks/ideas/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { scopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { refuseStale } from '#core/records/versions.ts'
import { aboutIdea } from '../../about.ts'
import { lockArea } from '../../areas/queries.ts'
import type { TaskDeps } from '../../deps.ts'
import { type Notice, notify } from '../../notices/notify.ts'
import { listMembers } from '../../people.ts'
import { changesOf } from '../changes.ts'
import { followersOf } from '../followers.ts'
import { canEdit } from '../policy.ts'
import * as queries from '../queries.ts'
import { storeVote } from '../votes/queries.ts'

type Deps = Pick<TaskDeps, 'db' | 'jobs'>

interface Saved {
  id: number
  idea_id: number
  version: number
}

const savedOf = ({ id, version }: Pick<queries.StoredIdea, 'id' | 'version'>): Saved => ({ id, idea_id: id, version })

/** Stores a new idea with the vote of its author, who is its only member unless others are given; they are told. */
export function createIdea(deps: Deps, actor: Actor, form: z.output<typeof IdeaFormSchema>): Promise<Saved> {
  return inTransaction(deps.db, async (db) => {
    const { integrantes = [actor.id], ...columns } = form
    await refuseMembers(db, integrantes, [actor.id])
    await refuseArea(db, columns.area_id, null)
    const after = await queries.ideaRows.insert(db, { ...columns, integrantes, creado_por: actor.id })
    const { id } = after
    await storeVote(db, id, actor.id, true)
    await queries.insertEvent(db, { idea_id: id, tipo: IdeaEventKind.created, usuario_id: actor.id })
    await record(db, actor, { action: 'ideas.created', entity: 'idea', id, after, announces: changesOf(after) })
    await notify(deps, db, actor, aboutIdea(id), addedOf(integrantes, []))
    return savedOf(after)
  })
}

/** Changes an idea, and tells its new members. Throws 409 with the stored row when someone saved after `version`. */
export function updateIdea(
  deps: Deps,
  actor: Actor,
  id: number,
  { version, ...columns }: z.output<typeof IdeaUpdateSchema>,
): Promise<Saved> {
  return inTransaction(deps.db, async (db) => {
    const before = await editable(db, actor, id, version)
    await refuseMembers(db, columns.integrantes, before.integrantes)
    await refuseArea(db, columns.area_id, before.area_id)
    await notify(deps, db, actor, aboutIdea(id), addedOf(columns.integrantes, before.integrantes))
    return store(deps, db, actor, before, columns)
  })
}

/** Moves an idea to another horizon, and tells who follows it. */
export function moveIdea(
  deps: Deps,
  actor: Actor,
  id: number,
  { version, tiempo_interes }: z.output<typeof IdeaMoveSchema>,
): Promise<Saved> {
  return inTransaction(deps.db, async (db) => {
    const before = await editable(db, actor, id, version)
    return store(deps, db, actor, before, { tiempo_interes })
  })
}

/** Locks an open idea that the actor may edit. Throws `absent`, `notAllowed`, or 409 with the stored row. */
export async function editable(db: Db, actor: Actor, id: number, version: number | null): Promise<queries.StoredIdea> {
  const idea = await queries.lockIdea(db, scopeOf(actor), id)
  if (!idea) throw new Refusal(m.absentToUpdate)
  if (!canEdit(actor, idea)) throw new Refusal(coreMessages.notAllowed)
  refuseStale(idea, version, idea)
  if (idea.tarea_id !== null) throw new Refusal(coreMessages.changedByOther, { data: idea })
  return idea
}

type Written = Partial<
  Pick<queries.StoredIdea, 'titulo' | 'descripcion' | 'integrantes' | 'area_id' | 'tiempo_interes'>
>

async function store(deps: Deps, db: Db, actor: Actor, before: queries.StoredIdea, columns: Written): Promise<Saved> {
  const { id, tiempo_interes: from } = before
  const after = await queries.ideaRows.update(db, id, columns)
  const to = after.tiempo_interes
  const isEdit = columns.titulo !== undefined
  const event = from === to ? { tipo: IdeaEventKind.edited } : { tipo: IdeaEventKind.moved, de: from, a: to }
  if (isEdit || from !== to) await queries.insertEvent(db, { idea_id: id, usuario_id: actor.id, ...event })
  if (from !== to) await tellMove(deps, db, actor, before)
  await record(db, actor, { action: 'ideas.updated', entity: 'idea', id, before, after, announces: changesOf(after) })
  return savedOf(after)
}

/** New members are told that they are members, and nothing of a move with which they came. */
async function tellMove(deps: Deps, db: Db, actor: Actor, before: queries.StoredIdea): Promise<void> {
  const { id, tiempo_interes: from } = before
  const told = (await followersOf(db, before)).map((to): Notice => ({ to, kind: 'movida' }))
  await notify(deps, db, actor, aboutIdea(id), told, String(from))
}

const addedOf = (members: readonly number[], before: readonly number[]) =>
  members.filter((id) => !before.includes(id)).map((to): Notice => ({ to, kind: 'integrante' }))

/** Those who were members before may stay, whether or not they could be chosen now. */
async function refuseMembers(db: Db, ids: readonly number[], known: readonly number[]): Promise<void> {
  const added = ids.filter((id) => !known.includes(id))
  if (added.length === 0) return
  const found = await listMembers(db, added)
  if (found.length < added.length) throw fieldRefusal('integrantes', m.membersInvalid)
}

async function refuseArea(db: Db, id: number | null, known: number | null): Promise<void> {
  if (id === null || id === known) return
  if (!(await lockArea(db, id))) throw fieldRefusal('area_id', coreMessages.invalid)
}
