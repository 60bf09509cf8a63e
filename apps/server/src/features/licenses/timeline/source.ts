import { Module } from '@portal/contract/access/constants'
import { timelineKinds } from '@portal/contract/contacts/constants'
import { nameIn } from '@portal/contract/core/names'
import { LicenseStatus, licenseStatusNames } from '@portal/contract/licenses/states'
import { scopeOf } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { TimelineSource } from '#features/contacts/service.ts'
import * as queries from './queries.ts'

/** Licenses of a contact who has an account with one of their addresses, for who may open the list. */
export const licenseTimeline = (db: Db): TimelineSource => ({
  kind: timelineKinds.licenses,
  isFor: ({ modules }) => modules.has(Module.licenses),
  async find(actor, who, before, most) {
    const rows = await queries.newestLicenses(db, scopeOf(actor), who, before, most)
    return rows.map((row) => {
      const status = licenseStatusNames[row.estado_id]
      const detail = (name: string, said: string) => `${name} · ${row.fecha_inicio} – ${row.fecha_termino} · ${said}`
      const isThere = row.estado_id !== LicenseStatus.deleted
      return {
        id: row.id,
        momento: row.momento,
        titulo: `Licencia de ${row.servicio}`,
        titulo_en: `${nameIn(row, 'servicio', 'en')} license`,
        detalle: detail(row.tipo, status.es),
        detalle_en: detail(row.tipo_en, status.en),
        direccion: isThere ? `/dashboard/sistema/licencias/${row.id}` : null,
      }
    })
  },
})
