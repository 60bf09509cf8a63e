import type { PageLanguage } from '@portal/contract/core/language'
import { pageLanguageNames } from '@portal/contract/core/language-names'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { type RegistrationStatus, referenceOf, registrationStatusNames } from '@portal/contract/workshops/constants'
import type { RegistrationDownloadQuerySchema } from '@portal/contract/workshops/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import type { SheetColumn, SheetTask } from '#core/documents/sheets.ts'
import { datedName, storeExport, truncateAt } from '#core/files/exports.ts'
import type { WorkshopDeps } from './deps.ts'
import { texts } from './export-texts.ts'
import { exportRegistrations } from './list-queries.ts'

type Query = z.output<typeof RegistrationDownloadQuerySchema>
type Row = Awaited<ReturnType<typeof exportRegistrations>>[number]

/** Rows of one file. */
const mostRows = 50_000

/** Makes a sheet of the matching registrations, and returns an address that opens it for 60 s. */
export async function downloadRegistrations(
  deps: Pick<WorkshopDeps, 'db' | 'files' | 'workers'>,
  actor: Actor,
  { idioma: language, ...asked }: Query,
): Promise<{ url_file: string }> {
  const t = texts[language]
  const found = await exportRegistrations(deps.db, asked, mostRows + 1)
  const { rows, cut } = truncateAt(found, mostRows, language, t.cut)
  return storeExport(deps, actor, {
    name: datedName(t.title),
    kind: 'xlsx',
    content: await deps.workers.sheet(sheetOf(rows, language, cut)),
    action: 'workshops.exported',
    after: { ...asked, filas: rows.length },
  })
}

function sheetOf(rows: readonly Row[], language: Query['idioma'], cut: string | null): SheetTask {
  const t = texts[language]
  const titles = [t.reference, t.workshop, t.name, t.email, t.phone, t.company, t.country, t.language, t.status]
  const columns: SheetColumn[] = [
    ...titles.map((title) => ({ title, type: 'text' as const })),
    { title: t.createdAt, type: 'date' },
    { title: t.attendedAt, type: 'date' },
  ]
  const cells = rows.map((row) => [
    referenceOf(row.id),
    nameIn(row, 'workshop_nombre', language),
    row.nombre,
    row.email,
    row.telefono,
    row.empresa,
    nameIn(row, 'pais_nombre', language),
    textIn(pageLanguageNames[row.idioma as PageLanguage], language),
    registrationStatusNames[row.estado_id as RegistrationStatus][language],
    row.creado_el,
    row.asistio_el,
  ])
  return { name: t.title, language, columns, rows: cut ? [...cells, [cut]] : cells }
}
