import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { drawnProducts } from '@portal/contract/products/constants'
import { expect, test } from 'vitest'
import { views } from './product-turn.tsx'

const folder = join(import.meta.dirname, '../../../public/pictures/products')
const columns = 4

/** Returns width and height of a lossless WebP, which follow its frame's signature. */
function sizeOf(path: string): [width: number, height: number] {
  const bytes = readFileSync(path)
  const mark = bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a]))
  return [bytes.readUInt16LE(mark + 3) & 0x3fff, bytes.readUInt16LE(mark + 5) & 0x3fff]
}

test.each(drawnProducts)('the sheet of %s holds its views, and what is shown first is light', (slug) => {
  const path = join(folder, `${slug}-turn`)
  expect(sizeOf(`${path}.webp`)).toEqual([columns * 640, (views / columns) * 400])
  expect(sizeOf(`${path}-still.webp`)).toEqual([640, 400])
  expect(statSync(`${path}.avif`).size).toBeLessThan(200_000)
  expect(statSync(`${path}-still.avif`).size).toBeLessThan(12_000)
})
