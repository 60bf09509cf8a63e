import { ideaMessages as m } from '@portal/contract/tasks/ideas/messages'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { scopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { changesOf } from '../changes.ts'
import { lockIdea } from '../queries.ts'
import { storeVote } from './queries.ts'

/** Sets or takes back the actor's vote. Voting changes no version, so that it disturbs nobody who edits the idea. */
export function voteIdea(
  db: Db,
  actor: Actor,
  id: number,
  { voto: isFor }: { voto: boolean },
): Promise<{ votos: number; votada: boolean }> {
  return inTransaction(db, async (db) => {
    const idea = await lockIdea(db, scopeOf(actor), id)
    if (!idea) throw new Refusal(m.absentToUpdate)
    const votos = await storeVote(db, id, actor.id, isFor)
    const action = isFor ? 'ideas.voted' : 'ideas.unvoted'
    await record(db, actor, { action, entity: 'idea', id, announces: changesOf(idea) })
    return { votos, votada: isFor }
  })
}
