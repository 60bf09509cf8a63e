import { createHash, createHmac, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Disk } from 'flydrive'
import { sql } from 'kysely'
import { type Anyone, isActor } from '../base/actor.ts'
import { isFull, isUnavailable, Refusal } from '../base/errors.ts'
import { isSameSecret } from '../base/secrets.ts'
import type { Db } from '../database/database.ts'
import type { ByteRange } from '../http/byte-range.ts'
import { cleanName, contentTypeOf, type FileKind, kindOf } from './file-kinds.ts'
import { moveInto, readPart, sendPart } from './parts.ts'
import { keyPages } from './storage.ts'

export interface Incoming {
  name: string
  content: Uint8Array | { path: string }
  allowed: readonly FileKind[]
  maxBytes: number
  /** Anyone may load it without a signature and cache it forever. */
  isPublic?: boolean
  /** The file is deleted after this: for reports that are downloaded once. */
  expiresAt?: Date
}

/** On disk already, not in the database yet. */
export type Written = Omit<StoredFile, 'id'> & { vence_en: Date | null }

export interface StoredFile {
  id: string
  clave: string
  nombre: string
  tipo: string
  bytes: number
  sha256: string
  es_publico: boolean
}

/** How long a signed address opens a private file. */
const linkSeconds = 60
const probe = 'probe'
/** Keys without a row that are no remains. */
const notes: ReadonlySet<string> = new Set([probe, 'audit-head'])
const sweepAfterHours = 24
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Stores files on a disk or in a bucket under random keys; name, type and visibility are rows. */
export class Files {
  readonly #db: Db
  readonly #disk: Disk
  readonly #secret: string

  /** `secret` signs addresses; it is the same in all processes (`enlace`). */
  constructor(db: Db, disk: Disk, secret: string) {
    this.#db = db
    this.#disk = disk
    this.#secret = secret
  }

  /**
   * Checks and writes a file, before and outside the transaction that stores its row. Refuses what is too large or of
   * another kind; a store that is full or away is "busy".
   */
  async write({ name, content, allowed, maxBytes, isPublic = false, expiresAt }: Incoming): Promise<Written> {
    const bytes = content instanceof Uint8Array ? content.length : (await stat(content.path)).size
    if (bytes > maxBytes) throw new Refusal(coreMessages.fileTooLarge)
    const kind = await kindOf(content)
    if (!kind || !allowed.includes(kind)) throw new Refusal(coreMessages.fileType)

    const key = newFileKey()
    const options = { contentType: contentTypeOf(kind), contentLength: bytes }
    try {
      if (content instanceof Uint8Array) await this.#disk.put(key, content, options)
      else await this.#disk.copyFromFs(content.path, key, options)
    } catch (error) {
      await this.#disk.delete(key).catch(() => {}) // an incomplete file; the sweep tries again
      throw asRefusal(error)
    }
    return {
      clave: key,
      nombre: cleanName(name, kind),
      tipo: contentTypeOf(kind),
      bytes,
      sha256: await hashOf(content),
      es_publico: isPublic,
      vence_en: expiresAt ?? null,
    }
  }

  /**
   * Stores the row of a written file, in the transaction of the row that references it. Returns its id. The caller
   * records the change.
   */
  async keep(db: Db, by: Anyone, written: Written): Promise<string> {
    const row = { ...written, creado_por: isActor(by) ? by.id : null }
    const { id } = await db.insertInto('archivo').values(row).returning('id').executeTakeFirstOrThrow()
    return id
  }

  /** Deletes the row of a file, in the transaction that stops referencing it; its content is swept later. */
  async drop(db: Db, id: string): Promise<void> {
    await db.deleteFrom('archivo').where('id', '=', id).execute()
  }

  async find(id: string): Promise<StoredFile | null> {
    if (!idPattern.test(id)) return null
    const row = await this.#db
      .selectFrom('archivo')
      .select(['id', 'clave', 'nombre', 'tipo', 'bytes', 'sha256', 'es_publico'])
      .where('id', '=', id)
      .where(({ or, eb }) => or([eb('vence_en', 'is', null), eb('vence_en', '>', sql<Date>`now()`)]))
      .executeTakeFirst()
    return row ?? null
  }

