import { countries } from '@portal/contract/core/countries'
import type { Of } from '@portal/contract/core/fields'
import type { Language } from '@portal/contract/core/language'
import { permitStateNames } from '@portal/contract/permits/constants'
import type { PermitDownloadQuerySchema } from '@portal/contract/permits/schemas'
import type { Actor } from '#core/base/actor.ts'
import { zoneOf } from '#core/database/days.ts'
import { momentCell } from '#core/documents/sheet-cells.ts'
import type { SheetColumn, SheetTask } from '#core/documents/sheets.ts'
import { datedName, storeExport, truncateAt } from '#core/files/exports.ts'
import type { PermitDeps } from '../deps.ts'
import { permitScopeOf } from '../policy.ts'
import { exportTexts } from './export-texts.ts'
import * as queries from './queries.ts'

type Row = Awaited<ReturnType<typeof queries.listRows>>[number]
const mostRows = 50_000

/** Makes a sheet of all matching permits of the actor's scope, and returns an address that opens it for 60 s. */
export async function downloadPermits(
  deps: Pick<PermitDeps, 'db' | 'files' | 'workers'>,
  actor: Actor,
  { idioma: language, ...asked }: Of<typeof PermitDownloadQuerySchema>,
): Promise<{ url_file: string }> {
  const t = exportTexts[language]
  const found = await queries.listRows(deps.db, permitScopeOf(actor), asked, mostRows + 1)
  const { rows, cut } = truncateAt(found, mostRows, language, t.cut)
  const zone = await zoneOf(deps.db, actor.enterpriseId)
  return storeExport(deps, actor, {
    name: datedName(t.title),
    kind: 'xlsx',
    content: await deps.workers.sheet(sheetOf(rows, language, zone, cut)),
    action: 'permits.exported',
    after: { ...asked, filas: rows.length },
  })
}

/** The rows as a sheet, times in a zone; a last line says when there are more. */
function sheetOf(found: readonly Row[], language: Language, zone: string, cut: string | null): SheetTask {
  const t = exportTexts[language]
  const text = (title: string): SheetColumn => ({ title, type: 'text' })
  const date = (title: string): SheetColumn => ({ title, type: 'date' })
  const columns = [
    ...[t.enterprise, t.country, t.number].map(text),
    date(t.end),
    ...[t.state, t.reason, t.uploadedBy].map(text),
    date(t.uploaded),
    text(t.decidedBy),
    date(t.decided),
  ]
  const rows = found.map((row) => [
    row.empresa_nombre,
    countries.find(({ id }) => id === row.pais_id)?.[language] ?? null,
    row.numero,
    row.vence_el,
    permitStateNames[row.estado][language],
    row.motivo,
    row.subido_por_nombre,
    momentCell(row.creado_en, zone),
    row.decidido_por_nombre,
    momentCell(row.decidido_en, zone),
  ])
  return { name: t.title, language, columns, rows: cut ? [...rows, [cut]] : rows }
}
