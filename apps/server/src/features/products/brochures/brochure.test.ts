import { pageLanguages } from '@portal/contract/core/language'
import { brochurePath, drawnProducts } from '@portal/contract/products/constants'
import { type Fact, factName, factText } from '@portal/contract/products/fact-text'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settingOf } from '#features/settings/service.ts'
import { pdfText } from '#test/pdf-text.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

const lead = (path: string) => t.app.inject(path)
const fileOf = async (path: string) => (await lead(path)).headers.location as string
const bytesOf = async (path: string) => (await t.app.inject(await fileOf(path))).rawPayload
const words = (text: string) => text.replace(/\s+/g, ' ')

describe('a brochure', () => {
  test('is led to from a stable address, has a name to save it by, and is made once', async () => {
    const path = brochurePath('nextoneplus', 'es')
    const replies = await Promise.all([lead(path), lead(path), lead(path)])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303])
    expect(new Set(replies.map(({ headers }) => headers.location)).size).toBe(1)
    const file = await t.app.inject(await fileOf(path))
    expect(file.headers['content-type']).toBe('application/pdf')
    expect(file.headers['content-disposition']).toContain('inline; filename="Next-One-Plus_folleto_es.pdf"')
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(file.rawPayload.toString('latin1')).toContain('[0 0 595.28 841.89]')
  })

  test.each(pageLanguages)('says the same figures as the rows of each product (%s)', async (language) => {
    for (const slug of drawnProducts) {
      const { producto, condiciones } = (await t.call('GET', `/v1/producto/catalogo/${slug}`)).datos
      const text = words(pdfText(await bytesOf(brochurePath(slug, language))))
      expect(text).toContain(producto.nombre)
      expect(text.includes(producto.descripcion.slice(0, 40)), slug).toBe(language === 'es')
      for (const fact of [...producto.datos, ...condiciones] as Fact[]) {
        // A long label or value runs over two lines: its words stand in their order anyway.
        expect(text, `${slug} ${fact.clave}`).toContain(factName(fact, language))
        expect(text, `${slug} ${fact.clave}`).toContain(words(factText(fact, language)))
      }
    }
  })

  test('fits on one page, whatever the product', async () => {
    for (const slug of drawnProducts) {
      const source = (await bytesOf(brochurePath(slug, 'es'))).toString('latin1')
      expect(source.match(/\/Type \/Page\b(?!s)/g), slug).toHaveLength(1)
    }
  })

  test('is made anew when a fact changes; the page says how large it is', async () => {
    const path = brochurePath('next1', 'en')
    const before = await fileOf(path)
    const change = (valor: number) =>
      t.deps.db.updateTable('producto_dato').set({ valor }).where('clave', '=', 'cable_calibre').execute()
    await change(24)
    const after = await fileOf(path)
    expect(after).not.toBe(before)
    expect(words(pdfText((await t.app.inject(after)).rawPayload))).toContain('24 AWG')
    expect((await t.app.inject(before)).statusCode).toBe(404)
    await change(22)

    const bytes = (await bytesOf(path)).length
    const told = async () => (await t.call('GET', '/v1/producto/catalogo/next1')).datos.producto.folletos.en
    await expect.poll(told).toBe(bytes)
  })

  test('says the terms of sale that the settings say', async () => {
    const path = brochurePath('next1', 'en')
    const { db } = t.deps
    const stored = await settingOf(db, 'condiciones')
    await db
      .insertInto('ajuste')
      .values({ clave: 'condiciones', valor: JSON.stringify({ ...stored, garantia_meses: 18 }) })
      .onConflict((conflict) => conflict.column('clave').doUpdateSet(({ ref }) => ({ valor: ref('excluded.valor') })))
      .execute()
    expect(words(pdfText(await bytesOf(path)))).toContain('18 months')
  })

  test('of another name is not there', async () => {
    for (const name of ['next9-es.pdf', 'next1-fr.pdf', 'next1.pdf', '..%2Fnext1-es.pdf'])
      expect((await lead(`/brochures/${name}`)).statusCode, name).toBe(404)
  })
})
