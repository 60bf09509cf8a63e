import type { In } from '@portal/contract/core/fields'
import type { Language } from '@portal/contract/core/language'
import type { DownloadExportSchema, DownloadLogSchema } from '@portal/contract/resources/downloads/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { zoneOf } from '#core/database/days.ts'
import { momentCell } from '#core/documents/sheet-cells.ts'
import type { SheetColumn, SheetTask } from '#core/documents/sheets.ts'
import { datedName, storeExport, truncateAt } from '#core/files/exports.ts'
import type { ResourceDeps } from '../deps.ts'
import * as queries from '../queries/downloads.ts'
import { texts } from './export-texts.ts'

const mostRows = 50_000

/** Returns a page of the log: who loaded which revision, and when. Days are those of the reader's enterprise. */
export async function downloadLog(
  db: Db,
  actor: Actor,
  query: queries.LogQuery,
): Promise<In<typeof DownloadLogSchema>> {
  const page = { limit: query.page_row, offset: (query.page - 1) * query.page_row }
  const { rows, total } = await queries.listDownloads(db, await zoneOf(db, actor.enterpriseId), query, page)
  return { descargas: rows, total }
}

/** Makes a sheet of the log, for example of one enterprise, and returns an address that opens it for 60 s. */
export async function exportLog(
  deps: Pick<ResourceDeps, 'db' | 'files' | 'workers'>,
  actor: Actor,
  { idioma: language, ...query }: z.output<typeof DownloadExportSchema>,
): Promise<{ url_file: string }> {
  const t = texts[language]
  const zone = await zoneOf(deps.db, actor.enterpriseId)
  const found = await queries.listDownloads(deps.db, zone, query, { limit: mostRows + 1, offset: 0 })
  const { rows, cut } = truncateAt(found.rows, mostRows, language, t.cut)
  return storeExport(deps, actor, {
    name: datedName(t.title),
    kind: 'xlsx',
    content: await deps.workers.sheet(sheetOf(rows, language, cut, zone)),
    action: 'resources.logExported',
    after: { ...query, filas: rows.length },
  })
}

type Row = Awaited<ReturnType<typeof queries.listDownloads>>['rows'][number]

function sheetOf(rows: readonly Row[], language: Language, cut: string | null, zone: string): SheetTask {
  const t = texts[language]
  const texted = [t.enterprise, t.user, t.email, t.resource, t.revision]
  const columns: SheetColumn[] = [
    { title: t.time, type: 'date' },
    ...texted.map((title) => ({ title, type: 'text' as const })),
    { title: t.bytes, type: 'count' },
    { title: t.complete, type: 'text' },
  ]
  const cells = rows.map((row) => [
    momentCell(row.creado_en, zone),
    row.empresa ?? '',
    row.usuario ?? t.visitor,
    row.email ?? '',
    row.recurso,
    row.revision,
    row.bytes,
    row.completa ? t.yes : t.no,
  ])
  return { name: t.title, language, columns, rows: cut ? [...cells, [cut]] : cells }
}
