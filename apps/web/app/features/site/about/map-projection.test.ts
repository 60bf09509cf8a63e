import { expect, test } from 'vitest'
import { placeOnMap } from './map-projection.ts'

test.each([
  ['Mexico City', 19.43, -99.13, [167.3, 253]],
  ['Lima', -12.05, -77.04, [309.6, 466.6]],
  ['Santiago', -33.45, -70.65, [343.8, 607.2]],
  ['Houston', 29.76, -95.37, [196.7, 185.1]],
  ['Madrid', 40.42, -3.7, null],
  ['the other side of the world', -4, 98, null],
])('%s stands where the drawing has it', (_, latitude, longitude, place) => {
  expect(placeOnMap(latitude, longitude)).toEqual(place)
})
