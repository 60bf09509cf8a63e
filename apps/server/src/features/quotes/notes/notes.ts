import { coreMessages } from '@portal/contract/core/core-messages'
import type { In, Of } from '@portal/contract/core/fields'
import { licenseCodeText } from '@portal/contract/licenses/constants'
import { quoteConfirmMessages } from '@portal/contract/quotes/messages'
import type { NoteFormSchema, NoteSchema } from '@portal/contract/quotes/schemas'
import type { Actor, Anyone } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { lastBuyerOf, type TakenBack, takeBackPurchase } from '#features/licenses/service.ts'
import type { QuoteDeps } from '../deps.ts'
import { addEvent, changesOf } from '../history.ts'
import { findQuote } from '../list/detail.ts'
import { voidedMail } from '../mail/house.ts'
import { mayRemoveNote } from '../policy.ts'
import { voidOrder } from '../production/order.ts'
import { getProductionAddress, lockQuote } from '../queries.ts'
import { canVoid } from '../rules.ts'
import * as queries from './queries.ts'

type Note = In<typeof NoteSchema>

/**
 * Adds a note. One that voids an approved quote needs a super administrator, ends its order, takes back what it bought of
 * a license and is mailed to production; throws `productionStarted` once production has begun, `alreadyVoided` the
 * second time.
 */
export async function addNote(
  deps: Pick<QuoteDeps, 'db' | 'env' | 'mails'>,
  actor: Actor,
  { cotizacion_id, texto, tipo }: Of<typeof NoteFormSchema>,
): Promise<Note> {
  const quote = await findQuote(deps.db, actor, cotizacion_id)
  if (tipo === 'anulacion' && !canVoid(actor, quote)) throw new Refusal(coreMessages.notAllowed)
  return inTransaction(deps.db, async (db) => {
    if (tipo === 'anulacion') await refuseVoided(db, quote.id)
    const license = tipo === 'anulacion' ? await voidSale(db, actor, quote.id, texto) : null
    const note = await writeNote(db, actor, quote, { cotizacion_id, tipo, texto, usuario_id: actor.id })
    const production = tipo === 'anulacion' && (await getProductionAddress(db))
    if (production) await deps.mails.queue(db, voidedMail(deps, production, quote, texto, license))
    return { ...note, tipo, texto, usuario_nombre: actor.names, puede_eliminar: tipo === 'nota' }
  })
}

/** Of two people who void a quote at once, the second is refused (`alreadyVoided`). */
async function refuseVoided(db: Db, quoteId: number): Promise<void> {
  await lockQuote(db, quoteId)
  if (await queries.hasVoidingNote(db, quoteId)) throw new Refusal(quoteConfirmMessages.alreadyVoided)
}

/** Ends what the confirmation of a quote began, in the transaction that voids it. */
async function voidSale(db: Db, actor: Actor, quoteId: number, reason: string): Promise<TakenBack | null> {
  await voidOrder(db, actor, quoteId, reason)
  let license = await takeBack(db, actor, quoteId)
  // quotes that were voided before had to leave their periods while this one stood on them
  while (license?.why === null) {
    const below = await lastBuyerOf(db, license.licenseId)
    const isVoided = below !== null && below !== quoteId && (await queries.hasVoidingNote(db, below))
    const more = isVoided ? await takeBack(db, actor, below) : null
    if (!more) break
    license = more
  }
  return license
}

async function takeBack(db: Db, actor: Actor, quoteId: number): Promise<TakenBack | null> {
  const license = await takeBackPurchase(db, actor, quoteId)
  if (license) await addEvent(db, actor, quoteId, takenBackEvent(license))
  return license
}

const takenBackEvent = ({ code, endsOn, why }: TakenBack) =>
  ({
    tipo: why ? 'licencia_igual' : 'licencia_devuelta',
    autor: 'sistema',
    comentario: [licenseCodeText(code), why?.es ?? endsOn].filter(Boolean).join(' · '),
  }) as const

/** Stores a note of any author. */
export async function writeNote(
  db: Db,
  by: Anyone,
  quote: Parameters<typeof changesOf>[0],
  note: Parameters<typeof queries.insertNote>[1],
) {
  const stored = await queries.insertNote(db, note)
  const announces = changesOf(quote)
  await record(db, by, { action: 'quotes.noted', entity: 'cotizacion_nota', id: stored.id, after: note, announces })
  return stored
}

/** Deletes an own note, or any as staff. Notes of clients and voiding notes cannot be deleted. */
export async function removeNote({ db }: Pick<QuoteDeps, 'db'>, actor: Actor, id: number): Promise<null> {
  await inTransaction(db, async (db) => {
    const note = await queries.getNote(db, id)
    if (!note) throw new Refusal(coreMessages.absent)
    const quote = await findQuote(db, actor, note.cotizacion_id, coreMessages.absent)
    if (!mayRemoveNote(actor, quote, note)) throw new Refusal(coreMessages.notAllowed)
    await queries.markNoteDeleted(db, id)
    const announces = changesOf(quote)
    await record(db, actor, { action: 'quotes.noteDeleted', entity: 'cotizacion_nota', id, before: note, announces })
  })
  return null
}
