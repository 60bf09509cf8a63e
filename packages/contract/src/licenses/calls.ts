import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { bulkCalls } from '../core/records/bulk/calls.ts'
import {
  licenseMessages as area,
  licenseDoneMessages as done,
  licenseDeleteMessages,
  licenseDemoMessages,
} from './messages.ts'
import type * as o from './own-schemas.ts'
import type * as s from './schemas.ts'
import type * as f from './signed-schemas.ts'

type ById = In<typeof s.LicenseByIdSchema>
type Saved = Of<typeof s.LicenseSavedSchema>
type Versioned = In<typeof s.VersionedSchema>

/** Licenses for who has their module. */
export const licenseCalls = {
  initData: call<{ reply: Of<typeof s.LicenseInitDataSchema> }>({
    method: 'GET',
    path: '/v1/licencia/init_data',
    area,
  }),
  list: call<{ params: In<typeof s.LicenseListQuerySchema>; reply: Of<typeof s.LicenseListSchema> }>({
    method: 'GET',
    path: '/v1/licencia/list',
    area,
  }),
  get: call<{ params: In<typeof s.LicenseNamedSchema>; reply: Of<typeof s.LicenseDetailSchema> }>({
    method: 'GET',
    path: '/v1/licencia/list/licencia',
    area,
  }),
  /** Whom a license can be given to. */
  holders: call<{ params: In<typeof s.HolderQuerySchema>; reply: Of<typeof s.HoldersSchema> }>({
    method: 'GET',
    path: '/v1/licencia/personas',
    area,
  }),
  save: call<{ body: In<typeof s.LicenseFormSchema>; reply: Saved }>({
    method: 'POST',
    path: '/v1/licencia/save',
    area,
    done: done.saved,
    doneArea: done,
  }),
  update: call<{ params: ById; body: In<typeof s.LicenseUpdateSchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/licencia/update/:id',
    area,
    done: done.updated,
    doneArea: done,
  }),
  suspend: call<{ params: ById; body: In<typeof s.SuspendSchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/licencia/suspender/:id',
    area,
    done: done.suspended,
    doneArea: done,
  }),
  reactivate: call<{ params: ById; body: Versioned; reply: Saved }>({
    method: 'PUT',
    path: '/v1/licencia/reactivar/:id',
    area,
    done: done.reactivated,
    doneArea: done,
  }),
  renew: call<{ params: ById; body: In<typeof s.RenewSchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/licencia/renovar/:id',
    area,
    done: done.renewed,
    doneArea: done,
  }),
  undoRenewal: call<{ params: ById; body: Versioned; reply: Saved }>({
    method: 'PUT',
    path: '/v1/licencia/renovar/deshacer/:id',
    area,
    done: done.renewalUndone,
    doneArea: done,
  }),
  remove: call<{ params: ById; reply: null }>({
    method: 'PUT',
    path: '/v1/licencia/delete/:id',
    area: licenseDeleteMessages,
    done: done.deleted,
    doneArea: done,
  }),
  restore: call<{ params: ById; reply: Saved }>({
    method: 'PUT',
    path: '/v1/licencia/restaurar/:id',
    area,
    done: done.restored,
    doneArea: done,
  }),
  download: call<{ params: In<typeof s.LicenseDownloadQuerySchema>; reply: Of<typeof s.LicenseFileSchema> }>({
    method: 'GET',
    path: '/v1/licencia/download',
    area,
  }),
  forecast: call<{ params: In<typeof s.ForecastQuerySchema>; reply: Of<typeof s.ForecastSchema> }>({
    method: 'GET',
    path: '/v1/licencia/prevision',
    area,
  }),
  ...bulkCalls('/v1/licencia'),
}

/** A person's own licenses; need no module. */
export const ownLicenseCalls = {
  list: call<{ reply: Of<typeof o.OwnLicensesSchema> }>({ method: 'GET', path: '/v1/licencia/mias', area }),
  demo: call<{ body: In<typeof s.DemoFormSchema>; reply: Of<typeof s.DemoGrantedSchema> }>({
    method: 'POST',
    path: '/v1/licencia/demo',
    area: licenseDemoMessages,
    done: done.demoGranted,
    doneArea: done,
  }),
  /** What a renewal quote begins with, of a license that is one's own or in the list. */
  renewalQuote: call<{ params: ById; reply: Of<typeof o.RenewalQuoteSchema> }>({
    method: 'GET',
    path: '/v1/licencia/cotizacion/:id',
    area,
  }),
  /** Signs a file for one device. */
  file: call<{ params: ById; body: In<typeof f.FileFormSchema>; reply: Of<typeof f.DownloadedSchema> }>({
    method: 'POST',
    path: '/v1/licencia/archivo/:id',
    area,
  }),
}

/** For programs and visitors, without log-in. */
export const publicLicenseCalls = {
  keys: call<{ reply: Of<typeof f.KeysSchema> }>({ method: 'GET', path: '/v1/licencia/claves', area }),
  revoked: call<{ reply: Of<typeof f.RevokedSchema> }>({ method: 'GET', path: '/v1/licencia/revocadas', area }),
  verify: call<{ params: In<typeof f.CodeSchema>; reply: Of<typeof f.VerifiedLicenseSchema> }>({
    method: 'GET',
    path: '/v1/licencia/verificar/:codigo',
    area,
  }),
}
