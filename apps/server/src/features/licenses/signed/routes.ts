import { publicLicenseCalls as calls } from '@portal/contract/licenses/calls'
import { CodeSchema, KeysSchema, RevokedSchema, VerifiedLicenseSchema } from '@portal/contract/licenses/signed-schemas'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import type { LicenseDeps } from '../deps.ts'
import { publicKeys } from './keys.ts'
import { revokedLicenses, verifyLicense } from './verify.ts'

const checks: Limit = { name: 'licencia-verificar', max: 600, seconds: 3600 }

/** Mounts what other programs and visitors ask without log-in: keys, revoked licenses, and the check of one number. */
export function publicLicenseRoutes(door: Door, { db }: Pick<LicenseDeps, 'db'>): void {
  const access = 'public'
  door.mount(calls.keys, { access, reply: KeysSchema, limit: checks }, async () => ({ claves: await publicKeys(db) }))
  door.mount(calls.revoked, { access, reply: RevokedSchema, limit: checks }, () => revokedLicenses(db))
  door.mount(calls.verify, { access, params: CodeSchema, reply: VerifiedLicenseSchema, limit: checks }, ({ params }) =>
    verifyLicense(db, params.codigo),
  )
}
