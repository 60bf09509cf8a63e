import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/start-app.ts'
import { demoSlides } from './demo.ts'
import { insertSlides } from './queries.ts'
import { faultsOf } from './rules.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())
beforeEach(() => t.deps.db.deleteFrom('carrusel_imagen').execute())

const list = async () => {
  t.deps.changes.emit('change', { area: 'pagina_principal' })
  return t.call('GET', '/v1/pagina_principal/imagen/list')
}
const slide = { type: 'image', src: '/pictures/a.webp', posicion: 1 }

test('answers a list, empty while there is no slide', async () => {
  expect(await list()).toMatchObject({ status: 200, estado: 'OK', datos: [] })
})

test('answers what is let be seen, in its order, without what breaks a rule', async () => {
  await insertSlides(t.deps.db, [
    { ...slide, titulo_es: 'Tercera', posicion: 3 },
    { ...slide, titulo_es: 'Primera', posicion: 1 },
    { ...slide, titulo_es: 'Oculta', posicion: 2, isOK: false },
    { ...slide, titulo_es: 'Ajena', posicion: 2, anchor_link: 'http://example.com' },
    { ...slide, titulo_es: 'Segunda', posicion: 2, src_en: '/pictures/b.webp' },
  ])
  const { datos } = await list()
  expect(datos.map(({ titulo_es }: { titulo_es: string }) => titulo_es)).toEqual(['Primera', 'Segunda', 'Tercera'])
  expect(datos[1]).toMatchObject({ type: 'image', src_en: '/pictures/b.webp', tiempo_visualizacion: 5000, isOK: true })
})

test('is remembered until the home page changes', async () => {
  expect((await list()).datos).toEqual([])
  await insertSlides(t.deps.db, [slide])
  expect((await t.call('GET', '/v1/pagina_principal/imagen/list')).datos).toEqual([])
  expect((await list()).datos).toHaveLength(1)
})

test('the database keeps the bounds of the display time', async () => {
  await expect(insertSlides(t.deps.db, [{ ...slide, tiempo_visualizacion: 1500 }])).rejects.toThrow(/tiempo/)
})

test('the slides of the demo keep every rule and speak both languages', () => {
  for (const one of demoSlides) {
    expect(faultsOf(one)).toEqual([])
    expect([one.alt, one.alt_en, one.titulo_es, one.titulo_en, one.texto_es, one.texto_en]).not.toContain('')
  }
})
