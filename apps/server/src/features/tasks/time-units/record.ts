import { namesOf } from '@portal/contract/core/entities'
import { timeUnitMessages as messages } from '@portal/contract/tasks/time-unit-messages'
import { timeUnitCalls } from '@portal/contract/tasks/time-units/calls'
import { timeUnitFields } from '@portal/contract/tasks/time-units/fields'
import type { Db } from '#core/database/database.ts'
import type { Door } from '#core/door/door.ts'
import { mountRecord } from '#core/records/mount-record.ts'
import { versionedRecord } from '#core/records/versioned-record.ts'
import { machinesOf, timeUnitRows } from './queries.ts'

const timeUnits = versionedRecord({
  table: 'unidad_tiempo',
  name: 'timeUnits',
  rows: timeUnitRows,
  columns: [...namesOf(timeUnitFields), 'eliminado_en'],
  messages,
  constraints: { unidad_tiempo_nombre: { field: 'nombre', entry: messages.nameTaken } },
  announces: () => [{ area: 'unidades_tiempo' }],
  usedBy: machinesOf,
})

/** Mounts the calls of time units (their module). */
export const timeUnitRoutes = (door: Door, { db }: { db: Db }) => mountRecord(door, db, timeUnitCalls, timeUnits)
