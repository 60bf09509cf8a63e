import { Module } from '@portal/contract/access/constants'
import { searchLists } from '@portal/contract/search/constants'
import type { Db } from '#core/database/database.ts'
import type { RecordSource } from '#features/search/service.ts'
import { isStaff, machineScopeOf } from '../policy.ts'
import * as queries from './queries.ts'

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
