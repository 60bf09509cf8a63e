import { PriceMode, priceModeNames } from '@portal/contract/assigned-products/constants'
import type { AssignmentDownloadQuerySchema } from '@portal/contract/assigned-products/schemas'
import { Currency } from '@portal/contract/core/currencies'
import { nameIn } from '@portal/contract/core/names'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { moneyCell, percentCell } from '#core/documents/sheet-cells.ts'
import type { SheetColumn, SheetTask } from '#core/documents/sheets.ts'
import { datedName, type ExportDeps, storeExport, truncateAt } from '#core/files/exports.ts'
import type { Workers } from '#core/workers/workers.ts'
import { texts } from './export-texts.ts'
import { type Assignment, assignmentsToExport } from './service.ts'

type Query = z.output<typeof AssignmentDownloadQuerySchema>

export interface DownloadDeps extends ExportDeps {
  workers: Pick<Workers, 'sheet'>
}

/** Assignments of one file; each has up to three lines. */
const mostRows = 20_000
const mostBytes = 50 * 1024 * 1024

/**
 * Makes a sheet of the assignments in the actor's scope, a line per tier, and returns an address that opens it for 60
 * s.
 */
export async function downloadAssignments(
  { db, files, workers }: DownloadDeps,
  actor: Actor,
  { idioma: language, ...asked }: Query,
): Promise<{ url_file: string }> {
  const t = texts[language]
  const found = await assignmentsToExport(db, actor, asked, mostRows + 1)
  const { rows, cut } = truncateAt(found, mostRows, language, t.cut)
  const content = await workers.sheet(sheetOf(rows, language, cut))
  return storeExport({ db, files }, actor, {
    name: datedName(t.file),
    kind: 'xlsx',
    content,
    action: 'assignedProducts.exported',
    after: { ...asked, filas: rows.length },
    maxBytes: mostBytes,
  })
}

function sheetOf(rows: readonly Assignment[], language: Query['idioma'], cut: string | null): SheetTask {
  const t = texts[language]
  const columns: SheetColumn[] = [
    ...[t.product, t.enterprise, t.branch, t.mode].map((title) => ({ title, type: 'text' as const })),
    ...[t.from, t.to].map((title) => ({ title, type: 'count' as const })),
    ...[t.value, t.price, t.floor, t.margin].map((title) => ({ title, type: 'number' as const })),
  ]
  const lines = rows.flatMap((row) =>
    row.tramos.map(({ desde, hasta, valor, precio, piso, margen }) => [
      nameIn(row, 'producto_nombre', language),
      row.empresa_nombre,
      row.sucursal_nombre,
      priceModeNames[row.modo][language],
      desde,
      hasta,
      row.modo === PriceMode.price ? moneyCell(valor, Currency.dollar) : percentCell(valor),
      moneyCell(precio, Currency.dollar),
      moneyCell(piso, Currency.dollar),
      percentCell(margen === null ? null : Math.round(margen * 10_000) / 100),
    ]),
  )
  return { name: t.title, language, columns, rows: cut ? [...lines, [cut]] : lines }
}
