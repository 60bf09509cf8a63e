import { quoteReminderMessages } from '@portal/contract/quotes/reminders/messages'
import { type Actor, type Anyone, type Caller, isActor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import type { QuoteDeps } from '../deps.ts'
import { expireDue } from '../expiry/expire.ts'
import { type Author, addEvent, authorOf, changesOf } from '../history.ts'
import { findQuote } from '../list/detail.ts'
import { reminderMail } from '../mail/client.ts'
import * as shared from '../queries.ts'
import { refusalOfEnded, refusalToOffer } from '../rules.ts'
import * as queries from './queries.ts'

export type RemindDeps = Pick<QuoteDeps, 'db' | 'env' | 'mails' | 'secrets'>

const itself: Caller = { ip: '', requestId: 'quote-reminders' }

/**
 * Reminds the client by mail. Throws `notRecognized`, `alreadyConfirmed`, `validityEnded`, `needsApproval`,
 * `newerRevision` or `isCancelled`, `alreadyToday` (was reminded today) or `neverSent` (never sent).
 */
export async function remindClient(deps: RemindDeps, actor: Actor, id: number): Promise<void> {
  await expireDue(deps, id)
  const found = await findQuote(deps.db, actor, id)
  await inTransaction(deps.db, async (db) => {
    const quote = (await shared.lockQuote(db, id))!
    const refused = refusalToOffer(quote)
    if (refused) throw new Refusal(refused)
    if (quote.enviada_en === null) throw new Refusal(quoteReminderMessages.neverSent)
    if (!(await remind(deps, db, actor, quote, authorOf(actor, found))))
      throw new Refusal(quoteReminderMessages.alreadyToday)
  })
}

/** Reminds the clients of all due quotes. Safe to run twice or concurrently. */
export async function remindDue(deps: RemindDeps): Promise<void> {
  for (let due = await queries.listToRemind(deps.db); due.length > 0; ) {
    for (const { id } of due) await inTransaction(deps.db, (db) => remindItself(deps, db, id))
    due = await queries.listToRemind(deps.db, due.at(-1)!.id)
  }
}

/** Checks again under lock: it may have ended since it was found. */
async function remindItself(deps: RemindDeps, db: Db, id: number): Promise<void> {
  const quote = (await shared.lockQuote(db, id))!
  if (!quote.recordar || refusalToOffer(quote) || quote.vence_en <= quote.ahora) return
  await remind(deps, db, itself, quote, 'sistema')
}

/** Queues the one mail of the day, inside the caller's transaction; returns false when there was one already. */
async function remind(
  deps: RemindDeps,
  db: Db,
  by: Anyone,
  quote: shared.LockedQuote,
  author: Author,
): Promise<boolean> {
  if (await queries.wasRemindedToday(db, quote.id)) return false
  const mailId = await deps.mails.queue(db, reminderMail(deps, quote))
  const usuarioId = isActor(by) ? by.id : null
  const reminder = { automatico: usuarioId === null, usuario_id: usuarioId, correo_id: mailId }
  if (!(await queries.insertReminder(db, quote.id, reminder))) throw new Error('reminded twice under one lock')
  await addEvent(db, by, quote.id, { tipo: 'recordada', autor: author })
  const about = { entity: 'cotizacion', id: quote.id, announces: changesOf(quote) } as const
  await record(db, by, { ...about, action: 'quotes.reminded', after: { automatico: reminder.automatico } })
  return true
}

/**
 * Turns the automatic reminder on or off. Throws `notRecognized`, `alreadyConfirmed`, `validityEnded`, `newerRevision`
 * or `isCancelled`.
 */
export async function setAutomaticReminder(
  { db }: Pick<RemindDeps, 'db'>,
  actor: Actor,
  id: number,
  isAutomatic: boolean,
): Promise<void> {
  await expireDue({ db }, id)
  await findQuote(db, actor, id)
  await inTransaction(db, async (db) => {
    const quote = (await shared.lockQuote(db, id))!
    const refused = refusalOfEnded(quote)
    if (refused) throw new Refusal(refused)
    if (quote.recordar === isAutomatic) return
    await queries.setAutomatic(db, id, isAutomatic)
    await record(db, actor, {
      action: 'quotes.automaticReminder',
      entity: 'cotizacion',
      id,
      before: { recordar: quote.recordar },
      after: { recordar: isAutomatic },
      announces: changesOf(quote),
    })
  })
}
