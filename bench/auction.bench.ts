import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Db, openDatabase } from '../apps/server/src/core/database/database.ts'
import { migrate } from '../apps/server/src/core/database/migrate.ts'
import { secretOf } from '../apps/server/src/core/identity/sessions.ts'
import { startPostgres } from '../apps/server/src/core/postgres/embedded-postgres.ts'
import { anOpenAuction, bidsOf, leaveMs, openBidders } from '../apps/server/test/crash/auctions.ts'
import { type ChildPortal, childPortal } from '../apps/server/test/crash/child-portal.ts'
import { commands, flagsOf } from '../scripts/launch/commands.mjs'
import { openWatchers, type Watchers } from './core/auction-watchers.ts'
import { report } from './core/report.ts'
import { sizeOf } from './core/size.ts'

const pages = sizeOf('ITEMS', 300)
const seconds = sizeOf('SECONDS', 60)
const perSecond = 50
const warmUpBids = 500
/** How long pages and bids at a killed process may take to find the other one; both count again after it. */
const recoveryMs = 2000

interface Answered {
  nth: number
  status: number
  ms: number
  /** When the answer came, and how many bids were shown then. */
  at: number
  bids: number
}

/**
 * The last minute of an auction: open pages, fifty bids a second to two processes, one of which is killed in between and
 * started again. Counts bids that were confirmed and are not there, and those out of order; how long a bid takes, and how
 * long until every page shows it.
 */
export async function run(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const server = await startPostgres(folder, () => process.exit(1))
  const db = openDatabase(server.config, console.error)
  await migrate(db)
  const { env } = commands.start
  const flags = flagsOf(commands.start)
  const portals: ChildPortal[] = []
  let watchers: Watchers | undefined
  try {
    for (const name of ['a', 'b']) {
      const portal = await childPortal({ ...env, DATABASE_URL: server.url, DATA_DIR: join(folder, name) }, flags)
      await portal.start()
      portals.push(portal)
    }
    const secret = await secretOf(db, 'enlace')
    await warmUp(db, secret, portals)
    const auction = await anOpenAuction(db)
    const bidders = await openBidders(db, secret, auction.id, 100)
    watchers = await openWatchers(portals, auction.id, pages)
    await leaveMs(db, auction.id, seconds * 1000)

    const answers: (Answered | null)[] = []
    const killing = killOne(portals[1]!, seconds * 500)
    const waiting: Promise<void>[] = []
    const began = performance.now()
    for (let nth = 0; nth < seconds * perSecond; nth++) {
      await sleep(Math.max(0, began + (nth * 1000) / perSecond - performance.now()))
      const token = bidders[nth % bidders.length]!.token
      waiting.push(bid(portals, nth, token).then((answer) => void answers.push(answer)))
    }
    await Promise.all(waiting)
    const killedAt = await killing
    await sleep(1000)

    const rows = await bidsOf(db, auction.id)
    const byAmount = Map.groupBy(
      rows.filter(({ es_automatica }) => !es_automatica),
      ({ monto }) => monto,
    )
    const known = answers.filter((answer) => answer !== null)
    const accepted = known.filter(({ status }) => status === 200)
    const lost = accepted.filter(({ nth }) => byAmount.get(amountOf(nth))?.length !== 1)
    const misplaced = rows.filter((row, place) => {
      const before = rows[place - 1]
      return row.orden !== place + 1 || (before && (row.creado_en < before.creado_en || row.monto < before.monto))
    })
    const isCalm = ({ at }: Answered) => at < killedAt || at > killedAt + recoveryMs
    const times = known.filter(isCalm).map(({ ms }) => ms)
    const moved = known.filter((answer) => !isCalm(answer)).map(({ ms }) => ms)
    const lags = watchers.lags(accepted.filter(isCalm), (at) => at > killedAt && at < killedAt + recoveryMs)
    return report(
      'auction',
      [
        { what: 'Bids confirmed', value: accepted.length, unit: '' },
        {
          what: 'Bids confirmed that are not there, or there twice',
          value: lost.length,
          unit: '',
          most: 0,
        },
        // their process died between the commit and the answer: the repetition is told so (decision 006)
        { what: 'Bids that are there and were answered by 409', value: byAmount.size - accepted.length, unit: '' },
        { what: 'Bids without an answer', value: answers.length - known.length, unit: '', most: 0 },
        { what: 'Bids out of order', value: misplaced.length, unit: '', most: 0 },
        { what: 'Answer of a bid, median', value: shareOf(times, 0.5), unit: 'ms' },
        { what: 'Answer of a bid, p99', value: shareOf(times, 0.99), unit: 'ms', most: 60 },
        { what: `Slowest bid of the ${recoveryMs / 1000} s after the kill`, value: shareOf(moved, 1), unit: 'ms' },
        { what: 'Until a page shows it, median', value: shareOf(lags, 0.5), unit: 'ms' },
        { what: 'Until every page shows it', value: shareOf(lags, 1), unit: 'ms', most: 300 },
        { what: 'Pages at the end', value: watchers.open(), unit: '', least: pages },
      ],
      { pages, seconds, perSecond },
    )
  } finally {
    watchers?.close()
    for (const portal of portals) await portal.kill()
    await db.destroy()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Kills a process after so long, and starts it again. Returns when it was killed. */
async function killOne(portal: ChildPortal, afterMs: number): Promise<number> {
  await sleep(afterMs)
  const at = performance.now()
  await portal.kill()
  await portal.start()
  return at
}

/** Bids on another auction: the processes of one in its last minute have run for hours. */
async function warmUp(db: Db, secret: string, portals: readonly ChildPortal[]): Promise<void> {
  const { id } = await anOpenAuction(db)
  const bidders = await openBidders(db, secret, id, 10)
  for (let nth = 0; nth < warmUpBids; nth++) await bid(portals, nth, bidders[nth % bidders.length]!.token, 'warm')
}

/**
 * Each bid is 0.4 % above the one before: two of five are one increment above the price and accepted, the others come too
 * late, as in a last minute in which everyone wants it. More cannot be accepted: each adds 1 %.
 */
const amountOf = (nth: number) => Math.round(10_000 * 1.004 ** nth)

/**
 * Sends a bid through what stands before two processes: one that gets no answer is repeated with the same key, at the
 * other process, at once.
 */
async function bid(
  portals: readonly ChildPortal[],
  nth: number,
  token: string,
  name = 'bench',
): Promise<Answered | null> {
  const body = JSON.stringify({ monto: amountOf(nth) })
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': `${name}-${nth}`,
    'x-forwarded-for': `10.9.${nth % 100}.1`,
  }
  const began = performance.now()
  for (let turn = 0; turn < 20; turn++) {
    const { url } = portals[(nth + turn) % portals.length]!
    try {
      const reply = await fetch(`${url}/v1/clasificado/subasta/postor/${token}/puja`, { method: 'POST', headers, body })
      const { datos } = (await reply.json()) as { datos: { pujas?: number } | null }
      if (reply.status >= 500) continue
      const at = performance.now()
      return { nth, status: reply.status, ms: at - began, at, bids: datos?.pujas ?? 0 }
    } catch {
      if (turn % portals.length) await sleep(50) // neither of them answers
    }
  }
  return null
}

const shareOf = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
