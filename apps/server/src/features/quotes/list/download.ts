import type { Of } from '@portal/contract/core/fields'
import { nameIn } from '@portal/contract/core/names'
import { productionBlockNames } from '@portal/contract/permits/constants'
import type { QuoteDownloadQuerySchema } from '@portal/contract/quotes/schemas'
import { quoteApprovalNames, quoteStatusNames } from '@portal/contract/quotes/states'
import type { Actor } from '#core/base/actor.ts'
import { ownScopeOf } from '#core/base/scope.ts'
import { momentCell, moneyCell } from '#core/documents/sheet-cells.ts'
import type { SheetColumn, SheetTask } from '#core/documents/sheets.ts'
import { datedName, storeExport, truncateAt } from '#core/files/exports.ts'
import type { QuoteDeps } from '../deps.ts'
import { expireDue } from '../expiry/expire.ts'
import { allQuotesScopeOf } from '../policy.ts'
import { searchOf } from '../search/queries.ts'
import { texts } from './export-texts.ts'
import { askedBy } from './list.ts'
import * as queries from './queries.ts'

type Query = Of<typeof QuoteDownloadQuerySchema>
type Row = queries.Row

/** Rows of one file. */
const mostRows = 50_000

/** Makes a sheet of all matching quotes of the actor's scope, and returns an address that opens it for 60 s. */
export async function downloadQuotes(
  deps: Pick<QuoteDeps, 'db' | 'files' | 'workers'>,
  actor: Actor,
  { alcance, idioma: language, ...asked }: Query,
): Promise<{ url_file: string }> {
  await expireDue(deps)
  const scope = alcance === 'mias' ? ownScopeOf(actor) : allQuotesScopeOf(actor)
  const most = mostRows + 1
  const slice = { offset: 0, limit: most, ...(searchOf(asked.buscar) === null && { walked: most }) }
  const found = await queries.listQuotes(deps.db, scope, await askedBy(deps.db, actor, asked), slice)
  const { rows, cut } = truncateAt(found, mostRows, language, texts[language].cut)
  const content = await deps.workers.sheet(sheetOf(rows, language, cut))

  return storeExport(deps, actor, {
    name: datedName(texts[language].title),
    kind: 'xlsx',
    content,
    action: 'quotes.exported',
    after: { ...asked, alcance, filas: rows.length },
  })
}

function sheetOf(found: readonly Row[], language: keyof typeof texts, cut: string | null): SheetTask {
  const t = texts[language]
  const text = (title: string): SheetColumn => ({ title, type: 'text' })
  const date = (title: string): SheetColumn => ({ title, type: 'date' })
  const heads = [t.number, t.company, t.contact, t.email, t.country, t.reference, t.status, t.approval, t.currency]
  const columns: SheetColumn[] = [
    ...heads.map(text),
    { title: t.total, type: 'number' },
    date(t.validity),
    text(t.author),
    text(t.enterprise),
    date(t.created),
    date(t.approved),
    date(t.production),
    text(t.block),
  ]
  const rows = found.map((row) => [
    row.codigo,
    row.cliente_empresa,
    row.cliente_nombre,
    row.cliente_email,
    nameIn(row, 'pais_nombre', language),
    row.referencia,
    quoteStatusNames[row.estado][language],
    quoteApprovalNames[row.aprobacion][language],
    row.moneda,
    moneyCell(row.total, row.moneda),
    row.vigencia,
    row.usuario_nombre,
    row.empresa_nombre,
    momentCell(row.creado_en, row.zona_horaria),
    momentCell(row.aprobada_en, row.zona_horaria),
    momentCell(row.produccion_enviado_en, row.zona_horaria),
    row.bloqueo_produccion && productionBlockNames[row.bloqueo_produccion][language],
  ])
  return { name: t.title, language, columns, rows: cut ? [...rows, [null, cut]] : rows }
}
