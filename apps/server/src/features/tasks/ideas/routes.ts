import { ideaCalls } from '@portal/contract/tasks/ideas/calls'
import type { Door } from '#core/door/door.ts'
import { mountBulk } from '#core/records/mount-record.ts'
import type { TaskDeps } from '../deps.ts'
import { ideaBulk } from './bulk.ts'
import { convertIdea } from './convert.ts'
import { boardFor, ideaFor, ideaInitData, ideasFor } from './list/list.ts'
import { ideaCounter, markIdeaSeen } from './list/seen.ts'
import { removeIdea } from './save/remove.ts'
import { createIdea, moveIdea, updateIdea } from './save/save.ts'
import { voteIdea } from './votes/vote.ts'

/** Mounts the calls of ideas (their module). */
export function ideaRoutes(door: Door, deps: Pick<TaskDeps, 'db' | 'jobs' | 'counters'>): void {
  const { db } = deps
  deps.counters.push(ideaCounter)
  door.mount(ideaCalls.initData, ({ actor }) => ideaInitData(db, actor))
  door.mount(ideaCalls.list, ({ actor, params }) => ideasFor(db, actor, params))
  door.mount(ideaCalls.board, ({ actor, params }) => boardFor(db, actor, params))
  door.mount(ideaCalls.get, ({ actor, params }) => ideaFor(db, actor, params.idea_id))
  door.mount(ideaCalls.save, ({ actor, body }) => createIdea(deps, actor, body))
  door.mount(ideaCalls.update, ({ actor, params, body }) => updateIdea(deps, actor, params.id, body))
  door.mount(ideaCalls.move, ({ actor, params, body }) => moveIdea(deps, actor, params.id, body))
  door.mount(ideaCalls.convert, ({ actor, params, body }) => convertIdea(deps, actor, params.id, body))
  door.mount(ideaCalls.vote, ({ actor, params, body }) => voteIdea(db, actor, params.id, body))
  door.mount(ideaCalls.remove, async ({ actor, params }) => {
    await removeIdea(db, actor, params.id)
    return null
  })
  door.mount(ideaCalls.markSeen, async ({ actor, params }) => {
    await markIdeaSeen(db, actor, params.id)
    return null
  })
  mountBulk(door, db, ideaCalls, ideaBulk(deps))
}
