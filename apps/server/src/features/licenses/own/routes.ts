import { ownLicenseCalls } from '@portal/contract/licenses/calls'
import type { Door } from '#core/door/door.ts'
import { requestDemo } from '../demo-request/request.ts'
import type { LicenseDeps } from '../deps.ts'
import { signedFile } from '../signed/file.ts'
import { ownLicenses, renewalQuote } from './own.ts'

/** Mounts what a person does with their own licenses; no module is needed. */
export function ownLicenseRoutes(door: Door, { db }: Pick<LicenseDeps, 'db'>): void {
  door.mount(ownLicenseCalls.list, ({ actor }) => ownLicenses(db, actor))
  door.mount(ownLicenseCalls.demo, ({ actor, body }) => requestDemo(db, actor, body))
  door.mount(ownLicenseCalls.renewalQuote, ({ actor, params }) => renewalQuote(db, actor, params.id))
  door.mount(ownLicenseCalls.file, ({ actor, params, body }) => signedFile(db, actor, params.id, body.dispositivo))
}
