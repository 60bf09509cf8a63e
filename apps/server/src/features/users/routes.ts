import { Module } from '@portal/contract/access/constants'
import { EmptySchema } from '@portal/contract/core/fields'
import { userCalls } from '@portal/contract/users/calls'
import { userMessages } from '@portal/contract/users/messages'
import * as s from '@portal/contract/users/schemas'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import { mountBulk } from '#core/records/mount-record.ts'
import type { Counter } from '#features/access/service.ts'
import { userBulk } from './bulk.ts'
import type { UserDeps } from './deps.ts'
import { emailRoutes } from './email/routes.ts'
import { downloadUsers } from './list/download.ts'
import { pendingAccess, userLists } from './list/list.ts'
import { avatarLimits, profileOf, updateProfile } from './profile/profile.ts'
import { removeUser } from './remove.ts'
import { createUser, sendLink } from './save.ts'
import { userFor, userInitData } from './service.ts'
import { endSessionsOf } from './sessions.ts'
import { updateUser } from './update.ts'

const access = Module.users
/** A file of all users costs as much as thousands of pages. */
const downloads: Limit = { name: 'usuarios-descarga', max: 30, seconds: 600 }

/** Mounts the calls of users (module users) and of the own profile (any session). */
export function userRoutes(door: Door, deps: UserDeps & { counters: Counter[] }): void {
  deps.counters.push(pendingAccess)
  mountReading(door, deps)
  mountWriting(door, deps)
  mountProfile(door, deps)
  emailRoutes(door, deps)
}

function mountReading(door: Door, deps: UserDeps): void {
  const { db } = deps
  const listUsers = userLists(deps)
  door.mount(userCalls.initData, { access, reply: s.UserInitDataSchema }, ({ actor }) => userInitData(db, actor))
  door.mount(userCalls.list, { access, params: s.UserListQuerySchema, reply: s.UserListSchema }, ({ actor, params }) =>
    listUsers(actor, params),
  )
  door.mount(userCalls.get, { access, params: s.OneUserSchema, reply: s.UserSchema }, ({ actor, params }) =>
    userFor(db, actor, params.usuario_id),
  )
  door.mount(
    userCalls.download,
    { access, params: s.UserDownloadQuerySchema, reply: s.DownloadSchema, limit: downloads, mayLag: true },
    ({ actor, params }) => downloadUsers(deps, actor, params),
  )
}

function mountWriting(door: Door, deps: UserDeps): void {
  const { db } = deps
  door.mount(
    userCalls.save,
    { access, budget: 'saving', body: s.UserFormSchema, reply: s.UserSavedSchema, failed: userMessages.notSaved },
    ({ actor, body }) => createUser(deps, actor, body),
  )
  door.mount(
    userCalls.update,
    {
      access,
      budget: 'saving',
      params: s.UserByIdSchema,
      body: s.UserUpdateSchema,
      reply: s.UserSavedSchema,
      failed: userMessages.notUpdated,
    },
    ({ actor, params, body }) => updateUser(deps, actor, params.id, body),
  )
  door.mount(
    userCalls.remove,
    {
      access,
      budget: 'saving',
      fresh: 'withFactor',
      params: s.UserByIdSchema,
      reply: EmptySchema,
      failed: userMessages.notDeleted,
    },
    async ({ actor, params }) => {
      await removeUser(db, actor, params.id)
      return null
    },
  )
  mountBulk(door, db, userCalls, s.UserBulkSchema, userBulk, { access })
  door.mount(
    userCalls.sendLink,
    { access, budget: 'mailing', params: s.UserByIdSchema, reply: EmptySchema },
    ({ actor, params }) => sendLink(deps, actor, params.id),
  )
  door.mount(
    userCalls.endSessions,
    { access, budget: 'saving', params: s.UserByIdSchema, reply: EmptySchema },
    ({ actor, params }) => endSessionsOf(db, actor, params.id),
  )
}

function mountProfile(door: Door, deps: UserDeps): void {
  door.mount(userCalls.profile, { access: 'session', reply: s.ProfileSchema }, ({ actor }) => profileOf(deps, actor))
  door.mount(
    userCalls.updateProfile,
    {
      access: 'session',
      budget: 'saving',
      body: s.ProfileFormSchema,
      reply: s.ProfileSchema,
      files: avatarLimits,
      failed: userMessages.profileNotEdited,
    },
    ({ actor, body, files }) => updateProfile(deps, actor, body, files),
  )
}
