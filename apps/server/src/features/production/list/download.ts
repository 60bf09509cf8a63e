import type { Of } from '@portal/contract/core/fields'
import type { Language } from '@portal/contract/core/language'
import { productionBlockNames } from '@portal/contract/permits/constants'
import type { OrderDownloadQuerySchema } from '@portal/contract/production/schemas'
import { productionStepNames } from '@portal/contract/production/steps'
import type { Actor } from '#core/base/actor.ts'
import { scopeOf } from '#core/base/scope.ts'
import { momentCell } from '#core/documents/sheet-cells.ts'
import type { SheetColumn, SheetTask } from '#core/documents/sheets.ts'
import { datedName, storeExport, truncateAt } from '#core/files/exports.ts'
import type { ProductionDeps } from '../deps.ts'
import { exportTexts } from './export-texts.ts'
import { asRow, nowAtHouse } from './list.ts'
import { listOrders } from './queries.ts'

type Row = ReturnType<typeof asRow>

const mostRows = 50_000

/** Makes a sheet of all matching orders of the actor's scope, and returns an address that opens it for 60 s. */
export async function downloadOrders(
  deps: Pick<ProductionDeps, 'db' | 'files' | 'workers'>,
  actor: Actor,
  { idioma_archivo: language, ...asked }: Of<typeof OrderDownloadQuerySchema>,
): Promise<{ url_file: string }> {
  const t = exportTexts[language]
  const now = await nowAtHouse(deps.db)
  const found = await listOrders(deps.db, scopeOf(actor), asked, now, { offset: 0, limit: mostRows + 1 })
  const { rows, cut } = truncateAt(found, mostRows, language, t.cut)
  const shown = rows.map((row) => ({
    ...asRow(row, actor, now),
    entregada: momentCell(row.entregada_en, now.zona),
    desde: momentCell(row.paso_en, now.zona),
  }))
  return storeExport(deps, actor, {
    name: datedName(t.title),
    kind: 'xlsx',
    content: await deps.workers.sheet(sheetOf(shown, language, cut)),
    action: 'orders.exported',
    after: { ...asked, filas: rows.length },
  })
}

/** The rows as a sheet, times where the house is; a last line says when there are more. */
function sheetOf(
  found: readonly (Row & { entregada: string | null; desde: string | null })[],
  language: Language,
  cut: string | null,
): SheetTask {
  const t = exportTexts[language]
  const column = (type: SheetColumn['type']) => (title: string) => ({ title, type }) as SheetColumn
  const [text, date, number] = [column('text'), column('date'), column('number')]
  const columns = [
    ...[t.code, t.client, t.contact, t.reference, t.issuer, t.seller, t.step].map(text),
    ...[t.since, t.term].map(date),
    number(t.daysLeft),
    text(t.late),
    ...[t.planned, t.delivered].map(date),
    ...[t.block, t.carrier, t.tracking].map(text),
    ...[t.units, t.serials].map(number),
  ]
  const rows = found.map((row) => [
    row.codigo,
    row.cliente_empresa,
    row.cliente_nombre,
    row.referencia,
    row.empresa_nombre,
    row.vendedor_nombre,
    productionStepNames[row.paso][language],
    row.desde,
    row.plazo,
    row.dias_habiles,
    row.dias_habiles !== null && row.dias_habiles < 0 ? t.isLate : t.isNotLate,
    row.entrega_prevista,
    row.entregada,
    row.bloqueo && productionBlockNames[row.bloqueo][language],
    row.transportista,
    row.seguimiento,
    row.unidades_con_serie,
    row.series,
  ])
  return { name: t.title, language, columns, rows: cut ? [...rows, [cut]] : rows }
}
