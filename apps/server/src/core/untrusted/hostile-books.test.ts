import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileMessages } from '@portal/contract/imports/file-messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostileBooks } from '#test/hostile-files.ts'
import { confinedPeak } from '#test/memory.ts'
import { openWorkers, type Workers } from '../workers/workers.ts'

const mostMemory = 150
const mostLines = 5001

let folder: string
let workers: Workers
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-hostile-'))
  workers = openWorkers()
})
afterAll(async () => {
  await workers.stop()
  await rm(folder, { recursive: true })
})

const { bookDamaged, bookTooLarge, bookNotRead } = fileMessages
/** What is read from each file, or why it is refused; a slow machine may time out on the slow ones. */
const expected = {
  wide: 605,
  wideAndEmpty: 1,
  styledRows: 2,
  manyTexts: [2, bookNotRead],
  entities: bookDamaged,
  oneText: [2, bookNotRead],
  sharedText: bookTooLarge,
  deep: bookDamaged,
  attributes: bookNotRead,
  saysLarge: bookTooLarge,
  saysSmall: bookDamaged,
  overlapping: bookTooLarge,
  manyParts: bookTooLarge,
  leadsOutside: bookDamaged,
  twoOfAName: bookDamaged,
  half: bookDamaged,
} satisfies Record<keyof typeof hostileBooks, unknown>

test.each(Object.keys(hostileBooks) as (keyof typeof hostileBooks)[])(
  'a hostile workbook is answered within the memory of its process: %s',
  { timeout: 120_000 },
  async (name) => {
    const path = join(folder, name)
    await writeFile(path, hostileBooks[name]())
    const { value, peak } = await confinedPeak(() =>
      workers.readSheet({ path, mostLines }).then(
        ({ lines }) => lines.length,
        (error) => error.entry,
      ),
    )
    expect([expected[name]].flat()).toContainEqual(value)
    expect(peak).toBeLessThanOrEqual(mostMemory)
  },
)
