import { propertyMarketCalls } from '@portal/contract/properties/market/calls'
import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import type { Door } from '#core/door/door.ts'
import { publicChoices } from './choices/choices.ts'
import { publicProperties } from './detail/detail.ts'
import { propertyLists } from './list/list.ts'
import { type GroundSettings, groundOf } from './map/ground.ts'
import { propertyMap } from './map/map.ts'

/** Mounts the public calls of properties: choices, list, counts, map, property. Their answers are cached until they change. */
export function propertyMarketRoutes(door: Door, deps: { db: Db; changes: Changes; env: GroundSettings }): void {
  const [choices, property, ground] = [publicChoices(deps), publicProperties(deps), groundOf(deps.env)]
  const { list, counts, meant } = propertyLists(deps)
  const map = propertyMap(deps, meant)
  door.mount(propertyMarketCalls.publicInitData, choices)
  door.mount(propertyMarketCalls.publicList, ({ params }) => list(params))
  door.mount(propertyMarketCalls.publicCounts, ({ params }) => counts(params))
  door.mount(propertyMarketCalls.publicMap, ({ params }) => map(params))
  door.mount(propertyMarketCalls.mapGround, async () => ground)
  door.mount(propertyMarketCalls.publicOne, ({ params }) => property(params.id))
}
