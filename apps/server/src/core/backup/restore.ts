import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, realpath, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Disk } from 'flydrive'
import pg from 'pg'
import { findBinaries } from '../postgres/binaries.ts'
import { startPostgres } from '../postgres/embedded-postgres.ts'
import { syncAll, syncFolder } from '../postgres/fsync.ts'
import { copyToBucket } from './buckets.ts'
import { copyTree, exists, sizeOf } from './copy-tree.ts'
import { type Manifest, readManifest } from './manifest.ts'

export interface Restored {
  readonly manifest: Manifest
  readonly tables: number
  readonly rows: number
}

/**
 * Restores a backup into `dataDir`, which must be absent or empty, then starts it, reads every table once to check each
 * page, and compares every uploaded file with the SHA-256 of its row. On failure `dataDir` is empty again. With `uploads`
 * the files go into that bucket, last; what else it holds stays.
 */
export async function restoreBackup(backup: string, dataDir: string, uploads?: Disk): Promise<Restored> {
  const manifest = await readManifest(backup)
  await refuseDamage(backup, manifest)
  if ((await exists(dataDir)) && (await readdir(dataDir)).length > 0)
    throw new Error(`${dataDir} is not empty. Stop the portal and move it away first: mv ${dataDir} ${dataDir}.before`)

  await mkdir(dataDir, { recursive: true })
  const root = await realpath(dataDir)
  try {
    refuseOtherKind(manifest, findBinaries(root).major)
    const draft = join(root, 'postgres.restoring')
    if (!uploads) await copyTree(join(backup, 'files'), join(root, 'files'))
    await copyTree(join(backup, 'postgres'), draft)
    syncAll()
    await rename(draft, join(root, 'postgres'))
    syncFolder(root)
    const read = await readAll(root, uploads ? join(backup, 'files') : join(root, 'files'))
    if (uploads) await copyToBucket(join(backup, 'files'), uploads)
    return { manifest, ...read }
  } catch (error) {
    for (const made of await readdir(root)) await rm(join(root, made), { recursive: true, force: true })
    throw error
  }
}

async function refuseDamage(backup: string, manifest: Manifest): Promise<void> {
  for (const [name, said] of [['postgres', manifest.database] as const, ['files', manifest.uploads] as const]) {
    const { files, bytes } = await sizeOf(join(backup, name))
    if (files !== said.files || bytes !== said.bytes)
      throw new Error(
        `${join(backup, name)} is damaged: ${files} files of ${bytes} bytes instead of ${said.files} of ${said.bytes}`,
      )
  }
}

function refuseOtherKind(manifest: Manifest, major: string): void {
  const platform = `${process.platform}-${process.arch}`
  if (manifest.platform !== platform) throw new Error(`The backup is from ${manifest.platform} and this is ${platform}`)
  if (manifest.postgresVersion.split('.')[0] !== major)
    throw new Error(
      `The backup is of PostgreSQL ${manifest.postgresVersion} and this portal brings ${major}: see docs/operations.md, "New major version"`,
    )
}

async function readAll(root: string, files: string): Promise<{ tables: number; rows: number }> {
  const server = await startPostgres(root, () => {})
  const client = new pg.Client(server.config)
  client.on('error', () => {}) // the waiting query reports the error
  try {
    await client.connect()
    const { rows: found } = await client.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class
       where relkind in ('r', 'm') and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'pg_toast')`,
    )
    let rows = 0
    for (const { name } of found) rows += Number((await client.query(`select count(*) as n from ${name}`)).rows[0].n)
    await refuseOtherContent(client, files)
    return { tables: found.length, rows }
  } finally {
    await client.end().catch(() => {}) // the connection is lost: the query has reported it
    await server.stop()
  }
}

const mostNamed = 5

/** Throws when a file is not what its row says: of the same size, but with other bytes. */
async function refuseOtherContent(client: pg.Client, folder: string): Promise<void> {
  const { rows: known } = await client.query<{ has: boolean }>("select to_regclass('archivo') is not null as has")
  if (!known[0]?.has) return
  const { rows } = await client.query<{ clave: string; sha256: string }>('select clave, sha256 from archivo')
  const damaged: string[] = []
  for (const { clave, sha256 } of rows) {
    const path = join(folder, clave)
    if ((await exists(path)) && (await hashOf(path)) !== sha256) damaged.push(clave)
  }
  if (damaged.length > 0)
    throw new Error(`${damaged.length} uploaded files are damaged: ${damaged.slice(0, mostNamed).join(', ')}`)
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
