import { call, type Limit } from '../core/endpoint.ts'
import { EmptySchema } from '../core/fields.ts'
import { auditRoles as roles } from './constants.ts'
import { auditMessages as area, auditDoneMessages as done } from './messages.ts'
import * as s from './schemas.ts'

const home = '/v1/auditoria'

const downloads: Limit = { name: 'auditoria-descarga', max: 30, seconds: 600 }
const checks: Limit = { name: 'auditoria-verificar', max: 10, seconds: 3600 }

/** The audit: what was written by whom, and whether its chain holds. Nothing of it can be changed. */
export const auditCalls = {
  list: call(
    { method: 'GET', path: `${home}/list`, area },
    {
      summary: 'Lists the audit log',
      access: 'session',
      roles,
      params: s.AuditListQuerySchema,
      reply: s.AuditListSchema,
      mayLag: true,
    },
  ),
  get: call(
    { method: 'GET', path: `${home}/list/:id`, area },
    {
      summary: 'Returns one row of the audit log, with what changed',
      access: 'session',
      roles,
      params: s.AuditByIdSchema,
      reply: s.AuditDetailSchema,
    },
  ),
  initData: call(
    { method: 'GET', path: `${home}/init_data`, area },
    {
      summary: 'Returns the choices of the filters of the audit log',
      access: 'session',
      roles,
      params: s.AuditInitQuerySchema,
      reply: s.AuditInitDataSchema,
    },
  ),
  download: call(
    { method: 'GET', path: `${home}/download`, area },
    {
      summary: 'Returns the audit log as a workbook',
      access: 'session',
      roles,
      limit: downloads,
      params: s.AuditDownloadQuerySchema,
      reply: s.AuditFileAddressSchema,
      mayLag: true,
    },
  ),
  chain: call(
    { method: 'GET', path: `${home}/cadena`, area },
    { summary: 'Returns the state of the audit chain', access: 'session', roles, reply: s.ChainSchema },
  ),
  verify: call(
    { method: 'POST', path: `${home}/verificar`, area, done: done.checking },
    {
      summary: 'Checks the whole chain now, as each night',
      access: 'session',
      roles,
      budget: 'saving',
      limit: checks,
      reply: EmptySchema,
    },
  ),
}
