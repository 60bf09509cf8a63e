import { apiKeyCalls as calls } from '@portal/contract/api-keys/calls'
import { integrationRoles as roles } from '@portal/contract/api-keys/constants'
import { apiKeyMessages as m } from '@portal/contract/api-keys/messages'
import * as s from '@portal/contract/api-keys/schemas'
import { EmptySchema } from '@portal/contract/core/fields'
import type { Db } from '#core/database/database.ts'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import type { ApiKeys } from '#core/identity/api-keys/api-keys.ts'
import { keyInitData, listKeys, makeKey, revokeKey } from './service.ts'

const access = 'session'
const making: Limit = { name: 'llave-api-crear', max: 60, seconds: 3600 }

/** Mounts the calls of API keys, for the roles that make them. */
export function apiKeyRoutes(door: Door, deps: { db: Db; apiKeys: ApiKeys }): void {
  const { db } = deps
  const terms = { access, roles, failed: m.notSaved } as const
  door.mount(calls.initData, { ...terms, reply: s.ApiKeyInitDataSchema }, ({ actor }) => keyInitData(db, actor))
  door.mount(calls.list, { ...terms, params: s.ApiKeyListQuerySchema, reply: s.ApiKeyListSchema }, ({ params }) =>
    listKeys(db, params),
  )
  door.mount(
    calls.save,
    {
      ...terms,
      budget: 'saving',
      fresh: 'always',
      answersSecret: true,
      limit: making,
      body: s.ApiKeyFormSchema,
      reply: s.ApiKeyMadeSchema,
    },
    ({ actor, body }) => makeKey(deps, actor, body),
  )
  door.mount(
    calls.revoke,
    { ...terms, budget: 'saving', params: s.ApiKeyByIdSchema, reply: EmptySchema },
    ({ actor, params }) => revokeKey(db, actor, params.id),
  )
}
