import { Module } from '@portal/contract/access/constants'
import { PermitState } from '@portal/contract/permits/constants'
import { PermitListQuerySchema } from '@portal/contract/permits/schemas'
import type { Counter } from '#core/base/counter.ts'
import { permitScopeOf } from '../policy.ts'
import { countPermits } from './queries.ts'

/** The query of the list of permits that wait for staff, the oldest first. */
export const waitingQuery = PermitListQuerySchema.parse({ estado: PermitState.waiting, orden: 'creado_en' })

/** Counts permits that wait for staff. */
export const waitingPermits: Counter = {
  name: 'permisos',
  access: Module.enterprises,
  isOfHouse: true,
  count: (db, actor) => countPermits(db, permitScopeOf(actor), waitingQuery),
}
