import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { auditMessages as area, auditDoneMessages as done } from './messages.ts'
import type * as s from './schemas.ts'

const home = '/v1/auditoria'

/** The audit: what was written by whom, and whether its chain holds. Nothing of it can be changed. */
export const auditCalls = {
  list: call<{ params: In<typeof s.AuditListQuerySchema>; reply: Of<typeof s.AuditListSchema> }>({
    method: 'GET',
    path: `${home}/list`,
    area,
  }),
  get: call<{ params: In<typeof s.AuditByIdSchema>; reply: Of<typeof s.AuditDetailSchema> }>({
    method: 'GET',
    path: `${home}/list/:id`,
    area,
  }),
  initData: call<{ params: In<typeof s.AuditInitQuerySchema>; reply: Of<typeof s.AuditInitDataSchema> }>({
    method: 'GET',
    path: `${home}/init_data`,
    area,
  }),
  download: call<{ params: In<typeof s.AuditDownloadQuerySchema>; reply: Of<typeof s.AuditFileAddressSchema> }>({
    method: 'GET',
    path: `${home}/download`,
    area,
  }),
  chain: call<{ reply: Of<typeof s.ChainSchema> }>({ method: 'GET', path: `${home}/cadena`, area }),
  /** Checks the whole chain now, as each night. */
  verify: call<{ reply: null }>({ method: 'POST', path: `${home}/verificar`, area, done: done.checking }),
}
