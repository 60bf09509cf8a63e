import { marketCalls } from '@portal/contract/listing-market/calls'
import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import type { Door } from '#core/door/door.ts'
import { publicChoices } from './choices/choices.ts'
import { publicItems } from './detail/detail.ts'
import { listingLists } from './list/list.ts'

/** Mounts the public calls of the classifieds: choices, list, counts, item. Their answers are cached until they change. */
export function marketRoutes(door: Door, deps: { db: Db; changes: Changes }): void {
  const [choices, item] = [publicChoices(deps), publicItems(deps)]
  const { list, counts } = listingLists(deps)
  door.mount(marketCalls.publicInitData, choices)
  door.mount(marketCalls.publicList, ({ params }) => list(params))
  door.mount(marketCalls.publicCounts, ({ params }) => counts(params))
  door.mount(marketCalls.publicOne, ({ params }) => item(params.id))
}
