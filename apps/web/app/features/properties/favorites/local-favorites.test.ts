import { favoriteLimits } from '@portal/contract/properties/favorites/constants'
import { expect, test } from 'vitest'
import { localName, readLocal, toggled, writeLocal } from './favorites.ts'

function aBox(stored?: string) {
  const items = new Map(stored === undefined ? [] : [[localName, stored]])
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
    items,
  }
}

test('a browser holds favorites, and nothing once there are none', () => {
  const box = aBox()
  expect(readLocal(box)).toEqual([])
  writeLocal(box, [3, 1])
  expect(readLocal(box)).toEqual([3, 1])
  writeLocal(box, [])
  expect(box.items.size).toBe(0)
})

test.each(['', '{', 'null', '{"a":1}', '"x"', '["a",-1,1.5,null]'])('%s in the storage holds none', (stored) => {
  expect(readLocal(aBox(stored))).toEqual([])
})

test('what is damaged or too much is left out', () => {
  expect(readLocal(aBox('[5,"x",5,7]'))).toEqual([5, 7])
  expect(readLocal(aBox(JSON.stringify(Array.from({ length: 80 }, (_, at) => at + 1))))).toHaveLength(
    favoriteLimits.most,
  )
  const refusing = { ...aBox(), setItem: () => { throw new Error('full') } } // biome-ignore format: short
  expect(writeLocal(refusing, [1])).toBe(false)
})

test('the newest is first, and there is an end', () => {
  expect(toggled([1], 2)).toEqual([2, 1])
  expect(toggled([2, 1], 2)).toEqual([1])
  const full = Array.from({ length: favoriteLimits.most }, (_, at) => at + 1)
  expect(toggled(full, 99)).toBeNull()
  expect(toggled(full, 7)).toHaveLength(favoriteLimits.most - 1)
})
