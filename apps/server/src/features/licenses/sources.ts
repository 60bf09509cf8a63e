import { Module } from '@portal/contract/access/constants'
import { timelineKinds } from '@portal/contract/contacts/constants'
import type { In } from '@portal/contract/core/fields'
import type { Language } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { endsSoonDays, licenseCodeText } from '@portal/contract/licenses/constants'
import { LicenseListQuerySchema, type LicenseRowSchema } from '@portal/contract/licenses/schemas'
import { LicenseStatus, licenseStatusNames } from '@portal/contract/licenses/states'
import { tileNames } from '@portal/contract/panels/constants'
import { searchLists } from '@portal/contract/search/constants'
import { figureNames, workSections } from '@portal/contract/start/constants'
import { everything, scopeOf } from '#core/base/scope.ts'
import { momentOf } from '#core/calendar/clocks.ts'
import type { Db } from '#core/database/database.ts'
import { recordAll } from '#core/database/record.ts'
import { refuseStale } from '#core/records/versions.ts'
import type { TimelineSource } from '#features/contacts/service.ts'
import { amountOf, intervalsOf, pointsOf, type TileSource, totalOf } from '#features/panels/service.ts'
import type { RecordSource } from '#features/search/service.ts'
import type { FigureSource, WorkRow, WorkSource } from '#features/start/service.ts'
import { type HoldingSource, nothingElse } from '#features/transfers/service.ts'
import { changesOf } from './changes.ts'
import type { LicenseDeps } from './deps.ts'
import { licenseLists, withNetwork } from './list/list.ts'
import { ownLicenses } from './own/own.ts'
import { licenseRows, lockAny } from './queries.ts'
import * as queries from './source-queries.ts'

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

interface Undo {
  version: number
  usuario_id: number
}

/** Licenses that have not finished; they belong to the enterprise and go to another person of it. */
export const licenseHoldings: HoldingSource = {
  kind: 'licencias',
  name: { es: 'Licencias vigentes', en: 'Current licenses' },
  modules: [],
  isOfEnterprise: true,
  mayStay: true,
  addressFor: ({ modules }, id) => (modules.has(Module.licenses) ? `/dashboard/sistema/licencias/${id}` : null),
  count: async (db, scope, userId) => ({ total: await queries.countHeld(db, scope, userId), detail: nothingElse }),
  async move(db, actor, move) {
    const moved = await queries.moveLicenses(db, move)
    const rows = moved.map(({ id }) => ({
      action: 'licenses.transferred',
      entity: 'licencia',
      id,
      before: { usuario_id: move.from },
      after: { usuario_id: move.to.id },
    }))
    const of = [move.from, move.to.id].map((authorId) => ({ authorId }))
    const enterprise = [{ enterpriseId: move.to.empresa_id }]
    if (moved.length > 0) await recordAll(db, actor, rows, [{ area: 'licencias', of: [...of, ...enterprise] }])
    return moved.map(({ id, nombre, version }) => ({
      id,
      nombre,
      undo: { version, usuario_id: move.from } satisfies Undo,
    }))
  },
  async undo(db, actor, id, { version, usuario_id: userId }: Undo) {
    const before = await lockAny(db, everything, id)
    refuseStale(before, version)
    const after = await licenseRows.update(db, id, queries.heldBy(userId))
    const recorded = { action: 'licenses.transferred', entity: 'licencia', id, before, after }
    await recordAll(db, actor, [recorded], changesOf(before, after))
  },
}

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
