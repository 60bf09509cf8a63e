import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export interface Heard {
  /** All that came back, and its first status. */
  text: string
  status: number
  isClosed: boolean
}

/** What a stranger's script writes to a listening portal, byte for byte. */
export class RawConnection {
  readonly socket: Socket
  #text = ''
  #isClosed = false

  constructor({ server }: Pick<FastifyInstance, 'server'>) {
    const address = server.address()
    if (typeof address !== 'object' || !address) throw new Error('the portal does not listen')
    this.socket = connect(address.port, '127.0.0.1')
    this.socket.on('data', (bytes) => {
      this.#text += bytes.toString('latin1')
    })
    this.socket.on('close', () => {
      this.#isClosed = true
    })
    this.socket.on('error', () => {}) // cut off while writing, as is hoped for
  }

  write(text: string | Uint8Array): this {
    this.socket.write(text)
    return this
  }

  get heard(): Heard {
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(this.#text)?.[1] ?? 0)
    return { text: Buffer.from(this.#text, 'latin1').toString(), status, isClosed: this.#isClosed }
  }
}

/** The lines of a request's head, with its empty line. */
export const head = (...lines: string[]): string => `${lines.join('\r\n')}\r\n\r\n`
