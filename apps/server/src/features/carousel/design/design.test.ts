import { setTimeout as sleep } from 'node:timers/promises'
import { Role } from '@portal/contract/access/constants'
import { carouselCalls } from '@portal/contract/carousel/calls'
import { ComingKind, designLimits } from '@portal/contract/carousel/constants'
import { designCalls as calls } from '@portal/contract/carousel/design-calls'
import { carouselDoneMessages as done, carouselMessages as m } from '@portal/contract/carousel/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { failing } from '#test/failing.ts'
import { auditOf, inTheHouse } from '#test/makers.ts'
import { aUser, type Person } from '#test/people.ts'
import { aSlide, designOf, publish, saveSlides } from '#test/slides.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'

let t: TestApp
let second: TestApp
let ana: Person
let beto: Person
beforeAll(async () => {
  t = await startApp({}, { refreshMs: 1000 })
  second = await t.secondPortal()
  ana = await inTheHouse(t, Role.administrator)
  beto = await inTheHouse(t, Role.administrator)
})
afterAll(async () => {
  await second.close()
  await t.close()
})
beforeEach(async () => {
  await t.deps.db.deleteFrom('carrusel_version').execute()
  await sql`update carrusel_borrador set slides = '[]', version = version + 1`.execute(t.deps.db)
  for (const app of [t, second]) app.deps.changes.emit('change', { area: 'pagina_principal' })
})

const publicTitles = async (app: TestApp): Promise<string[]> =>
  (await app.call('GET', carouselCalls.list.path)).datos.map((slide: { titulo_es: string }) => slide.titulo_es)
const titled = (tituloEs: string, more: object = {}) => aSlide({ titulo_es: tituloEs, titulo_en: tituloEs, ...more })
const ahead = (ms: number) => new Date(Date.now() + ms).toISOString()

