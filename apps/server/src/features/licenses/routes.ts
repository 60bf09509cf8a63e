import { Module } from '@portal/contract/access/constants'
import { EmptySchema } from '@portal/contract/core/fields'
import { licenseCalls } from '@portal/contract/licenses/calls'
import { licenseDeleteMessages, licenseMessages } from '@portal/contract/licenses/messages'
import * as s from '@portal/contract/licenses/schemas'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import { mountBulk } from '#core/records/mount-record.ts'
import { licenseBulk } from './bulk.ts'
import type { LicenseDeps } from './deps.ts'
import { licenseForecast } from './forecast/forecast.ts'
import { licenseFor } from './list/detail.ts'
import { downloadLicenses } from './list/download.ts'
import { findHolders, licenseInitData, licenseLists } from './list/list.ts'
import { ownLicenseRoutes } from './own/routes.ts'
import { renewLicense, undoRenewal } from './renew/renew.ts'
import { removeLicense, restoreLicense } from './save/remove.ts'
import { createLicense, savedOf, updateLicense } from './save/save.ts'
import { publicLicenseRoutes } from './signed/routes.ts'
import { reactivateLicense, suspendLicense } from './status/suspend.ts'

const downloads: Limit = { name: 'licencias-descarga', max: 30, seconds: 600 }

/** Mounts the calls of licenses: of who has their module, of their holders, and those without log-in. */
export function licenseRoutes(door: Door, deps: LicenseDeps): void {
  const { db } = deps
  mountReading(door, deps)
  mountWriting(door, deps)
  mountBulk(door, db, licenseCalls, s.LicenseBulkSchema, licenseBulk, { access: Module.licenses })
  ownLicenseRoutes(door, deps)
  publicLicenseRoutes(door, deps)
}

const access = Module.licenses

function mountReading(door: Door, deps: LicenseDeps): void {
  const { db } = deps
  const list = licenseLists(deps)
  const forecast = licenseForecast(deps)
  door.mount(licenseCalls.initData, { access, reply: s.LicenseInitDataSchema }, ({ actor }) =>
    licenseInitData(db, actor),
  )
  door.mount(
    licenseCalls.list,
    { access, params: s.LicenseListQuerySchema, reply: s.LicenseListSchema },
    ({ actor, params }) => list(actor, params),
  )
  door.mount(
    licenseCalls.get,
    { access, params: s.LicenseNamedSchema, reply: s.LicenseDetailSchema },
    ({ actor, params }) => licenseFor(db, actor, params.licencia_id),
  )
  door.mount(
    licenseCalls.holders,
    { access, params: s.HolderQuerySchema, reply: s.HoldersSchema },
    ({ actor, params }) => findHolders(db, actor, params),
  )
  door.mount(
    licenseCalls.download,
    { access, params: s.LicenseDownloadQuerySchema, reply: s.LicenseFileSchema, limit: downloads, mayLag: true },
    ({ actor, params }) => downloadLicenses(deps, actor, params),
  )
  door.mount(
    licenseCalls.forecast,
    { access, params: s.ForecastQuerySchema, reply: s.ForecastSchema },
    ({ actor, params }) => forecast(actor, params),
  )
}

function mountWriting(door: Door, { db }: LicenseDeps): void {
  const byId = { access, params: s.LicenseByIdSchema, reply: s.LicenseSavedSchema } as const
  const changing = { ...byId, failed: licenseMessages.notUpdated } as const
  door.mount(
    licenseCalls.save,
    {
      access,
      budget: 'saving',
      body: s.LicenseFormSchema,
      reply: s.LicenseSavedSchema,
      failed: licenseMessages.notSaved,
    },
    ({ actor, body }) => createLicense(db, actor, body),
  )
  door.mount(
    licenseCalls.update,
    { ...changing, budget: 'saving', body: s.LicenseUpdateSchema },
    ({ actor, params, body }) => updateLicense(db, actor, params.id, body),
  )
  door.mount(
    licenseCalls.suspend,
    { ...changing, budget: 'saving', body: s.SuspendSchema },
    async ({ actor, params, body }) => savedOf(await suspendLicense(db, actor, params.id, body.version, body.motivo)),
  )
  door.mount(
    licenseCalls.reactivate,
    { ...changing, budget: 'saving', body: s.VersionedSchema },
    async ({ actor, params, body }) => savedOf(await reactivateLicense(db, actor, params.id, body.version)),
  )
  door.mount(
    licenseCalls.renew,
    { ...changing, budget: 'money', body: s.RenewSchema },
    async ({ actor, params, body }) => savedOf(await renewLicense(db, actor, params.id, body)),
  )
  door.mount(
    licenseCalls.undoRenewal,
    { ...changing, budget: 'money', body: s.VersionedSchema },
    ({ actor, params, body }) => undoRenewal(db, actor, params.id, body.version),
  )
  door.mount(
    licenseCalls.remove,
    {
      access,
      budget: 'saving',
      params: s.LicenseByIdSchema,
      reply: EmptySchema,
      failed: licenseDeleteMessages.notDeleted,
    },
    async ({ actor, params }) => {
      await removeLicense(db, actor, params.id)
      return null
    },
  )
  door.mount(licenseCalls.restore, { ...changing, budget: 'saving' }, ({ actor, params }) =>
    restoreLicense(db, actor, params.id),
  )
}
