import { classifiedDoneMessages } from '../classifieds/done-messages.ts'
import { classifiedMessages as area } from '../classifieds/messages.ts'
import { recordCalls } from '../core/records/calls.ts'
import type { customer } from './schemas.ts'

const done = classifiedDoneMessages.customerUpdated
const { save: _, ...calls } = recordCalls<typeof customer>({
  path: '/v1/clasificado/contacto',
  area,
  done: { saved: done, updated: done, deleted: done },
})

/** No call creates a customer: sending a request does. */
export const customerCalls = calls
