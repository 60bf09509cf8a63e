import { readBox } from '@portal/contract/properties/market/box'
import { expect, test } from 'vitest'
import { boundsOf, boxOfView, copiesIn, nearTo } from './view-box.ts'

test.each([
  [{ west: -72.123456, south: -25, east: -68, north: -20.000001 }, '-72.12345,-25,-68,-20.00001'],
  [{ west: 170, south: -25, east: 190, north: -10 }, '170,-25,-170,-10'],
  [{ west: -190, south: -25, east: -170, north: -10 }, '170,-25,-170,-10'],
  [{ west: -500, south: -89, east: 20, north: 89 }, '-180,-85,180,85'],
  [{ west: 530, south: 0, east: 540, north: 1 }, '170,0,-180,1'],
])('the box of a view: %o is %s', (view, text) => {
  expect(boxOfView(view)).toBe(text)
  expect(readBox(text)).not.toBeNull()
})

test('a box is drawn in one piece, and its places next to each other', () => {
  const fiji = boundsOf(readBox('170,-25,-170,-10')!)
  expect(fiji).toEqual({ west: 170, south: -25, east: 190, north: -10 })
  expect([178, -175, 540].map((longitude) => nearTo(180, longitude))).toEqual([178, 185, 180])
  expect(copiesIn(fiji)).toEqual([0, 360])
  expect(copiesIn({ west: -72, south: 0, east: -68, north: 1 })).toEqual([0])
  expect(copiesIn({ west: -200, south: 0, east: 10, north: 1 })).toEqual([-360, 0])
})
