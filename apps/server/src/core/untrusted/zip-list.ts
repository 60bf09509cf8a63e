import { fileMessages } from '@portal/contract/imports/file-messages'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { Refusal } from '../base/errors.ts'
import { type Packed, packedAt } from '../files/zip-entries.ts'

export interface ListTask {
  path: string
  /** More are not listed. */
  mostEntries: number
}

export interface ZipEntry {
  /** As it stands there, but without characters that no text has. */
  name: string
  packedSize: number
  /** What it says that it unpacks to. */
  size: number
  isEncrypted: boolean
  /** Null for one that is damaged, encrypted or packed in a way that hardly anybody reads. */
  packed: Packed | null
}

export interface ZipList {
  entries: ZipEntry[]
  hasMore: boolean
}

/** What a ZIP holds. Throws `zipPaths` when a name leads outside, and `zipDamaged`. */
export async function listZip({ path, mostEntries }: ListTask): Promise<ZipList> {
  let zip: ZipFile | undefined
  try {
    zip = await openPromise(path, { lazyEntries: true, autoClose: false })
    const entries: ZipEntry[] = []
    for await (const entry of zip.eachEntry()) {
      if (entries.length === mostEntries) return { entries, hasMore: true }
      entries.push(await entryOf(zip, path, entry))
    }
    return { entries, hasMore: false }
  } catch (cause) {
    const isOutside = /^(invalid relative path|absolute path|invalid characters in fileName)/.test(
      (cause as Error).message,
    )
    throw new Refusal(isOutside ? fileMessages.zipPaths : fileMessages.zipDamaged, { cause })
  } finally {
    zip?.close()
  }
}

async function entryOf(zip: ZipFile, path: string, entry: Entry): Promise<ZipEntry> {
  return {
    name: entry.fileName.toWellFormed().replace(/\p{Cc}/gu, '\ufffd'),
    packedSize: entry.compressedSize,
    size: entry.uncompressedSize,
    isEncrypted: entry.isEncrypted(),
    packed: await packedAt(zip, path, entry),
  }
}
