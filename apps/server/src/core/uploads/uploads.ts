import { createHash, type Hash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { coreMessages } from '@portal/contract/core/core-messages'
import { largeUploads } from '@portal/contract/core/uploads/constants'
import { uploadMessages } from '@portal/contract/core/uploads/messages'
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type'
import type { Actor } from '../base/actor.ts'
import { Refusal } from '../base/errors.ts'
import { type Db, inTransaction } from '../database/database.ts'
import { record } from '../database/record.ts'
import { bareName } from '../files/file-kinds.ts'
import { type Files, newFileKey, type Written } from '../files/files.ts'
import * as queries from './queries.ts'

interface Deps {
  db: Db
  files: Pick<Files, 'take' | 'has' | 'discard'>
  /** A folder on this machine, on the disk of the store where that is one. */
  folder: string
  /** Free bytes of that disk. */
  freeBytes?: () => Promise<number>
}

/** What a sender announces. */
interface Announced {
  id: string
  name: string
  bytes: number
  sha256: string
}

const unknownType = 'application/octet-stream'

/** Returns what a file is by the bytes that it begins with. */
export const contentType = async (beginning: Uint8Array): Promise<string> =>
  (await fileTypeFromBuffer(beginning))?.mime ?? unknownType

/** A file that has arrived whole. */
export interface FinishedUpload {
  id: string
  nombre: string
  bytes: number
  sha256: string
  /** Its type and usual extension by content; `application/octet-stream` and empty when unknown. */
  tipo: string
  extension: string
  clave: string
}

/**
 * Uploads of several gigabytes that go on after a lost line: a row each, and a file on this machine until it is whole.
 * Several processes may share the folder.
 */
export class Uploads {
  readonly #deps: Deps
  /** Names this process in the rows that it writes. */
  readonly process = randomUUID()
  /** SHA-256 of what has arrived, so that it is not read again. */
  readonly #hashes = new Map<string, { hash: Hash; bytes: number }>()
  readonly #finishing = new Map<string, Promise<FinishedUpload>>()

  constructor(deps: Deps) {
    this.#deps = deps
  }

  get folder(): string {
    return this.#deps.folder
  }

  /** The file of an upload while it is not finished. */
  pathOf(id: string): string {
    if (!/^[0-9a-f]{32}$/.test(id)) throw new Refusal(uploadMessages.absent)
    return join(this.#deps.folder, id)
  }

  /** Stores an announced upload, if there is room for it: the rest of all others and a reserve stay free. */
  async begin(actor: Actor, { id, name, bytes, sha256 }: Announced): Promise<void> {
    if (!Number.isSafeInteger(bytes) || bytes < 1) throw new Refusal(uploadMessages.lengthInvalid)
    if (bytes > largeUploads.maxBytes) throw new Refusal(coreMessages.fileTooLarge)
    if (!/^(?:[0-9a-f]{64})?$/.test(sha256)) throw new Refusal(coreMessages.invalid)
    const { db, freeBytes = () => freeOn(this.#deps.folder) } = this.#deps
    await mkdir(this.#deps.folder, { recursive: true })
    await inTransaction(db, async (db) => {
      await queries.lockUploads(db)
      const others = await queries.listUnfinished(db)
      const own = others.filter(({ usuario_id }) => usuario_id === actor.id)
      if (own.length >= largeUploads.unfinished) throw new Refusal(uploadMessages.tooManyUnfinished)
      const coming = await Promise.all(others.map(async (one) => one.bytes - (await this.arrived(one.id))))
      const needed = bytes + coming.reduce((sum, more) => sum + Math.max(0, more), 0)
      if ((await freeBytes()) - needed < largeUploads.reserveBytes) throw new Refusal(uploadMessages.noRoom)
      const row = { id, usuario_id: actor.id, nombre: bareName(name), bytes, sha256_declarado: sha256 }
      await queries.insertUpload(db, row)
      await record(db, actor, { action: 'uploads.begun', entity: 'carga', id, after: row })
    })
  }

  /** Bytes of an upload that are on the disk. */
  async arrived(id: string): Promise<number> {
    return (await stat(this.pathOf(id)).catch(() => null))?.size ?? 0
  }

  find(id: string): Promise<queries.StoredUpload | undefined> {
    return queries.getUpload(this.#deps.db, id)
  }

  /** Returns an upload of the actor. Throws `absent` for those of others too. */
  async of(actor: Pick<Actor, 'id'>, id: string): Promise<queries.StoredUpload> {
    const upload = await this.find(id)
    if (upload?.usuario_id !== actor.id) throw new Refusal(uploadMessages.absent)
    return upload
  }

  /** Runs a write that this process alone does. Throws `locked` while another one writes the same upload. */
  async writing<T>(id: string, work: () => Promise<T>): Promise<T> {
    const { db } = this.#deps
    const { leaseSeconds } = largeUploads
    if (!(await queries.claimUpload(db, id, this.process, leaseSeconds))) throw new Refusal(uploadMessages.locked)
    const beat = setInterval(
      () => {
        queries.noteUpload(db, id, this.process, true).catch(() => {}) // the database is away: another may take over
      },
      (leaseSeconds * 1000) / 3,
    )
    try {
      return await work()
    } finally {
      clearInterval(beat)
      await queries.noteUpload(db, id, this.process, false)
    }
  }

  /** The hash of the first `bytes` of an upload; reads them again when it came through another process. */
  async hashUpTo(id: string, bytes: number): Promise<{ hash: Hash; bytes: number }> {
    const known = this.#hashes.get(id)
    if (known?.bytes === bytes) return known
    const hash = createHash('sha256')
    if (bytes > 0) await pipeline(createReadStream(this.pathOf(id), { end: bytes - 1 }), hash, { end: false })
    const state = { hash, bytes }
    this.#hashes.set(id, state)
    return state
  }

  /**
   * Returns an upload of the actor that has arrived whole. What an ended process left to do is done now: the hash is
   * compared with the announced one (`hashDiffers`), and the file moved into the store.
   */
  async finished(actor: Pick<Actor, 'id'>, id: string): Promise<FinishedUpload> {
    const upload = await this.of(actor, id)
    if (upload.terminado_en) return upload as FinishedUpload
    const running = this.#finishing.get(id) ?? this.#finish(upload).finally(() => this.#finishing.delete(id))
    this.#finishing.set(id, running)
    return running
  }

  async #finish(upload: queries.StoredUpload): Promise<FinishedUpload> {
    const { db, files } = this.#deps
    const { id, bytes } = upload
    const path = this.pathOf(id)
    const isMoved =
      upload.clave !== null && (await this.arrived(id)) === 0 && (await files.has({ clave: upload.clave }))
    if (!isMoved) {
      const noted = await queries.noteFacts(db, id, { ...(await this.#factsOf(upload)), clave: newFileKey() })
      if (!noted?.clave) throw new Refusal(uploadMessages.absent)
      await files.take(path, noted.clave, { type: noted.tipo!, bytes })
    }
    const finished = await queries.finishUpload(db, id)
    await rm(path, { force: true })
    this.#hashes.delete(id)
    if (!finished) throw new Refusal(uploadMessages.absent)
    return finished as FinishedUpload
  }

  /** Throws when it is not whole, or is not what was announced: then it is removed. */
  async #factsOf({ id, bytes, sha256_declarado: declared }: queries.StoredUpload) {
    if ((await this.arrived(id)) !== bytes) throw new Refusal(uploadMessages.unfinished)
    const { hash } = await this.hashUpTo(id, bytes)
    const sha256 = hash.copy().digest('hex')
    if (declared && declared !== sha256) {
      await this.discard(id)
      throw new Refusal(uploadMessages.hashDiffers)
    }
    const { mime = unknownType, ext = '' } = (await fileTypeFromFile(this.pathOf(id))) ?? {}
    return { sha256, tipo: mime, extension: ext }
  }

  /**
   * Uses up a finished upload, in the transaction that stores its file. Of two at once, the second finds none
   * (`absent`).
   */
  async use(db: Db, { id, clave, nombre, tipo, bytes, sha256 }: FinishedUpload): Promise<Written> {
    if (!(await queries.deleteUpload(db, id))) throw new Refusal(uploadMessages.absent)
    return { clave, nombre, tipo, bytes, sha256, es_publico: false, vence_en: null }
  }

  /** Removes an upload and what has arrived of it. */
  async discard(id: string): Promise<void> {
    const { db, files } = this.#deps
    const upload = await this.find(id)
    await queries.deleteUpload(db, id)
    this.#hashes.delete(id)
    await rm(this.pathOf(id), { force: true })
    if (upload?.clave && (await files.has({ clave: upload.clave }))) await files.discard({ clave: upload.clave })
  }

  /** Removes uploads without a byte for a day, and files that have no row. Returns how many. Safe to run twice. */
  async sweep(hours: number = largeUploads.hours): Promise<number> {
    const forgotten = await queries.listForgotten(this.#deps.db, hours)
    for (const { id } of forgotten) await this.discard(id)
    let swept = forgotten.length
    const names = await readdir(this.#deps.folder).catch(() => [])
    for (const name of names.filter((name) => /^[0-9a-f]{32}$/.test(name))) {
      const { mtimeMs } = await stat(this.pathOf(name)).catch(() => ({ mtimeMs: Date.now() }))
      if (mtimeMs > Date.now() - hours * 3_600_000 || (await this.find(name))) continue
      await rm(this.pathOf(name), { force: true })
      swept++
    }
    return swept
  }
}

async function freeOn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
