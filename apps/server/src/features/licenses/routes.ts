import { licenseCalls } from '@portal/contract/licenses/calls'
import type { Door } from '#core/door/door.ts'
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

/** Mounts the calls of licenses: of who has their module, of their holders, and those without log-in. */
export function licenseRoutes(door: Door, deps: LicenseDeps): void {
  const { db } = deps
  mountReading(door, deps)
  mountWriting(door, deps)
  mountBulk(door, db, licenseCalls, licenseBulk)
  ownLicenseRoutes(door, deps)
  publicLicenseRoutes(door, deps)
}

function mountReading(door: Door, deps: LicenseDeps): void {
  const { db } = deps
  const list = licenseLists(deps)
  const forecast = licenseForecast(deps)
  door.mount(licenseCalls.initData, ({ actor }) => licenseInitData(db, actor))
  door.mount(licenseCalls.list, ({ actor, params }) => list(actor, params))
  door.mount(licenseCalls.get, ({ actor, params }) => licenseFor(db, actor, params.licencia_id))
  door.mount(licenseCalls.holders, ({ actor, params }) => findHolders(db, actor, params))
  door.mount(licenseCalls.download, ({ actor, params }) => downloadLicenses(deps, actor, params))
  door.mount(licenseCalls.forecast, ({ actor, params }) => forecast(actor, params))
}

function mountWriting(door: Door, { db }: LicenseDeps): void {
  door.mount(licenseCalls.save, ({ actor, body }) => createLicense(db, actor, body))
  door.mount(licenseCalls.update, ({ actor, params, body }) => updateLicense(db, actor, params.id, body))
  door.mount(licenseCalls.suspend, async ({ actor, params, body }) =>
    savedOf(await suspendLicense(db, actor, params.id, body.version, body.motivo)),
  )
  door.mount(licenseCalls.reactivate, async ({ actor, params, body }) =>
    savedOf(await reactivateLicense(db, actor, params.id, body.version)),
  )
  door.mount(licenseCalls.renew, async ({ actor, params, body }) =>
    savedOf(await renewLicense(db, actor, params.id, body)),
  )
  door.mount(licenseCalls.undoRenewal, ({ actor, params, body }) => undoRenewal(db, actor, params.id, body.version))
  door.mount(licenseCalls.remove, async ({ actor, params }) => {
    await removeLicense(db, actor, params.id)
    return null
  })
  door.mount(licenseCalls.restore, ({ actor, params }) => restoreLicense(db, actor, params.id))
}
