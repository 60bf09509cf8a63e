import { coreMessages } from '../core/core-messages.ts'
import { type Call, call, type Writing } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import type * as h from './history-schemas.ts'
import { type SettingKey, settingKeys } from './keys.ts'
import { settingMessages as area, settingDoneMessages as done } from './messages.ts'
import type { CompanySchema, OfficesSchema, PageQuerySchema, PageTextSchema, PeopleSchema } from './schemas.ts'
import type { CompanyFormSchema, settingForms } from './values-schemas.ts'

const home = '/v1/ajuste'

type Form<K extends SettingKey> = K extends keyof typeof settingForms
  ? In<(typeof settingForms)[K]>
  : In<typeof CompanyFormSchema>
type Saved = Of<typeof h.SettingSavedSchema>

/** What everyone may read of the company, and all groups with the call that saves each, for super admins. */
export const settingsCalls = {
  company: call<{ reply: Of<typeof CompanySchema> }>({
    method: 'GET',
    path: `${home}/empresa`,
    area: coreMessages,
  }),
  offices: call<{ reply: Of<typeof OfficesSchema> }>({
    method: 'GET',
    path: `${home}/oficinas`,
    area: coreMessages,
  }),
  people: call<{ reply: Of<typeof PeopleSchema> }>({ method: 'GET', path: `${home}/personas`, area: coreMessages }),
  /** The text of a public page: privacy, terms, cookies. */
  page: call<{ params: In<typeof PageQuerySchema>; reply: Of<typeof PageTextSchema> }>({
    method: 'GET',
    path: `${home}/pagina`,
    area: coreMessages,
  }),
  all: call<{ reply: Of<typeof h.SettingsSchema> }>({ method: 'GET', path: home, area }),
  history: call<{ params: In<typeof h.SettingHistoryQuerySchema>; reply: Of<typeof h.SettingHistorySchema> }>({
    method: 'GET',
    path: `${home}/historial`,
    area,
  }),
  restore: call<{
    params: In<typeof h.SettingVersionByIdSchema>
    body: In<typeof h.SettingRestoreSchema>
    reply: Saved
  }>({ method: 'PUT', path: `${home}/restaurar/:id`, area, done: done.restored }),
}

/** Saves one group: its value and the version that was read. That of the company may bring a logo. */
export const settingSaveCalls = Object.fromEntries(
  settingKeys.map((key) => [
    key,
    call({
      method: 'PUT',
      path: `${home}/${key}`,
      area,
      done: done.saved,
      ...(key === 'empresa' && { multipart: true }),
    }),
  ]),
) as unknown as { [K in SettingKey]: Call<undefined, Form<K>, Saved, Writing> }
