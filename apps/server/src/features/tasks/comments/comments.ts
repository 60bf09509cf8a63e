import type { In } from '@portal/contract/core/fields'
import type { CommentFormSchema, CommentsSchema, CommentUpdateSchema } from '@portal/contract/tasks/comments/schemas'
import { partMessages as m } from '@portal/contract/tasks/parts/messages'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import type { About } from '../about.ts'
import type { TaskDeps } from '../deps.ts'
import { type Notice, notify } from '../notices/notify.ts'
import { mayDeleteComments } from '../policy.ts'
import * as queries from './queries.ts'
import { refuseUnseen, type Thread, threadOf } from './thread.ts'

type Deps = Pick<TaskDeps, 'db' | 'jobs'>
type Comments = In<typeof CommentsSchema>['comentarios']
type Saved = About & { id: number }

/** Returns the comments of a task or an idea. Throws `taskAbsent` or `ideaAbsent` when the actor may not see it. */
export async function commentsFor(db: Db, actor: Actor, about: About): Promise<{ comentarios: Comments }> {
  await refuseUnseen(db, actor, about)
  return { comentarios: await commentsOf(db, actor, about) }
}

/** Returns the comments of a task or an idea that the actor may see, the oldest first; of deleted ones a stub. */
export async function commentsOf(db: Db, actor: Actor, about: About): Promise<Comments> {
  const rows = await queries.listComments(db, about)
  const named = await queries.listNames(db, [...new Set(rows.flatMap(({ menciones }) => menciones))])
  const names = new Map(named.map(({ id, nombre }) => [id, nombre]))
  const mayDeleteAll = mayDeleteComments(actor, about)
  return rows.map(({ eliminado_en: deletedAt, menciones, ...row }) => ({
    ...row,
    ...(deletedAt && { comentario: '' }),
    menciones: deletedAt ? [] : menciones.map((id) => ({ id, nombre: names.get(id) ?? '' })),
    eliminado: deletedAt !== null,
    puede_editar: deletedAt === null && row.autor_id === actor.id,
    puede_eliminar: deletedAt === null && (mayDeleteAll || row.autor_id === actor.id),
  }))
}

/**
 * Stores a comment, and tells the people of the task or idea and whom it mentions. Throws `mentionInvalid` for who may
 * not see it.
 */
export function saveComment(
  deps: Deps,
  actor: Actor,
  { tarea_id, idea_id, ...said }: z.output<typeof CommentFormSchema>,
): Promise<Saved> {
  return inTransaction(deps.db, async (db) => {
    const about = { tarea_id, idea_id }
    const thread = await threadOf(db, actor, about)
    await refuseMentions(thread, said.menciones)
    const { id } = await queries.insertComment(db, { ...about, ...said, creado_por: actor.id })
    await queries.countComments(db, about)
    await thread.touch()
    await recorded(db, actor, thread, 'commented', { after: said })
    const told = thread.people.map((to): Notice => ({ to, kind: 'comentario' }))
    await notify(deps, db, actor, about, [...told, ...mentionsOf(said.menciones)], said.comentario)
    return { id, ...about }
  })
}

/** Changes the text of a comment of the actor; whom it did not mention before is told. */
export function updateComment(
  deps: Deps,
  actor: Actor,
  id: number,
  said: z.output<typeof CommentUpdateSchema>,
): Promise<Saved> {
  return inTransaction(deps.db, async (db) => {
    const { thread, before } = await lockedComment(db, actor, id)
    if (before.creado_por !== actor.id) throw new Refusal(m.notYours)
    const added = said.menciones.filter((one) => !before.menciones.includes(one))
    await refuseMentions(thread, added)
    await queries.updateComment(db, id, { ...said, ...queries.editedNow })
    if (added.length > 0) await thread.touch()
    await recorded(db, actor, thread, 'commentChanged', { before, after: said })
    await notify(deps, db, actor, thread.about, mentionsOf(added), said.comentario)
    return { id, ...thread.about }
  })
}

/** Deletes a comment of the actor, or anyone's for who may; a stub stays. */
export function deleteComment({ db }: Pick<Deps, 'db'>, actor: Actor, id: number): Promise<Saved> {
  return inTransaction(db, async (db) => {
    const { thread, before } = await lockedComment(db, actor, id)
    if (before.creado_por !== actor.id && !thread.mayDeleteAll) throw new Refusal(m.notYours)
    await queries.updateComment(db, id, queries.deletedNow)
    await queries.countComments(db, thread.about)
    await recorded(db, actor, thread, 'commentDeleted', { before })
    return { id, ...thread.about }
  })
}

/** Locks a comment with what it is about. Throws `absent` where either is gone or not the actor's to see. */
async function lockedComment(db: Db, actor: Actor, id: number) {
  const about = await queries.aboutOf(db, id)
  const thread = about && (await threadOf(db, actor, about).catch(unseen))
  const before = thread && (await queries.lockComment(db, id))
  if (!before) throw new Refusal(m.absent)
  return { thread, before }
}

function unseen(error: unknown): undefined {
  if (error instanceof Refusal) return undefined
  throw error
}

async function refuseMentions(thread: Thread, mentioned: readonly number[]): Promise<void> {
  if (mentioned.length === 0) return
  const allowed = new Set((await thread.readers()).map(({ id }) => id))
  if (mentioned.some((id) => !allowed.has(id))) throw fieldRefusal('menciones', m.mentionInvalid)
}

const mentionsOf = (ids: readonly number[]) => ids.map((to): Notice => ({ to, kind: 'mencion' }))

const recorded = (
  db: Db,
  actor: Actor,
  { name, entity, about, change }: Thread,
  verb: string,
  states: { before?: object; after?: object },
) =>
  record(db, actor, {
    action: `${name}.${verb}`,
    entity,
    id: about.tarea_id ?? about.idea_id,
    ...states,
    announces: [change],
  })
