import { type QuoteCurrency, quoteCurrencies } from '@portal/contract/core/currencies'
import { namesOf } from '@portal/contract/core/entities'
import { pastDocumentImportMessages as messages } from '@portal/contract/imports/messages'
import { pastDocumentFields } from '@portal/contract/past-documents/fields'
import { pastDocument } from '@portal/contract/past-documents/schemas'
import { scopeOf } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { todayIn, zoneOfHouse } from '#core/database/days.ts'
import { enterprisesBy, listKnownEnterprises, nameKeyOf, taxKeyOf } from '#features/enterprises/service.ts'
import {
  documentsOf,
  type ImportedDocument,
  type KnownDocument,
  type PastDocumentValues,
  wrongIn,
} from '#features/past-documents/service.ts'
import { repeated, textOf } from '../../cells.ts'
import { faultOf, formOf } from '../../faults.ts'
import type { Planned, Sheet } from '../../kind.ts'
import type { Warning } from '../../queries.ts'
import { pastDocumentTexts } from './texts.ts'
import { readDocument } from './values.ts'

export const isCurrency = (code: unknown): code is QuoteCurrency => quoteCurrencies.includes(code as QuoteCurrency)

type Draft = Omit<ImportedDocument, 'file'>
type FindEnterprise = ReturnType<typeof enterprisesBy<{ id: number; nombre: string; identificador_tributario: string }>>

/**
 * A row is one document, recognised by its kind and number (rule imports/natural-keys). Empty cells keep what is stored, and
 * another spelling of its number too. A new document is of the enterprise with the tax id of the row, or else its name.
 */
export async function planDocuments(
  db: Db,
  { asked, actor, rows, hasFiles }: Sheet,
): Promise<readonly Planned<Draft>[]> {
  const language = asked.idioma
  const { keys, known } = await documentsOf(
    db,
    rows.map(({ datos }) => textOf(datos.numero)),
  )
  const find = enterprisesBy(await listKnownEnterprises(db, scopeOf(actor)))
  const today = await todayIn(db, await zoneOfHouse(db))
  const byKey = new Map(known.map((document) => [`${document.tipo} ${document.clave}`, document]))
  const read = rows.map((row) => readDocument(row))
  const keyOf = (at: number) => (keys[at] ? `${read[at]!.tipo} ${keys[at]}` : null)
  const twice = repeated(rows.map((_, at) => keyOf(at)))
  return rows.map((row, at): Planned<Draft> => {
    const key = keyOf(at)
    const stored = byKey.get(key ?? '') ?? null
    const sent = { ...(stored && fieldsOf(stored)), ...read[at], ...(stored && { numero: stored.numero }) }
    const { form, errores } = formOf(pastDocument.Form, sent, messages, language)
    if (key !== null && twice.has(key)) errores.push(faultOf('numero', messages.numberTwice, language))
    if (!form) return { accion: stored ? 'actualizar' : 'crear', errores, draft: null, read: sent }
    for (const { field } of wrongIn(form, today))
      errores.push(faultOf(field, field === 'fecha' ? messages.dayInvalid : messages.totalInvalid, language))
    const { documento: _, ...values } = form
    const of = stored ? { id: stored.empresa_id, avisos: [] } : enterpriseOf(values, find, language)
    const draft = { values: { ...values, empresa_id: of.id }, known: stored }
    return { errores, draft, read: values, ...whatFor(draft, stored, hasFiles(row), of.avisos, language) }
  })
}

const fieldNames = namesOf(pastDocumentFields)
const fieldsOf = (stored: KnownDocument) => Object.fromEntries(fieldNames.map((name) => [name, stored[name]]))

/** What a row does, besides what its form refuses; a stored PDF is never replaced. */
function whatFor(
  { values }: Draft,
  stored: KnownDocument | null,
  hasFile: boolean,
  avisos: Warning[],
  language: Sheet['asked']['idioma'],
): Pick<Planned<Draft>, 'accion' | 'avisos'> {
  if (!stored) return { accion: 'crear', avisos }
  const hasOwn = stored.documento_id !== null
  const told = { campo: 'archivo', texto: pastDocumentTexts[language].hasFile }
  return {
    accion: isSame(values, stored) && (hasOwn || !hasFile) ? 'igual' : 'actualizar',
    avisos: hasOwn && hasFile ? [...avisos, told] : avisos,
  }
}

const isSame = (values: PastDocumentValues, stored: KnownDocument) =>
  fieldNames.every((name) => values[name] === stored[name])

/** The enterprise of a new document, and what the dry run says of it. */
function enterpriseOf(
  { cliente, identificador_tributario: taxId }: PastDocumentValues,
  find: FindEnterprise,
  language: Sheet['asked']['idioma'],
): { id: number | null; avisos: Warning[] } {
  const t = pastDocumentTexts[language]
  const { found } = find({ taxKey: taxKeyOf(taxId), nameKey: nameKeyOf(cliente) })
  const warn = (texto: string) => ({ id: null, avisos: [{ campo: 'cliente', texto }] })
  if (found.length === 0) return warn(t.noEnterprise)
  return found.length === 1 ? { id: found[0]!.id, avisos: [] } : warn(t.severalEnterprises)
}