  /** Reads a file, or a part of it. */
  async stream({ clave }: Pick<StoredFile, 'clave'>, part: ByteRange | null = null): Promise<Readable> {
    return readPart(this.#disk, clave, part).catch(refuse)
  }

  /** Opens a file, or a part of it, to be piped to who asked for it. */
  async sender({ clave }: Pick<StoredFile, 'clave'>, part: ByteRange | null): Promise<Readable> {
    return sendPart(this.#disk, clave, part).catch(refuse)
  }

  /** Writes content of our own making without a row; returns its key. A store that is full or away is "busy". */
  async put(content: Uint8Array, type: string): Promise<string> {
    const key = newFileKey()
    await this.#disk.put(key, content, { contentType: type, contentLength: content.length }).catch(refuse)
    return key
  }

  /** Moves a large file of this machine into the store under a key of `newFileKey`; one that is full or away is "busy". */
  async take(path: string, key: string, { type, bytes }: { type: string; bytes: number }): Promise<void> {
    try {
      await moveInto(this.#disk, path, key, { contentType: type, contentLength: bytes })
    } catch (error) {
      throw asRefusal(error)
    }
  }

  /** Whether the content of a file is in the store. */
  has({ clave }: Pick<StoredFile, 'clave'>): Promise<boolean> {
    return this.#disk.exists(clave)
  }

  /** Deletes content that has no row. */
  async discard({ clave }: Pick<StoredFile, 'clave'>): Promise<void> {
    await this.#disk.delete(clave)
  }

  /** Returns the whole content of a file, for mails and reports. Throws when it does not exist. */
  async read(id: string): Promise<Uint8Array> {
    const file = await this.find(id)
    if (!file) throw new Refusal(coreMessages.absent)
    return this.#disk.getBytes(file.clave)
  }

  /**
   * Returns an address that opens a private file for 60 s. The call that returns it must have checked access to the
   * file.
   */
  signedPath(id: string, now: Date, { asDownload = false } = {}): string {
    const ends = Math.floor(now.getTime() / 1000) + linkSeconds
    return `/v1/archivo/${id}?vence=${ends}&firma=${this.#sign(id, ends)}${asDownload ? '&descarga=1' : ''}`
  }

  isSigned(id: string, ends: number, signature: string, now: Date): boolean {
    return isSameSecret(signature, this.#sign(id, ends)) && ends * 1000 > now.getTime()
  }

  #sign(id: string, ends: number): string {
    return createHmac('sha256', this.#secret).update(`archivo|${id}|${ends}`).digest('base64url')
  }

  /** Throws when the disk cannot be reached; for the health check. */
  async check(): Promise<void> {
    if (!(await this.#disk.exists(probe))) await this.#disk.put(probe, probe)
  }

  /** Reads the head of the audit that was noted outside the database; null when none was. */
  async readAuditHead(): Promise<string | null> {
    return (await this.#disk.exists('audit-head')) ? this.#disk.get('audit-head') : null
  }

  async writeAuditHead(head: string): Promise<void> {
    await this.#disk.put('audit-head', head)
  }

  /**
   * Deletes expired rows, and keys without a row that are older than a day (a crash between the two, a dropped file).
   * Returns the number of keys.
   */
  async sweep(olderThan = new Date(Date.now() - sweepAfterHours * 3_600_000)): Promise<number> {
    await this.#db.deleteFrom('archivo').where('vence_en', '<', sql<Date>`now()`).execute()
    await this.check() // a new disk has no folder yet
    let swept = 0
    for await (const keys of keyPages(this.#disk))
      for (const key of await this.#unknown(keys.filter((key) => !notes.has(key)))) {
        const { lastModified } = await this.#disk.getMetaData(key)
        if (lastModified > olderThan) continue
        await this.#disk.delete(key)
        swept++
      }
    return swept
  }

  async #unknown(keys: readonly string[]): Promise<string[]> {
    if (keys.length === 0) return []
    const { rows } = await sql<{ clave: string }>`
      select clave from unnest(${keys}::text[]) as clave
      where not exists (select from archivo where archivo.clave = clave.clave)`.execute(this.#db)
    return rows.map(({ clave }) => clave)
  }
}

/** Returns a random key of the store. */
export function newFileKey(): string {
  const random = randomBytes(24).toString('hex')
  return `${random.slice(0, 2)}/${random.slice(2)}` // keeps folders small
}

/** A store that is full or away is "busy". The library of disks wraps the error of its disk or bucket. */
function asRefusal(error: unknown): unknown {
  const { cause = error } = error as { cause?: unknown }
  if (isFull(cause)) return new Refusal(coreMessages.busy, { retryAfter: 60, cause })
  if (isUnavailable(cause) || isFailingBucket(cause)) return new Refusal(coreMessages.busy, { retryAfter: 5, cause })
  return error
}

function refuse(error: unknown): never {
  throw asRefusal(error)
}

/** Whether a bucket answered that it cannot do it now, or went silent, which its client tells without a code. */
function isFailingBucket(error: unknown): boolean {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } }
  return name === 'TimeoutError' || ($metadata?.httpStatusCode ?? 0) >= 500
}

async function hashOf(content: Uint8Array | { path: string }): Promise<string> {
  const hash = createHash('sha256')
  if (content instanceof Uint8Array) hash.update(content)
  else await pipeline(createReadStream(content.path), hash)
  return hash.digest('hex')
}
