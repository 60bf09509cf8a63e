import { serviceMessages as messages } from '@portal/contract/licenses/messages'
import { serviceCalls } from '@portal/contract/licenses/services/calls'
import { CatalogueStatus } from '@portal/contract/licenses/states'
import type { Db } from '#core/database/database.ts'
import type { Door } from '#core/door/door.ts'
import { mountRecord } from '#core/records/mount-record.ts'
import { versionedRecord } from '#core/records/versioned-record.ts'
import { settingOf } from '#features/settings/service.ts'
import { isThere, licensesOf, serviceRows } from './queries.ts'

const services = versionedRecord({
  table: 'servicio',
  name: 'services',
  rows: serviceRows,
  isThere,
  columns: ['nombre', 'nombre_en', 'dias_gracia', 'estado_id'],
  messages,
  constraints: { servicio_nombre: { field: 'nombre', entry: messages.nameTaken } },
  async written(db, _, { dias_gracia, ...form }) {
    return { ...form, dias_gracia: dias_gracia ?? (await settingOf(db, 'plazos')).gracia_dias }
  },
  // lists of products show the service that a product opens
  announces: () => [{ area: 'servicios' }, { area: 'productos' }],
  deletes: { estado_id: CatalogueStatus.deleted },
  usedBy: licensesOf,
})

/** Mounts the calls of the services that licenses open (module of licenses, in the house). */
export const serviceRoutes = (door: Door, { db }: { db: Db }) => mountRecord(door, db, serviceCalls, services)
