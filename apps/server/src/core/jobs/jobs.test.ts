import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { inTransaction } from '../database/database.ts'
import { type Jobs, jobKind, startJobs } from './jobs.ts'

let database: TestDatabase
let worker: Jobs
let sender: Jobs
const done: number[] = []
const lines: string[] = []
const noteJob = jobKind<{ numero: number }>('note')
const failingJob = jobKind<{ numero: number }>('failing', { retries: 1, retryAfterSeconds: 1 })
const dailyJob = jobKind('daily')
const longJob = jobKind<{ numero: number }>('long', { retryAfterSeconds: 30, maxSeconds: 7200 })

beforeAll(async () => {
  database = await openTestDatabase()
  const { db, config } = database
  const log = (text: string) => lines.push(text)
  // two processes that start at once: one works, one only sends
  ;[worker, sender] = await Promise.all(
    [true, false].map((isWorking) => startJobs({ db, config, log, isWorking })) as [Promise<Jobs>, Promise<Jobs>],
  )
  for (const jobs of [sender, worker]) {
    await jobs.define(noteJob, async ({ numero }) => {
      await sleep(5)
      done.push(numero)
    })
    await jobs.define(failingJob, async ({ numero }) => {
      throw new Error(`no use ${numero}`)
    })
    await jobs.define(dailyJob, async () => {})
    await jobs.define(longJob, async () => {})
  }
})
afterAll(async () => {
  await Promise.all([worker.stop(), sender.stop()])
  await database.close()
})

const numbered = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)

describe('jobs', () => {
  test('ring at the commit of the transaction that set them, not before', async () => {
    await inTransaction(database.db, async (db) => {
      await sender.enqueue(db, noteJob, { numero: 1 })
      await sleep(100)
      expect(done).toEqual([])
    })
    await vi.waitFor(() => expect(done).toEqual([1]), { timeout: 1000, interval: 5 })
  })

  test('do not exist when the transaction is rolled back', async () => {
    const undone = inTransaction(database.db, async (db) => {
      await sender.enqueue(db, noteJob, { numero: 2 })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await worker.counts()).toMatchObject({ waiting: 0 })
    expect(done).toEqual([1])
  })

  test('of one transaction are all done at once, however many, although they share one notification', async () => {
    const numbers = numbered(100, 21)
    await inTransaction(database.db, async (db) => {
      for (const numero of numbers) await sender.enqueue(db, noteJob, { numero })
    })
    await vi.waitFor(() => expect(done.slice(1).sort()).toEqual(numbers), { timeout: 3000 })
  })

  test('set for later wait', async () => {
    await worker.enqueue(database.db, noteJob, { numero: 3 }, { after: new Date(Date.now() + 3_600_000) })
    expect(await worker.counts()).toMatchObject({ waiting: 1, lateSeconds: 0 })
    await sleep(100)
    expect(done).not.toContain(3)
  })

  test('that throw are tried again, then counted as failed, and logged without their data', async () => {
    await worker.enqueue(database.db, failingJob, { numero: 9 })
    await vi.waitFor(() => expect(lines.filter((line) => line.includes('no use 9'))).toHaveLength(1))
    expect(lines.join()).toMatch(/job failing \S+ failed/)
    // what is logged is marked as waiting again a moment later
    await vi.waitFor(async () => expect(await worker.counts()).toMatchObject({ waiting: 2, failed: 0 }))
  })

  test('are planned once although every process plans them', async () => {
    for (const jobs of [worker, sender, worker]) await jobs.schedule(dailyJob, '17 * * * *', 'America/Santiago')
    const { rows } = await sql`select name, cron, timezone from pgboss.schedule`.execute(database.db)
    expect(rows).toEqual([{ name: 'daily', cron: '17 * * * *', timezone: 'America/Santiago' }])
  })

  test('have the settings of the release that runs, also where an earlier one has made their queue', async () => {
    const settings = async () => {
      const { rows } = await sql`
        select retry_limit as retries, expire_seconds as seconds from pgboss.queue where name = 'note'`.execute(
        database.db,
      )
      return rows
    }
    expect(await settings()).toEqual([{ retries: 3, seconds: 900 }])
    const { db, config } = database
    const later = await startJobs({ db, config, log: () => {}, isWorking: false })
    await later.define(jobKind('note', { retries: 7, maxSeconds: 60 }), async () => {})
    expect(await settings()).toEqual([{ retries: 7, seconds: 60 }])
    await later.stop()
  })

  test('whose process died run again: it is silent for a minute, however long they may take', async () => {
    await worker.enqueue(database.db, longJob, { numero: 5 }, { after: new Date(Date.now() + 3_600_000) })
    await sql`
      update pgboss.job set state = 'active', started_on = now() - interval '2 minutes',
        heartbeat_on = now() - interval '2 minutes' where name = 'long'`.execute(database.db)
    const { config } = database
    const supervisor = new PgBoss({ ...(config as object), supervise: false, schedule: false })
    await supervisor.start()
    await supervisor.supervise('long')
    await supervisor.stop()
    const { rows } = await sql<{ state: string; wait: number }>`
      select state::text, extract(epoch from start_after - now())::int as wait from pgboss.job where name = 'long'`.execute(
      database.db,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]!.state).toBe('retry')
    expect(rows[0]!.wait).toBeLessThanOrEqual(30)
  })
})

test('stopping waits for the job that is at work', async () => {
  const { db, config } = database
  const jobs = await startJobs({ db, config, log: () => {}, isWorking: true })
  const slowJob = jobKind('slow')
  const steps: string[] = []
  await jobs.define(slowJob, async () => {
    steps.push('begun')
    await sleep(300)
    steps.push('ended')
  })
  await jobs.enqueue(db, slowJob, {})
  await vi.waitFor(() => expect(steps).toEqual(['begun']))
  await jobs.stop()
  expect(steps).toEqual(['begun', 'ended'])
})
