import { coreMessages } from '@portal/contract/core/core-messages'
import type { Of } from '@portal/contract/core/fields'
import { quoteDoneMessages } from '@portal/contract/quotes/done-messages'
import { QuoteSchema, type QuoteUpdateSchema } from '@portal/contract/quotes/schemas'
import type { Actor } from '#core/base/actor.ts'
import type { Answer } from '#core/base/answers.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { endPins } from '#core/identity/pins/pins.ts'
import { refuseStale, showingStored } from '#core/records/versions.ts'
import { type AskDeps, askForApproval } from '../approvers/ask.ts'
import { expireDue } from '../expiry/expire.ts'
import { hashOf } from '../frozen/content.ts'
import { addEvent, audit } from '../history.ts'
import { findQuote, quoteFor, type ReadDeps } from '../list/detail.ts'
import { pinKeyOf } from '../pin/state.ts'
import * as shared from '../queries.ts'
import { refusalOfEnded } from '../rules.ts'
import * as queries from './queries.ts'
import { rowsFrom, type Written } from './rows.ts'
import { answerFor, checkedForm, type Saved, savedOf } from './save.ts'

/**
 * Changes the author's own pending quote. A quote sent to the client is unchanged: the change becomes the next revision
 * (rule quotes/revisions). 409 with the stored one when someone saved after `version`.
 */
export async function updateQuote(
  deps: ReadDeps & AskDeps,
  actor: Actor,
  id: number,
  { version, ...form }: Of<typeof QuoteUpdateSchema>,
): Promise<Answer<Saved>> {
  const { db } = deps
  await expireDue(deps, id)
  const found = await findQuote(db, actor, id)
  if (found.usuario_id !== actor.id) throw new Refusal(coreMessages.notAllowed)
  const evaluated = await checkedForm(db, actor, form, found.empresa_id)
  const writing = inTransaction(db, async (db) => {
    const quote = (await shared.lockQuote(db, id))!
    const ended = refusalOfEnded(quote)
    if (ended) throw new Refusal(ended)
    refuseStale(quote, version)
    const written = rowsFrom(form, evaluated, await queries.knownIdentities(db, quote))
    const isSent = quote.enviada_en !== null
    const after = isSent ? await revise(db, actor, quote, written) : await rewrite(db, actor, quote, written)
    await askForApproval(deps, db, after, written.lines)
    return answerFor(savedOf(after), isSent ? quoteDoneMessages.revised : quoteDoneMessages.updated)
  })
  return showingStored(writing, async () => QuoteSchema.parse(await quoteFor(deps, actor, id)))
}

/** Rewrites a quote that nobody has seen; an earlier approval is requested again. */
async function rewrite(db: Db, actor: Actor, quote: shared.LockedQuote, { row, text, lines }: Written) {
  const nobody = { aprobacion_usuario_id: null, aprobacion_en: null, aprobacion_comentario: '' }
  const change = { ...row, ...nobody, hash: hashOf(quote.codigo, text), pdf_id: null, actualizado_en: shared.now() }
  const after = await shared.changeQuote(db, quote, change)
  if (!after) throw new Refusal(coreMessages.changedByOther)
  await shared.deleteLines(db, quote.id)
  await shared.insertLines(db, quote.id, lines)
  await addEvent(db, actor, quote.id, { tipo: 'editada', autor: 'autor' })
  await audit(db, actor, 'quotes.updated', quote, after)
  return after
}

async function revise(db: Db, actor: Actor, quote: shared.LockedQuote, written: Written) {
  const old = await shared.changeQuote(db, quote, { reemplazada: true })
  if (!old) throw new Refusal(coreMessages.changedByOther)
  await endPins(db, pinKeyOf(quote))
  await audit(db, actor, 'quotes.superseded', quote, old)
  return insertNext(db, actor, quote, written, 'revisada')
}

/** Stores the next revision of a quote, with an event in both histories. */
export async function insertNext(
  db: Db,
  actor: Actor,
  quote: shared.LockedQuote,
  { row, text, lines }: Pick<Written, 'row' | 'text'> & { lines: readonly shared.NewLine[] },
  tipo: 'revisada' | 'renovada',
): Promise<shared.LockedQuote> {
  const revision = (await queries.lastRevision(db, quote.numero)) + 1
  const { usuario_id, sucursal_id, numero, recordar, licencia_id } = quote
  const place = { usuario_id, sucursal_id, numero, revision, recordar, licencia_id, anterior_id: quote.id }
  const next = await queries.insertRevision(db, { ...row, ...place, hash: hashOf(`${numero}-R${revision}`, text) })
  await shared.insertLines(db, next.id, lines)
  for (const { id } of [quote, next]) await addEvent(db, actor, id, { tipo, autor: 'autor', comentario: next.codigo })
  await audit(db, actor, tipo === 'revisada' ? 'quotes.revised' : 'quotes.renewed', quote, next)
  return next
}
