import { crc32, deflateRawSync } from 'node:zlib'

interface Entry {
  name: string
  bytes: Uint8Array
  /** What it says that it unpacks to; the truth unless a test lies. */
  claimed?: number
  isEncrypted?: boolean
  /** Its content is that of the entry at this place: two that overlap. */
  sharedWith?: number
}

/** A ZIP with these names as they are, also those that no program would write. */
export function aZip(entries: readonly Entry[]): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  const starts: number[] = []
  let at = 0
  for (const { name, bytes, claimed = bytes.length, isEncrypted = false, sharedWith } of entries) {
    const isNew = sharedWith === undefined
    const packed = isNew ? packedOf(bytes) : Buffer.alloc(0)
    const title = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(isEncrypted ? 0x801 : 0x800, 2)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(isNew ? crc32(bytes) : 0, 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(claimed, 18)
    facts.writeUInt16LE(title.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, title, packed])
    const rest = Buffer.alloc(14)
    const start = sharedWith === undefined ? at : starts[sharedWith]!
    starts.push(start)
    rest.writeUInt32LE(start, 10)
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, rest, title]))
    if (!isNew) continue
    locals.push(local)
    at += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length % 65_536, 4)
  end.writeUInt16LE(entries.length % 65_536, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06', 'latin1'), end])
}

const nothing = deflateRawSync(Buffer.alloc(0))
const packedOf = (bytes: Uint8Array) => (bytes.length ? deflateRawSync(bytes) : nothing)
