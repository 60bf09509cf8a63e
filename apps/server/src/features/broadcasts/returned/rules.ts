import { RecipientStatus } from '@portal/contract/broadcasts/states'
import type { MailReport } from '#core/mail/returned/report.ts'

/** What a report changes of its recipient. */
export interface Verdict {
  status: Returned | typeof RecipientStatus.unsubscribed
  /** What the other mail server said. */
  answer: string
}
export type Returned =
  | typeof RecipientStatus.softBounce
  | typeof RecipientStatus.hardBounce
  | typeof RecipientStatus.complaint

const { softBounce, hardBounce, complaint, unsubscribed, sent, sending, unknown } = RecipientStatus
const complaints = ['abuse', 'fraud', 'virus', 'other']

/** Returns what a report says, or null when it changes nothing: a delay, a delivery, an answer of a holiday. */
export function verdictOf({ feedback, deliveries, hasFailed }: MailReport): Verdict | null {
  if (feedback !== null) {
    if (feedback === 'opt-out') return { status: unsubscribed, answer: feedback }
    return complaints.includes(feedback) ? { status: complaint, answer: feedback } : null
  }
  // without a report nobody knows why it failed
  if (deliveries.length === 0) return hasFailed ? { status: softBounce, answer: '' } : null
  const failed = deliveries.filter(({ action }) => action === 'failed')
  const worst = failed.find(({ status }) => isHard(status)) ?? failed[0]
  if (!worst) return null
  const answer = worst.diagnostic.replace(/^\s*smtp\s*;\s*/i, '') || worst.status
  return { status: isHard(worst.status) ? hardBounce : softBounce, answer }
}

/**
 * Whether an enhanced status code (RFC 3463) says that the address does not work at all: not a full mailbox, a mail that
 * was too large or unwelcome, or a server that was away.
 */
export function isHard(status: string): boolean {
  const [, kind, subject = '', detail = ''] = /^([245])\.(\d{1,3})\.(\d{1,3})/.exec(status.trim()) ?? []
  if (kind !== '5') return false
  if (subject === '2') return detail !== '2' && detail !== '3'
  if (subject === '4') return detail === '4'
  return ['0', '1', '5'].includes(subject)
}

/** The states that a report of this outcome replaces. A recipient who never got a mail is in none of them. */
export const replaces: Readonly<Record<Returned, readonly RecipientStatus[]>> = {
  rebote_blando: [sent, sending, unknown],
  rebote_duro: [sent, sending, unknown, softBounce],
  queja: [sent, sending, unknown, softBounce, hardBounce, unsubscribed],
}
