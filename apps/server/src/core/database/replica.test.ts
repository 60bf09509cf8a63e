import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { call } from '@portal/contract/core/endpoint'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { aLimitTable } from '#test/limits.ts'
import { Door } from '../door/door.ts'
import { type EmbeddedPostgres, startPostgres } from '../postgres/embedded-postgres.ts'
import { answerCache } from './answer-cache.ts'
import { type Db, inTransaction, openDatabase, replicaStandsIn } from './database.ts'
import { newChanges } from './events.ts'

interface Seen {
  /** Whether a replica answered. */
  replica: boolean
  rows: number
}
const SeenSchema = z.object({ replica: z.boolean(), rows: z.number() })
const get = (name: string, mayLag: boolean) =>
  call(
    { method: 'GET', path: `/v1/prueba/${name}`, area: {} },
    { summary: 'For a test', access: 'public', reply: SeenSchema, ...(mayLag && { mayLag }) },
  )
const calls = {
  now: get('now', false),
  late: get('late', true),
  writing: get('writing', true),
  kept: get('kept', true),
}
const save = call(
  { method: 'POST', path: '/v1/prueba/save', area: {} },
  { summary: 'For a test', access: 'public', budget: 'saving', reply: z.null() },
)
const caller = { ip: '127.0.0.1', userAgent: 'test', requestId: 'x' } as never

const [here, there] = ['primary', 'replica'].map((name) => mkdtempSync(join(tmpdir(), `portal-${name}-`))) as [
  string,
  string,
]
let primary: EmbeddedPostgres
let replica: EmbeddedPostgres
let db: Db
let direct: Db
let late: Db
let door: Door
const changes = newChanges(0)

const startPrimary = () => startPostgres(here, () => {}, { fsync: 'off' })
const sendOf = (sent: { method: string; path: string }) =>
  door.enter(sent as never, { caller, actor: null, params: {}, body: {} })
const read = async (name: keyof typeof calls) => (await sendOf(calls[name])).envelope.datos as unknown as Seen
const until = async (isSo: () => Promise<boolean>) => {
  for (let turns = 0; !(await isSo()); turns++) {
    if (turns > 200) throw new Error('it never came')
    await sleep(50)
  }
}

beforeAll(async () => {
  primary = await startPrimary()
  direct = openDatabase(primary.config, () => {})
  await sql`create table prueba (id int primary key generated always as identity)`.execute(direct)
  await aLimitTable(direct)
  await direct.destroy()
  await primary.stop()
  cpSync(join(here, 'postgres'), join(there, 'postgres'), { recursive: true })
  writeFileSync(join(there, 'postgres/standby.signal'), '')
  primary = await startPrimary()
  const from = `host=${primary.config.host} user=portal`
  replica = await startPostgres(there, () => {}, { fsync: 'off', primary_conninfo: from, hot_standby_feedback: 'on' })
  direct = openDatabase(primary.config, () => {})
  late = openDatabase(replica.config, () => {})
  db = openDatabase({ ...primary.config, replica: replica.config }, () => {})

  door = new Door(db, () => {})
  const seen = async (): Promise<Seen> => {
    const { rows } = await sql<Seen>`
      select pg_is_in_recovery() as replica, count(*) as rows from prueba where id > ${0}`.execute(db)
    return rows[0]!
  }
  const recall = answerCache<Seen>(changes, ['usuarios'], { ms: 60_000, max: 5 })
  door.mount(calls.now, seen)
  door.mount(calls.late, seen)
  door.mount(calls.kept, () => recall('a', seen))
  door.mount(calls.writing, async () => {
    await sql`insert into prueba default values`.execute(db)
    return seen()
  })
  door.mount(save, async () => {
    await inTransaction(db, (db) => sql`insert into prueba default values`.execute(db))
    return null
  })
})
afterAll(async () => {
  await Promise.all([db.destroy(), direct.destroy(), late.destroy()])
  await replica.stop()
  await primary.stop()
  for (const folder of [here, there]) rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => until(async () => (await read('late')).replica))

describe('with a replica', () => {
  test('only a read that may lag goes there', async () => {
    expect((await read('now')).replica).toBe(false)
    expect((await read('late')).replica).toBe(true)
    expect((await sendOf(save)).status).toBe(200)
  })

  test('a read that writes as well is answered by the primary', async () => {
    const { rows } = await read('now')
    expect(await read('writing')).toEqual({ replica: false, rows: rows + 1 })
  })

  test('what is remembered comes from the primary', async () => {
    expect((await read('kept')).replica).toBe(false)
  })

  test('one that stays behind is not asked', async () => {
    await sql`select pg_wal_replay_pause()`.execute(late)
    await sendOf(save)
    const { rows } = await read('now')
    await until(async () => !(await read('late')).replica)
    expect((await read('late')).rows).toBe(rows)
    await sql`select pg_wal_replay_resume()`.execute(late)
  })
})

describe('when the primary', () => {
  test('turns read-only, a write is told to come again, and no connection of before is lent again', async () => {
    const pidsOf = async () => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
      return rows[0]!.pid
    }
    const before = await pidsOf()
    await sql`alter system set default_transaction_read_only = on`.execute(direct)
    await sql`select pg_reload_conf()`.execute(direct)
    await until(async () => (await sendOf(save)).status === 503)
    const { envelope } = await sendOf(save)
    expect(envelope.estado).toBe('ERR')
    expect(await pidsOf()).not.toBe(before)
    await sql`set default_transaction_read_only = off`.execute(direct)
    await sql`alter system reset default_transaction_read_only`.execute(direct)
    await sql`select pg_reload_conf()`.execute(direct)
    await until(async () => (await sendOf(save)).status === 200)
  })

  test('hangs, reads that wait for it are answered by the replica', async () => {
    const { rows } = await read('now')
    const { rows: backends } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(direct)
    const [first] = readFileSync(join(here, 'postgres/postmaster.pid'), 'utf8').split('\n')
    const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
      for (const pid of [Number(first), ...backends.map(({ pid }) => pid)]) process.kill(pid, name)
    }
    signal('SIGSTOP')
    const begun = performance.now()
    const answers = await Promise.all(Array.from({ length: 30 }, () => read('now'))).finally(() => signal('SIGCONT'))
    expect(answers).toEqual(answers.map(() => ({ replica: true, rows })))
    expect(performance.now() - begun).toBeLessThan(5000)
    await until(async () => !(await read('now')).replica)
    expect((await sendOf(save)).status).toBe(200)
  })

  test('is away, every read is answered by the replica, none of it is kept, and writes are told to come again', async () => {
    const { rows } = await read('now')
    await primary.stop()
    expect(await read('now')).toEqual({ replica: true, rows }) // the first one waits until it is noticed
    expect(replicaStandsIn(db)).toBe(true)
    changes.emit('change', { area: '*' })
    expect((await read('kept')).replica).toBe(true)
    const { status } = await sendOf(save)
    expect(status).toBe(503)
    primary = await startPrimary()
    await until(async () => !(await read('now')).replica)
    expect((await sendOf(save)).status).toBe(200)
    await until(async () => !(await read('kept')).replica)
  })
})
