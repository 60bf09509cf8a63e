import { Module } from '@portal/contract/access/constants'
import { EmptySchema } from '@portal/contract/core/fields'
import { ideaCalls } from '@portal/contract/tasks/ideas/calls'
import { ideaMessages as m } from '@portal/contract/tasks/ideas/messages'
import * as s from '@portal/contract/tasks/ideas/schemas'
import type { Door } from '#core/door/door.ts'
import { mountBulk } from '#core/records/mount-record.ts'
import type { TaskDeps } from '../deps.ts'
import { ideaBulk } from './bulk.ts'
import { convertIdea } from './convert/convert.ts'
import { boardFor, ideaFor, ideaInitData, ideasFor } from './list/list.ts'
import { ideaCounter, markIdeaSeen } from './list/seen.ts'
import { removeIdea } from './save/remove.ts'
import { createIdea, moveIdea, updateIdea } from './save/save.ts'
import { voteIdea } from './votes/vote.ts'

const access = Module.ideas

/** Mounts the calls of ideas (their module). */
export function ideaRoutes(door: Door, deps: Pick<TaskDeps, 'db' | 'jobs' | 'counters'>): void {
  const { db } = deps
  deps.counters.push(ideaCounter)
  door.mount(ideaCalls.initData, { access, reply: s.IdeaInitDataSchema }, ({ actor }) => ideaInitData(db, actor))
  door.mount(ideaCalls.list, { access, params: s.IdeaListQuerySchema, reply: s.IdeaListSchema }, ({ actor, params }) =>
    ideasFor(db, actor, params),
  )
  door.mount(
    ideaCalls.board,
    { access, params: s.IdeaBoardQuerySchema, reply: s.IdeaBoardSchema },
    ({ actor, params }) => boardFor(db, actor, params),
  )
  door.mount(ideaCalls.get, { access, params: s.IdeaNamedSchema, reply: s.IdeaDetailSchema }, ({ actor, params }) =>
    ideaFor(db, actor, params.idea_id),
  )
  const saving = { access, reply: s.IdeaSavedSchema }
  door.mount(
    ideaCalls.save,
    { ...saving, budget: 'saving', body: s.IdeaFormSchema, failed: m.notCreated },
    ({ actor, body }) => createIdea(deps, actor, body),
  )
  const updating = { ...saving, params: s.IdeaByIdSchema, failed: m.notUpdated }
  door.mount(ideaCalls.update, { ...updating, budget: 'saving', body: s.IdeaUpdateSchema }, ({ actor, params, body }) =>
    updateIdea(deps, actor, params.id, body),
  )
  door.mount(ideaCalls.move, { ...updating, budget: 'typing', body: s.IdeaMoveSchema }, ({ actor, params, body }) =>
    moveIdea(deps, actor, params.id, body),
  )
  door.mount(
    ideaCalls.convert,
    {
      access,
      budget: 'saving',
      params: s.IdeaByIdSchema,
      body: s.IdeaConvertSchema,
      reply: s.IdeaConvertedSchema,
      failed: m.notUpdated,
    },
    ({ actor, params, body }) => convertIdea(deps, actor, params.id, body),
  )
  door.mount(
    ideaCalls.vote,
    {
      access,
      budget: 'typing',
      params: s.IdeaByIdSchema,
      body: s.IdeaVoteSchema,
      reply: s.IdeaVotedSchema,
      failed: m.notUpdated,
    },
    ({ actor, params, body }) => voteIdea(db, actor, params.id, body),
  )
  door.mount(
    ideaCalls.remove,
    { access, budget: 'saving', params: s.IdeaToDeleteSchema, reply: EmptySchema, failed: m.notDeleted },
    async ({ actor, params }) => {
      await removeIdea(db, actor, params.id)
      return null
    },
  )
  door.mount(
    ideaCalls.markSeen,
    { access, budget: 'typing', params: s.IdeaByIdSchema, reply: EmptySchema, failed: m.notUpdated },
    async ({ actor, params }) => {
      await markIdeaSeen(db, actor, params.id)
      return null
    },
  )
  mountBulk(door, db, ideaCalls, s.IdeaBulkSchema, ideaBulk(deps), { access })
}
