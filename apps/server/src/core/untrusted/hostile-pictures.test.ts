import { coreMessages } from '@portal/contract/core/core-messages'
import { sendingMessages } from '@portal/contract/core/sending-messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostilePictures } from '#test/hostile-files.ts'
import { confinedPeak } from '#test/memory.ts'
import { openWorkers, type Workers } from '../workers/workers.ts'

const mostMemory = 450

let workers: Workers
beforeAll(() => {
  workers = openWorkers()
})
afterAll(() => workers.stop())

const { pictureTooLarge, pictureDamaged, pictureMoving } = sendingMessages
const { fileType } = coreMessages
/** The width of each drawn picture, or why it is refused. */
const expected = {
  'large.png': pictureTooLarge,
  'deep.png': pictureDamaged,
  'empty.png': pictureDamaged,
  'long.gif': pictureMoving,
  svg: fileType,
  jpg: 640,
} satisfies Record<keyof typeof hostilePictures, unknown>

test.each(Object.keys(hostilePictures) as (keyof typeof hostilePictures)[])(
  'a hostile picture is answered within the memory of its process: %s',
  { timeout: 120_000 },
  async (name) => {
    const source = await hostilePictures[name]()
    const { value, peak } = await confinedPeak(() =>
      workers.renderings({ source, widths: [320, 640], leastWidth: 1 }).then(
        (drawn) => drawn?.renderings.at(-1)?.width,
        (error) => error.entry,
      ),
    )
    expect(value).toEqual(expected[name])
    expect(peak).toBeLessThanOrEqual(mostMemory)
  },
)
