import { MachineListQuerySchema } from '@portal/contract/machines/schemas'
import { ApprovalStatus } from '@portal/contract/marketplace/states'
import { workSections } from '@portal/contract/start/constants'
import type { Db } from '#core/database/database.ts'
import { asWork } from '#features/marketplace/items/waiting.ts'
import type { WorkSource } from '#features/start/service.ts'
import type { Filters } from '../list/queries.ts'
import { isStaff, machineScopeOf } from '../policy.ts'
import * as queries from './queries.ts'

/** Items, and changes of items, that wait for approval by staff. */
export function machineWork(db: Db): WorkSource[] {
  const readWith =
    (asked: Filters): WorkSource['read'] =>
    async (actor, most) =>
      asWork(await queries.listFirst(db, machineScopeOf(actor), asked, most))
  return [
    {
      section: workSections.machinesToApprove,
      isFor: isStaff,
      read: readWith(MachineListQuerySchema.parse({ aprobacion: ApprovalStatus.pending })),
    },
    {
      section: workSections.changesToApprove,
      isFor: isStaff,
      read: readWith(MachineListQuerySchema.parse({ con_cambios: true })),
    },
  ]
}
