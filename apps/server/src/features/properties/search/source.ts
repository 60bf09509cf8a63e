import { Module } from '@portal/contract/access/constants'
import { searchLists } from '@portal/contract/search/constants'
import type { Db } from '#core/database/database.ts'
import type { RecordSource } from '#features/search/service.ts'
import { isStaff, propertyScopeOf } from '../policy.ts'
import * as queries from './queries.ts'

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
