import { Role } from '@portal/contract/access/constants'
import type { Call, Writing } from '@portal/contract/core/endpoint'
import type { Of } from '@portal/contract/core/fields'
import { settingSaveCalls, settingsCalls } from '@portal/contract/settings/calls'
import * as h from '@portal/contract/settings/history-schemas'
import { settingKeys } from '@portal/contract/settings/keys'
import { settingMessages } from '@portal/contract/settings/messages'
import {
  CompanySchema,
  OfficesSchema,
  PageQuerySchema,
  PageTextSchema,
  PeopleSchema,
} from '@portal/contract/settings/schemas'
import { CompanyFormSchema, settingForms } from '@portal/contract/settings/values-schemas'
import type { z } from 'zod'
import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import type { Door } from '#core/door/door.ts'
import type { Env } from '#core/environment/env.ts'
import type { Files } from '#core/files/files.ts'
import { pictureFiles } from '#core/files/record-pictures.ts'
import type { Workers } from '#core/workers/workers.ts'
import { allSettings } from './all.ts'
import { saveCompany } from './company.ts'
import { restoreSetting, saveSetting, settingHistory } from './save.ts'
import { type Company, officesReader, pageReader, peopleReader } from './service.ts'

interface Deps {
  db: Db
  changes: Changes
  company: () => Promise<Company>
  env: Env
  files: Pick<Files, 'write' | 'keep'>
  workers: Pick<Workers, 'picture'>
}

const access = { access: 'session', isOfHouse: true, roles: [Role.superAdmin] } as const
const saved = { ...access, reply: h.SettingSavedSchema, failed: settingMessages.notSaved } as const

/** Mounts what everyone may read of the company, and the settings of super admins. */
export function settingsRoutes(door: Door, deps: Deps): void {
  const { db, changes, company } = deps
  const offices = officesReader(db, changes)
  const people = peopleReader(db, changes)
  const page = pageReader(db, changes)
  door.mount(settingsCalls.company, { access: 'public', reply: CompanySchema }, () => company())
  door.mount(settingsCalls.offices, { access: 'public', reply: OfficesSchema }, () => offices())
  door.mount(settingsCalls.people, { access: 'public', reply: PeopleSchema }, () => people())
  door.mount(settingsCalls.page, { access: 'public', params: PageQuerySchema, reply: PageTextSchema }, ({ params }) =>
    page(params),
  )

  door.mount(settingsCalls.all, { ...access, reply: h.SettingsSchema }, () => allSettings(deps))
  door.mount(
    settingsCalls.history,
    { ...access, params: h.SettingHistoryQuerySchema, reply: h.SettingHistorySchema },
    ({ params }) => settingHistory(db, params),
  )
  door.mount(
    settingsCalls.restore,
    { ...saved, budget: 'saving', params: h.SettingVersionByIdSchema, body: h.SettingRestoreSchema },
    ({ actor, params, body }) => restoreSetting(db, actor, params.id, body.version),
  )
  door.mount(
    settingSaveCalls.empresa,
    { ...saved, budget: 'uploading', body: CompanyFormSchema, files: pictureFiles },
    ({ actor, body, files }) => saveCompany(deps, actor, body, files),
  )
  for (const key of settingKeys) {
    if (key === 'empresa') continue
    const call = settingSaveCalls[key] as Call<undefined, unknown, Of<typeof h.SettingSavedSchema>, Writing>
    door.mount(
      call,
      { ...saved, budget: 'saving', body: settingForms[key] as z.ZodType<object & { version: number }> },
      ({ actor, body }) => {
        const { version, ...value } = body
        return saveSetting(db, actor, { key, value, version })
      },
    )
  }
}
