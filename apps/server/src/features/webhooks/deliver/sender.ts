import { integrationRoles } from '@portal/contract/api-keys/constants'
import { DeliveryState, DisabledWhy, webhookLimits } from '@portal/contract/webhooks/constants'
import { testEvent } from '@portal/contract/webhooks/events'
import { isIn, scopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { type Change, isOfAreas } from '#core/database/events.ts'
import { narrowed } from '#core/identity/api-keys/narrowed.ts'
import { actorFor } from '#core/identity/people.ts'
import { resolveHost } from '#core/outbound/checked-address.ts'
import { post } from '#core/outbound/post.ts'
import type { WebhookDeps } from '../deps.ts'
import { answerText, isReachable, mayReach } from '../rules.ts'
import { open, signaturesOf } from '../secrets.ts'
import { disableWebhook, endAttempt } from './end.ts'
import { payloadOf } from './payload.ts'
import * as queries from './queries.ts'

const atOnce = 8
const soonMs = 60_000

/**
 * Sends what is due as soon as a commit announces it; what was missed is found by a job each minute. Every process with
 * the role of jobs has one, and each delivery is taken by one of them.
 */
export class WebhookSender {
  readonly #deps: WebhookDeps
  readonly #running = new Set<Promise<void>>()
  #looking: Promise<void> | null = null
  #isAskedAgain = false
  #isStopped = false

  constructor(deps: WebhookDeps) {
    this.#deps = deps
    deps.changes.on('noted', this.#hear)
  }

  readonly #hear = (change: Change) => {
    if (isOfAreas(change, ['webhooks'])) this.wake()
  }

  /** Looks for what is due, unless it already does. */
  wake(): void {
    if (this.#isStopped) return
    this.#isAskedAgain = true
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null
      if (this.#isAskedAgain && this.#running.size < atOnce) this.wake()
    })
  }

  async #look(): Promise<void> {
    try {
      while (this.#isAskedAgain && !this.#isStopped) {
        this.#isAskedAgain = false
        while (this.#running.size < atOnce && !this.#isStopped) {
          const claimed = await claimNext(this.#deps, new Date())
          if (!claimed) break
          this.#start(attempt(this.#deps, claimed, () => new Date()))
        }
      }
    } catch (error) {
      this.#isAskedAgain = false // the job asks again within a minute
      if (!this.#isStopped) this.#deps.log.warn(`webhooks: ${(error as Error).message}`)
    }
  }

  #start(work: Promise<Date | null>): void {
    const running = work
      .then((next) => {
        const wait = next ? next.getTime() - Date.now() : Number.POSITIVE_INFINITY
        if (wait < soonMs) setTimeout(() => this.wake(), wait + 50).unref()
      })
      .catch((error: Error) => this.#deps.log.warn(`webhooks: ${error.message}`))
      .finally(() => {
        this.#running.delete(running)
        this.wake()
      })
    this.#running.add(running)
  }

  /** Takes nothing new, and waits for what is under way. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#deps.changes.off('noted', this.#hear)
    await this.#looking
    await Promise.all(this.#running)
  }
}

/** Sends a claimed delivery and stores what came back. Returns when to try again, null when it ended. */
async function attempt(deps: WebhookDeps, { due, headers, body }: Claimed, now: () => Date): Promise<Date | null> {
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

/** A delivery that this process has taken: nobody else sends it before its time is up. */
interface Claimed {
  due: queries.Due
  headers: Record<string, string>
  body: string
}

/** Longer than an attempt takes with all that belongs to it. */
const leaseMs = 60_000

/**
 * Takes the next delivery that is due; null when there is none. One whose owner may not see the row any more is skipped,
 * and a webhook whose owner may have none is disabled.
 */
export async function claimNext(deps: WebhookDeps, at: Date): Promise<Claimed | null> {
  for (;;) {
    const claimed = await inTransaction(deps.db, async (db) => {
      const due = await queries.lockDue(db, at)
      return due ? await take(deps, db, due, at) : null
    })
    if (claimed !== 'again') return claimed
  }
}

async function take(deps: WebhookDeps, db: Db, due: queries.Due, at: Date): Promise<Claimed | 'again'> {
  const owner = await actorFor(db, due.dueno_id, `webhook-${due.id}`)
  if (!owner || !integrationRoles.includes(owner.role)) {
    await disableWebhook(deps, db, due.webhook_id, DisabledWhy.owner, at)
    return 'again'
  }
  const who = narrowed(owner, due.limite_id === null ? null : { id: due.limite_id, countryId: due.limite_pais })
  const row = { enterpriseId: due.empresa_id, authorId: due.usuario_id }
  const seesIt = due.modulos.some((module) => who.modules.has(module as never)) && isIn(scopeOf(who), row)
  if (due.tipo !== testEvent && !seesIt) {
    await queries.endDelivery(db, due.id, DeliveryState.dropped, at)
    return 'again'
  }
  const body = payloadOf(due, deps.env.PUBLIC_URL)
  const headers = headersOf(deps, due, body, at)
  await queries.beginAttempt(db, due, { at, until: new Date(at.getTime() + leaseMs), headers })
  return { due, headers, body }
}

function headersOf({ secrets }: WebhookDeps, due: queries.Due, body: string, at: Date): Record<string, string> {
  const isBoth = due.secreto_anterior !== null && due.anterior_vence_en !== null && due.anterior_vence_en > at
  const signing = [due.secreto, ...(isBoth ? [due.secreto_anterior!] : [])].map((one) => open(secrets.webhook, one))
  const timestamp = Math.floor(at.getTime() / 1000)
  return {
    'content-type': 'application/json',
    'user-agent': 'Portal-Webhooks/1',
    'webhook-id': due.mensaje,
    'webhook-timestamp': `${timestamp}`,
    'webhook-signature': signaturesOf(signing, { id: due.mensaje, timestamp, body }),
  }
}
