import { unsubscribePath } from '@portal/contract/broadcasts/constants'
import { inTransaction } from '#core/database/database.ts'
import { oneLine } from '#core/mail/delivery.ts'
import { type InboxMail, readUnseen } from '#core/mail/returned/inbox.ts'
import type { MailReport } from '#core/mail/returned/report.ts'
import { block, itself } from '../block/block.ts'
import type { BroadcastDeps } from '../deps.ts'
import { getRecipient } from '../unsubscribe/queries.ts'
import { recipientOf } from '../unsubscribe/token.ts'
import { unsubscribe } from '../unsubscribe/unsubscribe.ts'
import { markedRecipient } from './marks.ts'
import * as queries from './queries.ts'
import { replaces, verdictOf } from './rules.ts'

export type ReturnedDeps = Pick<BroadcastDeps, 'db' | 'secrets' | 'workers'>

/** A report is a few thousand bytes; the mail that it returns comes last and may be cut. */
const headBytes = 256 * 1024
const mostAtOnce = 500

/** Reads the mails that have returned to a mailbox. */
export const readReturned = (deps: ReturnedDeps, url: string, signal?: AbortSignal) =>
  readUnseen(url, { most: mostAtOnce, headBytes, signal }, (mail) => takeReturned(deps, mail))

/** Stores what a mail says, together with the note that it was read: it counts once, however often it is loaded. */
async function takeReturned({ db, secrets, workers }: ReturnedDeps, mail: InboxMail): Promise<void> {
  const report = await workers.mailReport({ bytes: mail.head })
  await inTransaction(db, async (db) => {
    if (!(await queries.noteMail(db, mail))) return
    if (!report) return queries.noteOutcome(db, mail, null, 'unreadable')
    const leaving = leavingRecipient(secrets.enlace, report)
    const id = leaving ?? markedRecipient(secrets.enlace, report)
    const recipient = id === null ? undefined : await getRecipient(db, id)
    if (!recipient) return queries.noteOutcome(db, mail, null, 'unknown')
    const verdict = leaving === null ? verdictOf(report) : ({ status: 'baja', answer: '' } as const)
    await queries.noteOutcome(db, mail, recipient.id, verdict?.status ?? 'other')
    if (!verdict) return
    const { status, answer } = verdict
    if (status === 'baja') return unsubscribe(db, itself, recipient)
    const isNew = await queries.markReturned(db, recipient.id, status, oneLine(answer).slice(0, 300), replaces[status])
    if (isNew && status !== 'rebote_blando') await block(db, itself, recipient, status === 'queja' ? 'queja' : 'rebote')
  })
}

/** The recipient of a mail that mail programs send to unsubscribe (RFC 2369): the link is its subject. */
function leavingRecipient(secret: string, { subject }: MailReport): number | null {
  const [path, token = ''] = subject.trim().split(/\/(?=[^/]*$)/)
  return path === unsubscribePath ? recipientOf(secret, token) : null
}
