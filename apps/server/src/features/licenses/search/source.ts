import { Module } from '@portal/contract/access/constants'
import type { Language } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
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
    return rows.map((row) => {
      const detailIn = (language: Language) =>
        [nameIn(row, 'servicio', language), row.fecha_termino, licenseCodeText(row.codigo)].join(' · ')
      return { id: row.id, titulo: row.titular, detalle: detailIn('es'), detalle_en: detailIn('en') }
    })
  },
})
