import { type Role, roleNames } from '@portal/contract/access/constants'
import { labelOf } from '@portal/contract/core/entities'
import { textIn } from '@portal/contract/core/text'
import { type UserStatus, userStatusNames } from '@portal/contract/users/constants'
import { userFields, userSheetFields } from '@portal/contract/users/fields'
import type { UserDownloadQuerySchema } from '@portal/contract/users/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { peopleScopeOf } from '#core/base/scope.ts'
import type { DocumentTask } from '#core/documents/documents.ts'
import { entityCells, entityColumns } from '#core/documents/entity-cells.ts'
import type { SheetTask } from '#core/documents/sheets.ts'
import { datedName, documentHead, storeExport, truncateAt } from '#core/files/exports.ts'
import type { UserDeps } from '../deps.ts'
import { texts } from './export-texts.ts'
import { queryFor } from './list.ts'
import * as queries from './queries.ts'

type Query = z.output<typeof UserDownloadQuerySchema>
type Language = Query['idioma']
type Row = Awaited<ReturnType<typeof queries.exportUsers>>[number]

/** Rows of one file. */
const mostRows = { xlsx: 50_000, pdf: 5000 }

/** Makes a file of all matching users of the actor's scope, and returns an address that opens it for 60 s. */
export async function downloadUsers(
  deps: Omit<UserDeps, 'mails' | 'env'>,
  actor: Actor,
  { formato: kind, idioma: language, ...asked }: Query,
): Promise<{ url_file: string }> {
  const { db, workers } = deps
  const t = texts[language]
  const most = mostRows[kind]
  const found = await queries.exportUsers(db, peopleScopeOf(actor), queryFor(actor, asked), {
    most: most + 1,
    actorId: actor.id,
  })
  const { rows, cut } = truncateAt(found, most, language, t.cut)
  const content =
    kind === 'xlsx'
      ? await workers.sheet(sheetOf(rows, language, cut))
      : await workers.document({
          ...documentOf(rows, language, cut),
          ...documentHead(await deps.company(), [{ label: t.madeBy, value: actor.names }]),
          madeAt: new Date(),
        })
  const after = { ...asked, formato: kind, filas: rows.length }
  return storeExport(deps, actor, { name: datedName(t.title), kind, content, action: 'users.exported', after })
}

const { idioma: _, ...inSheet } = userSheetFields

function sheetOf(rows: readonly Row[], language: Language, cut: string | null): SheetTask {
  const t = texts[language]
  const cells = rows.map((row) => [...entityCells(inSheet, row, language), row.creado_el])
  return {
    name: t.title,
    language,
    columns: [...entityColumns(inSheet, language), { title: t.createdAt, type: 'date' }],
    rows: cut ? [...cells, [cut]] : cells,
  }
}

function documentOf(rows: readonly Row[], language: Language, cut: string | null) {
  const t = texts[language]
  return {
    language,
    title: t.title,
    table: {
      columns: [
        { title: t.fullName, share: 26 },
        { title: labelOf(userFields.email, language), share: 28 },
        { title: labelOf(userFields.rol_id, language), share: 14 },
        { title: labelOf(userFields.empresa_id, language), share: 20 },
        { title: labelOf(userFields.estado_id, language), share: 12 },
      ],
      rows: rows.map((row) => [
        [row.nombres, row.apellido_paterno, row.apellido_materno].filter(Boolean).join(' '),
        row.email,
        textIn(roleNames[row.rol_id as Role], language),
        [row.empresa_nombre, row.sucursal_nombre].filter(Boolean).join(', '),
        textIn(userStatusNames[row.estado_id as UserStatus], language),
      ]),
    },
    notes: cut ? [cut] : [],
  } satisfies Partial<DocumentTask>
}
