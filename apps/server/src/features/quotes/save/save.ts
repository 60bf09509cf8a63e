import { coreMessages } from '@portal/contract/core/core-messages'
import type { In, Of } from '@portal/contract/core/fields'
import { quoteDoneMessages } from '@portal/contract/quotes/done-messages'
import { quoteSaveMessages } from '@portal/contract/quotes/messages'
import type { NewQuoteSchema, SavedQuoteSchema } from '@portal/contract/quotes/schemas'
import { QuoteApproval } from '@portal/contract/quotes/states'
import { totalsDiffer } from '@portal/contract/quotes/totals'
import type { Actor } from '#core/base/actor.ts'
import { Answer } from '#core/base/answers.ts'
import { fieldRefusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { mayQuoteRenewal } from '#features/licenses/service.ts'
import { type AskDeps, askForApproval } from '../approvers/ask.ts'
import type { QuoteDeps } from '../deps.ts'
import { addEvent, audit } from '../history.ts'
import { type Evaluated, evaluate } from '../pricing/evaluate.ts'
import * as shared from '../queries.ts'
import * as queries from './queries.ts'
import { authorColumns, type Form, rowsFrom } from './rows.ts'

export type SaveDeps = AskDeps & Pick<QuoteDeps, 'db'>
export type Saved = In<typeof SavedQuoteSchema>

type NewForm = Of<typeof NewQuoteSchema>

/**
 * Creates a quote with the next number of its enterprise (rule quotes/numbering). Throws the refusal of each wrong
 * field, `totalsMismatch`, and refuses a license to renew that the author may not see.
 */
export async function createQuote({ db, ...deps }: SaveDeps, actor: Actor, form: NewForm): Promise<Answer<Saved>> {
  const { licencia_id: licenseId } = form
  if (licenseId !== null && !(await mayQuoteRenewal(db, actor, licenseId)))
    throw fieldRefusal('licencia_id', coreMessages.invalid)
  const evaluated = await checkedForm(db, actor, form)
  const saved = await inTransaction(db, async (db) => savedOf(await storeQuote(deps, db, actor, form, evaluated)))
  return answerFor(saved, quoteDoneMessages.saved)
}

/** Stores a quote with its lines and history, inside the caller's transaction. */
async function storeQuote(
  deps: AskDeps,
  db: Db,
  actor: Actor,
  form: NewForm,
  evaluated: Evaluated,
): Promise<shared.LockedQuote> {
  const { row, text, lines } = rowsFrom(form, evaluated)
  const { issuer } = evaluated
  const declared = actor.enterpriseId === null ? { declarada_en: shared.now() } : {}
  if (issuer.abreviatura_usada_en === null) await queries.markAbbreviationUsed(db, issuer.id)
  const { licencia_id } = form
  const columns = { ...row, ...authorColumns(actor), ...declared, licencia_id }
  const quote = await queries.insertNumbered(db, issuer, text, columns)
  await shared.insertLines(db, quote.id, lines)
  await addEvent(db, actor, quote.id, { tipo: 'creada', autor: 'autor' })
  await audit(db, actor, 'quotes.created', null, quote)
  await askForApproval(deps, db, quote, lines)
  return quote
}

/**
 * Returns the form as a quote. Throws when a customer did not declare (`clientIncomplete`) or totals differ
 * (`totalsMismatch`).
 */
export async function checkedForm(db: Db, actor: Actor, form: Form, issuerId?: number): Promise<Evaluated> {
  if (actor.enterpriseId === null && !form.declara_autorizacion)
    throw fieldRefusal('declara_autorizacion', quoteSaveMessages.clientIncomplete)
  const evaluated = await evaluate(db, actor, form, issuerId === undefined ? {} : { issuerId })
  if (totalsDiffer(form, evaluated.totals)) throw fieldRefusal('total', quoteSaveMessages.totalsMismatch)
  return evaluated
}

export const savedOf = (quote: shared.LockedQuote): Saved => ({
  id: quote.id,
  codigo: quote.codigo,
  version: quote.version,
  aprobacion: quote.aprobacion,
  aprobacion_motivos: quote.aprobacion_motivos,
})

/** Answers that the quote needs approval, otherwise what was done. */
export const answerFor = (saved: Saved, done: typeof quoteDoneMessages.saved): Answer<Saved> =>
  new Answer(saved, saved.aprobacion === QuoteApproval.pending ? quoteDoneMessages.savedForApproval : done)
