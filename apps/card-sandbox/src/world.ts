import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

export interface WorldOptions {
  /** The one key that the API takes. */
  apiKey: string
  /** The name on the pages. */
  shopName: string
  /** Where buyers reach the pages, without a slash at the end. Left out: as each call says. */
  publicUrl?: string
}

/** What goes wrong with the next call of one operation. */
export interface Fault {
  operation: string
  /** Before anything was done, or after it. */
  moment: 'before' | 'after'
  /** No answer at all, a page of a proxy, or an empty answer. */
  answer: 'hang' | 'badGateway' | 'empty'
}

interface Answered {
  sent: string
  status: number
  body: unknown
}

/** An error as the provider answers it. */
export class Refused extends Error {
  readonly status: number
  readonly body: object
  constructor(status: number, body: object) {
    super('refused')
    this.status = status
    this.body = body
  }
}

/** What one sandbox knows: its clock, what shall go wrong, the calls it got, and its payments. */
export class World {
  readonly shopName: string
  readonly apiKey: string
  readonly publicUrl: string | undefined
  /** By the token that the shop knows. */
  readonly payments = new Map<string, object>()
  readonly faults: Fault[] = []
  /** How many searches find nothing yet. */
  lateSearches = 0
  readonly calls: { operation: string; token: string }[] = []
  readonly #answered = new Map<string, Answered>()
  readonly #held = new Set<() => void>()
  #ahead = 0

  constructor({ apiKey, shopName, publicUrl }: WorldOptions) {
    this.apiKey = apiKey
    this.publicUrl = publicUrl
    this.shopName = shopName
  }

  now(): number {
    return Date.now() + this.#ahead
  }

  letPass(minutes: number): void {
    this.#ahead += minutes * 60_000
  }

  /** Ends all calls that hang. */
  release(): void {
    for (const end of this.#held) end()
  }

  /**
   * Does what one call asks for, with the fault that was planned for it. A call with a key that is known gets the first
   * answer again; with other contents it is refused.
   */
  async serve(
    { operation, token, key, repeated }: { operation: string; token: string; key?: string; repeated?: Refused },
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => { status?: number; body: object },
  ): Promise<unknown> {
    this.calls.push({ operation, token })
    const at = this.faults.findIndex((fault) => fault.operation === operation)
    const [fault] = at < 0 ? [] : this.faults.splice(at, 1)
    if (fault?.moment === 'before') return this.#fail(fault, request, reply)
    const answer = this.#once(key, JSON.stringify([request.url, request.body]), repeated, work)
    if (fault) return this.#fail(fault, request, reply)
    return reply.code(answer.status).send(answer.body)
  }

  #once(
    key: string | undefined,
    sent: string,
    repeated: Refused | undefined,
    work: () => { status?: number; body: object },
  ) {
    const known = key === undefined ? undefined : this.#answered.get(key)
    if (known && known.sent !== sent && repeated) return { status: repeated.status, body: repeated.body }
    if (known) return known
    let answer: { status: number; body: object }
    try {
      const { status = 200, body } = work()
      answer = { status, body: structuredClone(body) }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      answer = { status: error.status, body: error.body }
    }
    if (key !== undefined) this.#answered.set(key, { ...answer, sent })
    return answer
  }

  async #fail({ answer }: Fault, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (answer === 'badGateway') return reply.code(502).type('text/html').send('<h1>502 Bad Gateway</h1>')
    if (answer === 'empty') return reply.code(200).send('')
    await new Promise<void>((end) => {
      this.#held.add(end)
      request.raw.socket.once('close', end)
    })
    return reply.hijack()
  }
}

/** Letters and digits, as ids of providers have them. */
export const randomId = (bytes = 24): string => randomBytes(bytes).toString('hex')
