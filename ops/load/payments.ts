import { setTimeout as sleep } from 'node:timers/promises'
import { readEnv } from '../../apps/server/src/core/environment/env.ts'
import { openDeps } from '../../apps/server/src/deps.ts'
import { type Books, settledBooks } from '../../apps/server/test/crash/books.ts'
import { paymentDepsOf } from '../../apps/server/test/crash/payment-deps.ts'
import type { Reserved } from '../../apps/server/test/crash/reservations.ts'
import { buy, type Plan } from '../../apps/server/test/crash/stubborn-buyer.ts'
import { publicUrl } from '../stand/front.ts'
import { portalDatabase } from '../stand/own-database.ts'
import { portalSettings, providerPort } from '../stand/portal.ts'

const plans: readonly Plan[] = ['pays', 'pays', 'pays', 'pays', 'pays', 'pays', 'pays', 'bad_card', 'aborts', 'leaves']
const provider = `http://127.0.0.1:${providerPort}`

/** Buyers who come at a rate and pay, each a reservation of their own. `stop` waits for those who have begun. */
export function startBuyers(reservations: readonly Reserved[], perSecond: number) {
  const stopped = new AbortController()
  const buying: Promise<void>[] = []
  const all = (async () => {
    for (const [nth, reserved] of reservations.entries()) {
      if (stopped.signal.aborted) break
      buying.push(buy(publicUrl, reserved, plans[nth % plans.length]!, provider))
      await sleep(1000 / perSecond, undefined, { signal: stopped.signal }).catch(() => {})
    }
    await Promise.all(buying)
  })()
  return {
    async stop(): Promise<number> {
      stopped.abort()
      await all
      return buying.length
    },
  }
}

const silent = { info() {}, warn() {}, error: console.error }

/** Lets the sweeper end what is open, and returns what the portal and the provider say of every payment. */
export async function settle(): Promise<Books> {
  const env = readEnv({ ...portalSettings, NODE_ENV: 'test', PORTAL_ROLES: 'web' })
  const { deps, close } = await openDeps(env, portalDatabase(), silent as never)
  try {
    return await settledBooks(paymentDepsOf(deps, provider))
  } finally {
    await close()
  }
}
