import { Module } from '@portal/contract/access/constants'
import { certificateCalls as calls } from '@portal/contract/certificates/calls'
import { certificateMessages as m } from '@portal/contract/certificates/messages'
import * as s from '@portal/contract/certificates/schemas'
import { EmptySchema } from '@portal/contract/core/fields'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import { mountBulk } from '#core/records/mount-record.ts'
import { certificateBulk } from './bulk.ts'
import { checkCode } from './check/check.ts'
import type { CertificateDeps } from './deps.ts'
import { documentFor } from './document/document.ts'
import { revokeByHand } from './issue/revoke.ts'
import { downloadCertificates } from './list/download.ts'
import { certificateFor, certificateInitData, listCertificates, ownCertificates } from './list/list.ts'
import { send } from './mail/send.ts'
import { reissueCertificate, saveCertificate, savedOf } from './save.ts'

/** The house issues certificates: the module has no effect outside it (decision 043). */
const access = { access: Module.certificates, isOfHouse: true } as const
const downloads: Limit = { name: 'certificados-descarga', max: 30, seconds: 600 }
const documents: Limit = { name: 'certificados-pdf', max: 120, seconds: 600 }
/** A hall of people behind one address may check theirs; a code has 54 random bits. */
const checks: Limit = { name: 'certificados-comprobar', max: 300, seconds: 600 }

/** Mounts the calls of certificates: of staff, of their holders, and of those who check one. */
export function certificateRoutes(door: Door, deps: CertificateDeps): void {
  const { db } = deps
  door.mount(calls.initData, { ...access, reply: s.CertificateInitDataSchema }, () => certificateInitData(db))
  door.mount(
    calls.list,
    { ...access, params: s.CertificateListQuerySchema, reply: s.CertificateListSchema },
    ({ params }) => listCertificates(db, params),
  )
  door.mount(
    calls.get,
    { ...access, params: s.CertificateByIdSchema, reply: s.CertificateDetailSchema },
    ({ params }) => certificateFor(db, params.id),
  )
  mountWrites(door, deps)
  door.mount(
    calls.download,
    {
      ...access,
      params: s.CertificateDownloadQuerySchema,
      reply: s.CertificateFileSchema,
      limit: downloads,
      mayLag: true,
    },
    ({ actor, params }) => downloadCertificates(deps, actor, params),
  )
  mountBulk(door, db, calls, s.CertificateBulkSchema, certificateBulk(deps), access)

  door.mount(
    calls.document,
    {
      access: 'session',
      params: s.CertificateByIdSchema,
      reply: s.CertificateFileSchema,
      limit: documents,
      failed: m.documentUnavailable,
    },
    ({ actor, params }) => documentFor(deps, actor, params.id),
  )
  door.mount(
    calls.own,
    { access: 'session', params: s.OwnCertificateQuerySchema, reply: s.CertificateListSchema },
    ({ actor, params }) => ownCertificates(db, actor, params),
  )
  door.mount(
    calls.check,
    { access: 'public', params: s.CertificateCheckSchema, reply: s.CheckedCertificateSchema, limit: checks },
    ({ params }) => checkCode(deps, params.codigo),
  )
}

function mountWrites(door: Door, deps: CertificateDeps): void {
  const writing = { ...access, reply: s.CertificateSavedSchema, failed: m.notSaved }
  const changing = { ...writing, params: s.CertificateByIdSchema }
  door.mount(calls.save, { ...writing, budget: 'saving', body: s.CertificateFormSchema }, ({ actor, body }) =>
    saveCertificate(deps, actor, body),
  )
  door.mount(
    calls.reissue,
    { ...changing, budget: 'saving', body: s.CertificateReissueSchema },
    ({ actor, params, body }) => reissueCertificate(deps, actor, params.id, body),
  )
  door.mount(
    calls.revoke,
    { ...changing, budget: 'saving', body: s.CertificateRevokeSchema },
    async ({ actor, params, body }) => savedOf(await revokeByHand(deps.db, actor, params.id, body)),
  )
  door.mount(
    calls.send,
    { ...access, budget: 'mailing', params: s.CertificateByIdSchema, reply: EmptySchema, failed: m.notSent },
    async ({ actor, params }) => {
      await send(deps.db, deps, actor, params.id)
      return null
    },
  )
}
