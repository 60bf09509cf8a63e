import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { apiKeyMessages as area, apiKeyDoneMessages as done } from './messages.ts'
import type * as s from './schemas.ts'

const home = '/v1/llave_api'
type ById = In<typeof s.ApiKeyByIdSchema>

/** Keys of other systems. */
export const apiKeyCalls = {
  initData: call<{ reply: Of<typeof s.ApiKeyInitDataSchema> }>({ method: 'GET', path: `${home}/init_data`, area }),
  list: call<{ params: In<typeof s.ApiKeyListQuerySchema>; reply: Of<typeof s.ApiKeyListSchema> }>({
    method: 'GET',
    path: `${home}/list`,
    area,
  }),
  save: call<{ body: In<typeof s.ApiKeyFormSchema>; reply: Of<typeof s.ApiKeyMadeSchema> }>({
    method: 'POST',
    path: `${home}/save`,
    area,
    done: done.made,
  }),
  revoke: call<{ params: ById; reply: null }>({
    method: 'PUT',
    path: `${home}/anular/:id`,
    area,
    done: done.revoked,
  }),
}
