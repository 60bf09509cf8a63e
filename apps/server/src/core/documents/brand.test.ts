import { inflateSync } from 'node:zlib'
import { accentsOf, startingAccent } from '@portal/contract/core/accent'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type DocumentTask, makeDocument } from './documents.ts'
import type { PaperBrand } from './pdf.ts'

const task: DocumentTask = {
  language: 'es',
  company: { name: 'Minera del Sur', lines: ['Calle 1'] },
  title: 'Informe',
  facts: [],
  footer: 'Pie',
  madeAt: new Date('2026-01-01T00:00:00Z'),
}

/** Returns what a PDF draws, as text. */
async function drawn(brand?: PaperBrand): Promise<string> {
  const pdf = Buffer.from(await makeDocument({ ...task, ...(brand && { brand }) }))
  const texts: string[] = []
  for (let at = pdf.indexOf('stream\n'); at > -1; at = pdf.indexOf('stream\n', at + 1)) {
    if (pdf.subarray(at - 3, at).toString() === 'end') continue
    const end = pdf.indexOf('endstream', at)
    try {
      texts.push(inflateSync(pdf.subarray(at + 7, end)).toString('latin1'))
    } catch {} // a font, or a picture of another kind
  }
  return `${texts.join('\n')}\n${pdf.toString('latin1').match(/\/Subtype \/Image/g) ?? ''}`
}

/** As PDF writes a colour. */
const inPdf = (hex: string) =>
  [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(5))).join(' ')

const has = (text: string, hex: string) => {
  const [r, g, b] = inPdf(hex)
    .split(' ')
    .map((part) => part.slice(0, 5)) as [string, string, string]
  return new RegExp(`${r}\\d* ${g}\\d* ${b}\\d* sc`).test(text)
}

test('a document has the accent of the company, lightened for its dark head', async () => {
  const { onDark } = accentsOf('#0b1f4b').accents
  const text = await drawn({ accent: '#0b1f4b', mark: null })
  expect(has(text, onDark)).toBe(true)
  expect(has(text, startingAccent)).toBe(false)
})

test('without a brand it is that of a new portal, and the same bytes as with that accent', async () => {
  expect(has(await drawn(), startingAccent)).toBe(true)
  const bytes = async (brand?: PaperBrand) => Buffer.from(await makeDocument({ ...task, ...(brand && { brand }) }))
  expect((await bytes()).equals(await bytes({ accent: startingAccent, mark: null }))).toBe(true)
})

test('a mark stands in its head', async () => {
  const mark = await sharp({ create: { width: 96, height: 96, channels: 4, background: '#0b1f4b' } })
    .png()
    .toBuffer()
  expect(await drawn()).not.toContain('/Subtype /Image')
  expect(await drawn({ accent: startingAccent, mark })).toContain('/Subtype /Image')
})
