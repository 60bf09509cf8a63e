import { inflateSync } from 'node:zlib'
import { notPrinted } from '@portal/contract/core/printed'
import { expect, test } from 'vitest'
import { type CertificateTask, makeCertificate } from './certificates.ts'
import { type DocumentTask, makeDocument } from './documents.ts'
import { type LeafletTask, makeLeaflet } from './leaflets.ts'
import { scripts } from './lettering.ts'
import { makeOffer, type OfferTask } from './offers.ts'
import { openPdf } from './pdf.ts'

const madeAt = new Date('2026-11-20T12:00:00Z')
const word = '' // every text of a task becomes the name that is tried
const both = { main: word, other: word }
const labelled = { label: word, value: word }
const table = { columns: [{ title: word, share: 1 }], rows: [[word]], totals: [[word]] }

/** One task of each kind of document, with each of its texts. */
const kinds = {
  document: (text: string) =>
    makeDocument(
      filled<DocumentTask>(text, {
        ...{ language: 'es', company: { name: word, lines: [word] }, title: word, banner: word, madeAt },
        ...{ facts: [labelled], paragraphs: [word], table, further: [{ heading: word, table }], notes: [word] },
        drawing: {
          bounds: { left: 0, right: 9, top: 9, bottom: 0 },
          shapes: [{ kind: 'text', x: 4, y: 4, text: word, size: 8, ink: 'ink', isCentered: true }],
          ...{ mostHeight: 90, caption: word },
        },
        footer: word,
      }),
    ),
  offer: (text: string) =>
    makeOffer(
      filled<OfferTask>(text, {
        ...{ language: 'es', company: { name: word, lines: [word] }, title: word, code: word, madeAt, footer: word },
        client: { title: word, name: word, lines: [word] },
        facts: [labelled],
        table: {
          columns: [
            { title: word, share: 1, align: 'right' },
            { title: word, share: 1 },
          ],
          rows: [{ cells: [word, word], detail: word }],
        },
        totals: [{ ...labelled, isGrand: true }],
        sections: [{ title: word, rows: [labelled, labelled], text: word }],
        check: { title: word, text: word, lines: [word], url: 'https://portal.example.com' },
      }),
    ),
  leaflet: (text: string) =>
    makeLeaflet(
      filled<LeafletTask>(text, {
        ...{
          language: 'es',
          company: { name: word },
          kicker: word,
          title: word,
          lead: word,
          picture: null,
          text: word,
        },
        highlights: [{ label: word, qualifier: word, figure: word, unit: word }],
        groups: [{ title: word, rows: [labelled] }],
        notice: { title: word, text: word },
        contact: { title: word, lines: [word] },
        ...{ footer: word, madeAt },
      }),
    ),
  certificate: (text: string) =>
    makeCertificate(
      filled<CertificateTask>(text, {
        ...{ language: 'es', company: { name: word }, title: both, awarded: both, name: word, completed: both, madeAt },
        ...{ course: both, facts: [{ label: both, value: word }] },
        check: { title: both, code: word, address: [word], url: 'https://portal.example.com' },
      }),
    ),
}

/** A task with `text` in place of every word. */
function filled<T>(text: string, task: T): T {
  if (task === word) return text as T
  if (task === null || typeof task !== 'object' || task instanceof Date) return task
  if (Array.isArray(task)) return task.map((item) => filled(text, item)) as T
  return Object.fromEntries(Object.entries(task).map(([name, value]) => [name, filled(text, value)])) as T
}

/** The letters that the fonts of a PDF draw, as a reader copies them. */
function lettersOf(pdf: Uint8Array): Set<string> {
  const bytes = Buffer.from(pdf)
  const letters = new Set<string>()
  for (let from = 0; ; ) {
    const start = bytes.indexOf('stream\n', from)
    if (start < 0) return letters
    const end = bytes.indexOf('endstream', start)
    from = end + 9
    const text = opened(bytes.subarray(start + 7, end))
    for (const [, list = ''] of text.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
      for (const [, hex = ''] of list.matchAll(/<([0-9a-f ]+)>(?=[ \]])/g))
        for (const letter of Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'))
          letters.add(letter)
  }
}

function opened(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1')
  } catch {
    return ''
  }
}

const names = {
  Chinese: '李小龙 / 紫金矿业集团',
  'a rare Chinese name': '朱镕基 喆堃',
  Japanese: '株式会社ひらがなカタカナ',
  Korean: '김철수 주식회사',
  Arabic: 'محمد علي (قطر)',
  Hebrew: 'שלום כהן',
  Hindi: 'राम कुमार',
  Thai: 'สมชาย',
  emoji: 'Mina 🚀',
  'Cyrillic and Greek': 'Норникель Ωμέγα',
  Vietnamese: 'Nguyễn Đình Phương',
}

test.each(Object.keys(kinds) as (keyof typeof kinds)[])('a %s prints names in every script', async (kind) => {
  for (const name of Object.values(names)) {
    expect(notPrinted(name)).toEqual([])
    const drawn = lettersOf(await kinds[kind](name))
    expect([...name].filter((letter) => letter !== ' ' && !drawn.has(letter))).toEqual([])
    expect(drawn).not.toContain('□')
  }
})

test.each(Object.keys(kinds) as (keyof typeof kinds)[])(
  'a %s is never blank where a letter is unknown',
  async (kind) => {
    expect(lettersOf(await kinds[kind]('ქართული'))).toContain('□')
  },
)

test('the table of what is printed is that of the fonts', async () => {
  const { pdf, finish } = openPdf({ language: 'es', title: 'Tabla', company: { name: 'NEXT' }, madeAt })
  const faces = ['regular', ...scripts]
  const differing: number[] = []
  for (let code = 0x21; code < 0x20000; code++) {
    const sign = String.fromCodePoint(code)
    if (/[\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/u.test(sign)) continue
    if (faces.some((face) => pdf.hasEvery(face, sign)) !== (notPrinted(sign).length === 0)) differing.push(code)
  }
  expect(differing).toEqual([])
  await finish()
})
