import { expect, test } from 'vitest'
import { demoProperties } from './rows.ts'

const owners = { ids: [1, 2, 3, 4, 5], enterprises: new Map<number, number>() }

test('rooms and bathrooms of a demo property follow from what is built', () => {
  const rows = demoProperties(new Date('2026-11-28T12:00:00Z'), owners)
  const built = rows.filter(({ metros_construidos: meters }) => meters > 0)
  expect(built.length).toBeGreaterThan(20)
  for (const { titulo, metros_construidos: meters, habitaciones: rooms, banos: baths } of built) {
    if (rooms !== null) {
      expect(meters / rooms, titulo).toBeGreaterThanOrEqual(20)
      expect(baths, titulo).toBeLessThanOrEqual(Math.max(1, rooms / 2))
    }
    if (baths !== null) expect(baths, titulo).toBeLessThan(80)
  }
})
