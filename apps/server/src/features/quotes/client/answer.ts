import type { Of } from '@portal/contract/core/fields'
import { permitMessages } from '@portal/contract/permits/messages'
import type { ClientPermitFormSchema } from '@portal/contract/permits/schemas'
import { quoteConfirmMessages } from '@portal/contract/quotes/messages'
import { QuoteActor } from '@portal/contract/quotes/transitions'
import type { Caller } from '#core/base/actor.ts'
import type { Upload } from '#core/base/answers.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import type { Mail } from '#core/mail/mail.ts'
import { type PermitDeps, uploadClientPermit } from '#features/permits/service.ts'
import { cancelLocked } from '../decide/cancel.ts'
import type { QuoteDeps } from '../deps.ts'
import { addEvent } from '../history.ts'
import { askedAgainMail, clientWroteMail } from '../mail/house.ts'
import { writeNote } from '../notes/notes.ts'
import { confirmQuote } from '../pin/confirm.ts'
import { type PinDeps, requestPin } from '../pin/request.ts'
import { getBlock } from '../production/queries.ts'
import * as shared from '../queries.ts'
import { refusalOfEnded } from '../rules.ts'
import { isContinued } from '../save/queries.ts'
import { isOver, openLink, openLiveLink } from './opened.ts'

type Deps = Pick<QuoteDeps, 'db' | 'env' | 'mails' | 'secrets'>

export type ClientPermitDeps = Pick<PermitDeps, 'db' | 'files' | 'workers'> & Pick<QuoteDeps, 'secrets'>

const client = new Set([QuoteActor.client])

/** Mails the client a PIN requested from their link. */
export async function requestPinAsClient(deps: PinDeps, caller: Caller, token: string) {
  const { id } = await openLink(deps, token)
  return requestPin(deps, caller, id, () => 'cliente')
}

/** Approves the quote with the PIN, from the client's link. */
export async function confirmAsClient(deps: PinDeps, caller: Caller, token: string, pin: string): Promise<void> {
  await confirmQuote(deps, caller, await openLink(deps, token), pin, 'cliente')
}

/** Sends the client's request for a change: a note, and a mail to the author. Refused for an ended quote. */
export async function askForChange(deps: Deps, caller: Caller, token: string, text: string): Promise<null> {
  const { id } = await openLink(deps, token)
  await inTransaction(deps.db, async (db) => {
    const quote = (await shared.lockQuote(db, id))!
    const ended = refusalOfEnded(quote)
    if (ended) throw new Refusal(ended)
    await tellAuthor(db, deps, caller, quote, text, (author) => clientWroteMail(deps, author, quote, 'change', text))
  })
  return null
}

/** Stores what the client of a locked quote asks for, as event and note, and mails its author. */
async function tellAuthor(
  db: Db,
  { mails }: Pick<Deps, 'mails'>,
  caller: Caller,
  quote: shared.LockedQuote,
  text: string,
  mailTo: (author: NonNullable<Awaited<ReturnType<typeof shared.getAuthor>>>) => Mail,
): Promise<void> {
  const { id } = quote
  await addEvent(db, caller, id, { tipo: 'cambio', autor: 'cliente', comentario: text })
  await writeNote(db, caller, quote, { cotizacion_id: id, tipo: 'cambio', texto: text, usuario_id: null })
  const author = await shared.getAuthor(db, quote)
  if (author) await mails.queue(db, mailTo(author))
}

/** The note of a client who asks for an ended quote again. */
const again = 'El cliente pide otra vez esta cotización.'
const daySeconds = 86_400

/**
 * The client asks for a quote again that has expired or was cancelled: a note, and a mail to the author, once a day.
 * Refused while the quote lives, and once another one took its place.
 */
export async function askAgain(deps: Deps, caller: Caller, token: string): Promise<null> {
  const { id } = await openLink(deps, token)
  await inTransaction(deps.db, async (db) => {
    const quote = (await shared.lockQuote(db, id))!
    if (quote.reemplazada || (await isContinued(db, id))) throw new Refusal(quoteConfirmMessages.newerRevision)
    if (!isOver(quote)) throw new Refusal(quoteConfirmMessages.linkInvalid)
    const asked = { tipo: 'cambio', autor: 'cliente', comentario: again }
    if (await shared.wasNoted(db, id, asked, daySeconds)) return
    await tellAuthor(db, deps, caller, quote, again, (author) => askedAgainMail(deps, author, quote))
  })
  return null
}

/**
 * Stores the permit that the client's order needs, for staff to decide about. Refused once the order needs none, or has
 * ended.
 */
export async function uploadPermitAsClient(
  deps: ClientPermitDeps,
  caller: Caller,
  token: string,
  form: Of<typeof ClientPermitFormSchema>,
  files: readonly Upload[],
): Promise<null> {
  const quote = await openLiveLink(deps, token)
  if ((await getBlock(deps.db, quote.id)) === null) throw new Refusal(permitMessages.notNeeded)
  await uploadClientPermit(deps, caller, quote, form, files)
  return null
}

/** The client declines: the quote is cancelled with their reason, and the author is mailed. */
export async function decline(deps: Deps, caller: Caller, token: string, reason: string): Promise<null> {
  const { id } = await openLink(deps, token)
  await inTransaction(deps.db, async (db) => {
    const quote = await shared.lockQuote(db, id)
    if (!quote) throw new Refusal(quoteConfirmMessages.notRecognized)
    const after = await cancelLocked(db, caller, quote, { actors: client, author: 'cliente', reason })
    const author = await shared.getAuthor(db, quote)
    if (author) await deps.mails.queue(db, clientWroteMail(deps, author, after, 'declined', reason))
  })
  return null
}
