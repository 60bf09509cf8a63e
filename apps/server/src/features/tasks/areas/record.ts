import { namesOf } from '@portal/contract/core/entities'
import { areaMessages as messages } from '@portal/contract/tasks/area-messages'
import { areaCalls } from '@portal/contract/tasks/areas/calls'
import { areaFields } from '@portal/contract/tasks/areas/fields'
import { isFixedArea } from '@portal/contract/tasks/constants'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import type { Door } from '#core/door/door.ts'
import { mountRecord } from '#core/records/mount-record.ts'
import { versionedRecord } from '#core/records/versioned-record.ts'
import { areaRows, rowsOfArea } from './queries.ts'

/** A fixed area is refused with the text of a failed deletion, but the failure is not the server's. */
const isFixed = { ...messages.notDeleted, status: 409 }

const areas = versionedRecord({
  table: 'area',
  name: 'areas',
  rows: areaRows,
  columns: [...namesOf(areaFields), 'eliminado_en'],
  messages,
  constraints: {
    area_nombre: { field: 'nombre', entry: messages.nameTaken },
    area_nombre_en: { field: 'nombre_en', entry: messages.nameTaken },
  },
  announces: () => [{ area: 'areas' }],
  usedBy(row) {
    if (isFixedArea(row.id)) throw new Refusal(isFixed)
    return rowsOfArea(row)
  },
})

/** Mounts the calls of areas (their module). */
export const areaRoutes = (door: Door, { db }: { db: Db }) => mountRecord(door, db, areaCalls, areas)
