import { Module } from '@portal/contract/access/constants'
import { customerCalls } from '@portal/contract/classifieds/customers/calls'
import * as s from '@portal/contract/classifieds/customers/schemas'
import { classifiedMessages } from '@portal/contract/classifieds/messages'
import { SavedSchema } from '@portal/contract/classifieds/schemas'
import { EmptySchema } from '@portal/contract/core/fields'
import type { Db } from '#core/database.ts'
import type { Door } from '#core/door.ts'
import { listCustomers, removeCustomer, updateCustomer } from './service.ts'

const access = Module.manageClassifieds
const failed = classifiedMessages.customerNotUpdated

/** Mounts the calls of the classifieds' customers (module of all classifieds). */
export function customerRoutes(door: Door, { db }: { db: Db }): void {
  door.mount(
    customerCalls.list,
    { access, params: s.CustomerListQuerySchema, reply: s.CustomerListSchema, failed: classifiedMessages.unexpected },
    ({ params }) => listCustomers(db, params),
  )
  door.mount(
    customerCalls.update,
    { access, params: s.CustomerByIdSchema, body: s.CustomerFormSchema, reply: SavedSchema, failed },
    ({ actor, params, body }) => updateCustomer(db, actor, params.id, body),
  )
  door.mount(
    customerCalls.remove,
    { access, params: s.CustomerByIdSchema, reply: EmptySchema, failed },
    ({ actor, params }) => removeCustomer(db, actor, params.id),
  )
}
