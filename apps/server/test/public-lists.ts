import { once } from 'node:events'
import type { Of } from '@portal/contract/core/fields'
import { PublicListSchema, PublicRowSchema } from '@portal/contract/machines/market/schemas'
import { expect } from 'vitest'
import { announceChanges } from '../src/core/database/events.ts'
import type { TestApp } from './start-app.ts'

const StrictListSchema = PublicListSchema.extend({
  clasificados: PublicRowSchema.strict().array(),
  clasificados_mas_destacados: PublicRowSchema.strict().array(),
}).strict()

export type ListQuery = Record<string, string | number>

export const listPath = (query: ListQuery = {}) =>
  `/v1/clasificado/list_all?${new URLSearchParams(query as Record<string, string>)}`

/** A public list as a visitor gets it, with exactly what the schema names and nothing else. */
export async function publicList(t: TestApp, query: ListQuery = {}): Promise<Of<typeof PublicListSchema>> {
  const reply = await t.call('GET', listPath(query))
  expect(reply).toMatchObject({ status: 200, estado: 'OK' })
  return StrictListSchema.parse(reply.datos)
}

/** The brands of a list in its order, all on one page. */
export async function brandsOf(t: TestApp, query: ListQuery = {}): Promise<string[]> {
  const { clasificados } = await publicList(t, { page_row: 100, ...query })
  return clasificados.map(({ marca }) => marca)
}

/** Says that items changed, as those who write them do, and waits until the portal has heard it. */
export async function itemsChanged(t: TestApp): Promise<void> {
  const heard = once(t.deps.changes, 'change')
  await announceChanges(t.deps.db, { area: 'clasificados' })
  await heard
}

export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
