import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Disk } from 'flydrive'
import { z } from 'zod'
import type { Env } from '../environment/env.ts'
import { keyPages, openDisk } from '../files/storage.ts'
import { eachOf, emptyFoldersIn, exists, filesIn, isInside } from './copy-tree.ts'
import { manifestFile } from './manifest.ts'

/** A folder inside a bucket: `s3://bucket/below`. */
export interface BucketPlace {
  readonly bucket: string
  /** Empty, or ends with `/`. */
  readonly below: string
}

/** Returns the place that an address of the form `s3://bucket/below` names; null for a path of this machine. */
export function bucketPlace(address: string): BucketPlace | null {
  const [, bucket = '', below = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(address) ?? []
  return bucket ? { bucket, below: below && `${below}/` } : null
}

/** Opens another bucket with the server and the keys of the portal's own settings. */
export const openBucket = (env: Env, { bucket }: BucketPlace): Promise<Disk> => openDisk({ ...env, S3_BUCKET: bucket })

/** Opens the bucket that holds the uploaded files; undefined when they are in DATA_DIR. */
export const uploadsBucket = async (env: Env): Promise<Disk | undefined> => (env.S3_BUCKET ? openDisk(env) : undefined)

/** Copies the objects of a bucket into a folder, except those that are there: they never change. */
export async function copyFromBucket(bucket: Disk, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for await (const keys of keyPages(bucket))
    await eachOf(keys, async (key) => {
      if (await exists(join(folder, key))) return
      await fetchObject(bucket, key, folder, key).catch(async (error) => {
        if (await bucket.exists(key)) throw error // otherwise it was deleted meanwhile, after its row
      })
    })
}

/** Copies the files of a folder into a bucket. */
export async function copyToBucket(folder: string, bucket: Disk): Promise<void> {
  await eachOf(await filesIn(folder), (path) => bucket.copyFromFs(join(folder, path), path))
}

/** What a bucket says of a backup in it: it keeps no empty folders, and lists a thousand objects at a time. */
const IndexSchema = z.object({ files: z.array(z.string()), emptyFolders: z.array(z.string()) })
const indexFile = 'index.json'

/** Copies a backup into a bucket; its manifest comes last, because only that makes it complete. Returns its address. */
export async function sendBackup(backup: string, name: string, env: Env, place: BucketPlace): Promise<string> {
  const bucket = await openBucket(env, place)
  const below = `${place.below}${name}/`
  const files = (await filesIn(backup)).filter((path) => path !== manifestFile)
  await eachOf(files, (path) => bucket.copyFromFs(join(backup, path), below + path))
  const emptyFolders = await emptyFoldersIn(backup)
  await bucket.put(below + indexFile, JSON.stringify({ files, emptyFolders } satisfies z.infer<typeof IndexSchema>))
  await bucket.copyFromFs(join(backup, manifestFile), below + manifestFile)
  return `s3://${place.bucket}/${below.slice(0, -1)}`
}

/** Copies a backup out of a bucket into a new folder next to DATA_DIR, for the time of `work`. */
export async function withBackupOf<T>(env: Env, place: BucketPlace, work: (backup: string) => Promise<T>): Promise<T> {
  const bucket = await openBucket(env, place)
  const { below } = place
  if (!(await bucket.exists(below + manifestFile)))
    throw new Error(`s3://${place.bucket}/${below} holds no complete backup`)
  const { files, emptyFolders } = IndexSchema.parse(JSON.parse(await bucket.get(below + indexFile)))
  await mkdir(dirname(env.DATA_DIR), { recursive: true })
  const folder = await mkdtemp(`${env.DATA_DIR}-restoring-`)
  try {
    for (const path of emptyFolders) await mkdir(inside(folder, path), { recursive: true, mode: 0o700 })
    await eachOf([...files, manifestFile], (path) => fetchObject(bucket, below + path, folder, path))
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Writes an object to a path below a folder; nothing stays of one that did not come whole. */
async function fetchObject(bucket: Disk, key: string, folder: string, below: string): Promise<void> {
  const path = inside(folder, below)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    await pipeline(await bucket.getStream(key), createWriteStream(path, { mode: 0o600 }))
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

function inside(folder: string, below: string): string {
  const path = join(folder, below)
  if (!isInside(folder, path)) throw new Error(`The bucket names ${below}, which is no file of a backup`)
  return path
}
