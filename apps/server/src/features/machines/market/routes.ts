import { marketCalls } from '@portal/contract/machines/market/calls'
import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import type { Door } from '#core/door/door.ts'
import { publicChoices } from './choices/choices.ts'
import { publicMachines } from './detail/detail.ts'
import { machineLists } from './list/list.ts'

/** Mounts the public calls of the machines: choices, list, counts, item. Their answers are cached until they change. */
export function marketRoutes(door: Door, deps: { db: Db; changes: Changes }): void {
  const [choices, item] = [publicChoices(deps), publicMachines(deps)]
  const { list, counts } = machineLists(deps)
  door.mount(marketCalls.publicInitData, choices)
  door.mount(marketCalls.publicList, ({ params }) => list(params))
  door.mount(marketCalls.publicCounts, ({ params }) => counts(params))
  door.mount(marketCalls.publicOne, ({ params }) => item(params.id))
}
