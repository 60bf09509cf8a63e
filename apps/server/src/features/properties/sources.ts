import { Module } from '@portal/contract/access/constants'
import { ApprovalStatus } from '@portal/contract/marketplace/states'
import { PropertyListQuerySchema } from '@portal/contract/properties/schemas'
import { searchLists } from '@portal/contract/search/constants'
import { workSections } from '@portal/contract/start/constants'
import type { Db } from '#core/database/database.ts'
import { asWork } from '#features/marketplace/items/waiting.ts'
import { itemHoldings } from '#features/marketplace/transfer/holdings.ts'
import type { RecordSource } from '#features/search/service.ts'
import type { WorkSource } from '#features/start/service.ts'
import type { HoldingSource } from '#features/transfers/service.ts'
import { propertyKind } from './kind.ts'
import type { Filters } from './list-queries.ts'
import { isStaff, propertyScopeOf } from './policy.ts'
import * as queries from './source-queries.ts'

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

/** Searches properties for the palette: all of them for staff, otherwise the actor's own. */
export const propertySource = (db: Db): RecordSource => ({
  listFor(actor) {
    if (isStaff(actor)) return searchLists.allProperties
    return actor.modules.has(Module.myProperties) ? searchLists.ownProperties : null
  },
  async find(actor, text, most) {
    const rows = await queries.findProperties(db, propertyScopeOf(actor), text, most)
    return rows.map(({ id, titulo, sku, ciudad, categoria_nombre, categoria_nombre_en }) => ({
      id,
      titulo,
      detalle: [sku, categoria_nombre, ciudad].join(' · '),
      detalle_en: [sku, categoria_nombre_en, ciudad].join(' · '),
    }))
  },
})

/** Properties that are not sold, with their requests. */
export const propertyHoldings: HoldingSource = itemHoldings(propertyKind, {
  area: 'propiedades',
  name: { es: 'Propiedades', en: 'Properties' },
  module: Module.myProperties,
  path: '/dashboard/propiedades/porpiedades-admin',
  named: 'titulo',
})
