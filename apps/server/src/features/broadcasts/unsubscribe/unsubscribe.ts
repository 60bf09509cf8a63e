import type { Caller } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { recordAll } from '#core/database/record.ts'
import { release } from '#core/mail/suppressions.ts'
import { block } from '../block/block.ts'
import { allowContacts, markUnsubscribed, type Recipient } from './queries.ts'

/** Ends broadcasts to a recipient and to every contact of their address. Call it inside a transaction. */
export async function unsubscribe(db: Db, by: Caller, recipient: Recipient): Promise<void> {
  await markUnsubscribed(db, recipient.id)
  await block(db, by, recipient, 'baja')
}

/**
 * Lets a recipient be written to again, and every contact of their address: they have the letter, so it is their own wish
 * (decision 077). Call it inside a transaction.
 */
export async function subscribeAgain(db: Db, by: Caller, recipient: Recipient): Promise<void> {
  await release(db, recipient.email)
  const contacts = await allowContacts(db, recipient.email)
  const rows = contacts.map(({ id }) => ({
    action: 'contacts.subscribedAgain',
    entity: 'contacto',
    id,
    after: { no_contactar_en: null, difusion_destinatario_id: recipient.id },
  }))
  const owners = contacts.flatMap(({ empresa_id, responsable_id }) => [
    { enterpriseId: empresa_id },
    { authorId: responsable_id },
  ])
  await recordAll(db, by, rows, contacts.length ? [{ area: 'contactos', of: owners }] : [])
}
