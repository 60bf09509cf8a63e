import { setTimeout as sleep } from 'node:timers/promises'
import { isUnavailable } from '../base/errors.ts'

const retryMs = 5000
const pauseMs = 50

/**
 * Retries a read for up to 5 s while the database is unavailable. Not for writes: one may have committed before its
 * connection was lost.
 */
export async function readWithRetry<T>(read: () => Promise<T>): Promise<T> {
  const until = performance.now() + retryMs
  for (;;) {
    try {
      return await read()
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > until) throw error
      await sleep(pauseMs) // a pool may hold several lost connections
    }
  }
}
