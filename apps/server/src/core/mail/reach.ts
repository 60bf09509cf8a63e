import { type MailTransport, reasonOf } from './delivery.ts'

const everyMs = 60_000

/**
 * Returns a function that says whether the mail server was reached the last time, and asks it again in the background
 * when that is a minute ago. True until the first answer. A change is told to `log`, without address or password.
 */
export function mailServerReach(
  { verify }: Pick<MailTransport, 'verify'>,
  log: (text: string) => void,
  now: () => number = () => performance.now(),
): () => boolean {
  let isReached = true
  let askedAt = Number.NEGATIVE_INFINITY
  let isAsking = false
  const learn = (is: boolean, why = '') => {
    isAsking = false
    if (is !== isReached) log(is ? 'the mail server is reached again' : `the mail server is not reached: ${why}`)
    isReached = is
  }
  return () => {
    if (!isAsking && now() - askedAt >= everyMs) {
      isAsking = true
      askedAt = now()
      verify().then(
        () => learn(true),
        (error) => learn(false, reasonOf(error)),
      )
    }
    return isReached
  }
}
