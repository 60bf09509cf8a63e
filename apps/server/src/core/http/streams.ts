import { PassThrough } from 'node:stream'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '../base/actor.ts'
import { callerOf } from '../base/caller.ts'
import { Refusal } from '../base/errors.ts'
import { type Change, type Changes, mayReceive } from '../database/events.ts'
import { bearerOf, type WhoIs } from './http.ts'

interface Options {
  whoIs: WhoIs
  changes: Changes
  heartbeatMs?: number
  log: (text: string) => void
}

export interface Streams {
  /** Ends every stream, so that the server can close; refuses new ones. */
  stop(): void
}

const streamsPerUser = 6
const quietMs = 200
/** Areas whose changes may sign a reader out or change the rows they may see. */
const whoMayBeOther: ReadonlySet<string> = new Set(['sesion', 'acceso', 'ajuste', '*'])

/**
 * Live updates (rule scope/changes-told), read with fetch and the Bearer header. `data: {"area":"…"}` says what to load
 * again, `*` means everything. `event: sesion` says that the session ended; after any other end the reader reconnects
 * with the newest token.
 */
export function streamRoutes(app: FastifyInstance, { whoIs, changes, heartbeatMs = 25_000, log }: Options): Streams {
  const open = new Map<number, Set<EventStream>>()
  let isStopping = false

  const each = (userId: number | undefined, act: (stream: EventStream) => void) => {
    const users = userId === undefined ? [...open.values()] : [open.get(userId) ?? []]
    for (const streams of users) for (const stream of streams) act(stream)
  }
  const tell = (change: Change) =>
    each(change.usuario_id, (stream) => {
      if (mayReceive(stream.actor, change)) stream.tell(change.area)
      if (whoMayBeOther.has(change.area))
        stream.checkSession().catch((error: Error) => log(`streams: ${error.message}`))
    })
  const heartbeat = setInterval(() => each(undefined, (stream) => stream.beat()), heartbeatMs).unref()
  changes.on('change', tell)

  app.get('/v1/eventos', async (request, reply) => {
    if (isStopping) throw new Refusal(coreMessages.busy)
    const token = bearerOf(request) ?? ''
    const caller = callerOf(request)
    const actor = token ? await whoIs(token, caller) : null
    if (!actor) throw new Refusal(coreMessages.sessionEnded)

    const streams = open.get(actor.id) ?? new Set<EventStream>()
    if (streams.size >= streamsPerUser) throw new Refusal(coreMessages.tooMany, { retryAfter: 30 })
    const stream = new EventStream(actor, () => whoIs(token, caller))
    open.set(actor.id, streams.add(stream))
    stream.body.once('close', () => {
      streams.delete(stream)
      if (streams.size === 0) open.delete(actor.id)
    })
    return reply
      .type('text/event-stream')
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no') // nginx would buffer them
      .send(stream.body)
  })

  return {
    stop() {
      isStopping = true
      clearInterval(heartbeat)
      changes.off('change', tell)
      each(undefined, (stream) => stream.end())
    },
  }
}

class EventStream {
  readonly body = new PassThrough()
  readonly #whoIs: () => Promise<Actor | null>
  /** Areas announced within the last 200 ms, and whether they changed again since. */
  readonly #quiet = new Map<string, { timer: NodeJS.Timeout; changedAgain: boolean }>()

  /** The reader, as last loaded. */
  actor: Actor

  constructor(actor: Actor, whoIs: () => Promise<Actor | null>) {
    this.#whoIs = whoIs
    this.actor = actor
    // The reader may have renewed their session: they reconnect with the newest token, or learn then that it ended.
    const life = setTimeout(() => this.end(), actor.expiresAt.getTime() - Date.now())
    this.body.once('close', () => {
      clearTimeout(life)
      for (const { timer } of this.#quiet.values()) clearTimeout(timer)
    })
    this.body.on('error', () => {}) // the reader is gone
    this.beat()
  }

  /** Sends immediately, and then at most once per 200 ms however often an area changes. */
  tell(area: string): void {
    const known = this.#quiet.get(area)
    if (known) {
      known.changedAgain = true
      return
    }
    this.#write(`data: ${JSON.stringify({ area })}\n\n`)
    const timer = setTimeout(() => {
      const { changedAgain } = this.#quiet.get(area)!
      this.#quiet.delete(area)
      if (changedAgain) this.tell(area)
    }, quietMs)
    this.#quiet.set(area, { timer, changedAgain: false })
  }

  async checkSession(): Promise<void> {
    const actor = await this.#whoIs()
    if (actor) {
      this.actor = actor
      return
    }
    this.#write('event: sesion\ndata: {}\n\n')
    this.end()
  }

  beat(): void {
    this.#write(':\n\n')
  }

  end(): void {
    if (!this.body.destroyed) this.body.end()
  }

  #write(text: string): void {
    if (this.body.destroyed || this.body.writableEnded) return
    // Hundreds of unread messages: a reader this slow is disconnected to save memory, and reconnects.
    if (!this.body.write(text)) this.body.destroy()
  }
}
