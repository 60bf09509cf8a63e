import type { Change } from '#core/database/events.ts'
import { isOfAreas } from '#core/database/events.ts'
import type { WebhookDeps } from '../deps.ts'
import { claimNext } from './claim.ts'
import { attempt } from './deliver.ts'

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
