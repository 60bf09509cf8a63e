import { synonymCalls } from '@portal/contract/synonyms/calls'
import { synonymMessages as messages } from '@portal/contract/synonyms/messages'
import { fieldRefusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import type { Door } from '#core/door/door.ts'
import { mountRecord } from '#core/records/mount-record.ts'
import { versionedRecord } from '#core/records/versioned-record.ts'
import { synonymRows } from './queries.ts'

const synonyms = versionedRecord({
  table: 'sinonimo',
  name: 'synonyms',
  rows: synonymRows,
  columns: ['nombre', 'tambien', 'tambien_en', 'eliminado_en'],
  messages,
  constraints: { sinonimo_nombre: { field: 'nombre', entry: messages.nameTaken } },
  announces: () => [{ area: 'sinonimos' }],
  async written(_, __, form) {
    if (!form.tambien && !form.tambien_en) throw fieldRefusal('tambien', messages.othersMissing)
    return form
  },
})

/** Mounts the calls of synonyms (module of all machines). */
export const synonymRoutes = (door: Door, { db }: { db: Db }) => mountRecord(door, db, synonymCalls, synonyms)
