import { setTimeout as sleep } from 'node:timers/promises'
import { isUnavailable } from '../base/errors.ts'

const retryMs = 5000
const pauseMs = 50

/**
 * Retries a read for up to 5 s, or `forMs`, while the database is unavailable. Not for writes, unless they may be done
 * twice: one may have committed before its connection was lost.
 */
export async function readWithRetry<T>(read: () => Promise<T>, forMs = retryMs): Promise<T> {
  const until = Date.now() + forMs
  for (;;) {
    try {
      return await read()
    } catch (error) {
      if (!isUnavailable(error) || Date.now() > until) throw error
      await sleep(pauseMs) // a pool may hold several lost connections
    }
  }
}
