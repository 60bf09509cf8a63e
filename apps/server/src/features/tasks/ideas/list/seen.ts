import { Module } from '@portal/contract/access/constants'
import { ideaMessages as m } from '@portal/contract/tasks/ideas/messages'
import type { Actor } from '#core/base/actor.ts'
import type { Counter } from '#core/base/counter.ts'
import { Refusal } from '#core/base/errors.ts'
import { scopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { announceChanges } from '#core/database/events.ts'
import { aboutIdea } from '../../about.ts'
import { markNoticesSeen } from '../../notices/queries.ts'
import { lockIdea } from '../queries.ts'
import { countMentions } from './queries.ts'

/** Stores that the actor has seen what they were told about an idea. */
export function markIdeaSeen(db: Db, actor: Actor, id: number): Promise<void> {
  return inTransaction(db, async (db) => {
    if (!(await lockIdea(db, scopeOf(actor), id))) throw new Refusal(m.absentToUpdate)
    if (await markNoticesSeen(db, actor.id, aboutIdea(id)))
      await announceChanges(db, { area: 'ideas', id, usuario_id: actor.id })
  })
}

/** The ideas that mention the reader and that they have not opened since, in the bell. */
export const ideaCounter: Counter = {
  name: 'ideas_menciones',
  access: Module.ideas,
  count: (db, actor) => countMentions(db, { scope: scopeOf(actor), id: actor.id }),
}
