import type { Payment } from '../state/tables.ts'
import { type Answer, refused } from './answer.ts'
import { isCommitted, isPending, stateAt } from './lifecycle.ts'
import type { Switches } from './switches.ts'

const unfinished = (status: string) =>
  refused(
    422,
    `Invalid status '${status}' for transaction while authorizing. Commerce will be notified by webpay to authorize`,
  )

const aborted = refused(422, 'Transaction has an invalid finished state: aborted')

const abortedAnswers: Record<Switches['abortedCommit'], Answer> = {
  finished: aborted,
  status_10: unfinished('10'),
  status_19: unfinished('19'),
}

const repeatedAnswers: Record<Exclude<Switches['recommit'], 'same'>, Answer> = {
  locked: refused(422, 'Transaction already locked by another process'),
  finished: refused(422, 'Transaction has an invalid finished state'),
}

/** Whether to commit now, to repeat the first answer, or what to refuse with. A refusal changes nothing. */
export function commitVerdict(payment: Payment, now: Date, switches: Switches): 'commit' | 'repeat' | Answer {
  if (isCommitted(payment)) return switches.recommit === 'same' ? 'repeat' : repeatedAnswers[switches.recommit]
  if (payment.state === 'aborted') return abortedAnswers[switches.abortedCommit]
  if (!isPending(payment.state)) return unfinished('0')
  // Paid, but committed too late: the provider has let go of the charge and says so as after an abort.
  return stateAt(payment, now, switches) === 'expired' ? aborted : 'commit'
}
