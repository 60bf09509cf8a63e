import { publicLicenseCalls as calls } from '@portal/contract/licenses/calls'
import type { Door } from '#core/door/door.ts'
import type { LicenseDeps } from '../deps.ts'
import { publicKeys } from './keys.ts'
import { revokedLicenses, verifyLicense } from './verify.ts'

/** Mounts what other programs and visitors ask without log-in: keys, revoked licenses, and the check of one number. */
export function publicLicenseRoutes(door: Door, { db }: Pick<LicenseDeps, 'db'>): void {
  door.mount(calls.keys, async () => ({ claves: await publicKeys(db) }))
  door.mount(calls.revoked, () => revokedLicenses(db))
  door.mount(calls.verify, ({ params }) => verifyLicense(db, params.codigo))
}
