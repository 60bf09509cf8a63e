import { Module } from '@portal/contract/access/constants'
import { LicenseListQuerySchema } from '@portal/contract/licenses/schemas'
import { LicenseStatus, licenseStatusNames } from '@portal/contract/licenses/states'
import { tileNames } from '@portal/contract/panels/constants'
import { scopeOf } from '#core/base/scope.ts'
import { amountOf, intervalsOf, pointsOf, type TileSource, totalOf } from '#features/panels/service.ts'
import type { LicenseDeps } from '../deps.ts'
import { withNetwork } from '../list/list.ts'
import { ownLicenses } from '../own/own.ts'
import * as queries from './queries.ts'

const grupos = [{ clave: 'licencias', es: 'Licencias', en: 'Licenses' }]

/** Licenses in force at the end of each interval, and those that end, in the list that their module opens. */
export function licenseTiles({ db }: Pick<LicenseDeps, 'db'>): TileSource[] {
  const isFor: TileSource['isFor'] = ({ modules }) => modules.has(Module.licenses)
  const asked = (wanted: object) => withNetwork(db, LicenseListQuerySchema.parse(wanted))
  return [
    {
      tile: tileNames.licensesInForce,
      isFor,
      async read(actor, { elapsed: spans }) {
        const days = intervalsOf(spans).map(({ to }) => to)
        const rows = await queries.countInForce(db, scopeOf(actor), await asked({}), [...days, spans.previous.to])
        const puntos = pointsOf(rows)
        const on = (place: number) => amountOf(puntos.find(({ intervalo }) => intervalo === place)?.total ?? 0)
        const shown = puntos.filter(({ intervalo }) => intervalo !== days.length)
        return { spans, actual: on(days.length - 1), anterior: on(days.length), hoy: null, grupos, puntos: shown }
      },
    },
    {
      tile: tileNames.licensesEnding,
      isFor,
      async read(actor, { whole: spans }) {
        const ending = async ({ from, to }: typeof spans.current, starts: readonly string[]) => {
          const filters = await asked({ termina_desde: from, termina_hasta: to })
          return pointsOf(await queries.countEnds(db, scopeOf(actor), filters, starts))
        }
        const [puntos, before] = await Promise.all([
          ending(spans.current, spans.starts),
          ending(spans.previous, [spans.previous.from]),
        ])
        return { spans, actual: totalOf(puntos), anterior: totalOf(before), hoy: null, grupos, puntos }
      },
    },
  ]
}

const statuses = Object.values(LicenseStatus)

/** The reader's own licenses by their status of today. */
export const ownLicenseTile = ({ db }: Pick<LicenseDeps, 'db'>): TileSource => ({
  tile: tileNames.ownLicenses,
  isFor: () => true,
  async read(actor, { elapsed: spans }) {
    const { licencias: own } = await ownLicenses(db, actor)
    const puntos = pointsOf(own.map(({ estado_id }) => ({ grupo: `${estado_id}`, intervalo: null, total: 1 })))
    const amount = amountOf(own.length)
    const grupos = statuses.map((status) => ({ clave: `${status}`, ...licenseStatusNames[status] }))
    return { spans, actual: amount, anterior: null, hoy: amount, grupos, puntos }
  },
})
