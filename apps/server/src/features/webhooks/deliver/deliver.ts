import { webhookLimits } from '@portal/contract/webhooks/constants'
import { resolveHost } from '#core/outbound/checked-address.ts'
import { post } from '#core/outbound/post.ts'
import type { WebhookDeps } from '../deps.ts'
import { answerText, isReachable, mayReach } from '../rules.ts'
import { type Claimed, claimNext } from './claim.ts'
import { endAttempt } from './end.ts'

/** Sends a claimed delivery and stores what came back. Returns when to try again, null when it ended. */
export async function attempt(
  deps: WebhookDeps,
  { due, headers, body }: Claimed,
  now: () => Date,
): Promise<Date | null> {
  const began = performance.now()
  const { timeoutMs: milliseconds, keptBytes: mostBytes } = webhookLimits
  const isAllowed = mayReach(new URL(due.direccion).protocol, isReachable(deps.env))
  const rules = { resolve: resolveHost, isAllowed, milliseconds, mostBytes }
  const { status = null, error = null, ...rest } = await post(due.direccion, { ...rules, headers, body })
  const answer = 'text' in rest ? answerText(rest.text, rest.type) : null
  const ms = Math.round(performance.now() - began)
  return endAttempt(deps, due, { ms, estado_http: status, error, respuesta: answer }, now())
}

/** Sends all that is due at a moment, one after the other. Returns how many attempts were made. */
export async function deliverDue(deps: WebhookDeps, at: Date): Promise<number> {
  for (let attempts = 0; ; attempts++) {
    const claimed = await claimNext(deps, at)
    if (!claimed) return attempts
    await attempt(deps, claimed, () => at)
  }
}
