import { call, type Limit } from '../core/endpoint.ts'
import { EmptySchema } from '../core/fields.ts'
import { integrationRoles as roles } from './constants.ts'
import { apiKeyMessages as area, apiKeyDoneMessages as done } from './messages.ts'
import * as s from './schemas.ts'

const home = '/v1/llave_api'

const ofIntegrations = { access: 'session', roles, failed: area.notSaved } as const
const making: Limit = { name: 'llave-api-crear', max: 60, seconds: 3600 }

/** Keys of other systems. */
export const apiKeyCalls = {
  initData: call(
    { method: 'GET', path: `${home}/init_data`, area },
    {
      summary: 'Returns the modules and people for the form of an API key',
      ...ofIntegrations,
      reply: s.ApiKeyInitDataSchema,
    },
  ),
  list: call(
    { method: 'GET', path: `${home}/list`, area },
    { summary: 'Lists API keys', ...ofIntegrations, params: s.ApiKeyListQuerySchema, reply: s.ApiKeyListSchema },
  ),
  save: call(
    { method: 'POST', path: `${home}/save`, area, done: done.made },
    {
      summary: 'Makes an API key; it is shown this once',
      ...ofIntegrations,
      budget: 'saving',
      limit: making,
      fresh: 'always',
      body: s.ApiKeyFormSchema,
      reply: s.ApiKeyMadeSchema,
      answersSecret: true,
    },
  ),
  revoke: call(
    { method: 'PUT', path: `${home}/anular/:id`, area, done: done.revoked },
    {
      summary: 'Revokes an API key',
      ...ofIntegrations,
      budget: 'saving',
      params: s.ApiKeyByIdSchema,
      reply: EmptySchema,
    },
  ),
}
