import { ApprovalStatus } from '@portal/contract/marketplace/states'
import { PropertyListQuerySchema } from '@portal/contract/properties/schemas'
import { workSections } from '@portal/contract/start/constants'
import type { Db } from '#core/database/database.ts'
import { asWork } from '#features/marketplace/items/waiting.ts'
import type { WorkSource } from '#features/start/service.ts'
import type { Filters } from '../list-queries.ts'
import { isStaff, propertyScopeOf } from '../policy.ts'
import * as queries from './queries.ts'

/** Properties, and changes of properties, that wait for approval by staff. */
export function propertyWork(db: Db): WorkSource[] {
  const readWith =
    (asked: Filters): WorkSource['read'] =>
    async (actor, most) =>
      asWork(await queries.listFirst(db, propertyScopeOf(actor), asked, most))
  const pending = PropertyListQuerySchema.parse({ aprobacion: ApprovalStatus.pending })
  const changed = PropertyListQuerySchema.parse({ con_cambios: true })
  return [
    { section: workSections.propertiesToApprove, isFor: isStaff, read: readWith(pending) },
    { section: workSections.propertyChangesToApprove, isFor: isStaff, read: readWith(changed) },
  ]
}
