import { accessCalls } from '@portal/contract/access/calls'
import type { Db } from '#core/database/database.ts'
import type { Door } from '#core/door/door.ts'
import { listAccess, saveAccess } from './grants.ts'
import { approvePending, refusePending } from './pending/pending.ts'
import { templateRoutes } from './templates/routes.ts'

/** Mounts the calls of a user's modules, of modules that wait, and of templates. */
export function accessRoutes(door: Door, db: Db): void {
  door.mount(accessCalls.list, ({ actor, params }) => listAccess(db, actor, params.usuario_id))
  door.mount(accessCalls.save, ({ actor, body }) => saveAccess(db, actor, body))
  door.mount(accessCalls.approve, ({ actor, body }) => approvePending(db, actor, body))
  door.mount(accessCalls.refuse, ({ actor, body }) => refusePending(db, actor, body))
  templateRoutes(door, db)
}
