import { setTimeout as sleep } from 'node:timers/promises'
import type { ChildPortal } from './child-portal.ts'
import type { Reserved } from './reservations.ts'
import { buy, type Plan } from './stubborn-buyer.ts'

const plans: readonly Plan[] = ['pays', 'pays', 'pays', 'pays', 'pays', 'pays', 'pays', 'bad_card', 'aborts', 'leaves']
const atOnce = 12
/** The provider has charged and its answer is on the way: a kill finds several payments there. */
const slowCommits = { operation: 'commit', kind: 'delay', when: 'after', milliseconds: 200, times: null }

/**
 * Lets buyers pay while the portal is killed again and again, each time in the middle of what they do. Returns how many
 * had finished at each kill.
 */
export async function payUnderKills(
  portal: ChildPortal,
  reservations: readonly Reserved[],
  kills: number,
): Promise<number[]> {
  await fetch(`${portal.url}/webpay-sandbox/admin/faults`, {
    method: 'POST',
    body: JSON.stringify(slowCommits),
    headers: { 'content-type': 'application/json' },
  })
  const waiting = reservations.map((reserved, nth) => ({ reserved, plan: plans[nth % plans.length]! }))
  let done = 0
  const buyers = Array.from({ length: atOnce }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await buy(portal.url, next.reserved, next.plan)
      done++
    }
  })
  const killedAt: number[] = []
  const all = Promise.all(buyers)
  let isOver = false
  all.then(
    () => (isOver = true),
    () => (isOver = true),
  )
  while (killedAt.length < kills && !isOver) {
    await sleep(20)
    if (done < ((killedAt.length + 1) * reservations.length) / (kills + 2)) continue
    killedAt.push(done)
    await portal.kill()
    await portal.start()
  }
  await all
  return killedAt
}
