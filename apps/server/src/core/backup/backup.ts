import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Disk } from 'flydrive'
import pg from 'pg'
import { startPostgres } from '../postgres/embedded-postgres.ts'
import { FolderInUse, isAnswering } from '../postgres/folder-lock.ts'
import { syncAll, syncFolder } from '../postgres/fsync.ts'
import { runningIn, socketIn } from '../postgres/leftover.ts'
import { copyFromBucket } from './buckets.ts'
import { copyTree, exists, isInside, sizeOf } from './copy-tree.ts'
import { type Manifest, manifestFile } from './manifest.ts'

/**
 * Copies the embedded database of `dataDir` and the uploaded files, of `uploads` or else of `dataDir`, into a new dated
 * folder inside `target`, whether the portal runs or not. The copy holds every row acknowledged before the end, with its
 * files. Returns the path of the copy.
 */
export async function takeBackup(
  dataDir: string,
  target: string,
  uploads?: Disk,
): Promise<{ folder: string; manifest: Manifest }> {
  if (!(await exists(join(dataDir, 'postgres/PG_VERSION')))) throw new Error(`${dataDir} holds no database`)
  const root = await realpath(dataDir)
  if (isInside(root, resolve(target)))
    throw new Error(`A backup inside ${root} would be lost with it: choose another folder`)
  await mkdir(target, { recursive: true, mode: 0o700 })

  const folder = join(resolve(target), `portal-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`)
  const draft = `${folder}.partial`
  if ((await exists(folder)) || (await exists(draft))) throw new Error(`${folder} exists already`)
  await mkdir(draft, { mode: 0o700 })
  try {
    const manifest = await fill(root, draft, uploads)
    await writeFile(join(draft, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
    syncAll()
    await rename(draft, folder)
    syncFolder(resolve(target))
    return { folder, manifest }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

async function fill(root: string, draft: string, uploads: Disk | undefined): Promise<Manifest> {
  const copies = join(draft, 'files')
  const copyUploads = (again: { onlyGrown?: true } = {}) =>
    uploads ? copyFromBucket(uploads, copies) : copyTree(join(root, 'files'), copies, again)
  const { config, leave } = await reach(root)
  const client = new pg.Client(config)
  client.on('error', () => {}) // the waiting or next query reports the error
  try {
    await client.connect()
    // A file is written once, before its row, and deleted after its row. So copying files before and after the database
    // covers every row of the copy; a file still being written the first time is copied again.
    await copyUploads()
    await copyCluster(client, join(root, 'postgres'), join(draft, 'postgres'))
    await copyUploads({ onlyGrown: true })
    const { rows } = await client.query("select current_setting('server_version') as version")
    return {
      format: 1,
      takenAt: new Date().toISOString(),
      platform: `${process.platform}-${process.arch}`,
      postgresVersion: rows[0].version,
      database: await sizeOf(join(draft, 'postgres')),
      uploads: await sizeOf(copies),
    }
  } finally {
    await client.end().catch(() => {}) // the connection is lost: the query has reported it
    await leave()
  }
}

const lockWaitMs = 30_000

/** Returns the running server of the folder, or starts one for the backup only. */
async function reach(root: string): Promise<{ config: pg.ClientConfig; leave: () => Promise<void> }> {
  for (const start = performance.now(); ; await sleep(200)) {
    try {
      const server = await startPostgres(root, () => {})
      return { config: server.config, leave: server.stop }
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error
      const host = runningIn(join(root, 'postgres'))?.sockets
      if (host && (await isAnswering(socketIn(host))))
        return { config: { host, user: 'portal', database: 'portal' }, leave: async () => {} }
      if (performance.now() - start > lockWaitMs) throw error // the lock holder hangs before it serves
    }
  }
}

/** Recreated by every start, or useless to another server. */
const emptied = /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//
const leftOut = /(^|\/)(postmaster\.(pid|opts)|backup_label|tablespace_map|pg_internal\.init[^/]*|pgsql_tmp[^/]*)$/
const control = 'global/pg_control'
const walFolders = ['pg_wal/archive_status', 'pg_wal/summaries']

/**
 * Copies a data folder in use with PostgreSQL's own backup protocol; the label from its end makes the copy consistent.
 */
async function copyCluster(client: pg.Client, from: string, to: string): Promise<void> {
  await client.query('set statement_timeout = 0')
  // A slot of this session only: without it checkpoints would recycle log segments that the copy needs.
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [
    `backup_${randomUUID().replaceAll('-', '')}`,
  ])
  const name = basename(to)
  await client.query('select pg_backup_start($1, true)', [name])
  await copyTree(from, to, { skips: (path) => emptied.test(path) || leftOut.test(path) || path === control })
  await writeFile(join(to, control), await steady(join(from, control)), { mode: 0o600 })

  const { rows } = await client.query<{ labelfile: string; spcmapfile: string; last: string }>(
    'select labelfile, spcmapfile, pg_walfile_name(lsn) as last from pg_backup_stop(false)',
  )
  const { labelfile, spcmapfile, last } = rows[0]!
  await writeFile(join(to, 'backup_label'), labelfile, { mode: 0o600 })
  if (spcmapfile.trim()) throw new Error('The database has tablespaces, which lie outside its folder')

  const first = labelfile.match(/\(file ([0-9A-F]{24})\)/)?.[1] ?? ''
  for (const folder of walFolders) await mkdir(join(to, folder), { recursive: true, mode: 0o700 })
  await copyTree(join(from, 'pg_wal'), join(to, 'pg_wal'), {
    skips: (file) => !isLog(file) || file < first || file > last,
  })
  const copied = await readdir(join(to, 'pg_wal'))
  if (!copied.includes(first) || !copied.includes(last))
    throw new Error('The log of the time of the backup is not complete')
}

const isLog = (file: string) => /^[0-9A-F]{24}$/.test(file)

/** The server may be writing this page: two equal reads prove that it is complete. */
async function steady(file: string): Promise<Buffer> {
  for (let before = await readFile(file); ; ) {
    const now = await readFile(file)
    if (now.equals(before)) return now
    before = now
  }
}
