import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DrawnProduct, drawnProducts } from '@portal/contract/products/constants'
import { expect, test } from 'vitest'
import { inHand, modelOf } from './parts.ts'

const most = { bytes: 1_500_000, triangles: 150_000 }

interface Described {
  nodes: { name?: string }[]
  animations?: { name: string }[]
  extensionsRequired: string[]
  images?: { mimeType: string }[]
  accessors: { count: number }[]
  meshes: { primitives: { indices: number }[] }[]
}

/** Returns a model's size and what its first chunk says. */
function read(slug: DrawnProduct) {
  const bytes = readFileSync(join(import.meta.dirname, '../../../../public', modelOf(slug)))
  expect(bytes.subarray(0, 4).toString()).toBe('glTF')
  return { bytes: bytes.length, model: JSON.parse(`${bytes.subarray(20, 20 + bytes.readUInt32LE(12))}`) as Described }
}

test.each(drawnProducts)('%s has a model within its size, with all parts that are pointed at', (slug) => {
  const { bytes, model } = read(slug)
  expect(bytes).toBeLessThanOrEqual(most.bytes)
  const triangles = model.meshes
    .flatMap(({ primitives }) => primitives)
    .reduce((sum, { indices }) => sum + model.accessors[indices]!.count / 3, 0)
  expect(triangles).toBeGreaterThan(1000)
  expect(triangles).toBeLessThanOrEqual(most.triangles)
  expect(model.extensionsRequired).toContain('EXT_meshopt_compression')
  expect(model.images?.every(({ mimeType }) => mimeType === 'image/webp')).toBe(true)
  expect(model.animations?.map(({ name }) => name)).toEqual(['open'])

  const names = new Set(model.nodes.map(({ name }) => name))
  for (const { anchor } of inHand[slug].parts) expect(names, anchor).toContain(`at-${anchor}`)
})

test.each(drawnProducts)('the parts of %s name each fact once', (slug) => {
  const keys = inHand[slug].parts.flatMap(({ facts }) => facts)
  expect(new Set(keys).size).toBe(keys.length)
})
