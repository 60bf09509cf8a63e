import { classifiedCalls } from '@portal/contract/classifieds/calls'
import * as s from '@portal/contract/classifieds/schemas'
import type { Db } from '#core/database.ts'
import type { Door } from '#core/door.ts'
import type { Changes } from '#core/events.ts'
import { publicChoices } from './choices/choices.ts'
import { publicItems } from './detail/detail.ts'
import { publicLists } from './list/list.ts'

const access = 'public'

/** Mounts what everybody may read of the classifieds: choices, list, item. What they answer is remembered until it changes. */
export function publicClassifiedRoutes(door: Door, parts: { db: Db; changes: Changes }): void {
  const [choices, list, item] = [publicChoices(parts), publicLists(parts), publicItems(parts)]
  door.mount(classifiedCalls.publicInitData, { access, reply: s.PublicInitDataSchema }, choices)
  door.mount(
    classifiedCalls.publicList,
    { access, params: s.PublicListQuerySchema, reply: s.PublicListSchema },
    ({ params }) => list(params),
  )
  door.mount(classifiedCalls.publicOne, { access, params: s.ByIdSchema, reply: s.PublicItemSchema }, ({ params }) =>
    item(params.id),
  )
}
