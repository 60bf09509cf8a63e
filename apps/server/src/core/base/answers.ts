import type { Message } from '@portal/contract/core/messages'

/** JSON text of `datos`, written by PostgreSQL from typed columns and passed on unchanged. */
export class JsonText {
  readonly text: string
  #head = ''
  #bytes: Buffer | undefined
  constructor(text: string) {
    this.text = text
  }

  /** Returns the whole answer. A cached answer is encoded once. */
  within(head: string): { text: string; bytes: Buffer | undefined } {
    const text = `${head},"datos":${this.text}}`
    if (this.#head === head) {
      this.#bytes ??= Buffer.from(text)
    } else {
      this.#head = head
      this.#bytes = undefined
    }
    return { text, bytes: this.#bytes }
  }
}

/** A success with another message than the call's `done`, or `OK_NOTI`. */
export class Answer<T> {
  readonly data: T
  readonly entry: Message
  readonly state: 'OK' | 'OK_NOTI'
  constructor(data: T, entry: Message, state: 'OK' | 'OK_NOTI' = 'OK') {
    this.data = data
    this.entry = entry
    this.state = state
  }
}

/** A file uploaded with a form, already on disk; it is removed after the answer. */
export interface Upload {
  field: string
  name: string
  path: string
  bytes: number
}
