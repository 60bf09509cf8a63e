import { Role } from '../access/constants.ts'
import { coreMessages } from '../core/core-messages.ts'
import { call, type ServedCall, type Terms, type Writing } from '../core/endpoint.ts'
import { pictureFiles } from '../core/limits.ts'
import * as h from './history-schemas.ts'
import { type ContentKey, contentKeys, draftKeys, type SettingKey, settingKeys, settingNames } from './keys.ts'
import { settingMessages as area, settingDoneMessages as done } from './messages.ts'
import {
  CompanySchema,
  ContentQuerySchema,
  contentSchema,
  OfficesSchema,
  PageQuerySchema,
  PageTextSchema,
  PeopleSchema,
} from './schemas.ts'
import { CompanyFormSchema, settingForms } from './values-schemas.ts'

const home = '/v1/ajuste'

const ofSuperAdmins = { access: 'session', isOfHouse: true, roles: [Role.superAdmin] } as const
const saved = { ...ofSuperAdmins, reply: h.SettingSavedSchema, failed: area.notSaved } as const

/** What everyone may read of the company, and all groups with the call that saves each, for super admins. */
export const settingsCalls = {
  company: call(
    { method: 'GET', path: `${home}/empresa`, area: coreMessages },
    {
      summary: 'Returns what everyone may know of the company',
      access: 'public',
      whileClosed: true,
      reply: CompanySchema,
    },
  ),
  offices: call(
    { method: 'GET', path: `${home}/oficinas`, area: coreMessages },
    {
      summary: 'Lists the offices of the company',
      access: 'public',
      whileClosed: true,
      reply: OfficesSchema,
    },
  ),
  people: call(
    { method: 'GET', path: `${home}/personas`, area: coreMessages },
    { summary: 'Lists the people of the company that the public site shows', access: 'public', reply: PeopleSchema },
  ),
  page: call(
    { method: 'GET', path: `${home}/pagina`, area: coreMessages },
    {
      summary: 'Returns the text of a public page: privacy, terms, cookies',
      access: 'public',
      params: PageQuerySchema,
      reply: PageTextSchema,
    },
  ),
  all: call(
    { method: 'GET', path: home, area },
    { summary: 'Returns all settings', ...ofSuperAdmins, reply: h.SettingsSchema },
  ),
  history: call(
    { method: 'GET', path: `${home}/historial`, area },
    {
      summary: 'Lists the earlier values of a group of settings',
      ...ofSuperAdmins,
      params: h.SettingHistoryQuerySchema,
      reply: h.SettingHistorySchema,
    },
  ),
  discardDraft: call(
    { method: 'PUT', path: `${home}/borrador/:clave`, area, done: done.draftDiscarded },
    {
      summary: 'Discards the draft of a group of texts',
      ...saved,
      budget: 'saving',
      params: h.DraftOfSchema,
      body: h.DraftDiscardSchema,
    },
  ),
  restore: call(
    { method: 'PUT', path: `${home}/restaurar/:id`, area, done: done.restored },
    {
      summary: 'Restores an earlier value of a group of settings',
      ...saved,
      budget: 'saving',
      // one of them says where the money of clients goes
      fresh: 'withFactor',
      params: h.SettingVersionByIdSchema,
      body: h.SettingRestoreSchema,
    },
  ),
}

/** Returns what a page says of the company, in one language. */
const contentCall = <K extends ContentKey>(key: K) =>
  call(
    { method: 'GET', path: `${home}/contenido/${key}`, area: coreMessages },
    {
      summary: `Returns the texts of a page that the company writes: ${settingNames[key].en}`,
      access: 'public',
      params: ContentQuerySchema,
      reply: contentSchema(key),
    },
  )

/** The texts of public pages that the company writes (rule public-site/contents). */
export const contentCalls = Object.fromEntries(contentKeys.map((key) => [key, contentCall(key)])) as unknown as {
  [K in ContentKey]: ReturnType<typeof contentCall<K>>
}

const saying = (key: SettingKey) =>
  ({
    method: 'PUT',
    path: `${home}/${key}`,
    area,
    done: done.saved,
    ...((draftKeys as readonly SettingKey[]).includes(key) && { alsoDone: done.draftSaved }),
  }) as const

type Forms = typeof settingForms
const isForm = (key: SettingKey): key is keyof Forms => key !== 'empresa'
type SaveCalls = {
  [K in keyof Forms]: ServedCall<
    Pick<Terms, 'access' | 'summary'> & { body: Forms[K]; reply: typeof h.SettingSavedSchema },
    Writing
  >
}

/** Saves one group: its value and the version that was read. That of the company may bring a logo and a mark. */
export const settingSaveCalls = {
  empresa: call(
    { ...saying('empresa'), multipart: true },
    {
      summary: 'Saves the company, with its logo and its mark',
      ...saved,
      budget: 'uploading',
      body: CompanyFormSchema,
      files: { ...pictureFiles, max: 2 },
    },
  ),
  ...(Object.fromEntries(
    settingKeys.filter(isForm).map((key) => [
      key,
      call(saying(key), {
        summary: `Saves a group of settings: ${settingNames[key].en}`,
        ...saved,
        budget: 'saving',
        // whoever changes an account decides where the money of clients goes, and no number can be taken back
        ...((key === 'transferencias' || key === 'numeracion') && { fresh: 'withFactor' as const }),
        body: settingForms[key],
      }),
    ]),
  ) as unknown as SaveCalls),
}
