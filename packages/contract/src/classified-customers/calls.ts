import { classifiedMessages as area, classifiedDoneMessages } from '../classifieds/messages.ts'
import { recordCalls } from '../core/records/calls.ts'
import type { customer } from './schemas.ts'

const done = classifiedDoneMessages.customerUpdated
const { save: _, ...calls } = recordCalls<typeof customer>({
  path: '/v1/clasificado/contacto',
  area,
  done: { saved: done, updated: done, deleted: done },
})

/** Nobody makes a customer here: who sends a request is one. */
export const customerCalls = calls
