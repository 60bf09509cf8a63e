import { Module } from '../access/constants.ts'
import { call, type Limit } from '../core/endpoint.ts'
import { EmptySchema } from '../core/fields.ts'
import { bulkCalls } from '../core/records/bulk/calls.ts'
import {
  licenseMessages as area,
  licenseDoneMessages as done,
  licenseDeleteMessages,
  licenseDemoMessages,
} from './messages.ts'
import { OwnLicensesSchema, RenewalQuoteSchema } from './own-schemas.ts'
import * as s from './schemas.ts'
import {
  CodeSchema,
  DownloadedSchema,
  FileFormSchema,
  KeysSchema,
  RevokedSchema,
  VerifiedLicenseSchema,
} from './signed-schemas.ts'

const demos: Limit = { name: 'licencia-demo', max: 20, seconds: 3600 }
const files: Limit = { name: 'licencia-archivo', max: 60, seconds: 3600 }
const downloads: Limit = { name: 'licencias-descarga', max: 30, seconds: 600 }
const byId = { access: Module.licenses, params: s.LicenseByIdSchema, reply: s.LicenseSavedSchema } as const
const changing = { ...byId, failed: area.notUpdated } as const
const checks: Limit = { name: 'licencia-verificar', max: 600, seconds: 3600 }

/** Licenses for who has their module. */
export const licenseCalls = {
  initData: call(
    { method: 'GET', path: '/v1/licencia/init_data', area },
    {
      summary: 'Returns the choices for lists and forms of licenses',
      access: Module.licenses,
      reply: s.LicenseInitDataSchema,
    },
  ),
  list: call(
    { method: 'GET', path: '/v1/licencia/list', area },
    {
      summary: 'Lists licenses',
      access: Module.licenses,
      params: s.LicenseListQuerySchema,
      reply: s.LicenseListSchema,
    },
  ),
  get: call(
    { method: 'GET', path: '/v1/licencia/list/licencia', area },
    {
      summary: 'Returns one license with its history',
      access: Module.licenses,
      params: s.LicenseNamedSchema,
      reply: s.LicenseDetailSchema,
    },
  ),
  holders: call(
    { method: 'GET', path: '/v1/licencia/personas', area },
    {
      summary: 'Finds people to whom a license can be given',
      access: Module.licenses,
      params: s.HolderQuerySchema,
      reply: s.HoldersSchema,
    },
  ),
  save: call(
    { method: 'POST', path: '/v1/licencia/save', area, done: done.saved, doneArea: done },
    {
      summary: 'Gives a license',
      access: Module.licenses,
      budget: 'saving',
      body: s.LicenseFormSchema,
      reply: s.LicenseSavedSchema,
      failed: area.notSaved,
    },
  ),
  update: call(
    { method: 'PUT', path: '/v1/licencia/update/:id', area, done: done.updated, doneArea: done },
    { summary: 'Changes a license', ...changing, budget: 'saving', body: s.LicenseUpdateSchema },
  ),
  suspend: call(
    { method: 'PUT', path: '/v1/licencia/suspender/:id', area, done: done.suspended, doneArea: done },
    { summary: 'Suspends a license', ...changing, budget: 'saving', body: s.SuspendSchema },
  ),
  reactivate: call(
    { method: 'PUT', path: '/v1/licencia/reactivar/:id', area, done: done.reactivated, doneArea: done },
    { summary: 'Reactivates a suspended license', ...changing, budget: 'saving', body: s.VersionedSchema },
  ),
  renew: call(
    { method: 'PUT', path: '/v1/licencia/renovar/:id', area, done: done.renewed, doneArea: done },
    { summary: 'Renews a license', ...changing, budget: 'money', body: s.RenewSchema },
  ),
  undoRenewal: call(
    { method: 'PUT', path: '/v1/licencia/renovar/deshacer/:id', area, done: done.renewalUndone, doneArea: done },
    { summary: 'Takes a renewal back', ...changing, budget: 'money', body: s.VersionedSchema },
  ),
  remove: call(
    { method: 'PUT', path: '/v1/licencia/delete/:id', area: licenseDeleteMessages, done: done.deleted, doneArea: done },
    {
      summary: 'Deletes a license',
      access: Module.licenses,
      budget: 'saving',
      params: s.LicenseByIdSchema,
      reply: EmptySchema,
      failed: licenseDeleteMessages.notDeleted,
    },
  ),
  restore: call(
    { method: 'PUT', path: '/v1/licencia/restaurar/:id', area, done: done.restored, doneArea: done },
    { summary: 'Restores a deleted license', ...changing, budget: 'saving' },
  ),
  download: call(
    { method: 'GET', path: '/v1/licencia/download', area },
    {
      summary: 'Returns the list of licenses as a workbook',
      access: Module.licenses,
      limit: downloads,
      params: s.LicenseDownloadQuerySchema,
      reply: s.LicenseFileSchema,
      mayLag: true,
    },
  ),
  forecast: call(
    { method: 'GET', path: '/v1/licencia/prevision', area },
    {
      summary: 'Returns which licenses end in the next months',
      access: Module.licenses,
      params: s.ForecastQuerySchema,
      reply: s.ForecastSchema,
    },
  ),
  ...bulkCalls('/v1/licencia', { many: 'licenses', access: Module.licenses, form: s.LicenseBulkSchema }),
}

/** A person's own licenses; need no module. */
export const ownLicenseCalls = {
  list: call(
    { method: 'GET', path: '/v1/licencia/mias', area },
    { summary: "Lists the reader's own licenses", access: 'session', reply: OwnLicensesSchema },
  ),
  demo: call(
    { method: 'POST', path: '/v1/licencia/demo', area: licenseDemoMessages, done: done.demoGranted, doneArea: done },
    {
      summary: 'Gives the reader a demo license',
      access: 'session',
      budget: 'mailing',
      limit: demos,
      body: s.DemoFormSchema,
      reply: s.DemoGrantedSchema,
      failed: licenseDemoMessages.notRequested,
    },
  ),
  renewalQuote: call(
    { method: 'GET', path: '/v1/licencia/cotizacion/:id', area },
    {
      summary: "Returns what a renewal quote begins with, of a license that is one's own or in the list",
      access: 'session',
      params: s.LicenseByIdSchema,
      reply: RenewalQuoteSchema,
    },
  ),
  file: call(
    { method: 'POST', path: '/v1/licencia/archivo/:id', area },
    {
      summary: 'Signs a license file for one device',
      access: 'session',
      budget: 'uploading',
      limit: files,
      params: s.LicenseByIdSchema,
      body: FileFormSchema,
      reply: DownloadedSchema,
    },
  ),
}

/** For programs and visitors, without log-in. */
export const publicLicenseCalls = {
  keys: call(
    { method: 'GET', path: '/v1/licencia/claves', area },
    {
      summary: 'Returns the public keys that verify license files',
      access: 'public',
      limit: checks,
      reply: KeysSchema,
    },
  ),
  revoked: call(
    { method: 'GET', path: '/v1/licencia/revocadas', area },
    { summary: 'Returns the revoked licenses', access: 'public', limit: checks, reply: RevokedSchema },
  ),
  verify: call(
    { method: 'GET', path: '/v1/licencia/verificar/:codigo', area },
    {
      summary: 'Tells whether a license is in force, by its code',
      access: 'public',
      limit: checks,
      params: CodeSchema,
      reply: VerifiedLicenseSchema,
    },
  ),
}
