import { fileMessages } from '@portal/contract/imports/file-messages'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { Refusal } from '../base/errors.ts'
import { type Packed, packedAt } from '../files/zip-entries.ts'

export interface ListTask {
  path: string
  /** Further entries are not listed. */
  mostEntries: number
}

export interface ZipEntry {
  /** As written, without invalid characters. */
  name: string
  packedSize: number
  /** The unpacked size that the ZIP claims. */
  size: number
  isEncrypted: boolean
  /** Null for an entry that is damaged, encrypted or compressed with a rare method. */
  packed: Packed | null
}

export interface ZipList {
  entries: ZipEntry[]
  hasMore: boolean
}

/** Lists the entries of a ZIP. Throws `zipPaths` when a name leads outside, and `zipDamaged`. */
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
