import { Module } from '../access/constants.ts'
import { call, type Limit } from '../core/endpoint.ts'
import { permitLimits } from './constants.ts'
import { permitDoneMessages, permitMessages } from './messages.ts'
import * as s from './schemas.ts'

const home = '/v1/permiso'
const area = permitMessages

const uploads: Limit = { name: 'permiso-subida', max: 30, seconds: 3600 }
const downloads: Limit = { name: 'permisos-descarga', max: 30, seconds: 600 }
const deciding = {
  access: Module.enterprises,
  isOfHouse: true,
  params: s.PermitByIdSchema,
  reply: s.PermitSchema,
  failed: area.notDecided,
} as const

/** Permits of authorized buyers (rule permits/authorized-buyer). */
export const permitCalls = {
  list: call(
    { method: 'GET', path: `${home}/list`, area },
    {
      summary: 'Lists permits',
      access: Module.enterprises,
      params: s.PermitListQuerySchema,
      reply: s.PermitListSchema,
    },
  ),
  get: call(
    { method: 'GET', path: `${home}/list/:id`, area },
    { summary: 'Returns one permit', access: 'session', params: s.PermitByIdSchema, reply: s.PermitSchema },
  ),
  ofEnterprise: call(
    { method: 'GET', path: `${home}/empresa`, area },
    {
      summary: 'Lists the permits of one enterprise; its own people need no module',
      access: 'session',
      params: s.PermitsOfSchema,
      reply: s.EnterprisePermitsSchema,
    },
  ),
  save: call(
    { method: 'POST', path: `${home}/save`, area, done: permitDoneMessages.uploaded, multipart: true },
    {
      summary: 'Uploads a permit',
      access: 'session',
      budget: 'uploading',
      limit: uploads,
      body: s.PermitFormSchema,
      files: { max: 1, bytes: permitLimits.fileBytes },
      reply: s.SavedPermitSchema,
      failed: area.notSaved,
    },
  ),
  approve: call(
    { method: 'PUT', path: `${home}/aprobar/:id`, area, done: permitDoneMessages.approved },
    { summary: 'Approves a permit', ...deciding, budget: 'saving', body: s.PermitApprovalSchema },
  ),
  refuse: call(
    { method: 'PUT', path: `${home}/rechazar/:id`, area, done: permitDoneMessages.refused },
    { summary: 'Refuses a permit', ...deciding, budget: 'saving', body: s.PermitRefusalSchema },
  ),
  openFile: call(
    { method: 'GET', path: `${home}/archivo/:id`, area },
    {
      summary: 'Returns an address that opens the document for 60 s',
      access: 'session',
      params: s.PermitByIdSchema,
      reply: s.PermitFileSchema,
    },
  ),
  download: call(
    { method: 'GET', path: `${home}/download`, area },
    {
      summary: 'Returns the list of permits as a workbook',
      access: Module.enterprises,
      limit: downloads,
      params: s.PermitDownloadQuerySchema,
      reply: s.PermitFileSchema,
      mayLag: true,
    },
  ),
}
