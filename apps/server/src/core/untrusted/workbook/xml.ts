import type { Readable } from 'node:stream'
import { fileMessages } from '@portal/contract/imports/file-messages'
import sax from 'sax'
import { Refusal } from '../../base/errors.ts'

export type Attributes = Readonly<Record<string, string>>

export interface XmlReader {
  /** `name` has no prefix; `full` is as it stands there. */
  open?(name: string, attributes: Attributes, full: string): void
  close?(name: string, full: string): void
  /** A long text comes in pieces. */
  text?(text: string): void
  /** Here stands a character that no text has. */
  badText?(): void
  /** True ends the reading. */
  isDone?(): boolean
  /** The name, as it stands there, of an open element of which the rest does not count. */
  past?(): string | null
}

const deepest = 64

/**
 * Reads XML piece by piece: nothing of it is kept but the tags that are open. A document type, where entities are
 * declared, is refused; so is what is no XML. Characters that cannot be are told and passed over.
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
  /** What has come after the last tag. */
  #rest = ''
  /** The tag that is looked for while nothing else counts. */
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

  /** Between two tags the rest of an element can be passed over to its end: that is many times faster than reading it. */
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

const written: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it may stand in XML; characters that no XML has are left out. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (character) => written[character]!)

/** An opening tag with its attributes. */
export const tag = (full: string, attributes: Attributes, end = '>'): string =>
  `<${full}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('')}${end}`

/** Characters that XML does not have stand as `_x000D_` in a workbook. */
export const decoded = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
