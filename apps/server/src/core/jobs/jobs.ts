import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type pg from 'pg'
import { type ConstructorOptions, fromKysely, type Job, type JobResult, PgBoss } from 'pg-boss'
import type { Db } from '../database/database.ts'
import { spanned } from '../tracing/spans.ts'

/**
 * A job only points to rows, which hold the state: its data names rows and nothing else. `Data` exists in the type
 * only.
 */
export interface JobKind<Data extends object> {
  readonly name: string
  /** How many of them one process runs at a time, at least 2. */
  readonly atOnce: number
  /** How often a failed job is retried, and after how many seconds. */
  readonly retries: number
  readonly retryAfterSeconds: number
  /** A run that takes longer counts as failed. */
  readonly maxSeconds: number
  readonly is?: Data
}

const usual = { atOnce: 4, retries: 3, retryAfterSeconds: 60, maxSeconds: 900 }

/** Declares a kind of job; `define` binds its handler. */
export const jobKind = <Data extends object = Record<string, never>>(
  name: string,
  settings: Partial<typeof usual> = {},
): JobKind<Data> => ({ name, ...usual, ...settings })

/** Must be safe to run twice with the same data: a process may die between the work and its acknowledgement. */
export type JobHandler<Data extends object> = (data: Data, signal: AbortSignal) => Promise<void>

export interface Jobs {
  /** Enqueues a job inside the caller's transaction; without `after` it runs right after the commit. */
  enqueue<Data extends object>(db: Db, kind: JobKind<Data>, data: Data, options?: { after?: Date }): Promise<void>
  /** The same for many of one kind, in one statement. */
  enqueueMany<Data extends object>(
    db: Db,
    kind: JobKind<Data>,
    data: readonly Data[],
    options?: { after?: Date },
  ): Promise<void>
  /** Every process defines every kind at start; only those with the role `jobs` run the handler. */
  define<Data extends object>(kind: JobKind<Data>, handler: JobHandler<Data>): Promise<void>
  /** Runs a defined kind without data at the times of `cron` in a time zone, in one process. */
  schedule(kind: JobKind<Record<string, never>>, cron: string, timeZone: string): Promise<void>
  counts(): Promise<JobCounts>
  /** Takes no new jobs and waits for running ones, at most `seconds`; unfinished ones run again elsewhere. */
  stop(seconds?: number): Promise<void>
}

export interface JobCounts {
  /** Due now or later. */
  waiting: number
  /** Failed for good in the last 7 days. */
  failed: number
  /** How long the oldest due job has been waiting, in seconds. */
  lateSeconds: number
}

interface Options {
  db: Db
  /** Must reach the primary server, not a transaction pooler: workers LISTEN on it. */
  config: pg.ClientConfig
  log: (text: string) => void
  /** Whether this process runs jobs or only enqueues them. */
  isWorking: boolean
}

/** Prepares the tables of the queues (under a lock, so several processes may start at once) and starts polling. */
export async function startJobs({ db, config, log, isWorking }: Options): Promise<Jobs> {
  const boss = new PgBoss({
    ...config,
    application_name: 'portal jobs',
    connectionTimeoutMillis: 3000,
    max: isWorking ? 3 : 1,
    supervise: isWorking,
    schedule: isWorking,
    useListenNotify: isWorking,
    // polls rarely: NOTIFY announces new work
    cronWorkerIntervalSeconds: 30,
    flowIntervalSeconds: 3600,
    bamIntervalSeconds: 600,
  } as ConstructorOptions)
  boss.on('error', (error) => log(`jobs: ${error.message}`))
  boss.on('warning', ({ message }) => log(`jobs: ${message}`))
  await boss.start()
  // To make each queue again was most of a later start.
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))

  return {
    async enqueue(db, kind, data, { after } = {}) {
      await boss.send(kind.name, data, { db: fromKysely(db), ...(after && { startAfter: after }) })
    },
    async enqueueMany(db, kind, data, { after } = {}) {
      if (data.length > 0)
        await boss.insert(
          kind.name,
          data.map((data) => ({ data, ...(after && { startAfter: after }) })),
          { db: fromKysely(db) },
        )
    },
    async define(kind, handler) {
      const settings = {
        notify: true,
        retryLimit: kind.retries,
        retryDelay: kind.retryAfterSeconds,
        expireInSeconds: kind.maxSeconds,
        heartbeatSeconds: 60, // finds a job whose process died by missing heartbeats, before its time limit
      }
      const queue = queues.get(kind.name)
      if (!queue) await boss.createQueue(kind.name, settings)
      else if (!isDeepStrictEqual({ ...queue, ...settings }, queue)) await boss.updateQueue(kind.name, settings) // of an earlier release
      if (isWorking) await boss.work(kind.name, polling(kind.atOnce), runEach(handler, log))
    },
    async schedule(kind, cron, timeZone) {
      if (isWorking) await boss.schedule(kind.name, cron, {}, { tz: timeZone })
    },
    counts: () => countJobs(db),
    stop: (seconds = 10) => boss.stop({ graceful: true, timeout: seconds * 1000 }),
  }
}

/** Jobs of one transaction share one NOTIFY: after a full batch the next one follows immediately. */
const polling = (atOnce: number) =>
  ({
    batchSize: Math.max(2, atOnce),
    burstWhenBatchFull: true,
    perJobResults: true,
    pollingIntervalSeconds: 5, // while LISTEN is down
    notifyPollingIntervalSeconds: 15, // finds retries and delayed jobs
  }) as const

function runEach<Data extends object>(handler: JobHandler<Data>, log: (text: string) => void) {
  const run = async ({ id, name, data, signal }: Job<Data>): Promise<JobResult> => {
    try {
      await spanned(`job ${name}`, { 'portal.job_id': id }, () => handler(data, signal))
      return { id, status: 'completed' }
    } catch (error) {
      log(`job ${name} ${id} failed: ${(error as Error).message}`)
      return { id, status: 'failed', output: { message: (error as Error).message } }
    }
  }
  return (jobs: Job<Data>[]) => Promise.all(jobs.map(run))
}

/** Whether a job of this kind with this data is queued or running; one whose process stopped answering is not. */
export async function hasJob<Data extends object>(db: Db, kind: JobKind<Data>, data: Data): Promise<boolean> {
  const { rows } = await sql`
    select from pgboss.job
    where name = ${kind.name} and data @> ${JSON.stringify(data)}::jsonb and state < 'completed'
      and not (state = 'active' and coalesce(heartbeat_on + make_interval(secs => heartbeat_seconds) < now(), false))
    limit 1`.execute(db)
  return rows.length > 0
}

async function countJobs(db: Db): Promise<JobCounts> {
  const { rows } = await sql<JobCounts>`
    select
      count(*) filter (where state < 'active')::int as waiting,
      count(*) filter (where state = 'failed')::int as failed,
      coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after < now())), 0)::int
        as "lateSeconds"
    from pgboss.job where name not like '\\_\\_pgboss%'`.execute(db)
  return rows[0]!
}
