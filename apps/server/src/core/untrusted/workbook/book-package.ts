import type { Readable } from 'node:stream'
import { fileMessages } from '@portal/contract/imports/file-messages'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { Refusal } from '../../base/errors.ts'

/**
 * Maximum unpacked size of a workbook, in bytes, and number of parts. A part longer than it claims throws when read.
 */
const mostUnpacked = 150 * 1024 * 1024
const mostParts = 2000

/** The parts of an .xlsx by name; programs differ in upper and lower case. */
export class BookPackage {
  readonly #zip: ZipFile
  readonly #parts: ReadonlyMap<string, Entry>

  private constructor(zip: ZipFile, parts: ReadonlyMap<string, Entry>) {
    this.#zip = zip
    this.#parts = parts
  }

  /** Throws `bookDamaged`, `bookPassword` or `bookTooLarge`. */
  static async open(path: string): Promise<BookPackage> {
    const zip = await orDamaged(openPromise(path, { lazyEntries: true, autoClose: false }))
    try {
      return new BookPackage(zip, await partsOf(zip))
    } catch (error) {
      zip.close()
      throw error
    }
  }

  names(): string[] {
    return [...this.#parts.values()].map(({ fileName }) => fileName)
  }

  has(name: string): boolean {
    return this.#parts.has(name.toLowerCase())
  }

  /** Returns the unpacked bytes of a part. Throws `bookDamaged` when there is none. */
  async stream(name: string): Promise<Readable> {
    const entry = this.#parts.get(name.toLowerCase())
    if (!entry) throw new Refusal(fileMessages.bookDamaged)
    return orDamaged(this.#zip.openReadStreamPromise(entry))
  }

  close(): void {
    this.#zip.close()
  }
}

async function partsOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const parts = new Map<string, Entry>()
  let unpacked = 0
  const entries = zip.eachEntry()[Symbol.asyncIterator]()
  for (;;) {
    const { done, value: entry } = await orDamaged(entries.next()) // a name that leads outside throws as well
    if (done) return parts
    if (entry.fileName.endsWith('/')) continue
    if (entry.isEncrypted()) throw new Refusal(fileMessages.bookPassword)
    unpacked += entry.uncompressedSize
    if (unpacked > mostUnpacked || parts.size >= mostParts) throw new Refusal(fileMessages.bookTooLarge)
    const name = entry.fileName.toLowerCase()
    if (parts.has(name)) throw new Refusal(fileMessages.bookDamaged) // two parts of one name: ambiguous
    parts.set(name, entry)
  }
}

async function orDamaged<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    throw new Refusal(fileMessages.bookDamaged, { cause })
  }
}
