import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { zoneWithNoonNow } from '#test/clock.ts'
import { openTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { zoneOfHouse } from '../../database/days.ts'
import { countWrongTry, getPinUse } from './queries.ts'

describe('the day of the limits', () => {
  let t: TestDatabase
  beforeAll(async () => {
    t = await openTestDatabase()
  })
  afterAll(() => t.close())

  test('ends at the midnight of the zone that is asked for', async () => {
    const key = { purpose: 'reset', email: 'eva@example.com' } as const
    const { secondsToMidnight } = await getPinUse(t.db, key, zoneWithNoonNow())
    expect(secondsToMidnight).toBeGreaterThan(11 * 3600 - 10)
    expect(secondsToMidnight).toBeLessThanOrEqual(12 * 3600)
  })

  test('ends at midnight in Santiago', async () => {
    expect(await zoneOfHouse(t.db)).toBe('America/Santiago')
    const key = { purpose: 'reset', email: 'ana@example.com' } as const
    await countWrongTry(t.db, key, 0, null)
    const { secondsToMidnight, wrongToday } = await getPinUse(t.db, key, null)
    const end = Date.now() + secondsToMidnight * 1000
    const hour = new Date(Math.round(end / 3_600_000) * 3_600_000)
    expect(Math.abs(end - hour.getTime())).toBeLessThan(10_000)
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Santiago', timeStyle: 'medium' })
    const midnight = ['00:00:00', '01:00:00'] // when summer time begins, this day has no hour 0
    expect(midnight).toContain(clock.format(hour))
    expect(wrongToday).toBe(1)
    const limit = await t.db.selectFrom('limite').selectAll().executeTakeFirstOrThrow()
    expect(midnight).toContain(clock.format(limit.desde))
    expect(midnight).toContain(clock.format(limit.vence_en))
  })
})
