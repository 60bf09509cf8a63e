import { pipeline, type Readable, Transform } from 'node:stream'
import { type Configstore, FileStore } from '@tus/file-store'
import { ERRORS, Upload } from '@tus/server'
import type { Uploads } from './uploads.ts'

/** Lets the protocol's own store of files work on our rows, and hashes what passes. */
export class HashedStore extends FileStore {
  readonly #uploads: Uploads

  constructor(uploads: Uploads) {
    super({ directory: uploads.folder, configstore: rowsOf(uploads) })
    this.#uploads = uploads
    this.extensions = ['creation', 'creation-with-upload', 'termination']
  }

  /** One that is finished is in the store of files already; its sender may have missed the answer. */
  override async getUpload(id: string): Promise<Upload> {
    const row = await this.#uploads.find(id)
    if (!row?.terminado_en) return super.getUpload(id)
    return new Upload({ id, size: row.bytes, offset: row.bytes, creation_date: row.creado_en.toISOString() })
  }

  override write(source: Readable, id: string, offset: number): Promise<number> {
    return this.#uploads.writing(id, async () => {
      // another process may have written since the offset was compared
      if ((await this.#uploads.arrived(id)) !== offset) throw ERRORS.INVALID_OFFSET
      const state = await this.#uploads.hashUpTo(id, offset)
      const hashing = new Transform({
        transform(chunk: Buffer, _, done) {
          state.hash.update(chunk)
          state.bytes += chunk.length
          done(null, chunk)
        },
      })
      pipeline(source, hashing, () => {}) // a line that is lost by now ends it too
      return super.write(hashing, id, offset)
    })
  }

  override remove(id: string): Promise<void> {
    return this.#uploads.discard(id)
  }
}

/** The protocol's facts of an upload, from its row. The row is inserted before (`onUploadCreate`). */
const rowsOf = (uploads: Uploads): Configstore => ({
  async get(id) {
    const row = await uploads.find(id)
    return row && new Upload({ id, size: row.bytes, offset: 0, creation_date: row.creado_en.toISOString() })
  },
  async set() {},
  async delete() {},
})
