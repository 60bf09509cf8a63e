import { Role } from '@portal/contract/access/constants'
import { carouselCalls } from '@portal/contract/carousel/calls'
import { designCalls as calls } from '@portal/contract/carousel/design-calls'
import { carouselMessages as m } from '@portal/contract/carousel/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTheHouse } from '#test/makers.ts'
import type { Person } from '#test/people.ts'
import { aSlide, designOf, publish, saveSlides } from '#test/slides.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let ana: Person
beforeAll(async () => {
  t = await startApp()
  ana = await inTheHouse(t, Role.administrator)
})
afterAll(() => t.close())

const titled = (tituloEs: string, more: object = {}) => aSlide({ titulo_es: tituloEs, titulo_en: tituloEs, ...more })

describe('the preview', () => {
  test('shows the draft to whoever has the link, for a day', async () => {
    await saveSlides(t, ana, [titled('Borrador'), titled('Oculta', { isOK: false })])
    const { datos } = await t.call('POST', calls.previewLink.path, {}, ana)
    const token = datos.enlace.split('/').at(-1)
    const open = (text: string) => t.call('GET', carouselCalls.preview.path.replace(':token', text))
    expect((await open(token)).datos.map(({ titulo_es }: { titulo_es: string }) => titulo_es)).toEqual(['Borrador'])
    expect(Date.parse(datos.vence_en) - Date.now()).toBeGreaterThan(23.9 * 3_600_000)
    const [ends, signature] = [token.split('-')[0], token.slice(token.indexOf('-') + 1)]
    for (const wrong of ['x', `${ends}-`, `${Number(ends) + 1}-${signature}`, `1-${signature}`])
      expect(await open(wrong)).toMatchObject({ status: 404, codigo: m.previewEnded.code })
  })
})

describe('views and clicks', () => {
  const count = (body: object) => t.call('POST', carouselCalls.count.path, body)

  test('are summed by day and language, for published slides only', async () => {
    await saveSlides(t, ana, [titled('A'), titled('B')])
    const { datos } = await publish(t, ana)
    const [a, b] = datos.slides
    await count({
      idioma: 'es',
      slides: [
        { id: a.id, vista: true, clic: true },
        { id: b.id, vista: true },
      ],
    })
    await count({
      idioma: 'en',
      slides: [
        { id: a.id, vista: true },
        { id: 999_999, vista: true },
      ],
      fallo_lista: true,
    })
    const { cuentas, fallos_lista } = await designOf(t, ana)
    expect(cuentas.find(({ id }: { id: number }) => id === a.id)).toMatchObject({ vistas: 2, clics: 1, fallos: 0 })
    expect(cuentas.find(({ id }: { id: number }) => id === b.id)).toMatchObject({ vistas: 1, clics: 0 })
    expect(cuentas).toHaveLength(2)
    expect(fallos_lista).toBe(1)
    const days = await t.call('GET', calls.days.path.replace(':id', a.id), undefined, ana)
    expect(days.datos.map(({ idioma, vistas }: { idioma: string; vistas: number }) => [idioma, vistas]).sort()).toEqual(
      [
        ['en', 1],
        ['es', 1],
      ],
    )
  })

  test('many at once are all counted', async () => {
    await saveSlides(t, ana, [titled('A')])
    const { datos } = await publish(t, ana)
    const [a] = datos.slides
    const from = (ip: string) =>
      t.call('POST', carouselCalls.count.path, { slides: [{ id: a.id, vista: true }] }, null, { remoteAddress: ip })
    await Promise.all(Array.from({ length: 20 }, (_, index) => from(`10.0.${index}.1`)))
    expect((await designOf(t, ana)).cuentas.find(({ id }: { id: number }) => id === a.id).vistas).toBe(20)
  })
})
