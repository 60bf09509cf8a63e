import { settingsCalls } from '@portal/contract/settings/calls'
import { CompanySchema, OfficesSchema } from '@portal/contract/settings/schemas'
import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import type { Door } from '#core/door/door.ts'
import { type Company, officesReader } from './service.ts'

interface Deps {
  db: Db
  changes: Changes
  company: () => Promise<Company>
}

/** Mounts what everyone may read of the company. */
export function settingsRoutes(door: Door, { db, changes, company }: Deps): void {
  const offices = officesReader(db, changes)
  door.mount(settingsCalls.company, { access: 'public', reply: CompanySchema }, () => company())
  door.mount(settingsCalls.offices, { access: 'public', reply: OfficesSchema }, () => offices())
}
