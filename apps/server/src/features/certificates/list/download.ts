import { certificateStatusNames, checkPath } from '@portal/contract/certificates/constants'
import { certificateFields } from '@portal/contract/certificates/fields'
import type { CertificateDownloadQuerySchema } from '@portal/contract/certificates/schemas'
import type { Of } from '@portal/contract/core/fields'
import type { Language } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import type { Actor } from '#core/base/actor.ts'
import { zoneOf } from '#core/database/days.ts'
import { entityCells, entityColumns } from '#core/documents/entity-cells.ts'
import type { SheetColumn, SheetTask } from '#core/documents/sheets.ts'
import { datedName, storeExport, truncateAt } from '#core/files/exports.ts'
import type { CertificateDeps } from '../deps.ts'
import { exportTexts } from './export-texts.ts'
import * as queries from './queries.ts'

type Row = Awaited<ReturnType<typeof queries.exportCertificates>>[number]
const mostRows = 50_000

/** Makes a sheet of all matching certificates, and returns an address that opens it for 60 s. */
export async function downloadCertificates(
  deps: Pick<CertificateDeps, 'db' | 'files' | 'workers' | 'env'>,
  actor: Actor,
  { idioma: language, ...asked }: Of<typeof CertificateDownloadQuerySchema>,
): Promise<{ url_file: string }> {
  const t = exportTexts[language]
  const zone = await zoneOf(deps.db, null)
  const found = await queries.exportCertificates(deps.db, asked, zone, mostRows + 1)
  const { rows, cut } = truncateAt(found, mostRows, language, t.cut)
  return storeExport(deps, actor, {
    name: datedName(t.title),
    kind: 'xlsx',
    content: await deps.workers.sheet(sheetOf(rows, language, deps.env.PUBLIC_URL, cut)),
    action: 'certificates.exported',
    after: { ...asked, filas: rows.length },
  })
}

const { emitido_el, idioma, ...content } = certificateFields

/** The rows as a sheet; a last line says when there are more. */
function sheetOf(rows: readonly Row[], language: Language, url: string, cut: string | null): SheetTask {
  const t = exportTexts[language]
  const text = (title: string): SheetColumn => ({ title, type: 'text' })
  const columns: SheetColumn[] = [
    ...[t.code, t.status].map(text),
    { title: t.issue, type: 'count' },
    ...entityColumns(content, language),
    text(t.workshop),
    ...entityColumns({ emitido_el, idioma }, language),
    { title: t.sentAt, type: 'date' },
    text(t.reason),
    { title: t.revokedAt, type: 'date' },
    ...[t.revokedReason, t.check].map(text),
  ]
  const cells = rows.map((row) => [
    row.codigo,
    certificateStatusNames[row.estado][language],
    row.emision,
    ...entityCells(content, row, language),
    nameIn(row, 'workshop_nombre', language),
    ...entityCells({ emitido_el, idioma }, row, language),
    row.enviado_el,
    row.motivo,
    row.revocado_el,
    row.revocado_motivo,
    `${url}${checkPath(row.codigo)}`,
  ])
  return { name: t.title, language, columns, rows: cut ? [...cells, [cut]] : cells }
}
