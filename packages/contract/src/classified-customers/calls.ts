import { Module } from '../access/constants.ts'
import { classifiedDoneMessages } from '../classifieds/done-messages.ts'
import { classifiedMessages as area } from '../classifieds/messages.ts'
import { recordCalls } from '../core/records/calls.ts'
import { customer } from './schemas.ts'

const done = classifiedDoneMessages.customerUpdated

const { save: _, ...calls } = recordCalls(
  { path: '/v1/clasificado/contacto', area, done: { saved: done, updated: done, deleted: done } },
  {
    one: 'customer of machinery',
    many: 'customers of machinery',
    access: Module.manageClassifieds,
    schemas: customer,
    failed: { unexpected: area.unexpected, notUpdated: area.customerNotUpdated, notDeleted: area.customerNotUpdated },
  },
)

/** No call creates a customer: sending a request does. */
export const customerCalls = calls
