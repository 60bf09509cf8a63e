import { xmlText } from '@portal/contract/core/xml'
import type { BookPackage } from './book-package.ts'
import { type Attributes, readXml, tag } from './xml.ts'

const mostCharacters = 4_000_000

/**
 * Returns the formats of a workbook with a red twin of each cell format; `redFrom` is the index of the first twin.
 * Returns null when the workbook has no formats, or too many.
 */
export async function redStyles(book: BookPackage, path: string): Promise<{ xml: string; redFrom: number } | null> {
  const writer = new StyleWriter()
  await readXml(await book.stream(path), writer)
  return writer.result()
}

class StyleWriter {
  readonly #xml: string[] = ['<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n']
  readonly #open: string[] = []
  #size = 0
  #fills = 0
  #formats = 0
  #twins: string[] = []
  #hasFills = false
  #hasFormats = false

  isDone(): boolean {
    return this.#size > mostCharacters
  }

  result(): { xml: string; redFrom: number } | null {
    if (this.isDone() || !this.#hasFills || !this.#hasFormats) return null
    return { xml: this.#xml.join(''), redFrom: this.#formats }
  }

  open(name: string, attributes: Attributes, full: string): void {
    const parent = this.#open.at(-1)
    this.#open.push(name)
    const { count: _, ...rest } = attributes // the count of its children, which grows
    this.#write(tag(full, name === 'fills' || name === 'cellXfs' ? rest : attributes))
    if (parent === 'fills') this.#fills++
    if (!this.#open.includes('cellXfs')) return
    if (parent === 'cellXfs') {
      this.#formats++
      this.#twins.push(tag(full, { ...attributes, fillId: String(this.#fills), applyFill: '1' }))
    } else if (name !== 'cellXfs') this.#twins.push(tag(full, attributes))
  }

  close(name: string, full: string): void {
    this.#open.pop()
    const prefix = full.slice(0, full.length - name.length)
    if (this.#open.includes('cellXfs')) this.#twins.push(`</${full}>`)
    if (name === 'fills') {
      this.#hasFills = true
      this.#write(
        `<${prefix}fill><${prefix}patternFill patternType="solid"><${prefix}fgColor rgb="FFFFC7CE"/><${prefix}bgColor indexed="64"/></${prefix}patternFill></${prefix}fill>`,
      )
    }
    if (name === 'cellXfs') {
      this.#hasFormats = true
      this.#write(this.#twins.join(''))
    }
    this.#write(`</${full}>`)
  }

  text(text: string): void {
    this.#write(xmlText(text))
  }

  #write(xml: string): void {
    this.#size += xml.length
    this.#xml.push(xml)
  }
}
