import { randomBytes } from 'node:crypto'
import { Role } from '@portal/contract/access/constants'
import { designLimits } from '@portal/contract/carousel/constants'
import { carouselMessages as m } from '@portal/contract/carousel/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostilePictures } from '#test/hostile-files.ts'
import { inTheHouse } from '#test/makers.ts'
import type { Person } from '#test/people.ts'
import { aSlide, saveSlides, uploadSlideFile } from '#test/slides.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { sweepSlideFiles } from './store.ts'

let t: TestApp
let ana: Person
beforeAll(async () => {
  t = await startApp()
  ana = await inTheHouse(t, Role.administrator)
})
afterAll(() => t.close())

/**
 * Points that are black or white by chance in each colour: no quality makes them small, so few of them, which are coded
 * fast, are above a bound.
 */
const noise = (width: number, height: number) =>
  sharp(
    randomBytes(width * height * 3).map((byte) => (byte & 1) * 255),
    { raw: { width, height, channels: 3 } },
  )
const smooth = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a33' } })
const webm = Buffer.concat([
  Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
  Buffer.alloc(500),
])

test('a picture is made in four widths and three formats, which anyone may store for good', async () => {
  const reply = await uploadSlideFile(t, ana, await smooth(2400, 1350).jpeg().toBuffer())
  expect(reply).toMatchObject({ status: 200, datos: { anchos: [640, 960, 1440, 1920], ancho: 1920, alto: 1080 } })
  for (const width of reply.datos.anchos)
    for (const [ending, format, type] of [
      ['avif', 'heif', 'image/avif'],
      ['webp', 'webp', 'image/webp'],
      ['jpg', 'jpeg', 'image/jpeg'],
    ]) {
      const url = reply.datos.src.replace(/-\d+\.jpg$/, `-${width}.${ending}`)
      const file = await t.app.inject({ url })
      expect(file.statusCode).toBe(200)
      expect(file.headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format, width })
    }
  const { datos } = await saveSlides(t, ana, [aSlide({ src: reply.datos.src })])
  expect(datos.slides[0].anchos).toEqual([640, 960, 1440, 1920])
}, 60_000)

test('a small picture is never enlarged, and one that is too narrow is refused', async () => {
  const { datos } = await uploadSlideFile(t, ana, await smooth(1000, 600).png().toBuffer())
  expect(datos.anchos).toEqual([640, 960, 1000])
  expect(await uploadSlideFile(t, ana, await smooth(600, 600).png().toBuffer())).toMatchObject({
    campos: { archivo: m.pictureTooNarrow.code },
  })
}, 60_000)

test('a slide that may be the first is refused above 400 KB, and accepted further back', async () => {
  const { datos } = await uploadSlideFile(t, ana, await noise(640, 1100).png().toBuffer(), 'ruido.png')
  expect(datos.bytes).toBeGreaterThan(designLimits.firstBytes)
  const heavy = aSlide({ src: datos.src })
  expect(await saveSlides(t, ana, [heavy])).toMatchObject({ campos: { 'slides.0.src': m.firstTooLarge.code } })
  const later = { ...aSlide(), desde: '2027-01-01T00:00' }
  expect(await saveSlides(t, ana, [later, heavy])).toMatchObject({ campos: { 'slides.1.src': m.firstTooLarge.code } })
  const saved = await saveSlides(t, ana, [aSlide(), heavy])
  expect(saved).toMatchObject({ status: 200 })
  expect(saved.datos.slides[1].anchos).toEqual([640])
}, 60_000)

test('pictures of two languages share the widths that both have', async () => {
  const [wide, small] = [
    await uploadSlideFile(t, ana, await smooth(1920, 1080).jpeg().toBuffer()),
    await uploadSlideFile(t, ana, await smooth(1000, 600).jpeg().toBuffer()),
  ]
  const { datos } = await saveSlides(t, ana, [aSlide({ src: wide.datos.src, src_en: small.datos.src })])
  expect(datos.slides[0].anchos).toEqual([640, 960])
}, 60_000)

