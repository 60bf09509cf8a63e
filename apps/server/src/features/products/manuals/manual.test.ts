import { pageLanguages } from '@portal/contract/core/language'
import { textIn } from '@portal/contract/core/text'
import { ProductStatus } from '@portal/contract/products/constants'
import { type Fact, factName, factText } from '@portal/contract/products/fact-text'
import { guides } from '@portal/contract/products/guides/guides'
import { consoleSlugs } from '@portal/contract/products/manuals/consoles'
import { manualPdfPath } from '@portal/contract/products/manuals/edition'
import { consoleParts } from '@portal/contract/products/manuals/parts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfText } from '#test/pdf-text.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

const lead = (path: string) => t.app.inject(path)
const fileOf = async (path: string) => (await lead(path)).headers.location as string
const textOf = async (path: string) => words(pdfText((await t.app.inject(await fileOf(path))).rawPayload))
const words = (text: string) => text.replace(/\s+/g, ' ')

test.each(pageLanguages)('the manual of each console says its parts, steps and facts (%s)', async (language) => {
  for (const slug of consoleSlugs) {
    const { producto, condiciones } = (await t.call('GET', `/v1/producto/catalogo/${slug}`)).datos
    const text = await textOf(manualPdfPath(slug, language))
    for (const { name } of consoleParts[slug]) expect(text, slug).toContain(textIn(name, language))
    for (const { title } of guides[slug]) expect(text, slug).toContain(textIn(title, language))
    for (const fact of [...producto.datos, ...condiciones] as Fact[]) {
      expect(text, `${slug} ${fact.clave}`).toContain(factName(fact, language))
      expect(text, `${slug} ${fact.clave}`).toContain(words(factText(fact, language)))
    }
  }
})

test('three at once make one file; another fact makes another, and the old one is gone', async () => {
  const path = manualPdfPath('nextone', 'en')
  const replies = await Promise.all([lead(path), lead(path), lead(path)])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303])
  expect(new Set(replies.map(({ headers }) => headers.location)).size).toBe(1)
  const before = await fileOf(path)
  const file = await t.app.inject(before)
  expect(file.headers['content-type']).toBe('application/pdf')
  expect(file.headers['content-disposition']).toContain('inline; filename="Next-One_manual_en.pdf"')

  const change = (valor: number) =>
    t.deps.db.updateTable('producto_dato').set({ valor }).where('clave', '=', 'temporizador').execute()
  await change(45)
  expect(await textOf(path)).toContain('up to 45 min')
  expect((await t.app.inject(before)).statusCode).toBe(404)
  await change(60)
})

test('a manual is of a console on sale, and no other name has one', async () => {
  for (const name of ['next1-es.pdf', 'quamtum-es.pdf', 'next9-es.pdf', 'nextone-fr.pdf'])
    expect((await lead(`/manuals/${name}`)).statusCode, name).toBe(404)

  const set = (estadoId: number) =>
    t.deps.db.updateTable('producto').set({ estado_id: estadoId }).where('slug', '=', 'nextone').execute()
  await set(ProductStatus.inactive)
  expect((await lead(manualPdfPath('nextone', 'es'))).statusCode).toBe(404)
  await set(ProductStatus.active)
})
