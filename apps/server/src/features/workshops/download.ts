import { type RegistrationStatus, referenceOf, registrationStatusNames } from '@portal/contract/workshops/constants'
import type { RegistrationDownloadQuerySchema } from '@portal/contract/workshops/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/actor.ts'
import { inTransaction } from '#core/database.ts'
import { record } from '#core/record.ts'
import type { SheetColumn, SheetTask } from '#core/sheets.ts'
import { texts } from './export-texts.ts'
import type { WorkshopParts } from './parts.ts'
import * as queries from './queries.ts'

type Query = z.output<typeof RegistrationDownloadQuerySchema>
type Row = Awaited<ReturnType<typeof queries.exportRegistrations>>[number]

/** Rows of one file. */
const mostRows = 50_000
const mostBytes = 100 * 1024 * 1024
const keptMs = 3_600_000

/** Makes a sheet of the registrations that are asked for, and answers an address that opens it for 60 s. */
export async function downloadRegistrations(
  { db, files, workers }: Pick<WorkshopParts, 'db' | 'files' | 'workers'>,
  actor: Actor,
  { idioma: language, ...asked }: Query,
): Promise<{ url_file: string }> {
  const t = texts[language]
  const found = await queries.exportRegistrations(db, asked, mostRows + 1)
  const rows = found.slice(0, mostRows)
  const cut = found.length > mostRows ? t.cut(mostRows.toLocaleString(language)) : null
  const now = new Date()
  const content = await workers.sheet(sheetOf(rows, language, cut))
  const name = `${t.file}-${now.toISOString().slice(0, 10)}.xlsx`
  const expiresAt = new Date(now.getTime() + keptMs)
  const written = await files.write({ name, content, allowed: ['xlsx'], maxBytes: mostBytes, expiresAt })
  const id = await inTransaction(db, async (db) => {
    const id = await files.keep(db, actor, written)
    const after = { ...asked, filas: rows.length }
    await record(db, actor, { action: 'workshops.exported', entity: 'archivo', id, after })
    return id
  })
  return { url_file: files.signedPath(id, now) }
}

function sheetOf(rows: readonly Row[], language: Query['idioma'], cut: string | null): SheetTask {
  const t = texts[language]
  const titles = [t.reference, t.workshop, t.name, t.email, t.phone, t.company, t.country, t.language, t.status]
  const columns: SheetColumn[] = [
    ...titles.map((title) => ({ title, type: 'text' as const })),
    { title: t.createdAt, type: 'date' },
  ]
  const cells = rows.map((row) => [
    referenceOf(row.id),
    language === 'en' ? row.workshop_nombre_en : row.workshop_nombre,
    row.nombre,
    row.email,
    row.telefono,
    row.empresa,
    language === 'en' ? row.pais_nombre_en : row.pais_nombre,
    row.idioma,
    registrationStatusNames[row.estado_id as RegistrationStatus][language],
    row.creado_el,
  ])
  return { name: t.title, language, columns, rows: cut ? [...cells, [cut]] : cells }
}
