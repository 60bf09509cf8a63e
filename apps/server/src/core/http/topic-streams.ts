import { PassThrough } from 'node:stream'
import type { Area } from '@portal/contract/core/areas'
import { coreMessages } from '@portal/contract/core/core-messages'
import { largestId } from '@portal/contract/core/limits'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../base/caller.ts'
import { Refusal } from '../base/errors.ts'
import { networkOf } from '../base/ip-addresses.ts'
import { type Change, type Changes, isOfAreas } from '../database/events.ts'
import type { Streams } from './streams.ts'

/** What anyone may watch, row by row: a page per row hears of each change of it. */
export interface Topic {
  /** With `:id`. */
  path: string
  /** Changes of this area that name a row are changes of it; others are changes of every row. */
  area: Area
  /** Returns what watchers of a row get, as JSON without line breaks; null for none. */
  read(id: number): Promise<string | null>
}

interface Options {
  changes: Changes
  log: (text: string) => void
  /** How often watchers get the row without a change: the server's clock, and what a lost change left out. */
  repeatMs?: number
}

const mostPerNetwork = 60
const mostOfProcess = 5000
/** Changes within it are told together, with what the row is at its end. */
const gatherMs = 100

/**
 * Mounts streams that need no session. Each event is the whole row, read once for all of its watchers: at once after a
 * change, then at most every 100 ms. A watcher who reads too slowly is disconnected and comes back.
 */
export function topicStreams(app: FastifyInstance, topics: readonly Topic[], options: Options): Streams {
  const opened = topics.map((topic) => openTopic(app, topic, options))
  return {
    stop() {
      for (const topic of opened) topic.stop()
    },
  }
}

function openTopic(app: FastifyInstance, topic: Topic, { changes, log, repeatMs = 20_000 }: Options): Streams {
  const rooms = new Map<number, Room>()
  const perNetwork = new Map<string, number>()
  let watchers = 0
  let isStopping = false

  const hear = (change: Change) => {
    if (!isOfAreas(change, [topic.area])) return
    const named = change.area === '*' ? undefined : change.id
    for (const [id, room] of rooms) if (named === undefined || Number(named) === id) room.changed()
  }
  const repeat = setInterval(() => hear({ area: '*' }), repeatMs).unref()
  changes.on('noted', hear)

  const count = (network: string, by: 1 | -1) => {
    watchers += by
    const left = (perNetwork.get(network) ?? 0) + by
    if (left > 0) perNetwork.set(network, left)
    else perNetwork.delete(network)
  }

  const roomOf = (id: number): Room => {
    const room = rooms.get(id) ?? new Room(() => topic.read(id), log)
    rooms.set(id, room)
    return room
  }
  const leave = (id: number, room: Room) => {
    if (room.isEmpty && rooms.get(id) === room) rooms.delete(id)
  }
  /** The room is there before the row is read, so that a change in between is heard. */
  const readIn = async (id: number): Promise<{ room: Room; first: string }> => {
    const before = roomOf(id)
    const { changes: seen } = before
    try {
      const first = await topic.read(id)
      if (first === null) throw new Refusal(coreMessages.absent)
      const room = roomOf(id) // the last watcher may have left meanwhile
      if (room !== before || room.changes !== seen) setImmediate(() => room.changed())
      return { room, first }
    } catch (error) {
      leave(id, before)
      throw error
    }
  }

  app.get<{ Params: { id: string } }>(topic.path, async (request, reply) => {
    if (isStopping || watchers >= mostOfProcess) throw new Refusal(coreMessages.busy)
    const network = networkOf(callerOf(request).ip)
    if ((perNetwork.get(network) ?? 0) >= mostPerNetwork) throw new Refusal(coreMessages.tooMany, { retryAfter: 30 })
    const id = idOf(request.params.id)
    if (id === null) throw new Refusal(coreMessages.absent)
    const { room, first } = await readIn(id)
    const body = room.enter(first)
    count(network, 1)
    body.once('close', () => {
      count(network, -1)
      room.leave(body)
      leave(id, room)
    })
    return reply
      .type('text/event-stream')
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no') // nginx would buffer them
      .send(body)
  })

  return {
    stop() {
      isStopping = true
      clearInterval(repeat)
      changes.off('noted', hear)
      for (const room of rooms.values()) room.end()
    },
  }
}

function idOf(text: string): number | null {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0
  return id > 0 && id <= largestId ? id : null
}

/** The watchers of one row. */
class Room {
  readonly #streams = new Set<PassThrough>()
  readonly #read: () => Promise<string | null>
  readonly #log: (text: string) => void
  #timer: NodeJS.Timeout | undefined
  #isChanged = false
  /** How many changes were heard. */
  changes = 0

  constructor(read: () => Promise<string | null>, log: (text: string) => void) {
    this.#read = read
    this.#log = log
  }

  get isEmpty(): boolean {
    return this.#streams.size === 0
  }

  enter(first: string): PassThrough {
    const body = new PassThrough()
    body.on('error', () => {}) // the watcher is gone
    body.write(`retry: 1000\ndata: ${first}\n\n`)
    this.#streams.add(body)
    return body
  }

  leave(body: PassThrough): void {
    this.#streams.delete(body)
    if (this.isEmpty) clearTimeout(this.#timer)
  }

  /** Tells the watchers at once, or with what else changes within the next 100 ms. */
  changed(): void {
    this.changes++
    if (this.isEmpty) return
    if (this.#timer) {
      this.#isChanged = true
      return
    }
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      if (this.#isChanged) this.changed()
    }, gatherMs)
    this.#isChanged = false
    void this.#tell()
  }

  async #tell(): Promise<void> {
    try {
      const text = await this.#read()
      if (text === null) return this.end()
      const event = `data: ${text}\n\n`
      for (const stream of this.#streams) if (!stream.destroyed && !stream.write(event)) stream.destroy()
    } catch (error) {
      this.#log(`streams: ${(error as Error).message}`) // told at the next change, or with the next repetition
    }
  }

  end(): void {
    clearTimeout(this.#timer)
    for (const stream of this.#streams) if (!stream.destroyed) stream.end()
  }
}
