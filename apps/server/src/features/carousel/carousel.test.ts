import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aStoredSlide as slide } from '#test/slides.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { demoSlides } from './demo.ts'
import { insertDesign } from './queries.ts'
import { faultsOf } from './rules.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())
beforeEach(() => t.deps.db.deleteFrom('carrusel_version').execute())

const list = async () => {
  t.deps.changes.emit('change', { area: 'pagina_principal' })
  return t.call('GET', '/v1/pagina_principal/imagen/list')
}

test('answers a list, empty while there is no slide', async () => {
  expect(await list()).toMatchObject({ status: 200, estado: 'OK', datos: [] })
})

test('answers what is let be seen, in its order, without what breaks a rule', async () => {
  await insertDesign(t.deps.db, [
    slide({ titulo_es: 'Primera' }),
    slide({ titulo_es: 'Oculta', isOK: false }),
    slide({ titulo_es: 'Ajena', anchor_link: 'http://example.com' }),
    slide({ titulo_es: 'Futura', desde: '2999-01-01T00:00:00.000Z' }),
    slide({ titulo_es: 'Pasada', hasta: '2020-01-01T00:00:00.000Z' }),
    slide({ titulo_es: 'Segunda', src_en: '/pictures/b.webp' }),
  ])
  const { datos } = await list()
  expect(datos.map(({ titulo_es }: { titulo_es: string }) => titulo_es)).toEqual(['Primera', 'Segunda'])
  expect(datos[1]).toMatchObject({ type: 'image', src_en: '/pictures/b.webp', tiempo_visualizacion: 5000, isOK: true })
  expect(datos[0]).not.toHaveProperty('desde')
})

test('is remembered until the home page changes', async () => {
  expect((await list()).datos).toEqual([])
  await insertDesign(t.deps.db, [slide()])
  expect((await t.call('GET', '/v1/pagina_principal/imagen/list')).datos).toEqual([])
  expect((await list()).datos).toHaveLength(1)
})

test('a slide appears and ends by the clock, although nothing announces it', async () => {
  const at = (ms: number) => new Date(Date.now() + ms).toISOString()
  await insertDesign(t.deps.db, [slide({ titulo_es: 'Breve', desde: at(700), hasta: at(1800) })])
  const shown = async () => (await t.call('GET', '/v1/pagina_principal/imagen/list')).datos.length
  expect((await list()).datos).toEqual([])
  await expect.poll(shown, { timeout: 1500, interval: 50 }).toBe(1)
  await expect.poll(shown, { timeout: 2500, interval: 50 }).toBe(0)
})

test('the slides of the demo keep every rule and speak both languages', () => {
  for (const one of demoSlides) {
    expect(faultsOf(one)).toEqual([])
    expect([one.alt, one.alt_en, one.titulo_es, one.titulo_en, one.texto_es, one.texto_en]).not.toContain('')
  }
})
