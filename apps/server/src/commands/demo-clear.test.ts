import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '#core/environment/env.ts'
import { openFiles } from '#core/files/open-files.ts'
import { openTestDatabase, type TestDatabase, urlOf } from '#test/test-database.ts'
import { loadDemo } from '../demo.ts'

let database: TestDatabase
let folder: string
let other: pg.Client
beforeAll(async () => {
  database = await openTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'portal-clear-'))
  other = new pg.Client(database.config)
  await other.connect()
})
afterAll(async () => {
  await other.end()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The command, as a terminal starts it. */
function started(file: string, ...words: string[]): ChildProcess {
  const env = { ...process.env, NODE_ENV: 'development', DATABASE_URL: urlOf(database.config), DATA_DIR: folder }
  return spawn(process.execPath, [join(import.meta.dirname, file), ...words], { env })
}

async function ended(child: ChildProcess): Promise<{ code: number; said: string }> {
  const [said, failed, [code]] = await Promise.all([text(child.stdout!), text(child.stderr!), once(child, 'close')])
  return { code, said: said + failed }
}
const run = (...words: string[]) => ended(started('demo-clear.ts', ...words))

const count = async () => (await other.query('select count(*) as people from usuario')).rows[0].people

/** The command has taken its locks and waits for the one that this test holds. */
const isWaiting = async () => {
  const { rows } = await sql`
    select from pg_locks where not granted and relation = 'contacto_palabra'::regclass`.execute(database.db)
  return rows.length > 0
}

test('without a demo set it says so', async () => {
  expect(await run()).toMatchObject({ code: 0, said: expect.stringContaining('There is no demo set') })
  expect(await run('--yes')).toMatchObject({ code: 0, said: expect.stringContaining('There is no demo set') })
})

test('it is tried first; a kill in the middle changes nothing; of two at once the second waits', async () => {
  const env = readEnv({ NODE_ENV: 'test', CAPTCHA: 'off', DATA_DIR: folder })
  await loadDemo(database.db, await openFiles(database.db, env))
  const tried = await run()
  expect(tried).toMatchObject({ code: 0, said: expect.stringMatching(/Would be removed.*60 {2}accounts.*-- --yes/s) })
  expect(await count()).toBe(60)

  await other.query('begin; lock table contacto_palabra in access exclusive mode')
  const killed = started('demo-clear.ts', '--yes')
  await expect.poll(isWaiting, { timeout: 60_000 }).toBe(true)
  killed.kill('SIGKILL')
  await once(killed, 'close')
  await other.query('rollback')
  await expect.poll(isWaiting, { timeout: 60_000 }).toBe(false)
  expect(await count()).toBe(60)

  await other.query('begin; lock table contacto_palabra in access exclusive mode')
  const first = started('demo-clear.ts', '--yes')
  await expect.poll(isWaiting, { timeout: 60_000 }).toBe(true)
  await database.db.selectFrom('usuario').select('id').execute() // who reads goes on
  const writing = database.db.updateTable('usuario').set({ nombres: 'Nadie' }).where('id', '=', 0).execute()
  const second = started('demo-clear.ts', '--yes')
  await other.query('rollback')
  const [one, two] = await Promise.all([ended(first), ended(second), writing])
  expect(one).toMatchObject({ code: 0, said: expect.stringMatching(/Removed for good:.*60 {2}accounts.*14 files/s) })
  expect(two).toMatchObject({ code: 0, said: expect.stringContaining('Nothing was left to remove.') })
  expect(await count()).toBe(0)
}, 180_000)

test('then a super administrator makes the house', async () => {
  const house = ['--house', 'Explosivos del Norte', '--abbreviation', 'EDN', '--country', 'PE']
  const contact = ['--house-email', 'ventas@example.com', '--house-phone', '1 234 5678']
  const person = ['--names', 'Ana María', '--last-name', 'Rojas', '--email', 'superadmin@example.com']
  const made = await ended(started('admin-create.ts', ...person, ...house, ...contact))
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining('is a super administrator') })
  const { rows } = await other.query('select nombre from empresa where id = casa_id()')
  expect(rows).toEqual([{ nombre: 'Explosivos del Norte' }])
  expect(await run()).toMatchObject({ code: 0, said: expect.stringContaining('Nothing is left to remove.') })
})
