import { coreMessages } from '@portal/contract/core/core-messages'
import { sendingMessages } from '@portal/contract/core/sending-messages'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { openWorkers } from '../workers/workers.ts'
import { drawRenderings } from './renderings.ts'

const wanted = { widths: [320, 640, 1280], leastWidth: 1 }
const drawn = async (picture: Sharp) => (await drawRenderings({ source: await picture.toBuffer(), ...wanted }))!

/** Dark on the left, bright on the right, or the other way round. */
const aGradient = (width: number, height: number, isTurned = false) => {
  const row = Buffer.from(
    Array.from({ length: width }, (_, at) => ((isTurned ? width - 1 - at : at) / (width - 1)) * 255),
  )
  return sharp(Buffer.concat(Array(height).fill(row)), { raw: { width, height, channels: 1 } })
}
const bitsApart = (one: string, other: string) =>
  (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2).replaceAll('0', '').length

describe('renderings of a picture', () => {
  test('have the widths that are wanted, the smallest first, as WebP', async () => {
    const { renderings } = await drawn(aGradient(1600, 1200).jpeg())
    expect(renderings.map(({ width, height }) => [width, height])).toEqual([
      [320, 240],
      [640, 480],
      [1280, 960],
    ])
    for (const { width, height, content } of renderings)
      expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width, height })
  })

  test('are never larger than the picture', async () => {
    const { renderings } = await drawn(aGradient(800, 400).png())
    expect(renderings.map(({ width }) => width)).toEqual([320, 640, 800])
  })

  test('stand upright and carry nothing of the camera', async () => {
    const taken = await aGradient(1000, 500)
      .withExif({ IFD0: { Model: 'Secret camera' }, IFD3: { GPSLatitude: '33/1 26/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(taken.includes('Secret camera')).toBe(true)
    const { renderings } = (await drawRenderings({ source: taken, ...wanted }))!
    const last = renderings.at(-1)!
    expect(last).toMatchObject({ width: 500, height: 1000 })
    expect((await sharp(last.content).metadata()).exif).toBeUndefined()
    expect(Buffer.from(last.content).includes('Secret camera')).toBe(false)
  })

  test('have a hash that two sizes of one picture share and another picture does not', async () => {
    const hash = async (picture: Sharp) => (await drawn(picture.jpeg())).hash
    const one = await hash(aGradient(1600, 1200))
    expect(one).toMatch(/^[0-9a-f]{16}$/)
    expect(bitsApart(one, await hash(aGradient(900, 675)))).toBeLessThan(8)
    expect(bitsApart(one, await hash(aGradient(1600, 1200, true)))).toBeGreaterThan(32)
  })

  test('are not made of what is too narrow upright, nor of what cannot be read', async () => {
    const source = await aGradient(700, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await drawRenderings({ source, ...wanted, leastWidth: 301 })).toBeNull()
    expect(await drawRenderings({ source, ...wanted, leastWidth: 300 })).not.toBeNull()
    const short = source.subarray(0, source.length / 2)
    const refused = { entry: sendingMessages.pictureDamaged }
    await expect(drawRenderings({ source: short, ...wanted })).rejects.toMatchObject(refused)
  })

  test('are the same from a process of its own, which refuses what cannot be read', async () => {
    const workers = openWorkers()
    try {
      const source = await aGradient(900, 600).jpeg().toBuffer()
      const [made, here] = [await workers.renderings({ source, ...wanted }), await drawn(aGradient(900, 600).jpeg())]
      expect(made!.hash).toBe(here.hash)
      expect(made!.renderings.map(({ content }) => Buffer.from(content))).toEqual(
        here.renderings.map(({ content }) => Buffer.from(content)),
      )
      const refused = workers.renderings({ source: Buffer.from('no picture'), ...wanted })
      await expect(refused).rejects.toMatchObject({ entry: coreMessages.fileType })
    } finally {
      await workers.stop()
    }
  })
})
