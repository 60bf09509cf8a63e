import { settingsCalls } from '@portal/contract/settings/calls'
import { CompanySchema } from '@portal/contract/settings/schemas'
import type { Door } from '#core/door.ts'
import type { Company } from './service.ts'

export function settingsRoutes(door: Door, { company }: { company: () => Promise<Company> }): void {
  door.mount(settingsCalls.company, { access: 'public', reply: CompanySchema }, () => company())
}
