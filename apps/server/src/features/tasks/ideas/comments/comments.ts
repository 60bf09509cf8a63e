import { coreMessages } from '@portal/contract/core/core-messages'
import type { IdeaCommentFormSchema } from '@portal/contract/tasks/ideas/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { scopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { changesOf } from '../changes.ts'
import { canDelete } from '../policy.ts'
import { lockIdea, type StoredIdea } from '../queries.ts'
import * as queries from './queries.ts'

/** Adds a comment to an idea. */
export function addComment(
  db: Db,
  actor: Actor,
  { idea_id: ideaId, comentario }: z.output<typeof IdeaCommentFormSchema>,
): Promise<{ id: number }> {
  return inTransaction(db, async (db) => {
    const idea = await locked(db, actor, ideaId)
    const after = { idea_id: ideaId, comentario, creado_por: actor.id }
    const id = await queries.insertComment(db, after)
    const recorded = { action: 'ideas.commented', entity: 'idea_comentario', id, after }
    await record(db, actor, { ...recorded, announces: changesOf(idea) })
    return { id }
  })
}

/** Deletes a comment; its author and its moment stay visible. */
export function removeComment(db: Db, actor: Actor, id: number): Promise<void> {
  return inTransaction(db, async (db) => {
    const of = await queries.ideaOfComment(db, id)
    if (!of) throw new Refusal(coreMessages.absent)
    const idea = await locked(db, actor, of.idea_id)
    const before = await queries.getComment(db, id)
    if (!before) throw new Refusal(coreMessages.absent)
    if (!canDelete(actor, before)) throw new Refusal(coreMessages.notAllowed)
    await queries.deleteComment(db, before)
    const recorded = { action: 'ideas.commentDeleted', entity: 'idea_comentario', id, before }
    await record(db, actor, { ...recorded, announces: changesOf(idea) })
  })
}

async function locked(db: Db, actor: Actor, id: number): Promise<StoredIdea> {
  const idea = await lockIdea(db, scopeOf(actor), id)
  if (!idea) throw new Refusal(coreMessages.absent)
  return idea
}
