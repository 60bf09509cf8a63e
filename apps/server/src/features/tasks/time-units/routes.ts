import { Module } from '@portal/contract/access/constants'
import { EmptySchema } from '@portal/contract/core/fields'
import { timeUnitMessages } from '@portal/contract/tasks/time-unit-messages'
import { timeUnitCalls } from '@portal/contract/tasks/time-units/calls'
import * as s from '@portal/contract/tasks/time-units/schemas'
import type { Db } from '#core/database.ts'
import type { Door } from '#core/door.ts'
import { createTimeUnit, listTimeUnits, removeTimeUnit, updateTimeUnit } from './service.ts'

const access = Module.timeUnits

/** Mounts the calls of time units (their module). */
export function timeUnitRoutes(door: Door, { db }: { db: Db }): void {
  door.mount(
    timeUnitCalls.list,
    { access, params: s.TimeUnitListQuerySchema, reply: s.TimeUnitListSchema, failed: timeUnitMessages.unexpected },
    ({ params }) => listTimeUnits(db, params),
  )
  door.mount(
    timeUnitCalls.save,
    { access, body: s.TimeUnitFormSchema, reply: s.SavedSchema, failed: timeUnitMessages.notSaved },
    ({ actor, body }) => createTimeUnit(db, actor, body),
  )
  door.mount(
    timeUnitCalls.update,
    {
      access,
      params: s.ByIdSchema,
      body: s.TimeUnitUpdateSchema,
      reply: s.SavedSchema,
      failed: timeUnitMessages.notUpdated,
    },
    ({ actor, params, body }) => updateTimeUnit(db, actor, params.id, body),
  )
  door.mount(
    timeUnitCalls.remove,
    { access, params: s.ByIdSchema, reply: EmptySchema, failed: timeUnitMessages.notDeleted },
    ({ actor, params }) => removeTimeUnit(db, actor, params.id),
  )
}
