import type { Of } from '@portal/contract/core/fields'
import type { Language, PageLanguage } from '@portal/contract/core/language'
import { pageLanguageNames } from '@portal/contract/core/language-names'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { deliveryStatusNames, formKindNames, subjectOf } from '@portal/contract/forms/constants'
import type { FormDownloadQuerySchema } from '@portal/contract/forms/schemas'
import type { Actor } from '#core/base/actor.ts'
import type { SheetColumn, SheetTask } from '#core/documents/sheets.ts'
import { datedName, storeExport, truncateAt } from '#core/files/exports.ts'
import type { FormDeps } from '../deps.ts'
import { exportTexts } from './export-texts.ts'
import * as queries from './queries.ts'

type Row = Awaited<ReturnType<typeof queries.exportForms>>[number]
const mostRows = 50_000

/** Makes a sheet of all matching forms, and returns an address that opens it for 60 s. */
export async function downloadForms(
  deps: Pick<FormDeps, 'db' | 'files' | 'workers'>,
  actor: Actor,
  { idioma: language, ...asked }: Of<typeof FormDownloadQuerySchema>,
): Promise<{ url_file: string }> {
  const t = exportTexts[language]
  const found = await queries.exportForms(deps.db, asked, mostRows + 1)
  const { rows, cut } = truncateAt(found, mostRows, language, t.cut)
  return storeExport(deps, actor, {
    name: datedName(t.title),
    kind: 'xlsx',
    content: await deps.workers.sheet(sheetOf(rows, language, cut)),
    action: 'forms.exported',
    after: { ...asked, filas: rows.length },
  })
}

/** The rows as a sheet; a last line says when there are more. */
function sheetOf(rows: readonly Row[], language: Language, cut: string | null): SheetTask {
  const t = exportTexts[language]
  const text = (title: string): SheetColumn => ({ title, type: 'text' })
  const columns: SheetColumn[] = [
    ...[t.reference, t.kind, t.name, t.email, t.phone, t.company, t.country, t.language, t.subject, t.message].map(
      text,
    ),
    { title: t.meeting, type: 'date' },
    ...[t.companyId, t.position, t.representativeId, t.address, t.delivery].map(text),
    { title: t.tries, type: 'number' },
    { title: t.receivedAt, type: 'date' },
    { title: t.deliveredAt, type: 'date' },
  ]
  const cells = rows.map((row) => [
    row.referencia,
    formKindNames[row.tipo][language],
    row.nombre,
    row.email,
    row.telefono,
    row.empresa,
    nameIn(row, 'pais_nombre', language),
    textIn(pageLanguageNames[row.idioma as PageLanguage], language),
    subjectOf(row.datos, language) ?? null,
    row.datos.message ?? row.datos.motivo ?? null,
    row.inicia_el,
    row.datos.empresa_documento ?? null,
    row.datos.cargo ?? null,
    row.datos.representante_documento ?? null,
    row.datos.direccion ?? null,
    deliveryStatusNames[row.entrega][language],
    row.intentos,
    row.creado_el,
    row.entregado_el,
  ])
  return { name: t.title, language, columns, rows: cut ? [...cells, [cut]] : cells }
}
