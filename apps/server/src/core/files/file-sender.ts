import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'

/**
 * A file, or a part of it, that is only piped: into two buffers in turn, each used again when the other side has written
 * it. A stream of Node takes a new buffer for each piece, and those of fifty downloads at once are collected late.
 */
export class FileSender extends Readable {
  readonly #path: string
  readonly #size: number
  readonly #start: number
  readonly #beyond: number
  /** How much was handed on. */
  bytesRead = 0

  constructor(path: string, { start = 0, end = Number.POSITIVE_INFINITY, size = 256 * 1024 } = {}) {
    super()
    this.#path = path
    this.#size = size
    this.#start = start
    this.#beyond = end + 1
  }

  override _read(): void {
    // nothing is read before it is piped
  }

  override pipe<T extends NodeJS.WritableStream>(to: T, { end = true } = {}): T {
    this.#sendTo(to).then(
      () => {
        if (this.destroyed) return
        if (end) to.end()
        this.push(null)
        this.resume()
      },
      (error) => this.destroy(error as Error),
    )
    return to
  }

  async #sendTo(to: NodeJS.WritableStream): Promise<void> {
    const file = await open(this.#path)
    try {
      let [full, free] = [Buffer.allocUnsafeSlow(this.#size), Buffer.allocUnsafeSlow(this.#size)]
      let place = this.#start
      let bytes = await this.#fill(file, full, place)
      while (bytes > 0 && !this.destroyed) {
        place += bytes
        const [isWritten, next] = await Promise.all([
          written(to, full.subarray(0, bytes)),
          this.#fill(file, free, place),
        ])
        if (!isWritten) return void this.destroy() // the reader is gone
        this.bytesRead += bytes
        ;[full, free] = [free, full]
        bytes = next
      }
    } finally {
      await file.close()
    }
  }

  async #fill(file: FileHandle, buffer: Buffer, place: number): Promise<number> {
    const { bytesRead } = await file.read(buffer, 0, Math.min(this.#size, this.#beyond - place), place)
    return bytesRead
  }
}

/** Writes a piece. Returns true once it has left its buffer, false when the other side closed. */
const written = (to: NodeJS.WritableStream, piece: Buffer) =>
  new Promise<boolean>((resolve) => {
    const closed = () => resolve(false)
    to.once('close', closed)
    to.write(piece, (error) => {
      to.off('close', closed)
      resolve(!error)
    })
  })
