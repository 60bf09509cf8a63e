import { randomBytes } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Area, areas, audiences } from '@portal/contract/core/areas'
import { sql } from 'kysely'
import pg from 'pg'
import type { Actor } from '../base/actor.ts'
import { isIn, ownedBy, scopeOf } from '../base/scope.ts'
import type { Db } from './db.ts'
import { RecentLog } from './recent-log.ts'

/** Who receives a change outside the house: people of an enterprise or of a country, or one person. */
export interface Audience {
  enterpriseId?: number | null
  countryId?: number
  authorId?: number
}

/**
 * A change. `area` names a list or the rows of a feature (`*`: anything). `usuario_id` limits it to one person; `of`
 * names the owners of the rows, for areas that only they and staff receive. `facts` are what anyone may see of the row
 * `id`, null while it is not public: by them a cached answer knows whether it is touched. Without them it is.
 */
export interface Change {
  area: string
  usuario_id?: number
  of?: readonly Audience[]
  id?: number | string
  facts?: { before: object | null; after: object | null }
}

/** A change as it is announced. The process that made it hears it twice, and knows it by its tag. */
type Tagged = Change & { tag: string }

/**
 * Whether a person may receive a change (rule scope/changes-told): `audiences` says who does besides staff of the
 * house.
 */
export function mayReceive(actor: Hearer, { area, usuario_id: onlyId, of = [] }: Change): boolean {
  if (onlyId !== undefined) return onlyId === actor.id
  if (actor.isOfHouse || area === '*' || audiences[area as Area] === 'everyone') return true
  return of.some(
    (row) => isOfCountry(actor, row) || isIn(row.enterpriseId === undefined ? ownedBy(actor.id) : scopeOf(actor), row),
  )
}

const isOfCountry = ({ countryId }: Hearer, row: Audience) => countryId !== null && row.countryId === countryId

type Hearer = Pick<Actor, 'id' | 'isOfHouse' | 'enterpriseId' | 'countryId'>

/** The connection was lost: anything may have changed. */
const everything: Change = { area: '*' }

interface ChangeEvents {
  /** Announced by PostgreSQL, from any process. */
  change: [Change, tag?: string]
  /** Committed by this process, some milliseconds earlier. */
  written: [Change, tag?: string]
  /** Either, each change once. */
  noted: [Change]
}

/** The changes of all processes, as this one hears of them, with the latest of them. */
export class Changes extends EventEmitter<ChangeEvents> {
  readonly latest = new RecentLog<Change>()
  /** How long an answer that a change touched may be served on when it was made again because of an earlier change. */
  readonly refreshMs: number

  constructor(refreshMs: number) {
    super()
    this.refreshMs = refreshMs
    this.setMaxListeners(0)
    const note = (change: Change, tag?: string) => {
      if (this.latest.add(change, tag)) this.emit('noted', change)
    }
    this.on('change', note)
    this.on('written', note)
  }
}

/** Whether a change is of one of these areas. */
export const isOfAreas = ({ area }: Change, areas: readonly Area[]): boolean =>
  area === '*' || areas.some((each) => each === area)

/** What visitors are promised: nothing that they see is older. */
const freshWithinMs = 1000

export const newChanges = (refreshMs = freshWithinMs): Changes => new Changes(refreshMs)

const channel = 'portal'
const listenEveryMs = 15_000
const silenceMs = 5000

export interface Listener {
  changes: Changes
  stop(): Promise<void>
}

/** Opens one listening connection per process. It needs the primary server: no replica, no transaction pooler. */
export function listenForChanges(
  config: pg.ClientConfig,
  log: (text: string) => void,
  changes: Changes = newChanges(),
): Listener {
  const stopped = new AbortController()
  const running = (async () => {
    for (let wait = 100; !stopped.signal.aborted; wait = Math.min(wait * 2, 5000)) {
      const client = new pg.Client({ ...config, keepAlive: true, application_name: 'portal events' })
      try {
        await listen(client, changes, stopped.signal, () => {
          wait = 100
        })
      } catch (error) {
        if (!stopped.signal.aborted) log(`events: ${(error as Error).message}, again in ${wait} ms`)
      }
      await client.end().catch(() => {}) // already closed
      await sleep(wait, undefined, { signal: stopped.signal }).catch(() => {})
    }
  })()
  return {
    changes,
    async stop() {
      stopped.abort()
      await running
    },
  }
}

async function listen(
  client: pg.Client,
  changes: Changes,
  stopped: AbortSignal,
  onListening: () => void,
): Promise<void> {
  const lost = new Promise<never>((_, reject) => {
    client.once('error', reject)
    client.once('end', () => reject(new Error('the connection ended')))
  })
  lost.catch(() => {}) // may reject while nothing awaits it
  await client.connect()
  client.on('notification', ({ payload }) => {
    for (const { tag, ...change } of JSON.parse(payload ?? '[]') as Tagged[]) changes.emit('change', change, tag)
  })
  await client.query(`listen ${channel}`)
  changes.emit('change', everything)
  onListening()
  for (;;) {
    await Promise.race([lost, sleep(listenEveryMs, undefined, { ref: false, signal: stopped })])
    const silent = sleep(silenceMs, undefined, { ref: false }).then(() => {
      throw new Error('the connection is silent') // a half-open connection sends nothing
    })
    await Promise.race([lost, client.query('select 1'), silent])
  }
}

/**
 * Announces changes at commit, in areas of the contract; a rollback announces nothing. Call it once per request: NOTIFY
 * takes a lock of the whole server.
 */
export async function announceChanges(db: Db, ...told: Change[]): Promise<void> {
  if (!told.length) return
  for (const { area } of told) if (!known.has(area)) throw new Error(`nobody hears of the area ${area}`)
  const batch = randomBytes(6).toString('base64url')
  const changes = told.map((change, index) => ({ ...change, tag: `${batch}${index}` }))
  for (const portion of portionsOf(changes)) await sql`select pg_notify(${channel}, ${portion})`.execute(db)
  if (!db.isTransaction) announce(db, changes)
  else toldIn.set(db, [...(toldIn.get(db) ?? []), ...changes])
}

/** PostgreSQL refuses payloads of 8000 bytes and more. */
const mostBytes = 7000
const ofAtOnce = 100

function portionsOf(changes: readonly Tagged[]): string[] {
  const portions: string[] = []
  const pieces = changes.flatMap(({ of, ...change }) => {
    if (!of) return [JSON.stringify(change)]
    const parts = Math.max(1, Math.ceil(of.length / ofAtOnce))
    return Array.from({ length: parts }, (_, part) =>
      JSON.stringify({ ...change, of: of.slice(part * ofAtOnce, (part + 1) * ofAtOnce) }),
    )
  })
  const portion: string[] = []
  for (const piece of pieces) {
    if (portion.join().length + piece.length > mostBytes) portions.push(`[${portion.splice(0).join()}]`)
    portion.push(piece)
  }
  return [...portions, `[${portion.join()}]`]
}

const known = new Set<string>(areas)
const toldIn = new WeakMap<Db, Tagged[]>()
const hearers = new WeakMap<Db, Changes>()

/** Makes `changes` emit at once what this process commits through `db`, so that a writer reads their own write. */
export function emitOwnWrites(db: Db, changes: Changes): void {
  hearers.set(db, changes)
}

/** Emits in this process what a committed transaction announced. */
export const announceOwnWrites = (db: Db, transaction: Db): void => announce(db, toldIn.get(transaction) ?? [])

function announce(db: Db, changes: readonly Tagged[]): void {
  for (const { tag, ...change } of changes) hearers.get(db)?.emit('written', change, tag)
}
