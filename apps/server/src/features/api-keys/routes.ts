import { apiKeyCalls as calls } from '@portal/contract/api-keys/calls'
import type { Db } from '#core/database/database.ts'
import type { Door } from '#core/door/door.ts'
import type { ApiKeys } from '#core/identity/api-keys/api-keys.ts'
import { keyInitData, listKeys, makeKey, revokeKey } from './service.ts'

/** Mounts the calls of API keys, for the roles that make them. */
export function apiKeyRoutes(door: Door, deps: { db: Db; apiKeys: ApiKeys }): void {
  const { db } = deps
  door.mount(calls.initData, ({ actor }) => keyInitData(db, actor))
  door.mount(calls.list, ({ params }) => listKeys(db, params))
  door.mount(calls.save, ({ actor, body }) => makeKey(deps, actor, body))
  door.mount(calls.revoke, ({ actor, params }) => revokeKey(db, actor, params.id))
}
