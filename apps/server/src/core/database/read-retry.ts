import { setTimeout as sleep } from 'node:timers/promises'
import { isUnavailable } from '../base/errors.ts'

const retryMs = 5000
const pauseMs = 50

/** Asks again for up to 5 s while the database is away. Only for reading: a write may have been done before its connection was lost. */
export async function readWithRetry<T>(read: () => Promise<T>): Promise<T> {
  const until = Date.now() + retryMs
  for (;;) {
    try {
      return await read()
    } catch (error) {
      if (!isUnavailable(error) || Date.now() > until) throw error
      await sleep(pauseMs) // a pool may hold several lost connections
    }
  }
}
