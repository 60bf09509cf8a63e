import { Module } from '@portal/contract/access/constants'
import { licenseCodeText } from '@portal/contract/licenses/constants'
import { searchLists } from '@portal/contract/search/constants'
import { scopeOf } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { RecordSource } from '#features/search/service.ts'
import * as queries from './queries.ts'

/** Licenses for the search palette, by their holder or their number. */
export const licenseSource = (db: Db): RecordSource => ({
  listFor: ({ modules }) => (modules.has(Module.licenses) ? searchLists.licenses : null),
  async find(actor, text, most) {
    const rows = await queries.findLicenses(db, scopeOf(actor), text, most)
    return rows.map(({ id, titular, servicio, codigo, fecha_termino }) => {
      const detalle = [servicio, fecha_termino, licenseCodeText(codigo)].join(' · ')
      return { id, titulo: titular, detalle, detalle_en: detalle }
    })
  },
})
