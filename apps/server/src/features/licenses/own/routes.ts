import { ownLicenseCalls } from '@portal/contract/licenses/calls'
import { licenseDemoMessages } from '@portal/contract/licenses/messages'
import { OwnLicensesSchema, RenewalQuoteSchema } from '@portal/contract/licenses/own-schemas'
import { DemoFormSchema, DemoGrantedSchema, LicenseByIdSchema } from '@portal/contract/licenses/schemas'
import { DownloadedSchema, FileFormSchema } from '@portal/contract/licenses/signed-schemas'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import { requestDemo } from '../demo-request/request.ts'
import type { LicenseDeps } from '../deps.ts'
import { signedFile } from '../signed/file.ts'
import { ownLicenses, renewalQuote } from './own.ts'

const demos: Limit = { name: 'licencia-demo', max: 20, seconds: 3600 }
const files: Limit = { name: 'licencia-archivo', max: 60, seconds: 3600 }

/** Mounts what a person does with their own licenses; no module is needed. */
export function ownLicenseRoutes(door: Door, { db }: Pick<LicenseDeps, 'db'>): void {
  const access = 'session'
  door.mount(ownLicenseCalls.list, { access, reply: OwnLicensesSchema }, ({ actor }) => ownLicenses(db, actor))
  door.mount(
    ownLicenseCalls.demo,
    {
      access,
      budget: 'mailing',
      body: DemoFormSchema,
      reply: DemoGrantedSchema,
      limit: demos,
      failed: licenseDemoMessages.notRequested,
    },
    ({ actor, body }) => requestDemo(db, actor, body),
  )
  door.mount(
    ownLicenseCalls.renewalQuote,
    { access, params: LicenseByIdSchema, reply: RenewalQuoteSchema },
    ({ actor, params }) => renewalQuote(db, actor, params.id),
  )
  door.mount(
    ownLicenseCalls.file,
    {
      access,
      budget: 'uploading',
      params: LicenseByIdSchema,
      body: FileFormSchema,
      reply: DownloadedSchema,
      limit: files,
    },
    ({ actor, params, body }) => signedFile(db, actor, params.id, body.dispositivo),
  )
}
