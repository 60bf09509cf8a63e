import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { recordCalls } from '../core/records/calls.ts'
import { publicationMessages as area, publicationDoneMessages as done } from './messages.ts'
import type * as s from './schemas.ts'

const path = '/v1/publicacion'

/** What staff do with publications. */
export const publicationCalls = {
  ...recordCalls<typeof s.publication>({ path, area, done, multipart: true }),
  initData: call<{ reply: Of<typeof s.PublicationInitDataSchema> }>({ method: 'GET', path: `${path}/init_data`, area }),
}

/** What everyone may read of them. */
export const publishedCalls = {
  list: call<{ params: In<typeof s.PublishedQuerySchema>; reply: Of<typeof s.PublishedListSchema> }>({
    method: 'GET',
    path: `${path}/publicadas`,
    area,
  }),
  get: call<{ params: In<typeof s.OnePublishedSchema>; reply: Of<typeof s.PublishedSchema> }>({
    method: 'GET',
    path: `${path}/publicadas/:id`,
    area,
  }),
}
