import { createReadStream } from 'node:fs'
import { mkdir, rename, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Disk } from 'flydrive'
import type { ByteRange } from '../http/byte-range.ts'
import { FileSender } from './file-sender.ts'
import { bucketOf } from './storage.ts'

/** Opens a file of the store, or a part of it, to be piped to who asked for it. */
export async function sendPart(disk: Disk, key: string, part: ByteRange | null): Promise<Readable> {
  const folder = folderOf(disk)
  return folder ? new FileSender(join(folder, key), part ?? {}) : readPart(disk, key, part)
}

/** Reads a file of the store, or a part of it. */
export async function readPart(disk: Disk, key: string, part: ByteRange | null): Promise<Readable> {
  const folder = folderOf(disk)
  if (folder) return createReadStream(join(folder, key), { ...part })
  const bucket = bucketOf(disk)
  return bucket && part ? bucket.read(key, part) : disk.getStream(key)
}

/** Moves a file of this machine into the store; the caller removes it when the store is a bucket. */
export async function moveInto(disk: Disk, path: string, key: string, options: object): Promise<void> {
  const folder = folderOf(disk)
  if (!folder) return disk.copyFromFs(path, key, options)
  const target = join(folder, key)
  await mkdir(dirname(target), { recursive: true })
  try {
    await rename(path, target)
  } catch (error) {
    if ((error as { code?: string }).code !== 'EXDEV') throw error
    await disk.copyFromFs(path, key, options) // another disk
    await unlink(path)
  }
}

/** The folder of a store on the disk of this machine. */
function folderOf(disk: Disk): string | null {
  const { location } = (disk.driver as { options?: { location?: string | URL } }).options ?? {}
  return location === undefined ? null : location instanceof URL ? fileURLToPath(location) : location
}
