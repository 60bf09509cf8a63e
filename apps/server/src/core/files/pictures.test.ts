import { coreMessages } from '@portal/contract/core/core-messages'
import { sendingMessages } from '@portal/contract/core/sending-messages'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openWorkers } from '../workers/workers.ts'
import { cleanPicture, type PictureTask } from './pictures.ts'

const frame = { width: 64, height: 64, fit: 'cover', format: 'webp' } as const
type Wanted = Omit<PictureTask, 'source'>
const clean = (source: PictureTask['source'], wanted: Wanted) => cleanPicture({ source, ...wanted })
const refused = { entry: coreMessages.fileType }

/** Left half red, right half blue. */
const aPicture = (width = 200, height = 100) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: 'blue' } }, left: width / 2, top: 0 },
  ])
const aSquare = (background: string) => sharp({ create: { width: 80, height: 80, channels: 3, background } })
const colourAt = async (picture: Uint8Array, left: number, top: number) => {
  const [red = 0, , blue = 0] = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  return red > blue ? 'red' : 'blue'
}

describe('a picture', () => {
  test('is drawn anew in the frame and format that are wanted', async () => {
    const cut = await sharp(await clean(await aPicture().png().toBuffer(), frame)).metadata()
    expect(cut).toMatchObject({ format: 'webp', width: 64, height: 64 })
    const whole = await clean(await aPicture().png().toBuffer(), {
      ...frame,
      width: 100,
      height: 100,
      fit: 'inside',
      format: 'jpg',
    })
    expect(await sharp(whole).metadata()).toMatchObject({ format: 'jpeg', width: 100, height: 50 })
  })

  test('that fits inside is not enlarged', async () => {
    const small = await clean(await aPicture(20, 10).png().toBuffer(), { ...frame, fit: 'inside' })
    expect(await sharp(small).metadata()).toMatchObject({ width: 20, height: 10 })
  })

  test('is turned upright and loses where and with what it was taken', async () => {
    const taken = await aPicture()
      .withExif({ IFD0: { Artist: 'Ana', Model: 'Secret camera' }, IFD3: { GPSLatitude: '33/1 26/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(taken.includes('Secret camera')).toBe(true)
    const picture = await clean(taken, { ...frame, width: 100, height: 200, fit: 'inside', format: 'jpg' })
    const { width, height, exif, orientation } = await sharp(picture).metadata()
    expect({ width, height, exif, orientation }).toEqual({
      width: 100,
      height: 200,
      exif: undefined,
      orientation: undefined,
    })
    expect(Buffer.from(picture).includes('Secret camera')).toBe(false)
    expect([await colourAt(picture, 50, 20), await colourAt(picture, 50, 180)]).toEqual(['red', 'blue'])
  })

  test('that unpacks to too many pixels is refused without being unpacked', async () => {
    const bomb = await sharp({
      create: { width: 10_000, height: 10_000, channels: 3, background: 'black' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(600_000)
    await expect(clean(bomb, frame)).rejects.toMatchObject({ entry: sendingMessages.pictureTooLarge })
  })

  test.each(['jpeg', 'png', 'webp'] as const)('that ends early is refused (%s)', async (format) => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .toFormat(format)
      .toBuffer()
    const half = noise.subarray(0, noise.length / 2)
    await expect(clean(half, frame)).rejects.toMatchObject({ entry: sendingMessages.pictureDamaged })
  })

  test.each(['gif', 'webp'] as const)('that moves is refused (%s)', async (format) => {
    const [first, second] = await Promise.all(['red', 'blue'].map((colour) => aSquare(colour).png().toBuffer()))
    const moving = await sharp([first!, second!], { join: { animated: true } })
      .toFormat(format)
      .toBuffer()
    await expect(clean(moving, frame)).rejects.toMatchObject({ entry: sendingMessages.pictureMoving })
    const still = await aSquare('red').toFormat(format).toBuffer()
    expect(await sharp(await clean(still, frame)).metadata()).toMatchObject({ format: 'webp', width: 64 })
  })

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('hello')],
    [
      'a drawing',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
    ],
    ['a page', Buffer.from('<!doctype html><p>')],
  ])('must be one: %s is refused', async (_, content) => {
    await expect(clean(content, frame)).rejects.toMatchObject(refused)
  })

  test('waits its turn when many come at once, and a refused one holds up nobody', async () => {
    const workers = openWorkers()
    try {
      const good = await aPicture(2000, 1000).png().toBuffer()
      const many = Array.from({ length: 60 }, (_, index) =>
        workers.picture({ source: index % 3 ? good : Buffer.from('no'), ...frame }),
      )
      const settled = await Promise.allSettled(many)
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(40)
      await expect(many[0]).rejects.toMatchObject(refused)
    } finally {
      await workers.stop()
    }
  })
})
