import { readFileSync } from 'node:fs'

/** Kerning, ligatures and alternates: decoding and applying them costs five times what drawing a page of figures does. */
const layoutTables = new Set(['GSUB', 'GPOS', 'GDEF'])
const headBytes = 12
const entryBytes = 16

const plain = new Map<string, Buffer>()

/** A TrueType font without its layout tables, for documents of many short texts; read once for each thread. */
export function plainFont(path: string): Buffer {
  let font = plain.get(path)
  if (!font) {
    font = withoutLayout(readFileSync(path))
    plain.set(path, font)
  }
  return font
}

function withoutLayout(font: Buffer): Buffer {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, place) => {
    const at = headBytes + place * entryBytes
    return font.subarray(at, at + entryBytes)
  }).filter((entry) => !layoutTables.has(entry.toString('latin1', 0, 4)))
  const head = Buffer.alloc(headBytes + entries.length * entryBytes)
  font.copy(head, 0, 0, headBytes)
  head.writeUInt16BE(entries.length, 4)
  const tables: Buffer[] = []
  let offset = head.length
  for (const [place, entry] of entries.entries()) {
    const [from, length] = [entry.readUInt32BE(8), entry.readUInt32BE(12)]
    const table = Buffer.alloc(Math.ceil(length / 4) * 4)
    font.copy(table, 0, from, from + length)
    entry.copy(head, headBytes + place * entryBytes)
    head.writeUInt32BE(offset, headBytes + place * entryBytes + 8)
    tables.push(table)
    offset += table.length
  }
  return Buffer.concat([head, ...tables])
}
