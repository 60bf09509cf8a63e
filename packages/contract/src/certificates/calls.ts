import { Module } from '../access/constants.ts'
import { call, type Limit } from '../core/endpoint.ts'
import { EmptySchema } from '../core/fields.ts'
import { bulkCalls } from '../core/records/bulk/calls.ts'
import { certificateDoneMessages, certificateMessages } from './messages.ts'
import * as s from './schemas.ts'

const area = certificateMessages
const path = '/v1/certificado'

/** The house issues certificates: the module has no effect outside it (decision 043). */
const ofHouse = { access: Module.certificates, isOfHouse: true } as const
const downloads: Limit = { name: 'certificados-descarga', max: 30, seconds: 600 }
const documents: Limit = { name: 'certificados-pdf', max: 120, seconds: 600 }
/** A hall of people behind one address may check theirs; a code has 54 random bits. */
const checks: Limit = { name: 'certificados-comprobar', max: 300, seconds: 600 }
const writing = { ...ofHouse, reply: s.CertificateSavedSchema, failed: certificateMessages.notSaved } as const
const changing = { ...writing, params: s.CertificateByIdSchema } as const

export const certificateCalls = {
  initData: call(
    { method: 'GET', path: `${path}/init_data`, area },
    { summary: 'Returns the choices for the form of a certificate', ...ofHouse, reply: s.CertificateInitDataSchema },
  ),
  list: call(
    { method: 'GET', path: `${path}/list`, area },
    { summary: 'Lists certificates', ...ofHouse, params: s.CertificateListQuerySchema, reply: s.CertificateListSchema },
  ),
  get: call(
    { method: 'GET', path: `${path}/list/:id`, area },
    {
      summary: 'Returns one certificate',
      ...ofHouse,
      params: s.CertificateByIdSchema,
      reply: s.CertificateDetailSchema,
    },
  ),
  save: call(
    { method: 'POST', path: `${path}/save`, area, done: certificateDoneMessages.issued },
    { summary: 'Issues a certificate', ...writing, budget: 'saving', body: s.CertificateFormSchema },
  ),
  reissue: call(
    { method: 'POST', path: `${path}/reemitir/:id`, area, done: certificateDoneMessages.reissued },
    {
      summary: 'Issues a certificate again with corrected data; the earlier one ends',
      ...changing,
      budget: 'saving',
      body: s.CertificateReissueSchema,
    },
  ),
  revoke: call(
    { method: 'PUT', path: `${path}/revocar/:id`, area, done: certificateDoneMessages.revoked },
    { summary: 'Revokes a certificate', ...changing, budget: 'saving', body: s.CertificateRevokeSchema },
  ),
  send: call(
    { method: 'POST', path: `${path}/enviar/:id`, area, done: certificateDoneMessages.sent },
    {
      summary: 'Mails a certificate to its holder',
      ...ofHouse,
      budget: 'mailing',
      params: s.CertificateByIdSchema,
      reply: EmptySchema,
      failed: certificateMessages.notSent,
    },
  ),
  document: call(
    { method: 'GET', path: `${path}/pdf/:id`, area },
    {
      summary: 'Returns an address that opens the PDF for 60 s',
      access: 'session',
      limit: documents,
      params: s.CertificateByIdSchema,
      reply: s.CertificateFileSchema,
      failed: certificateMessages.documentUnavailable,
    },
  ),
  download: call(
    { method: 'GET', path: `${path}/download`, area },
    {
      summary: 'Returns the list of certificates as a workbook',
      ...ofHouse,
      limit: downloads,
      params: s.CertificateDownloadQuerySchema,
      reply: s.CertificateFileSchema,
      mayLag: true,
    },
  ),
  ...bulkCalls(path, { many: 'certificates', ...ofHouse, form: s.CertificateBulkSchema }),
  own: call(
    { method: 'GET', path: `${path}/mios`, area },
    {
      summary: "Lists the reader's own certificates, whatever modules they have",
      access: 'session',
      params: s.OwnCertificateQuerySchema,
      reply: s.CertificateListSchema,
    },
  ),
  check: call(
    { method: 'GET', path: `${path}/verificar/:codigo`, area },
    {
      summary: 'Tells whether a certificate is valid, by its code',
      access: 'public',
      limit: checks,
      params: s.CertificateCheckSchema,
      reply: s.CheckedCertificateSchema,
    },
  ),
}
