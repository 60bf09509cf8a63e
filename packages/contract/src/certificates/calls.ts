import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { bulkCalls } from '../core/records/bulk/calls.ts'
import { certificateDoneMessages, certificateMessages } from './messages.ts'
import type * as s from './schemas.ts'

const area = certificateMessages
const path = '/v1/certificado'
type ById = In<typeof s.CertificateByIdSchema>
type Saved = Of<typeof s.CertificateSavedSchema>

export const certificateCalls = {
  initData: call<{ reply: Of<typeof s.CertificateInitDataSchema> }>({ method: 'GET', path: `${path}/init_data`, area }),
  list: call<{ params: In<typeof s.CertificateListQuerySchema>; reply: Of<typeof s.CertificateListSchema> }>({
    method: 'GET',
    path: `${path}/list`,
    area,
  }),
  get: call<{ params: ById; reply: Of<typeof s.CertificateDetailSchema> }>({
    method: 'GET',
    path: `${path}/list/:id`,
    area,
  }),
  save: call<{ body: In<typeof s.CertificateFormSchema>; reply: Saved }>({
    method: 'POST',
    path: `${path}/save`,
    area,
    done: certificateDoneMessages.issued,
  }),
  reissue: call<{ params: ById; body: In<typeof s.CertificateReissueSchema>; reply: Saved }>({
    method: 'POST',
    path: `${path}/reemitir/:id`,
    area,
    done: certificateDoneMessages.reissued,
  }),
  revoke: call<{ params: ById; body: In<typeof s.CertificateRevokeSchema>; reply: Saved }>({
    method: 'PUT',
    path: `${path}/revocar/:id`,
    area,
    done: certificateDoneMessages.revoked,
  }),
  send: call<{ params: ById; reply: null }>({
    method: 'POST',
    path: `${path}/enviar/:id`,
    area,
    done: certificateDoneMessages.sent,
  }),
  document: call<{ params: ById; reply: Of<typeof s.CertificateFileSchema> }>({
    method: 'GET',
    path: `${path}/pdf/:id`,
    area,
  }),
  download: call<{ params: In<typeof s.CertificateDownloadQuerySchema>; reply: Of<typeof s.CertificateFileSchema> }>({
    method: 'GET',
    path: `${path}/download`,
    area,
  }),
  ...bulkCalls(path),
  /** The certificates of the reader themselves, whatever modules they have. */
  own: call<{ params: In<typeof s.OwnCertificateQuerySchema>; reply: Of<typeof s.CertificateListSchema> }>({
    method: 'GET',
    path: `${path}/mios`,
    area,
  }),
  check: call<{ params: In<typeof s.CertificateCheckSchema>; reply: Of<typeof s.CheckedCertificateSchema> }>({
    method: 'GET',
    path: `${path}/verificar/:codigo`,
    area,
  }),
}
