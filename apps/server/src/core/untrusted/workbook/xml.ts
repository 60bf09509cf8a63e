import type { Readable } from 'node:stream'
import { xmlText } from '@portal/contract/core/xml'
import { fileMessages } from '@portal/contract/imports/file-messages'
import sax from 'sax'
import { Refusal } from '../../base/errors.ts'

export type Attributes = Readonly<Record<string, string>>

export interface XmlReader {
  /** `name` has no prefix; `full` is as written. */
  open?(name: string, attributes: Attributes, full: string): void
  close?(name: string, full: string): void
  /** A long text arrives in pieces. */
  text?(text: string): void
  /** Called for a character that is not valid in a text. */
  badText?(): void
  /** Returns true to stop reading. */
  isDone?(): boolean
  /** Returns the name, as written, of an open element whose rest can be skipped. */
  past?(): string | null
}

const deepest = 64

/**
 * Reads XML as a stream and holds only the open tags. Refuses a document type, which may declare entities, and what is
 * no XML. Reports invalid characters and skips them.
 */
export async function readXml(stream: Readable, reader: XmlReader): Promise<void> {
  const parser = new Parser(reader)
  try {
    let decoder: InstanceType<typeof TextDecoder> | undefined
    for await (const piece of stream) {
      decoder ??= new TextDecoder(encodingOf(piece))
      parser.read(decoder.decode(piece, { stream: true }))
      if (reader.isDone?.()) return
    }
    parser.read(decoder?.decode() ?? '')
    parser.end()
  } catch (cause) {
    throw cause instanceof Refusal ? cause : new Refusal(fileMessages.bookDamaged, { cause })
  } finally {
    stream.destroy()
  }
}

class Parser {
  readonly #sax = sax.parser(true, { position: false })
  readonly #reader: XmlReader
  readonly #open: string[] = []
  #failure: Error | null = null
  /** The text after the last tag. */
  #rest = ''
  /** The end tag to find while skipping. */
  #wanted: string | null = null

  constructor(reader: XmlReader) {
    this.#reader = reader
    const parser = this.#sax
    parser.onerror = (error) => {
      if (/^Invalid character (entity|in entity name)/.test(error.message)) reader.badText?.()
      else this.#fail(error)
      parser.resume()
    }
    parser.ondoctype = () => this.#fail(new Error('a document type'))
    parser.onopentag = ({ name, attributes }) => {
      if (this.#open.push(name) > deepest) this.#fail(new Error('too deep'))
      reader.open?.(bare(name), attributes as Attributes, name)
    }
    parser.onclosetag = (name) => {
      this.#open.pop()
      reader.close?.(bare(name), name)
    }
    parser.ontext = (text) => reader.text?.(text)
    parser.oncdata = parser.ontext
  }

  read(piece: string): void {
    let text = this.#rest + piece
    if (this.#wanted !== null) {
      const found = text.indexOf(this.#wanted)
      this.#rest = found < 0 ? text.slice(-this.#wanted.length) : ''
      if (found < 0) return
      text = text.slice(found)
      this.#wanted = null
    }
    const end = text.lastIndexOf('>') + 1
    this.#rest = end ? text.slice(end) : ''
    this.#write(end ? text.slice(0, end) : text)
    this.#passOver(this.#reader.past?.() ?? null)
  }

  end(): void {
    this.#write(this.#rest)
    this.#sax.close()
    if (this.#failure) throw this.#failure
  }

  /** Skips the rest of an element to its end, many times faster than parsing it. */
  #passOver(element: string | null): void {
    if (element === null || stateOf(this.#sax) !== betweenTags) return
    const inside = this.#open.slice(this.#open.lastIndexOf(element) + 1).toReversed()
    this.#write(inside.map((name) => `</${name}>`).join(''))
    this.#wanted = `</${element}`
  }

  #write(text: string): void {
    if (text) this.#sax.write(text)
    if (this.#failure) throw this.#failure
  }

  #fail(error: Error): void {
    this.#failure ??= error
  }
}

// the library has both, its types have neither
const stateOf = (parser: sax.SAXParser) => (parser as unknown as { state: number }).state
const betweenTags = (sax as unknown as { STATE: { TEXT: number } }).STATE.TEXT

const bare = (name: string) => name.slice(name.indexOf(':') + 1)

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

/** Returns an opening tag with its attributes. */
export const tag = (full: string, attributes: Attributes, end = '>'): string =>
  `<${full}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${xmlText(value)}"`)
    .join('')}${end}`

/** Decodes `_x000D_`, as workbooks write characters that XML does not allow. */
export const decoded = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
