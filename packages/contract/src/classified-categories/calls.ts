import { classifiedDoneMessages } from '../classifieds/done-messages.ts'
import { classifiedMessages as area } from '../classifieds/messages.ts'
import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { recordCalls } from '../core/records/calls.ts'
import type * as s from './schemas.ts'

const path = '/v1/clasificado/categoria'
const done = classifiedDoneMessages.categorySaved
type Category = typeof s.category

export const categoryCalls = {
  ...recordCalls<Category>({ path, area, done: { saved: done, updated: done, deleted: done }, multipart: true }),
  /** The id is a field of the form. */
  update: call<{ body: In<Category['Update']>; reply: Of<Category['Saved']> }>({
    method: 'POST',
    path: `${path}/update`,
    area,
    done,
    multipart: true,
  }),
  remove: call<{ params: In<Category['ById']>; reply: Of<typeof s.CategoryRemovedSchema> }>({
    method: 'PUT',
    path: `${path}/delete/:id`,
    area,
    done,
  }),
}