describe('the draft', () => {
  test('is stored apart from what visitors see, and its slides keep their ids', async () => {
    const saved = await saveSlides(t, ana, [titled('A'), titled('B')])
    expect(saved).toMatchObject({ status: 200, codigo: done.saved.code, datos: { autor: 'Ana Rojas' } })
    expect(await publicTitles(t)).toEqual([])
    const [a, b] = saved.datos.slides
    const { datos } = await saveSlides(t, ana, [b, titled('C'), a])
    expect(datos.slides.map(({ id }: { id: number }) => id)).toEqual([b.id, b.id + 1, a.id])
    expect(await auditOf(t, 'carrusel_borrador', 1)).not.toHaveLength(0)
  })

  test('ids of other slides and twice the same are new ones', async () => {
    const { datos } = await saveSlides(t, ana, [titled('A')])
    const [a] = datos.slides
    const again = await saveSlides(t, ana, [a, { ...a, titulo_es: 'B' }, titled('C', { id: 999_999 })])
    const ids = again.datos.slides.map(({ id }: { id: number }) => id)
    expect(new Set(ids).size).toBe(3)
    expect(ids[0]).toBe(a.id)
    expect(ids).not.toContain(999_999)
  })

  test.each([
    ['alt', { alt: '' }, m.altMissing],
    ['alt_en', { alt_en: '' }, m.altEnMissing],
    ['tiempo_visualizacion', { tiempo_visualizacion: 1999 }, m.timeWrong],
    ['tiempo_visualizacion', { tiempo_visualizacion: 30_001 }, m.timeWrong],
    ['src', { src: '' }, m.sourceMissing],
    ['src', { src: 'https://evil.example/x.jpg' }, m.sourceWrong],
    ['src', { src: '/slides/0123456789abcdef01234567-640.jpg' }, m.sourceWrong],
    ['src', { src: '/v1/archivo/x.svg' }, m.sourceWrong],
    ['src', { type: 'iframe', src: 'https://evil.example/embed' }, m.frameHost],
    ['src', { type: 'iframe', src: 'http://player.vimeo.com/video/1' }, m.frameHost],
    ['poster', { type: 'video', src: '/films/hero.mp4' }, m.posterMissing],
    ['nav_link', { nav_link: '/nowhere', text_nav_link_es: 'Ver', text_nav_link_en: 'See' }, m.navLink],
    ['nav_link', { nav_link: 'javascript:alert(1)', text_nav_link_es: 'V', text_nav_link_en: 'S' }, m.navLink],
    [
      'anchor_link',
      { anchor_link: 'javascript:alert(1)', text_anchor_link_es: 'V', text_anchor_link_en: 'S' },
      m.anchorLink,
    ],
    [
      'anchor_link',
      { anchor_link: 'http://example.com', text_anchor_link_es: 'V', text_anchor_link_en: 'S' },
      m.anchorLink,
    ],
    ['text_nav_link_es', { nav_link: '/next1', text_nav_link_es: 'Ver' }, m.linkText],
    ['hasta', { desde: '2027-01-02T00:00:00Z', hasta: '2027-01-01T00:00:00Z' }, m.endBeforeStart],
    ['hasta', { desde: '2027-01-02T00:00:00Z', hasta: '2027-01-02T00:00:00Z' }, m.endBeforeStart],
    ['desde', { desde: 'mañana' }, m.dateWrong],
    ['desde', { desde: '2027-02-30T10:00' }, m.dateWrong],
    ['titulo_en', { titulo_en: '' }, m.textMissing],
  ])('refuses %s of %j at its field, and changes nothing', async (field, changes, entry) => {
    const before = await designOf(t, ana)
    const reply = await saveSlides(t, ana, [titled('A'), aSlide(changes)])
    expect(reply).toMatchObject({ status: 400, campos: { [`slides.1.${field}`]: entry.code } })
    expect((await designOf(t, ana)).version).toBe(before.version)
  })

  test('a slide of one language needs no texts of the other', async () => {
    expect(await saveSlides(t, ana, [titled('Solo', { idioma: 'es', titulo_en: '', alt_en: '' })])).toMatchObject({
      status: 200,
    })
  })

  test('refuses the thirteenth slide', async () => {
    const many = Array.from({ length: designLimits.slides + 1 }, (_, index) => titled(`${index}`))
    expect(await saveSlides(t, ana, many)).toMatchObject({ campos: { slides: m.tooManySlides.code } })
  })

  test('times are those of the house, also where its clocks skip an hour or show it twice', async () => {
    await sql`update empresa set zona_horaria = 'America/Santiago'`.execute(t.deps.db)
    const reply = await saveSlides(t, ana, [
      titled('Primavera', { desde: '2026-09-06T00:30' }), // skipped: clocks go from 00:00 to 01:00
      titled('Otoño', { desde: '2027-04-03T23:30', hasta: '2027-04-04T00:30' }), // 23:30 comes twice: the first one
    ])
    const [spring, autumn] = reply.datos.slides
    expect(spring.desde).toBe('2026-09-06T04:30:00.000Z')
    expect([autumn.desde, autumn.hasta]).toEqual(['2027-04-04T02:30:00.000Z', '2027-04-04T04:30:00.000Z'])
  })

  test('two people who save at once: one wins, the other gets the current design', async () => {
    const { version } = await designOf(t, ana)
    const send = (as: Person, title: string) => () =>
      t.call('POST', calls.save.path, { version, slides: [titled(title)] }, as)
    const replies = await together(t, row('carrusel_borrador', 1), send(ana, 'A'), send(beto, 'B'))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const lost = replies.find(({ status }) => status === 409)!
    const won = replies.find(({ status }) => status === 200)!
    expect(lost).toMatchObject({ codigo: coreMessages.changedByOther.code, datos: { slides: won.datos.slides } })
  })

  test('a failed save is code 1 of the carousel, and leaves no audit', async () => {
    const before = (await auditOf(t, 'carrusel_borrador', 1)).length
    const reply = await failing(t, 'auditoria', () => saveSlides(t, ana, [titled('A')]))
    expect(reply).toMatchObject({ status: 500, codigo: 1, mensaje: m.designNotSaved.es })
    expect((await auditOf(t, 'carrusel_borrador', 1)).length).toBe(before)
  })

  test('belongs to whoever holds the module', async () => {
    const other = await aUser(t)
    expect((await t.call('GET', calls.get.path)).status).toBe(401)
    for (const [method, path] of [
      ['GET', calls.get.path],
      ['POST', calls.save.path],
      ['POST', calls.publish.path],
      ['POST', calls.previewLink.path],
    ] as const)
      expect((await t.call(method, path, {}, other)).status).toBe(403)
  })
})

