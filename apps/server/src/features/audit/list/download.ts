import { breakKindNames } from '@portal/contract/audit/constants'
import type { AuditDownloadQuerySchema } from '@portal/contract/audit/schemas'
import type { Of } from '@portal/contract/core/fields'
import type { Language } from '@portal/contract/core/language'
import type { Actor } from '#core/base/actor.ts'
import { zoneOfHouse } from '#core/database/days.ts'
import { withoutSecrets } from '#core/database/secret-columns.ts'
import { momentCell } from '#core/documents/sheet-cells.ts'
import type { SheetColumn, SheetTask } from '#core/documents/sheets.ts'
import { datedName, storeExport, truncateAt } from '#core/files/exports.ts'
import type { AuditDeps } from '../deps.ts'
import { exportTexts } from './export-texts.ts'
import { breakOfRow } from './list.ts'
import { listRows, listValues, type Row } from './queries.ts'

const mostRows = 50_000
/** A cell of a workbook holds 32,767 characters. */
const longest = 32_000

/** Makes a sheet of the matching rows, newest first, and returns an address that opens it for 60 s. The export is a row of the audit itself. */
export async function downloadAudit(
  deps: Pick<AuditDeps, 'db' | 'files' | 'workers'>,
  actor: Actor,
  { idioma_archivo: language, ...asked }: Of<typeof AuditDownloadQuerySchema>,
): Promise<{ url_file: string }> {
  const t = exportTexts[language]
  const zone = await zoneOfHouse(deps.db)
  const found = await listRows(deps.db, asked, zone, { offset: 0, limit: mostRows + 1 })
  const { rows, cut } = truncateAt(found, mostRows, language, t.cut)
  const cells = await cellsOf(deps, rows, zone, language)
  return storeExport(deps, actor, {
    name: datedName(t.title),
    kind: 'xlsx',
    content: await deps.workers.sheet(sheetOf(cells, language, cut)),
    action: 'audit.exported',
    after: { ...asked, filas: rows.length },
  })
}

async function cellsOf({ db }: Pick<AuditDeps, 'db'>, rows: readonly Row[], zone: string, language: Language) {
  const breakOf = await breakOfRow(db)
  const cells: SheetTask['rows'][number][] = []
  for (let from = 0; from < rows.length; from += 1000) {
    const some = rows.slice(from, from + 1000)
    const values = await listValues(
      db,
      some.map(({ id }) => id),
    )
    for (const row of some) {
      const { antes, despues } = values.get(row.id) ?? { antes: null, despues: null }
      const found = breakOf(row.id)
      cells.push([
        row.id,
        momentCell(row.creado_en, zone),
        row.usuario_nombre,
        row.ip,
        row.accion,
        row.entidad,
        row.entidad_id,
        textOf(antes),
        textOf(despues),
        row.solicitud_id,
        row.sello,
        found && breakKindNames[found][language],
      ])
    }
  }
  return cells
}

const textOf = (values: object | null) => values && JSON.stringify(withoutSecrets(values)).slice(0, longest)

function sheetOf(rows: SheetTask['rows'], language: Language, cut: string | null): SheetTask {
  const t = exportTexts[language]
  const column = (type: SheetColumn['type']) => (title: string) => ({ title, type }) as SheetColumn
  const [text, date, number] = [column('text'), column('date'), column('number')]
  const columns = [
    number(t.row),
    date(t.when),
    ...[t.who, t.ip, t.action, t.entity, t.record, t.before, t.after, t.request].map(text),
    number(t.seal),
    text(t.broken),
  ]
  return { name: t.title, language, columns, rows: cut ? [...rows, [cut]] : rows }
}
