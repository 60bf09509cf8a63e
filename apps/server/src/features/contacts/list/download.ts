import { contactFields } from '@portal/contract/contacts/fields'
import type { ContactDownloadQuerySchema } from '@portal/contract/contacts/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { entityCells, entityColumns } from '#core/documents/entity-cells.ts'
import { momentCell } from '#core/documents/sheet-cells.ts'
import type { SheetColumn, SheetTask } from '#core/documents/sheets.ts'
import { datedName, storeExport, truncateAt } from '#core/files/exports.ts'
import type { ContactDeps } from '../deps.ts'
import { contactScopeOf } from '../policy.ts'
import { texts } from './export-texts.ts'
import { askedBy } from './list.ts'
import * as queries from './queries.ts'

type Query = z.output<typeof ContactDownloadQuerySchema>

/** Rows of one file. */
const mostRows = 50_000

/** Makes a sheet of the matching contacts that exist for the actor; returns an address that opens it for 60 s. */
export async function downloadContacts(
  deps: Pick<ContactDeps, 'db' | 'files' | 'workers'>,
  actor: Actor,
  { idioma_archivo: language, ...wanted }: Query,
): Promise<{ url_file: string }> {
  const t = texts[language]
  const asked = await askedBy(deps.db, actor, wanted)
  const scope = contactScopeOf(actor)
  const { orden: _, ...filters } = asked
  const found = await queries.findContacts(deps.db, scope, filters)
  const listed = await queries.listContacts(deps.db, scope, asked, { offset: 0, limit: mostRows + 1, found })
  const { rows, cut } = truncateAt(listed, mostRows, language, t.cut)
  return storeExport(deps, actor, {
    name: datedName(t.title),
    kind: 'xlsx',
    content: await deps.workers.sheet(sheetOf(rows, language, asked.zona, cut)),
    action: 'contacts.exported',
    after: { ...wanted, filas: rows.length },
  })
}

function sheetOf(
  rows: readonly queries.ContactRow[],
  language: Query['idioma_archivo'],
  zone: string,
  cut: string | null,
): SheetTask {
  const t = texts[language]
  const columns: SheetColumn[] = [
    ...entityColumns(contactFields, language),
    { title: t.responsible, type: 'text' },
    { title: t.lastContact, type: 'date' },
    { title: t.nextMeeting, type: 'date' },
    { title: t.createdAt, type: 'date' },
  ]
  const cells = rows.map((row) => [
    ...entityCells(contactFields, row, language),
    row.responsable_nombre,
    queries.isContacted(row) ? momentCell(row.contactado_en, zone) : null,
    momentCell(row.proxima_reunion, zone),
    momentCell(row.creado_en, zone),
  ])
  return { name: t.title, language, columns, rows: cut ? [...cells, [cut]] : cells }
}
