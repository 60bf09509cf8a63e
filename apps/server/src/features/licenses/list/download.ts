import { nameIn } from '@portal/contract/core/names'
import type { LicenseDownloadQuerySchema } from '@portal/contract/licenses/schemas'
import { licenseStatusNames } from '@portal/contract/licenses/states'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { scopeOf } from '#core/base/scope.ts'
import type { SheetColumn, SheetTask } from '#core/documents/sheets.ts'
import { datedName, storeExport, truncateAt } from '#core/files/exports.ts'
import type { LicenseDeps } from '../deps.ts'
import { settleDue } from '../night/settle.ts'
import { texts } from './export-texts.ts'
import { withNetwork } from './list.ts'
import * as queries from './queries.ts'

type Query = z.output<typeof LicenseDownloadQuerySchema>

/** Rows of one file. */
const mostRows = 50_000

/** Makes a sheet of the matching licenses that exist for the actor; returns an address that opens it for 60 s. */
export async function downloadLicenses(
  deps: Pick<LicenseDeps, 'db' | 'files' | 'workers'>,
  actor: Actor,
  { idioma_archivo: language, ...wanted }: Query,
): Promise<{ url_file: string }> {
  const { db } = deps
  const t = texts[language]
  await settleDue(db)
  const scope = scopeOf(actor)
  const asked = await withNetwork(db, wanted)
  const total = await queries.countLicenses(db, scope, asked)
  const found = await queries.listLicenses(db, scope, asked, { offset: 0, limit: mostRows + 1, total })
  const { rows, cut } = truncateAt(found, mostRows, language, t.cut)
  return storeExport(deps, actor, {
    name: datedName(t.title),
    kind: 'xlsx',
    content: await deps.workers.sheet(sheetOf(rows, language, cut)),
    action: 'licenses.exported',
    after: { ...wanted, filas: rows.length },
  })
}

function sheetOf(
  rows: readonly queries.LicenseRow[],
  language: Query['idioma_archivo'],
  cut: string | null,
): SheetTask {
  const t = texts[language]
  const columns: SheetColumn[] = [
    ...[t.code, t.serial, t.holder, t.email, t.enterprise, t.service, t.type].map((title) => ({
      title,
      type: 'text' as const,
    })),
    { title: t.start, type: 'date' },
    { title: t.end, type: 'date' },
    { title: t.days, type: 'count' },
    { title: t.status, type: 'text' },
  ]
  const cells = rows.map((row) => [
    row.codigo,
    row.serie,
    row.titular,
    row.email,
    row.empresa_nombre,
    nameIn(row, 'servicio_nombre', language),
    nameIn(row, 'tipo_nombre', language),
    row.fecha_inicio,
    row.fecha_termino,
    row.dias_restantes,
    row.en_gracia ? t.inGrace : licenseStatusNames[row.estado_id as keyof typeof licenseStatusNames][language],
  ])
  return { name: t.title, language, columns, rows: cut ? [...cells, [cut]] : cells }
}
