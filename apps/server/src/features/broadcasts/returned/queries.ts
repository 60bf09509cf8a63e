import type { RecipientStatus } from '@portal/contract/broadcasts/states'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { InboxMail } from '#core/mail/returned/inbox.ts'
import type { Returned } from './rules.ts'

/** Notes a mail as read; false when another process or an earlier run did. Until the commit it is locked for others. */
export async function noteMail(db: Db, { mailbox, validity, uid }: Omit<InboxMail, 'head'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('correo_devuelto')
    .values({ buzon: mailbox, validez: validity, uid })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function noteOutcome(
  db: Db,
  { mailbox, validity, uid }: Omit<InboxMail, 'head'>,
  recipientId: number | null,
  outcome: string,
): Promise<void> {
  await db
    .updateTable('correo_devuelto')
    .set({ resultado: outcome, difusion_destinatario_id: recipientId })
    .where('buzon', '=', mailbox)
    .where('validez', '=', validity)
    .where('uid', '=', uid)
    .execute()
}

/** Stores a report in the row of its recipient. Returns whether their state was one that it replaces. */
export async function markReturned(
  db: Db,
  id: number,
  estado: Returned,
  answer: string,
  from: readonly RecipientStatus[],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('difusion_destinatario')
    .set({ estado, respuesta: answer, devuelto_en: sql<Date>`now()` })
    .where('id', '=', id)
    .where('estado', 'in', [...from])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function forgetOldMails(db: Db): Promise<void> {
  await sql`delete from correo_devuelto where leido_en < now() - interval '1 year'`.execute(db)
}
