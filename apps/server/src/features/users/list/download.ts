import { roleNames } from '@portal/contract/access/constants'
import { nameIn } from '@portal/contract/core/names'
import { documentTypeNames, userStatusNames } from '@portal/contract/users/constants'
import type { UserDownloadQuerySchema } from '@portal/contract/users/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { peopleScopeOf } from '#core/base/scope.ts'
import type { DocumentTask } from '#core/documents/documents.ts'
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

const named = (names: Readonly<Record<number, { es: string; en: string }>>, id: number | null, language: Language) =>
  (id !== null && names[id]?.[language]) || ''

function sheetOf(rows: readonly Row[], language: Language, cut: string | null): SheetTask {
  const t = texts[language]
  const titles = [t.names, t.lastName, t.secondLastName, t.documentType, t.documentNumber, t.email, t.phone]
  const rest = [t.role, t.enterprise, t.branch, t.country, t.status]
  const cells = rows.map((row) => [
    row.nombres,
    row.apellido_paterno,
    row.apellido_materno,
    named(documentTypeNames, row.tipo_documento_id, language),
    row.numero_documento,
    row.email,
    row.telefono,
    named(roleNames, row.rol_id, language),
    row.empresa_nombre,
    row.sucursal_nombre,
    nameIn(row, 'pais_nombre', language),
    named(userStatusNames, row.estado_id, language),
    row.creado_el,
  ])
  return {
    name: t.title,
    language,
    columns: [
      ...[...titles, ...rest].map((title) => ({ title, type: 'text' as const })),
      { title: t.createdAt, type: 'date' },
    ],
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
        { title: t.email, share: 28 },
        { title: t.role, share: 14 },
        { title: t.enterprise, share: 20 },
        { title: t.status, share: 12 },
      ],
      rows: rows.map((row) => [
        [row.nombres, row.apellido_paterno, row.apellido_materno].filter(Boolean).join(' '),
        row.email,
        named(roleNames, row.rol_id, language),
        [row.empresa_nombre, row.sucursal_nombre].filter(Boolean).join(', '),
        named(userStatusNames, row.estado_id, language),
      ]),
    },
    notes: cut ? [cut] : [],
  } satisfies Partial<DocumentTask>
}
