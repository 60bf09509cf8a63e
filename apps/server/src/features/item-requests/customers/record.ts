import { customerCalls } from '@portal/contract/item-requests/customers/calls'
import { machineMessages } from '@portal/contract/machines/messages'
import type { Db } from '#core/database/database.ts'
import type { Door } from '#core/door/door.ts'
import { mountRecord } from '#core/records/mount-record.ts'
import { versionedRecord } from '#core/records/versioned-record.ts'
import { customerRows } from './queries.ts'

/** The requests of a deleted customer stay; a new request creates them again. */
const customers = versionedRecord({
  table: 'clasificado_cliente',
  name: 'customers',
  rows: customerRows,
  columns: ['nombre', 'email', 'telefono', 'pais_id', 'empresa', 'eliminado_en'],
  messages: {
    absent: machineMessages.contactAbsent,
    insufficientHierarchy: machineMessages.insufficientHierarchy,
  },
  constraints: {
    clasificado_cliente_email: { field: 'email', entry: machineMessages.emailInUse },
    clasificado_cliente_telefono: { field: 'telefono', entry: machineMessages.phoneInUse },
    clasificado_cliente_pais_id_fkey: { field: 'pais_id', entry: machineMessages.countryInvalid },
  },
  announces: () => [{ area: 'clasificado_clientes' }],
})

/** Mounts the calls of the classifieds' customers (module of all machines). */
export const customerRoutes = (door: Door, { db }: { db: Db }) => mountRecord(door, db, customerCalls, customers)
