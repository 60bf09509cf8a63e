import { Module } from '@portal/contract/access/constants'
import type { In } from '@portal/contract/core/fields'
import type { Language } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { endsSoonDays } from '@portal/contract/licenses/constants'
import { LicenseListQuerySchema, type LicenseRowSchema } from '@portal/contract/licenses/schemas'
import { figureNames, workSections } from '@portal/contract/start/constants'
import { momentOf } from '#core/calendar/clocks.ts'
import type { FigureSource, WorkRow, WorkSource } from '#features/start/service.ts'
import type { LicenseDeps } from './deps.ts'
import { licenseLists } from './list/list.ts'

/** Licenses that end soon, for who looks after licenses. */
export function licenseWork(deps: Pick<LicenseDeps, 'db' | 'changes'>): WorkSource {
  const list = licenseLists(deps)
  return {
    section: workSections.licensesEndingSoon,
    isFor: ({ modules }) => modules.has(Module.licenses),
    async read(actor, most) {
      const query = LicenseListQuerySchema.parse({ vence_dias: endsSoonDays, page_row: most, orden: 'fecha_termino' })
      const { licencias: rows, total, total_exacto: isExact } = await list(actor, query)
      return { rows: rows.map(asWork), total, isExact }
    },
  }
}

function asWork(row: In<typeof LicenseRowSchema>): WorkRow {
  const detailIn = (language: Language) =>
    [nameIn(row, 'servicio_nombre', language), row.empresa_nombre].filter(Boolean).join(' · ')
  return {
    id: row.id,
    titulo: row.titular,
    detalle: detailIn('es'),
    detalle_en: detailIn('en'),
    momento: momentOf(`${row.fecha_termino}T23:59`, row.zona_horaria),
    dias: row.dias_restantes,
    importe: null,
  }
}

/** Licenses whose last day is in these days, whatever became of them. */
export function licenseFigures(deps: Pick<LicenseDeps, 'db' | 'changes'>): FigureSource {
  const list = licenseLists(deps)
  return {
    isFor: ({ modules }) => modules.has(Module.licenses),
    async count(actor, { from, to }) {
      const query = LicenseListQuerySchema.parse({ termina_desde: from, termina_hasta: to, page_row: 1 })
      const { total, total_exacto } = await list(actor, query)
      return [{ cifra: figureNames.licensesEnding, total, total_exacto, sumas: [] }]
    },
  }
}
