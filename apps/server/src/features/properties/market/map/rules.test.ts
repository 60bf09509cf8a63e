import { readBox } from '@portal/contract/properties/market/box'
import { mapLimits } from '@portal/contract/properties/market/constants'
import { expect, test } from 'vitest'
import { cellsAcross, southOf } from './rules.ts'

test('a grid has cells of the size of a mark, and never more than fit into an answer', () => {
  const chile = readBox('-72,-25,-68,-20')
  expect(cellsAcross(8, chile)).toBe((256 * 2 ** 8) / mapLimits.cellPixels)
  for (const box of [null, chile, readBox('170,-80,169,80'), readBox('179.99,-1,-179.99,1')]) {
    const { west, south, east, north } = box ?? { west: -180, south: -85, east: 180, north: 85 }
    const wide = (west < east ? east - west : east - west + 360) / 360
    for (let zoom = 0; zoom <= mapLimits.zoom; zoom++) {
      const across = cellsAcross(zoom, box)
      expect(wide * across * (southOf(south) - southOf(north)) * across).toBeLessThanOrEqual(mapLimits.marks)
    }
  }
})

test.each([
  ['grow where its edges would hold more than fit', '-75,-50,-55,-14', 1 / 2],
  ['stay where just as many as fit', '-75,-50,-52,-21', 1],
])('the cells of a box %s', (_, box, share) => {
  expect(cellsAcross(6, readBox(box))).toBe(((256 * 2 ** 6) / mapLimits.cellPixels) * share)
})

test('a latitude is where web maps draw it', () => {
  expect(southOf(0)).toBeCloseTo(0.5)
  expect(southOf(85.05)).toBeCloseTo(0, 3)
  expect(southOf(90)).toBe(southOf(85.05))
  expect(southOf(-33.45)).toBeCloseTo(0.5986, 3)
})