test('a film is stored as it is and read in parts; its poster is a picture', async () => {
  const film = await uploadSlideFile(t, ana, webm, 'film.webm')
  expect(film).toMatchObject({ status: 200, datos: { anchos: [] } })
  const part = await t.app.inject({ url: film.datos.src, headers: { range: 'bytes=0-9' } })
  expect(part).toMatchObject({ statusCode: 206, headers: { 'content-type': 'video/webm' } })
  const poster = await uploadSlideFile(t, ana, await smooth(1280, 720).jpeg().toBuffer())
  const slide = aSlide({ type: 'video', src: film.datos.src, poster: poster.datos.src })
  expect((await saveSlides(t, ana, [slide])).datos.slides[0]).toMatchObject({ anchos: [640, 960, 1280] })
  expect(await saveSlides(t, ana, [aSlide({ src: film.datos.src })])).toMatchObject({
    campos: { 'slides.0.src': m.sourceWrong.code },
  })
}, 60_000)

test.each([
  ['a renamed zip', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200)]), 'film.mp4', m.fileWrong],
  [
    'SVG with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'foto.svg',
    m.fileWrong,
  ],
  ['a page', Buffer.from('<!DOCTYPE html><script>alert(1)</script>'), 'foto.jpg', m.fileWrong],
  ['nothing', Buffer.alloc(0), 'foto.jpg', m.fileWrong],
])('refuses %s', async (_, bytes, name, entry) => {
  expect(await uploadSlideFile(t, ana, bytes, name)).toMatchObject({ status: 415, codigo: entry.code })
})

test('refuses 40 MB before they are read, and a picture above 10 MB', async () => {
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0])
  const large = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes)])
  for (const megabytes of [40, 11])
    expect(await uploadSlideFile(t, ana, large(megabytes * 1024 * 1024))).toMatchObject({
      status: 413,
      codigo: coreMessages.fileTooLarge.code,
    })
}, 60_000)

test('hostile pictures are refused, a large good one is taken, and the portal goes on', async () => {
  for (const [name, make] of Object.entries(hostilePictures)) {
    const bytes = await (make as () => Uint8Array | Promise<Uint8Array>)()
    const { status } = await uploadSlideFile(t, ana, bytes)
    expect([name, status]).toEqual([name, name === 'jpg' ? 200 : expect.toBeOneOf([400, 413, 415])])
  }
  expect((await t.call('GET', '/v1/pagina_principal/imagen/list')).status).toBe(200)
}, 120_000)

test('no other name opens a file', async () => {
  for (const name of ['..%2f..%2fetc%2fpasswd', 'x.jpg', '0123456789abcdef01234567-640.jpg', '0'.repeat(200)])
    expect((await t.app.inject({ url: `/slides/${name}` })).statusCode).toBe(404)
})

test('files that no slide uses are deleted after a day, others stay', async () => {
  const [used, unused] = [
    await uploadSlideFile(t, ana, await smooth(700, 400).jpeg().toBuffer()),
    await uploadSlideFile(t, ana, await smooth(700, 400).jpeg().toBuffer()),
  ]
  await saveSlides(t, ana, [aSlide({ src: used.datos.src })])
  const { db } = t.deps
  await sweepSlideFiles(t.deps)
  expect((await t.app.inject({ url: unused.datos.src })).statusCode).toBe(200)
  await db
    .updateTable('carrusel_medio')
    .set({ creado_en: new Date(Date.now() - 2 * 86_400_000) })
    .execute()
  await Promise.all([sweepSlideFiles(t.deps), sweepSlideFiles(t.deps)])
  expect((await t.app.inject({ url: unused.datos.src })).statusCode).toBe(404)
  expect((await t.app.inject({ url: used.datos.src })).statusCode).toBe(200)
}, 60_000)
