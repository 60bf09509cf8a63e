import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBucket } from '../../../test/bucket.ts'
import { readEnv } from '../environment/env.ts'
import { openDisk } from '../files/storage.ts'
import { startPostgres } from '../postgres/embedded-postgres.ts'
import { takeBackup } from './backup.ts'
import { bucketPlace, openBucket, sendBackup, withBackupOf } from './buckets.ts'
import { restoreBackup } from './restore.ts'

const top = mkdtempSync(join(tmpdir(), 'portal-backup-'))
const source = join(top, 'data')
const unasked = () => {
  throw new Error('PostgreSQL ended without being asked')
}

/** Serves a folder while `work` runs. Does not fsync: the test covers copying, not a power cut. */
async function serving<T>(dataDir: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const server = await startPostgres(dataDir, unasked, { fsync: 'off' })
  const pool = new pg.Pool({ ...server.config, max: 4 })
  pool.on('error', () => {}) // ending the pool does not wait for the connections to close
  try {
    return await work(pool)
  } finally {
    await pool.end()
    await server.stop()
  }
}

beforeAll(() =>
  serving(source, async (pool) => {
    await pool.query('create table written (n int primary key, text text not null)')
    await pool.query("insert into written select n, repeat('x', 500) from generate_series(-9999, 0) n")
    mkdirSync(join(source, 'files/ab'), { recursive: true })
    writeFileSync(join(source, 'files/ab/cd'), 'a picture')
    const sha256 = createHash('sha256').update('a picture').digest('hex')
    await pool.query(`create table archivo as select 'ab/cd' as clave, '${sha256}' as sha256`)
  }),
)
afterAll(() => rmSync(top, { recursive: true, force: true }))

/** Writes until stopped: rows, short-lived tables, files before their rows, and log segments that get recycled. */
function writer(pool: pg.Pool): { acknowledged(): number; stop(): Promise<void> } {
  let isOn = true
  let acknowledged = 0
  const rows = async () => {
    for (let n = 1; isOn; n++) {
      writeFileSync(join(source, `files/${n}`), `file ${n}`)
      await pool.query("insert into written values ($1, repeat('y', 500))", [n])
      acknowledged = n
    }
  }
  const tables = async () => {
    while (isOn) await pool.query('create table passing as select * from written limit 1000; drop table passing')
  }
  const log = async () => {
    for (; isOn; await sleep(30)) await pool.query('select pg_switch_wal()').then(() => pool.query('checkpoint'))
  }
  const work = Promise.all([rows(), tables(), log()])
  return {
    acknowledged: () => acknowledged,
    stop: async () => {
      isOn = false
      await work
    },
  }
}

async function highestIn(dataDir: string): Promise<number> {
  return serving(dataDir, async (pool) => (await pool.query('select max(n)::int as n from written')).rows[0].n)
}