describe('publishing', () => {
  test('visitors of two processes see it within a second, the whole design and nothing else', async () => {
    await saveSlides(t, ana, [titled('A1'), titled('A2')])
    await publish(t, ana)
    for (const app of [t, second]) await expect.poll(() => publicTitles(app)).toEqual(['A1', 'A2'])
    const elapsed: number[] = []
    for (const name of ['B', 'C', 'D']) {
      await sleep(1100) // an answer that was refreshed for an earlier change may be served on for a second
      await saveSlides(t, ana, [titled(`${name}1`), titled(`${name}2`)])
      const seen = new Set<string>()
      const begun = performance.now()
      let answered = Number.POSITIVE_INFINITY
      const published = publish(t, ana).then((reply) => {
        answered = performance.now()
        return reply
      })
      const until = async (app: TestApp) => {
        for (;;) {
          const titles = await publicTitles(app)
          seen.add(titles.map((title) => title[0]).join(''))
          if (titles[0] === `${name}1`) return performance.now()
          if (performance.now() - begun > 10_000) return Number.POSITIVE_INFINITY
          await sleep(10)
        }
      }
      const seenAt = await Promise.all([until(t), until(second)])
      expect(await published).toMatchObject({ status: 200, codigo: done.published.code })
      elapsed.push(...seenAt.map((moment) => moment - answered))
      for (const letters of seen) expect(letters).toMatch(/^(.)\1$/) // never two versions in one answer
    }
    expect(Math.max(...elapsed)).toBeLessThan(1000)
  }, 30_000)

  test('two people at once: one wins, the other gets the comparison', async () => {
    await saveSlides(t, ana, [titled('A')])
    const { version, publicada_id } = await designOf(t, ana)
    const send = (as: Person) => () =>
      t.call('POST', calls.publish.path, { version, publicada_id, publica_en: null }, as)
    const replies = await together(t, row('carrusel_borrador', 1), send(ana), send(beto))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const lost = replies.find(({ status }) => status === 409)!
    expect(lost.datos.publicadas.map(({ titulo_es }: { titulo_es: string }) => titulo_es)).toEqual(['A'])
    expect((await designOf(t, ana)).versiones).toHaveLength(1)
  })

  test('who did not see the published version is told', async () => {
    await saveSlides(t, ana, [titled('A')])
    await publish(t, ana)
    expect(await publish(t, beto, { publicada_id: null })).toMatchObject({
      status: 409,
      codigo: m.publishedByOther.code,
    })
  })

  test('at a set time it is seen by then, on both processes, and may be cancelled before', async () => {
    await saveSlides(t, ana, [titled('Ahora')])
    await publish(t, ana)
    await saveSlides(t, ana, [titled('Luego')])
    const later = await publish(t, ana, { publica_en: ahead(1500) })
    expect(later).toMatchObject({ codigo: done.scheduled.code, datos: { cambios: [{ tipo: ComingKind.publish }] } })
    await expect.poll(() => publicTitles(second)).toEqual(['Ahora'])
    for (const app of [t, second])
      await expect.poll(() => publicTitles(app), { timeout: 3500, interval: 50 }).toEqual(['Luego'])
    const far = await publish(t, ana, { publica_en: ahead(3_600_000) })
    const [change] = far.datos.cambios
    const cancel = { tipo: change.tipo, id: change.id, publicada_id: far.datos.publicada_id }
    expect(await t.call('PUT', calls.cancel.path, cancel, beto)).toMatchObject({ status: 200, datos: { cambios: [] } })
    expect(await t.call('PUT', calls.cancel.path, cancel, beto)).toMatchObject({ codigo: m.nothingToCancel.code })
  })

  test('a time in the past or in a hundred years is refused', async () => {
    for (const publicaEn of [ahead(-1000), '2126-01-01T00:00'])
      expect(await publish(t, ana, { publica_en: publicaEn })).toMatchObject({
        campos: { publica_en: m.momentPast.code },
      })
  })

  test('the last twenty versions stay, each comparable and restorable', async () => {
    for (let number = 1; number <= designLimits.versions + 2; number++) {
      await saveSlides(t, ana, [titled(`V${number}`)])
      await publish(t, ana)
    }
    const { versiones, version, publicada_id } = await designOf(t, ana)
    expect(versiones).toHaveLength(designLimits.versions)
    const oldest = versiones.at(-1)
    const one = await t.call('GET', calls.version.path.replace(':id', oldest.id), undefined, ana)
    expect(one.datos.slides[0].titulo_es).toBe('V3')
    const restore = (body: object) => t.call('PUT', calls.restore.path.replace(':id', oldest.id), body, ana)
    const draft = await restore({ version, publicada_id, publicar: false })
    expect(draft).toMatchObject({ codigo: done.restored.code, datos: { slides: [{ titulo_es: 'V3' }] } })
    expect(await publicTitles(t)).toEqual([`V${designLimits.versions + 2}`])
    expect(await restore({ version: draft.datos.version, publicada_id, publicar: true })).toMatchObject({
      codigo: done.takenBack.code,
    })
    for (const app of [t, second]) await expect.poll(() => publicTitles(app), { timeout: 3000 }).toEqual(['V3'])
    const absent = await t.call('GET', calls.version.path.replace(':id', '999999'), undefined, ana)
    expect(absent).toMatchObject({ status: 404, codigo: m.versionAbsent.code })
  }, 60_000)

  test('a coming end or start of a slide is listed and cancelled', async () => {
    await saveSlides(t, ana, [
      titled('Termina', { hasta: ahead(3_600_000) }),
      titled('Aparece', { desde: ahead(7_200_000) }),
    ])
    const { datos } = await publish(t, ana)
    expect(datos.cambios.map(({ tipo }: { tipo: string }) => tipo)).toEqual([ComingKind.ends, ComingKind.appears])
    let { publicada_id } = datos
    for (const { tipo, id } of datos.cambios) {
      const reply = await t.call('PUT', calls.cancel.path, { tipo, id, publicada_id }, ana)
      expect(reply.status).toBe(200)
      publicada_id = reply.datos.publicada_id
    }
    const after = await designOf(t, ana)
    expect(after.cambios).toEqual([])
    expect(after.publicadas.map((slide: { hasta: string; isOK: boolean }) => [slide.hasta, slide.isOK])).toEqual([
      [null, true],
      [null, false],
    ])
    expect(after.slides).toEqual(after.publicadas)
  })
})
