import { crc32 as crc, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { aZip } from './archives.ts'
import { aRawBook, columnLetters, rawHeading, rawLine } from './raw-books.ts'

const million = Buffer.alloc(1_000_000)
const times = (count: number, piece: (at: number) => string): Buffer =>
  Buffer.concat(Array.from({ length: count }, (_, at) => Buffer.from(piece(at))))

/** Workbooks that are made to harm whoever reads them, by what they are. Each is at most 10 MB and takes a second or two to make. */
export const hostileBooks = {
  /** 604 rows of 16,384 cells: 300 kB that unpack to 140 MB. */
  wide: () => {
    const row = `<row>${'<c><v>1</v></c>'.repeat(16_384)}</row>`
    return aRawBook({ rows: Buffer.concat([Buffer.from(rawHeading), times(604, () => row)]) })
  },
  /** Cells that are formatted and empty, each with its address. */
  wideAndEmpty: () => {
    const columns = Array.from({ length: 16_384 }, (_, at) => columnLetters(at))
    const row = (r: number) => `<row r="${r}">${columns.map((column) => `<c r="${column}${r}"/>`).join('')}</row>`
    return aRawBook({ rows: Buffer.concat([Buffer.from(rawHeading), times(230, (at) => row(at + 2))]) })
  },
  /** 300,000 rows that are formatted and empty, as a stray click on a border leaves them. */
  styledRows: () =>
    aRawBook({
      rows: Buffer.concat([
        Buffer.from(rawHeading + rawLine(2)),
        times(300_000, (at) => {
          const r = at + 3
          return `<row r="${r}" spans="1:9" s="2" customFormat="1" ht="${(r * 7919) % 99991}"><c r="A${r}" s="${(r * 31) % 3}"/><c r="B${r}" s="2"/></row>`
        }),
      ]),
    }),
  /** Entities that grow to 1 GB, if anyone replaces them. */
  entities: () => {
    const declared = Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`)
    const prolog = `<!DOCTYPE worksheet [<!ENTITY e0 "1234567890">${declared.join('')}]>`
    return aRawBook({ prolog, rows: rawHeading + rawLine(2, { marca: '|t="inlineStr"|<is><t>&e9;</t></is>' }) })
  },
  /** A hundred million characters in one cell. */
  oneText: () =>
    aRawBook({
      rows: rawHeading + rawLine(2, { marca: '|t="s"|<v>0</v>' }),
      strings: Buffer.concat([Buffer.from('<si><t>'), Buffer.alloc(140_000_000, 'a'), Buffer.from('</t></si>')]),
    }),
  /** Each of 140,000 cells names the same text of 32,000 characters: 4 GB in an answer. */
  sharedText: () =>
    aRawBook({
      rows: Buffer.concat([
        Buffer.from(rawHeading),
        times(
          5000,
          (at) =>
            `<row r="${at + 2}">${Array.from({ length: 28 }, (_, c) => `<c r="${columnLetters(c)}${at + 2}" t="s"><v>0</v></c>`).join('')}</row>`,
        ),
      ]),
      strings: `<si><t>${'x'.repeat(32_000)}</t></si>`,
    }),
  /** Two million texts that nobody names. */
  manyTexts: () =>
    aRawBook({
      rows: rawHeading + rawLine(2, { marca: '|t="s"|<v>1999999</v>' }),
      strings: Buffer.alloc(2_000_000 * 17, '<si><t>a</t></si>'),
    }),
  deep: () =>
    aRawBook({ rows: Buffer.concat([Buffer.alloc(10_000_000, '<row>'), Buffer.alloc(12_000_000, '</row>')]) }),
  attributes: () =>
    aRawBook({
      rows: Buffer.concat([Buffer.from('<row '), times(4_000_000, (at) => `a${at}="" `), Buffer.from('></row>')]),
    }),
  /** 100 GB, if what the ZIP says is true; a byte, if it is not. */
  saysLarge: () =>
    aRawBook({ rows: rawHeading, more: [{ name: 'xl/media/a.bin', bytes: Buffer.from('x'), claimed: 4_000_000_000 }] }),
  /** Its sheet unpacks to 50 MB and says 1,000 bytes. */
  saysSmall: () =>
    aRawBook({ rows: Buffer.concat([Buffer.from(rawHeading), Buffer.alloc(50_000_000, ' ')]), claimed: 1000 }),
  overlapping: () =>
    aRawBook({
      rows: rawHeading,
      more: Array.from({ length: 1500 }, (_, at) => ({
        name: `xl/media/${at}.bin`,
        bytes: million,
        sharedWith: 6,
      })),
    }),
  manyParts: () =>
    aRawBook({
      rows: rawHeading,
      more: Array.from({ length: 100_000 }, (_, at) => ({ name: `xl/${at}`, bytes: Buffer.alloc(0) })),
    }),
  leadsOutside: () => aRawBook({ rows: rawHeading, more: [{ name: '../../etc/passwd', bytes: Buffer.from('x') }] }),
  twoOfAName: () =>
    aRawBook({
      rows: rawHeading + rawLine(2),
      more: [{ name: 'xl/worksheets/SHEET1.xml', bytes: Buffer.from('<worksheet/>') }],
    }),
  half: () => {
    const whole = aRawBook({ rows: Buffer.concat([Buffer.from(rawHeading), times(2000, (at) => rawLine(at + 2))]) })
    return whole.subarray(0, whole.length / 2)
  },
} as const

/** A PNG of one colour with any size in its head; `isInterlaced` ones are unpacked whole. */
export function aPng(
  width: number,
  height: number,
  { isInterlaced = false, bits = 1, data }: { isInterlaced?: boolean; bits?: number; data?: Buffer } = {},
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(bits, 8)
  header.writeUInt8(bits === 16 ? 6 : 0, 9)
  header.writeUInt8(isInterlaced ? 1 : 0, 12)
  const content = data ?? deflateSync(Buffer.alloc(Math.min(height * Math.ceil((width * bits) / 8 + 1), 200_000_000)))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', content),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc(body))
  return Buffer.concat([length, body, sum])
}

/** 50,000 frames of one dot. */
function aLongGif(frames: number): Buffer {
  const head = Buffer.from('47494638396101000100800000000000ffffff', 'hex')
  const frame = Buffer.from('21f9040001000000' + '2c00000000010001000002024c0100', 'hex')
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(';')])
}

/** ZIPs of pictures that are made to harm. */
export const hostileZips = {
  manyEntries: () =>
    aZip(Array.from({ length: 100_000 }, (_, at) => ({ name: `${at}_1.jpg`, bytes: Buffer.alloc(0) }))),
  overlapping: () =>
    aZip([
      { name: '1_1.jpg', bytes: million },
      ...Array.from({ length: 4000 }, (_, at) => ({
        name: `${at + 2}_1.jpg`,
        bytes: million,
        sharedWith: 0,
      })),
    ]),
  leadsOutside: () => aZip([{ name: '../../1_1.jpg', bytes: Buffer.from('x') }]),
  half: () => {
    const whole = aZip([{ name: '1_1.jpg', bytes: Buffer.alloc(9000, 7) }])
    return whole.subarray(0, whole.length - 30)
  },
} as const

/** Pictures that are made to harm, by the ending of their names. */
export const hostilePictures = {
  /** A hundred million pixels. */
  'large.png': () => aPng(10_000, 10_000),
  /** As many as are taken, of eight bytes each, and unpacked whole. */
  'deep.png': () => aPng(6300, 6300, { bits: 16, isInterlaced: true, data: deflateSync(Buffer.alloc(40_000_000)) }),
  /** Its head says what nothing is behind. */
  'empty.png': () => aPng(6000, 6000, { data: Buffer.alloc(9) }),
  'long.gif': () => aLongGif(50_000),
  svg: () =>
    Buffer.from(
      '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>',
    ),
  jpg: () =>
    sharp({ create: { width: 6300, height: 6300, channels: 3, background: 'red' } })
      .withMetadata({ orientation: 6 })
      .jpeg({ progressive: true })
      .toBuffer(),
} as const