describe('a backup', () => {
  let stopped: string

  test('taken while the portal is stopped brings the same rows and files back', { timeout: 30_000 }, async () => {
    const { folder, manifest } = await takeBackup(source, join(top, 'stopped'))
    stopped = folder
    expect(manifest).toMatchObject({ format: 1, uploads: { files: 1, bytes: 9 } })
    expect(readdirSync(join(top, 'stopped'))).toHaveLength(1)

    const restored = join(top, 'restored-stopped')
    expect(await restoreBackup(folder, restored)).toMatchObject({ tables: 2, rows: 10_001 })
    expect(readFileSync(join(restored, 'files/ab/cd'), 'utf8')).toBe('a picture')
    expect(readdirSync(restored)).not.toContain('postgres.restoring')
  })

  test('taken while rows are written holds every acknowledged one and its file', { timeout: 60_000 }, async () => {
    const { folder, before, after } = await serving(source, async (pool) => {
      const writing = writer(pool)
      while (writing.acknowledged() < 20) await sleep(5)
      const before = writing.acknowledged()
      const { folder } = await takeBackup(source, join(top, 'running'))
      await writing.stop()
      return { folder, before, after: writing.acknowledged() }
    })
    expect(after).toBeGreaterThan(before)

    const restored = join(top, 'restored-running')
    await restoreBackup(folder, restored)
    const highest = await highestIn(restored)
    expect(highest).toBeGreaterThanOrEqual(before)
    expect(highest).toBeLessThanOrEqual(after)
    for (let n = 1; n <= highest; n++) expect(readFileSync(join(restored, `files/${n}`), 'utf8')).toBe(`file ${n}`)
    expect(await highestIn(source)).toBe(after)
  })

  test('is refused inside the folder it copies, and of a folder without a database', async () => {
    await expect(takeBackup(source, join(source, 'backups'))).rejects.toThrow(/would be lost with it/)
    await expect(takeBackup(join(top, 'absent'), join(top, 'b'))).rejects.toThrow(/holds no database/)
  })

  test('is not restored over data', async () => {
    await expect(restoreBackup(stopped, source)).rejects.toThrow(/is not empty/)
  })

  test('that is incomplete, damaged or of another kind is refused, and nothing stays behind', async () => {
    const target = join(top, 'refused')
    const manifest = readFileSync(join(stopped, 'manifest.json'), 'utf8')
    const withManifest = (text: string) => writeFileSync(join(stopped, 'manifest.json'), text)

    await expect(restoreBackup(top, target)).rejects.toThrow(/holds no complete backup/)
    withManifest(manifest.replace(/"postgresVersion": "\d+/, '"postgresVersion": "17'))
    await expect(restoreBackup(stopped, target)).rejects.toThrow(/is of PostgreSQL 17/)
    withManifest(manifest.replace(/"platform": "[^"]+"/, '"platform": "plan9-mips"'))
    await expect(restoreBackup(stopped, target)).rejects.toThrow(/is from plan9-mips/)
    withManifest(manifest)
    writeFileSync(join(stopped, 'files/ab/cd'), 'b picture')
    await expect(restoreBackup(stopped, target)).rejects.toThrow(/1 uploaded files are damaged: ab\/cd/)
    truncateSync(join(stopped, 'files/ab/cd'), 3)
    await expect(restoreBackup(stopped, target)).rejects.toThrow(/is damaged/)
    expect(readdirSync(target)).toEqual([])
  })

  test('whose log is missing does not start and leaves the folder empty', async () => {
    const { folder, manifest } = await takeBackup(source, join(top, 'no-log'))
    const log = readdirSync(join(folder, 'postgres/pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name))
    for (const name of log) rmSync(join(folder, 'postgres/pg_wal', name))
    const database = {
      files: manifest.database.files - log.length,
      bytes: manifest.database.bytes - log.length * 16 * 1024 * 1024,
    }
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, database }))
    const target = join(top, 'refused-log')
    await expect(restoreBackup(folder, target)).rejects.toThrow(/did not start/)
    expect(readdirSync(target)).toEqual([])
  })
})

describe('a backup of a bucket, in a bucket', () => {
  test('brings rows and files back, also into another bucket', { timeout: 60_000 }, async () => {
    const { env: settings, stop } = await startBucket(join(top, 'buckets'), ['uploads', 'offsite', 'fresh'])
    const env = { ...readEnv({ NODE_ENV: 'test', DATA_DIR: join(top, 'again') }), ...settings }
    const uploads = await openDisk(env)
    await uploads.put('ab/cd', 'a picture')
    const { folder, manifest } = await takeBackup(source, join(top, 'of-bucket'), uploads)
    expect(manifest.uploads).toEqual({ files: 1, bytes: 9 })

    const place = bucketPlace('s3://offsite/mine/')!
    expect(place).toEqual({ bucket: 'offsite', below: 'mine/' })
    const address = await sendBackup(folder, 'portal-1', env, place)
    expect(address).toBe('s3://offsite/mine/portal-1')

    const fresh = await openDisk({ ...env, S3_BUCKET: 'fresh' })
    const restored = await withBackupOf(env, bucketPlace(address)!, (copy) => restoreBackup(copy, env.DATA_DIR, fresh))
    expect(restored.rows).toBeGreaterThan(10_000)
    expect(await fresh.get('ab/cd')).toBe('a picture')
    expect(readdirSync(top).filter((name) => name.startsWith('again'))).toEqual(['again'])

    // cut off before the end: the manifest is missing
    const offsite = await openBucket(env, place)
    await offsite.delete('mine/portal-1/manifest.json')
    await expect(withBackupOf(env, bucketPlace(address)!, async () => {})).rejects.toThrow('holds no complete backup')
    await stop()
  })

  test.each([
    ['s3://offsite', { bucket: 'offsite', below: '' }],
    ['s3://offsite/', { bucket: 'offsite', below: '' }],
    ['s3://offsite/a/b', { bucket: 'offsite', below: 'a/b/' }],
    ['/mnt/backups', null],
    ['s3:/offsite', null],
  ])('%s is the place %j', (address, place) => {
    expect(bucketPlace(address)).toEqual(place)
  })
})
