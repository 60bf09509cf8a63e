import { expect } from 'vitest'
import type { Answered, TestApp } from './start-app.ts'

type App = Pick<TestApp, 'deps'>

/** As if the last PIN of an address had been asked for `minutes` earlier. */
export async function agePin({ deps: { db } }: App, email: string, minutes: number): Promise<void> {
  const row = await db.selectFrom('pin').selectAll().where('email', '=', email).orderBy('id', 'desc').executeTakeFirst()
  const earlier = (moment: Date) => new Date(moment.getTime() - minutes * 60_000)
  if (!row) throw new Error(`no PIN of ${email}`)
  const aged = { creado_en: earlier(row.creado_en), vence_en: earlier(row.vence_en) }
  await db.updateTable('pin').set(aged).where('id', '=', row.id).execute()
}

/** As if the midnight of the daily limits had passed. */
export async function passMidnight({ deps: { db } }: App): Promise<void> {
  const rows = await db.selectFrom('pin').select(['id', 'creado_en']).execute()
  for (const { id, creado_en } of rows) {
    const yesterday = new Date(creado_en.getTime() - 24 * 3_600_000)
    await db.updateTable('pin').set({ creado_en: yesterday }).where('id', '=', id).execute()
  }
  await db.deleteFrom('limite').execute()
}

/** Another PIN than the right one; `nth` makes several different ones. */
export const wrongPin = (right: string, nth = 0) => String((Number(right) + 1 + nth) % 10_000).padStart(4, '0')

/** How many answers carry each code. */
export function countCodes(replies: readonly Answered[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { codigo } of replies) counts[String(codigo)] = (counts[String(codigo)] ?? 0) + 1
  return counts
}

/** That a refusal tells when asking again makes sense, within `seconds`. */
export function expectRetryAfter(reply: Answered, seconds: number): void {
  expect(reply.status).toBe(429)
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(seconds)
}
