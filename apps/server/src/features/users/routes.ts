import { userCalls } from '@portal/contract/users/calls'
import type { Counter } from '#core/base/counter.ts'
import type { Door } from '#core/door/door.ts'
import { mountBulk } from '#core/records/mount-record.ts'
import { userBulk } from './bulk.ts'
import type { UserDeps } from './deps.ts'
import { emailRoutes } from './email/routes.ts'
import { downloadUsers } from './list/download.ts'
import { pendingAccess, userLists } from './list/list.ts'
import { profileOf, updateProfile } from './profile.ts'
import { removeUser } from './remove.ts'
import { createUser, sendLink } from './save.ts'
import { userFor, userInitData } from './service.ts'
import { endSessionsOf } from './sessions.ts'
import { updateUser } from './update.ts'

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
  door.mount(userCalls.initData, ({ actor }) => userInitData(db, actor))
  door.mount(userCalls.list, ({ actor, params }) => listUsers(actor, params))
  door.mount(userCalls.get, ({ actor, params }) => userFor(db, actor, params.usuario_id))
  door.mount(userCalls.download, ({ actor, params }) => downloadUsers(deps, actor, params))
}

function mountWriting(door: Door, deps: UserDeps): void {
  const { db } = deps
  door.mount(userCalls.save, ({ actor, body }) => createUser(deps, actor, body))
  door.mount(userCalls.update, ({ actor, params, body }) => updateUser(deps, actor, params.id, body))
  door.mount(userCalls.remove, async ({ actor, params }) => {
    await removeUser(db, actor, params.id)
    return null
  })
  mountBulk(door, db, userCalls, userBulk(deps))
  door.mount(userCalls.sendLink, ({ actor, params }) => sendLink(deps, actor, params.id))
  door.mount(userCalls.endSessions, ({ actor, params }) => endSessionsOf(db, actor, params.id))
}

function mountProfile(door: Door, deps: UserDeps): void {
  door.mount(userCalls.profile, ({ actor }) => profileOf(deps, actor))
  door.mount(userCalls.updateProfile, ({ actor, body, files }) => updateProfile(deps, actor, body, files))
}
