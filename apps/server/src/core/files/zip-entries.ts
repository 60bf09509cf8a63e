import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type Entry, openPromise, type ZipFile } from 'yauzl'

/** The position of a file in a ZIP: enough to unpack it later, in another process. */
export interface Packed {
  archive: string
  start: number
  packedSize: number
  /** The unpacked size that the ZIP claims. */
  size: number
  isDeflated: boolean
}

const deflated = 8
const stored = 0

/** Returns null for an entry that is damaged, encrypted or compressed with a rare method. */
export async function packedAt(zip: ZipFile, archive: string, entry: Entry): Promise<Packed | null> {
  const { compressionMethod: method, compressedSize: packedSize, uncompressedSize: size } = entry
  if (entry.isEncrypted() || (method !== deflated && method !== stored)) return null
  try {
    const { fileDataStart: start } = await zip.readLocalFileHeaderPromise(entry, { minimal: true })
    return { archive, start, packedSize, size, isDeflated: method === deflated }
  } catch {
    return null // no file at the claimed position
  }
}

/** Throws when the file is longer or shorter than the ZIP claims: the library then ends the stream. */
export async function unpack({ archive, start, packedSize, size, isDeflated }: Packed): Promise<Uint8Array> {
  const zip = await openPromise(archive, { lazyEntries: true, autoClose: false })
  try {
    const open = promisify(zip.openReadStreamLowLevel).bind(zip) // its own promise asks for an entry
    return await buffer(await open(start, packedSize, 0, packedSize, isDeflated, size))
  } finally {
    zip.close()
  }
}
