import { call } from '../core/endpoint.ts'
import type { Of } from '../core/fields.ts'
import { recordCalls } from '../core/records/calls.ts'
import { resourceSaveMessages as area, resourceDoneMessages as done, resourceDeleteMessages } from './messages.ts'
import type * as s from './schemas.ts'

const { deleted } = resourceDeleteMessages
const calls = recordCalls<typeof s.resource>({
  path: '/v1/recursos',
  area,
  done: { ...done, deleted },
  multipart: true,
})

/** Resources for who holds their module. */
export const resourceCalls = {
  ...calls,
  save: { ...calls.save, doneArea: done },
  update: { ...calls.update, doneArea: done },
  remove: { ...calls.remove, area: resourceDeleteMessages },
  initData: call<{ reply: Of<typeof s.ResourceInitDataSchema> }>({
    method: 'GET',
    path: '/v1/recursos/init_data',
    area,
  }),
}
