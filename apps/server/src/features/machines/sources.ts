import { Module } from '@portal/contract/access/constants'
import { MachineListQuerySchema } from '@portal/contract/machines/schemas'
import { ApprovalStatus } from '@portal/contract/marketplace/states'
import { searchLists } from '@portal/contract/search/constants'
import { workSections } from '@portal/contract/start/constants'
import type { Db } from '#core/database/database.ts'
import { asWork } from '#features/marketplace/items/waiting.ts'
import { itemHoldings } from '#features/marketplace/transfer/holdings.ts'
import type { RecordSource } from '#features/search/service.ts'
import type { WorkSource } from '#features/start/service.ts'
import type { HoldingSource } from '#features/transfers/service.ts'
import { machineKind } from './kind.ts'
import type { Filters } from './list-queries.ts'
import { isStaff, machineScopeOf } from './policy.ts'
import * as queries from './source-queries.ts'

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

/** Searches machines for the palette: all of them for staff, otherwise the actor's own. */
export const machineSource = (db: Db): RecordSource => ({
  listFor(actor) {
    if (isStaff(actor)) return searchLists.allMachines
    return actor.modules.has(Module.myMachines) ? searchLists.ownMachines : null
  },
  async find(actor, text, most) {
    const rows = await queries.findMachines(db, machineScopeOf(actor), text, most)
    return rows.map(({ id, marca, anio, sku, categoria_nombre, categoria_nombre_en }) => ({
      id,
      titulo: `${marca} (${anio})`,
      detalle: `${sku} · ${categoria_nombre}`,
      detalle_en: `${sku} · ${categoria_nombre_en}`,
    }))
  },
})

/** Machines that are not sold, with their requests. */
export const machineHoldings: HoldingSource = itemHoldings(machineKind, {
  area: 'clasificados',
  name: { es: 'Clasificados', en: 'Listings' },
  module: Module.myMachines,
  path: '/dashboard/clasificados/clasificados-admin',
  named: 'marca',
})
