import { ByIdSchema } from '@portal/contract/properties/schemas'
import { propertyMarketCalls } from '@portal/contract/property-market/calls'
import * as s from '@portal/contract/property-market/schemas'
import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import type { Door } from '#core/door/door.ts'
import { publicChoices } from './choices/choices.ts'
import { publicProperties } from './detail/detail.ts'
import { propertyLists } from './list/list.ts'
import { type GroundSettings, groundOf } from './map/ground.ts'
import { propertyMap } from './map/map.ts'

const access = 'public'

/** Mounts the public calls of properties: choices, list, counts, map, property. Their answers are cached until they change. */
export function propertyMarketRoutes(door: Door, deps: { db: Db; changes: Changes; env: GroundSettings }): void {
  const [choices, property, ground] = [publicChoices(deps), publicProperties(deps), groundOf(deps.env)]
  const { list, counts, meant } = propertyLists(deps)
  const map = propertyMap(deps, meant)
  door.mount(propertyMarketCalls.publicInitData, { access, reply: s.PublicInitDataSchema }, choices)
  door.mount(
    propertyMarketCalls.publicList,
    { access, params: s.PublicListQuerySchema, reply: s.PublicListSchema },
    ({ params }) => list(params),
  )
  door.mount(
    propertyMarketCalls.publicCounts,
    { access, params: s.PublicListQuerySchema, reply: s.PublicCountsSchema },
    ({ params }) => counts(params),
  )
  door.mount(
    propertyMarketCalls.publicMap,
    { access, params: s.PublicMapQuerySchema, reply: s.PublicMapSchema },
    ({ params }) => map(params),
  )
  door.mount(propertyMarketCalls.mapGround, { access, reply: s.MapGroundSchema }, async () => ground)
  door.mount(
    propertyMarketCalls.publicOne,
    { access, params: ByIdSchema, reply: s.PublicPropertySchema },
    ({ params }) => property(params.id),
  )
}
