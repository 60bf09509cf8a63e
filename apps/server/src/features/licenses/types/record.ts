import { namesOf } from '@portal/contract/core/entities'
import { isFixedLicenseType } from '@portal/contract/licenses/constants'
import { licenseTypeMessages as messages } from '@portal/contract/licenses/messages'
import { CatalogueStatus } from '@portal/contract/licenses/states'
import { licenseTypeCalls } from '@portal/contract/licenses/types/calls'
import { licenseTypeFields } from '@portal/contract/licenses/types/fields'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import type { Door } from '#core/door/door.ts'
import { mountRecord } from '#core/records/mount-record.ts'
import { versionedRecord } from '#core/records/versioned-record.ts'
import { isThere, licensesOf, licenseTypeRows } from './queries.ts'

const licenseTypes = versionedRecord({
  table: 'tipo_licencia',
  name: 'licenseTypes',
  rows: licenseTypeRows,
  isThere,
  columns: namesOf(licenseTypeFields),
  messages,
  constraints: {
    tipo_licencia_nombre: { field: 'nombre', entry: messages.nameRequired },
    tipo_licencia_nombre_en: { field: 'nombre_en', entry: messages.nameRequired },
  },
  announces: () => [{ area: 'tipos_licencia' }],
  deletes: { estado_id: CatalogueStatus.deleted },
  usedBy(row) {
    // demos, workshops and imports name the fixed ones by their ids
    if (isFixedLicenseType(row.id)) throw new Refusal(messages.inUse)
    return licensesOf(row)
  },
})

/** Mounts the calls of license types (module of licenses, in the house). */
export const licenseTypeRoutes = (door: Door, { db }: { db: Db }) =>
  mountRecord(door, db, licenseTypeCalls, licenseTypes)
