import { deserialize, serialize } from 'node:v8'

const headBytes = 4

/** Encodes a value between the portal and a confined process: its length in four bytes, then V8's serialisation. */
export function frameOf(value: unknown): [head: Uint8Array, body: Uint8Array] {
  const body = serialize(value)
  const head = Buffer.alloc(headBytes)
  head.writeUInt32LE(body.length)
  return [head, body]
}

/** Decodes values from the chunks of a stream. Throws as soon as one is announced as longer than `mostBytes`. */
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

/** The answer to one task. */
export type Answer =
  | { value: unknown; memory: number }
  | { refused: { area: string; code: number }; memory: number }
  | { error: string; memory: number }
