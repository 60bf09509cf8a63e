import { readFile } from 'node:fs/promises'
import { type Packed, unpack } from '../../files/zip-entries.ts'
import { dictionaryIn, NotPdf } from './dictionary.ts'

export interface PdfTask {
  path: string
}

/** Whether a PDF can be opened: it is whole, and needs no password. */
export type PdfCondition = 'sound' | 'damaged' | 'encrypted'

/** Where programs look for the head and the tail of a PDF, in bytes. */
const headBytes = 1024
const tailBytes = 2048
/** The largest dictionary of a trailer. */
const trailerBytes = 256 * 1024
/** A PDF has one section of its table for each time that it was saved. */
const mostSections = 512

/**
 * Follows the tables of a PDF from its end, as a program that shows it does: half a file has no end, a cut one points
 * nowhere. Reads no page, picture or script.
 */
export async function checkPdf({ path }: PdfTask): Promise<PdfCondition> {
  return checked(await readFile(path))
}

/** A PDF of a ZIP; without content where it cannot be unpacked. */
export interface PackedPdf {
  condition: PdfCondition
  content: Uint8Array | null
}

/** The same of a PDF in a ZIP, whose content it returns. */
export async function openPackedPdf(packed: Packed): Promise<PackedPdf> {
  const content = await unpack(packed).catch(() => null) // shorter, longer or other than the ZIP says
  if (!content) return { condition: 'damaged', content }
  return { condition: checked(Buffer.from(content.buffer, content.byteOffset, content.byteLength)), content }
}

function checked(content: Buffer): PdfCondition {
  try {
    return conditionOf(content)
  } catch (error) {
    if (error instanceof NotPdf || error instanceof RangeError) return 'damaged'
    throw error
  }
}

function conditionOf(content: Buffer): PdfCondition {
  const origin = content.subarray(0, headBytes).indexOf('%PDF-')
  if (origin < 0) return 'damaged'
  const waiting = [origin + tableOffset(content)]
  const seen = new Set<number>()
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at)) continue
    if (seen.add(at).size > mostSections) return 'damaged'
    const trailer = trailerAt(content, at)
    if (trailer.has('Encrypt')) return 'encrypted'
    if (seen.size === 1 && !/^\d+\s+\d+\s+R$/.test(trailer.get('Root') ?? '')) return 'damaged'
    for (const name of ['Prev', 'XRefStm']) {
      const before = trailer.get(name)
      if (before !== undefined) waiting.push(origin + offsetIn(before))
    }
  }
  return 'sound'
}

/** Returns where the newest table is, by the last lines of the file. */
function tableOffset(content: Buffer): number {
  const tail = content.subarray(-tailBytes).toString('latin1')
  const [, offset] = [...tail.matchAll(/startxref\s+(\d+)\s+%%EOF/g)].at(-1) ?? []
  if (offset === undefined) throw new NotPdf('no end')
  return offsetIn(offset)
}

function offsetIn(text: string): number {
  if (!/^\d{1,10}$/.test(text)) throw new NotPdf('no offset')
  return Number(text)
}

/** Returns the dictionary of the table at a place: after a written table, or at the head of a packed one. */
function trailerAt(content: Buffer, at: number): Map<string, string> {
  const head = content.subarray(at, at + headBytes).toString('latin1')
  const packed = /^\s*\d+\s+\d+\s+obj/.exec(head)
  const written = /^\s*xref\s/.test(head) ? content.indexOf('trailer', at) : -1
  const from = packed ? at + packed[0].length : written + 'trailer'.length
  if (!packed && written < 0) throw new NotPdf('no table')
  const trailer = dictionaryIn(content.subarray(from, from + trailerBytes).toString('latin1'))
  if (packed && trailer.get('Type') !== '/XRef') throw new NotPdf('no table')
  return trailer
}
