import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { refuseUnserved } from './binaries.ts'
import { type EmbeddedPostgres, startPostgres } from './embedded-postgres.ts'

const top = mkdtempSync(join(tmpdir(), 'portal-postgres-'))
const shared = join(top, 'shared')
afterAll(() => rmSync(top, { recursive: true, force: true }))

const unasked = () => {
  throw new Error('PostgreSQL ended without being asked')
}

async function query(server: Pick<EmbeddedPostgres, 'url'>, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(server.url)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

async function whileServing(dataDir: string, work: (server: EmbeddedPostgres) => Promise<void>): Promise<void> {
  const server = await startPostgres(dataDir, unasked)
  try {
    await work(server)
  } finally {
    await server.stop()
  }
}

/** A process that starts the server of a folder and waits. */
async function portalIn(dataDir: string): Promise<{ url: string; process: ChildProcess }> {
  const module = JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)
  const code = `import { startPostgres } from ${module}
    console.log((await startPostgres(process.argv[1], () => process.exit(3))).url)
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', code, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = await once(createInterface(child.stdout), 'line')
  return { url, process: child }
}

describe('the embedded PostgreSQL', () => {
  test('starts in an empty folder, durable, without a port, in UTC, for its owner alone', async () => {
    await whileServing(shared, async (server) => {
      await query(server, 'create table kept (n int)')
      const [found] = await query(
        server,
        `select current_setting('fsync') as fsync, current_setting('listen_addresses') as listen_addresses,
                current_setting('timezone') as timezone, current_setting('data_checksums') as data_checksums,
                lower('Ñ') as lower, version() as version`,
      )
      expect(found).toMatchObject({
        fsync: 'on',
        listen_addresses: '',
        timezone: 'UTC',
        data_checksums: 'on',
        lower: 'ñ',
      })
      expect(found?.version).toMatch(/^PostgreSQL 18\./)
    })
    expect(statSync(join(shared, 'postgres')).mode & 0o077).toBe(0)
    expect(statSync(join(shared, 'postgres.run')).mode & 0o077).toBe(0)
  })

  test('stops cleanly and lets go of the folder', async () => {
    await whileServing(shared, async (server) => {
      expect(await query(server, 'select from kept')).toEqual([])
    })
    expect(readFileSync(join(shared, 'postgres.log'), 'utf8')).toContain('database system is shut down')
    expect(existsSync(join(shared, 'postgres/postmaster.pid'))).toBe(false)
  })

  test('refuses a second holder, and still serves the first', async () => {
    await whileServing(shared, async (server) => {
      await expect(startPostgres(shared, unasked)).rejects.toThrow(/in use by another process/)
      expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }])
    })
  })

  test('keeps every acknowledged row when its portal is killed', { timeout: 30_000 }, async () => {
    const portal = await portalIn(shared)
    await expect(startPostgres(shared, unasked)).rejects.toThrow(/in use by another process/)
    await query(portal, 'insert into kept values (1), (2), (3)')
    portal.process.kill('SIGKILL')
    await once(portal.process, 'exit')

    await whileServing(shared, async (server) => {
      expect(await query(server, 'select count(*)::int as rows from kept')).toEqual([{ rows: 3 }])
    })
  })

  test('recovers when the server itself is killed, and tells its portal', async () => {
    const onLost = vi.fn()
    const server = await startPostgres(shared, onLost)
    await query(server, 'insert into kept values (4)')
    process.kill(Number(readFileSync(join(shared, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce())
    await server.stop()

    await whileServing(shared, async (again) => {
      expect(await query(again, 'select count(*)::int as rows from kept')).toEqual([{ rows: 4 }])
    })
  })

  test('removes a pid file whose number belongs to another program', async () => {
    writeFileSync(join(shared, 'postgres/postmaster.pid'), `${process.pid}\n${shared}/postgres\n1\n5432\n${top}\n`)
    await whileServing(shared, async (server) => {
      expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }])
    })
  })

  test('refuses data of another major version and leaves it alone', async () => {
    const old = join(top, 'old')
    mkdirSync(join(old, 'postgres'), { recursive: true, mode: 0o700 })
    writeFileSync(join(old, 'postgres/PG_VERSION'), '17\n')
    for (let tries = 0; tries < 2; tries++)
      await expect(startPostgres(old, unasked)).rejects.toThrow(/holds PostgreSQL 17 and this portal brings 18/)
    expect(readFileSync(join(old, 'postgres/PG_VERSION'), 'utf8')).toBe('17\n')
  })

  test('serves a folder whose path is odd, and one whose path is too long for a socket', async () => {
    const odd = join(top, 'a, "b" c%2F')
    await whileServing(odd, async (server) => {
      expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }])
    })
    const long = join(top, 'long'.repeat(40))
    await whileServing(long, async (server) => {
      onTestFinished(() => rmSync(server.config.host!, { recursive: true, force: true }))
      expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }])
    })
  })

  test('says why when the server does not start', async () => {
    await expect(startPostgres(shared, unasked, { shared_buffers: 'much' })).rejects.toThrow(
      /did not start:\n.*shared_buffers/,
    )
    await whileServing(shared, async (server) => {
      expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }])
    })
  })

  test.each([
    ['win32', 'x64'],
    ['linux', 'riscv64'],
  ])('says what to do on %s %s, where none is brought', (platform, arch) => {
    expect(() => refuseUnserved(platform, arch)).toThrow(`no PostgreSQL for ${platform}-${arch}: set DATABASE_URL`)
    expect(() => refuseUnserved('darwin', 'arm64')).not.toThrow()
  })
})
