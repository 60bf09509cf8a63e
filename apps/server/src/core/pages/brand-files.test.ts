import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startingAccent } from '@portal/contract/core/accent'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Brand } from '../brand/brand.ts'
import { openWorkers, type Workers } from '../workers/workers.ts'
import { serveAssets } from './assets.ts'

const shipped: Brand = { name: 'NEXT', accent: startingAccent, mark: null }
const navy: Brand = { name: 'Minera del Sur', accent: '#0b1f4b', mark: null }
const icons = ['icons/apple-touch-icon.png', 'icons/icon-192.png', 'icons/icon-512.png', 'icons/maskable-512.png']
const files = ['favicon.ico', 'favicon.svg', ...icons, 'pictures/share/about-es.jpg', 'pictures/share/nextone-pt.jpg']

let root: string
let app: FastifyInstance
let workers: Workers
let brand: Brand
let mark: Uint8Array | null

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'brand-'))
  const client = join(root, 'build/client')
  const put = async (path: string, content: string | Uint8Array) => {
    await mkdir(join(client, path, '..'), { recursive: true })
    await writeFile(join(client, path), content)
  }
  await mkdir(join(client, 'assets'), { recursive: true })
  for (const path of files) await put(path, `as shipped: ${path}`)
  await put('pictures/share/drawn-for.json', JSON.stringify({ name: shipped.name, accent: shipped.accent }))
  await put(
    'pictures/bench/bench.svg',
    `<svg xmlns="http://www.w3.org/2000/svg"><path stroke="${startingAccent}"/></svg>`,
  )
  await put('pictures/other.svg', `<svg fill="${startingAccent}"/>`)
  const picture = { width: 960, height: 720, channels: 3, background: '#00ff00' } as const
  await put('pictures/products/nextone-front-960.webp', await sharp({ create: picture }).webp().toBuffer())
  workers = openWorkers()
  app = fastify()
  await serveAssets(app, root, { brand: async () => brand, markPicture: async () => mark, workers })
})
beforeEach(() => {
  brand = navy
  mark = null
})
afterAll(async () => {
  await app.close()
  await workers.stop()
  await rm(root, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) => app.inject({ url: `/${path}`, headers })
const pixelsOf = async (content: Buffer) => {
  const { data, info } = await sharp(content).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return {
    ...info,
    at: (x: number, y: number) => [...data.subarray(4 * (y * info.width + x), 4 * (y * info.width + x) + 4)],
  }
}

describe('files of the brand', () => {
  test('are those that come with the portal, byte by byte, for whom they are drawn', async () => {
    brand = shipped
    for (const path of files) {
      const { body, headers } = await get(path)
      expect(body).toBe(`as shipped: ${path}`)
      expect([path, headers['cache-control']]).toEqual([path, 'public, max-age=300'])
    }
    expect((await get('pictures/bench/bench.svg')).body).toContain(startingAccent)
  })

  test.each([
    ['icons/apple-touch-icon.png', 180],
    ['icons/icon-192.png', 192],
    ['icons/icon-512.png', 512],
    ['icons/maskable-512.png', 512],
  ])('%s: initials on the accent', async (path, size) => {
    const { rawPayload, headers } = await get(path)
    expect(headers['content-type']).toBe('image/png')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    const { width, height, at } = await pixelsOf(rawPayload)
    expect([width, height]).toEqual([size, size])
    expect(at(size / 2, Math.round(size * 0.12))).toEqual([11, 31, 75, 255])
    expect(at(1, 1)[3]).toBe(path.includes('icon-') && !path.includes('apple') ? 0 : 255)
    const written = await sharp(rawPayload).flatten().greyscale().threshold(200).stats()
    expect(written.channels[0]!.mean).toBeGreaterThan(4)
  })

  test('the icon of a browser is a drawing, and an ICO for old ones', async () => {
    const svg = await get('favicon.svg')
    expect(svg.headers['content-type']).toBe('image/svg+xml')
    expect(svg.body).toMatch(
      /^<svg [^>]*viewBox="0 0 32 32"><rect [^>]*fill="#0b1f4b"\/><path [^>]*fill="#ffffff"\/><\/svg>$/,
    )
    const ico = await get('favicon.ico')
    expect(ico.headers['content-type']).toBe('image/x-icon')
    expect(ico.rawPayload.readUInt16LE(2)).toBe(1)
    const png = ico.rawPayload.subarray(ico.rawPayload.readUInt32LE(18))
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
  })

  test('a shared picture has the name and the accent, and that of a product its picture', async () => {
    const about = await get('pictures/share/about-es.jpg')
    expect(await sharp(about.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(about.rawPayload.length).toBeLessThan(90_000)
    const product = await pixelsOf((await get('pictures/share/nextone-pt.jpg')).rawPayload)
    const [r, g] = product.at(1150, 300) as [number, number]
    expect(g).toBeGreaterThan(200)
    expect(r).toBeLessThan(60)
    expect((await pixelsOf(about.rawPayload)).at(1150, 500)[1]).toBeLessThan(120)
  })

  test('a drawing of the site changes its colour; another one keeps its own', async () => {
    const { body } = await get('pictures/bench/bench.svg')
    expect(body).not.toContain(startingAccent)
    expect(body).toMatch(/stroke="#[\da-f]{6}"/)
    expect((await get('pictures/other.svg')).body).toContain(startingAccent)
    expect((await get('pictures/other.svg')).headers['cache-control']).toBe('public, max-age=3600')
  })

  test('a mark is the icon, on the ground that shows it', async () => {
    const drawn = (colour: string) =>
      sharp(Buffer.from(`<svg width="64" height="64"><circle cx="32" cy="32" r="30" fill="${colour}"/></svg>`))
        .png()
        .toBuffer()
    mark = await drawn('#ffffff')
    brand = { ...navy, mark: 'white' }
    const maskable = await pixelsOf((await get('icons/maskable-512.png')).rawPayload)
    expect(maskable.at(2, 2)).toEqual([20, 23, 27, 255])
    expect(maskable.at(256, 256)).toEqual([255, 255, 255, 255])
    mark = await drawn('#101010')
    brand = { ...navy, mark: 'black' }
    expect((await pixelsOf((await get('icons/maskable-512.png')).rawPayload)).at(2, 2)).toEqual([255, 255, 255, 255])
    const rounded = await pixelsOf((await get('icons/icon-192.png')).rawPayload)
    expect([rounded.at(0, 0)[3], rounded.at(96, 4)]).toEqual([0, [255, 255, 255, 255]])
    expect((await get('favicon.svg')).body).toContain('href="data:image/png;base64,')
  })

  test('a mark that fills its square is the icon as it is, with round corners', async () => {
    const red = { width: 64, height: 64, channels: 3, background: '#c00000' } as const
    mark = await sharp({ create: red }).png().toBuffer()
    brand = { ...navy, mark: 'red' }
    const { at } = await pixelsOf((await get('icons/icon-192.png')).rawPayload)
    expect([at(0, 0)[3], at(96, 1)]).toEqual([0, [192, 0, 0, 255]])
  })

  test('are asked for again by their tag, and a change is seen at the same address', async () => {
    const first = await get('icons/icon-192.png')
    const tag = `${first.headers.etag}`
    expect(first.headers['cache-control']).toBe('public, max-age=300')
    expect(await get('icons/icon-192.png', { 'if-none-match': tag })).toMatchObject({ statusCode: 304, body: '' })
    brand = { ...navy, accent: '#7b2cbf' }
    const changed = await get('icons/icon-192.png', { 'if-none-match': tag })
    expect(changed.statusCode).toBe(200)
    expect(changed.headers.etag).not.toBe(tag)
    brand = { ...navy, name: 'Zeta' }
    expect((await get('icons/icon-192.png')).headers.etag).not.toBe(tag)
  })

  test('many at once draw each picture once', async () => {
    brand = { ...navy, name: 'Otra' }
    const drawn: string[] = []
    const counted = fastify()
    const brandPicture: Workers['brandPicture'] = (task) => {
      drawn.push(task.kind)
      return workers.brandPicture(task)
    }
    await serveAssets(counted, root, {
      brand: async () => brand,
      markPicture: async () => null,
      workers: { brandPicture },
    })
    const answers = await Promise.all(Array.from({ length: 8 }, () => counted.inject('/icons/icon-512.png')))
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
    expect(drawn).toEqual(['icon'])
    await counted.close()
  })
})
