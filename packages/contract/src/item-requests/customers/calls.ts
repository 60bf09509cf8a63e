import { Module } from '../../access/constants.ts'
import { recordCalls } from '../../core/records/calls.ts'
import { machineDoneMessages } from '../../machines/done-messages.ts'
import { machineMessages as area } from '../../machines/messages.ts'
import { customer } from './schemas.ts'

const done = machineDoneMessages.customerUpdated

const { save: _, ...calls } = recordCalls(
  { path: '/v1/clasificado/contacto', area, done: { saved: done, updated: done, deleted: done } },
  {
    one: 'customer of machinery',
    many: 'customers of machinery',
    access: Module.manageMachines,
    schemas: customer,
    failed: { unexpected: area.unexpected, notUpdated: area.customerNotUpdated, notDeleted: area.customerNotUpdated },
  },
)

/** No call creates a customer: sending a request does. */
export const customerCalls = calls
