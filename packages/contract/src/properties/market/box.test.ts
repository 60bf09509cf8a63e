import { expect, test } from 'vitest'
import { boxText, isInBox, readBox, widthOf } from './box.ts'

test.each([
  '',
  '1,2,3',
  '1,2,3,4,5',
  'a,1,2,3',
  '1,2,1,3',
  '1,3,2,3',
  '1,4,2,3',
  '-181,0,1,1',
  '0,-91,1,1',
  '0,0,1,1e1',
])('%s is no box', (text) => {
  expect(readBox(text)).toBeNull()
})

test('a box is read as it is written', () => {
  const text = '-71.5,-34.25,-69,0'
  expect(readBox(text)).toEqual({ west: -71.5, south: -34.25, east: -69, north: 0 })
  expect(boxText(readBox(text)!)).toBe(text)
  expect(boxText(readBox('-0,-1,1,-0')!)).toBe('0,-1,1,0')
})

test('a box may cross the date line', () => {
  const fiji = readBox('170,-25,-170,-10')!
  expect(widthOf(fiji)).toBe(20)
  const at = (longitude: number, latitude = -17) => isInBox(fiji, { latitude, longitude })
  expect([178.4, -175, 180, -180].map((longitude) => at(longitude))).toEqual([true, true, true, true])
  expect([169, -169, 0].map((longitude) => at(longitude))).toEqual([false, false, false])
  expect(at(178, -9)).toBe(false)
  expect(isInBox(readBox('-72,-25,-68,-20')!, { latitude: -22.4, longitude: -68.9 })).toBe(true)
})
