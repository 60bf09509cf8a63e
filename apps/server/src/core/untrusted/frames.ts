import { deserialize, serialize } from 'node:v8'

const headBytes = 4

/** A value as it passes between the portal and a confined process: its length in four bytes, then V8's own format. */
export function frameOf(value: unknown): [head: Uint8Array, body: Uint8Array] {
  const body = serialize(value)
  const head = Buffer.alloc(headBytes)
  head.writeUInt32LE(body.length)
  return [head, body]
}

/** Puts the pieces of a stream together to values. Throws as soon as one is announced that is longer than `mostBytes`. */
export function frameReader(mostBytes: number, take: (value: unknown) => void): (piece: Uint8Array) => void {
  let pieces: Uint8Array[] = []
  let held = 0
  let wanted = headBytes
  let isHead = true
  return (piece) => {
    pieces.push(piece)
    held += piece.length
    while (held >= wanted) {
      const all =
        pieces.length === 1 ? Buffer.from(piece.buffer, piece.byteOffset, piece.length) : Buffer.concat(pieces)
      const found = all.subarray(0, wanted)
      const rest = all.subarray(wanted)
      pieces = rest.length ? [rest] : []
      held = rest.length
      piece = rest
      if (isHead) {
        wanted = found.readUInt32LE()
        if (wanted > mostBytes) throw new Error(`an answer of ${wanted} bytes`)
      } else {
        take(deserialize(found))
        wanted = headBytes
      }
      isHead = !isHead
    }
  }
}

/** What comes back for one task. */
export type Answer =
  | { value: unknown; memory: number }
  | { refused: { area: string; code: number }; memory: number }
  | { error: string; memory: number }
