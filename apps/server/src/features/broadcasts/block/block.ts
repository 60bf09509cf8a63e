import type { Caller } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { recordAll } from '#core/database/record.ts'
import type { BlockReason } from '../recipients/queries.ts'
import { type Blocked, blockContacts } from './queries.ts'

const verbs: Readonly<Record<BlockReason, string>> = {
  baja: 'contacts.unsubscribed',
  rebote: 'contacts.bounced',
  queja: 'contacts.complained',
}

/** Who acts when the portal does by itself. */
export const itself: Caller = { ip: '', requestId: 'broadcasts' }

/** Sets `no_contactar` with reason and date for a recipient, with its audit rows. Call it inside a transaction. */
export async function block(
  db: Db,
  by: Caller,
  recipient: Blocked & { empresa_id: number | null },
  reason: BlockReason,
): Promise<void> {
  const contacts = await blockContacts(db, recipient, reason)
  const rows = contacts.map(({ id }) => ({
    action: verbs[reason],
    entity: 'contacto',
    id,
    after: { no_contactar_motivo: reason, difusion_destinatario_id: recipient.id },
  }))
  const owners = contacts.flatMap(({ empresa_id, responsable_id }) => [
    { enterpriseId: empresa_id },
    { authorId: responsable_id },
  ])
  await recordAll(db, by, rows, [
    ...(contacts.length ? [{ area: 'contactos', of: owners }] : []),
    { area: 'difusiones', of: [{ enterpriseId: recipient.empresa_id }] },
  ])
}
