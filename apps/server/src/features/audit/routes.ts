import { auditCalls as calls } from '@portal/contract/audit/calls'
import { auditRoles as roles } from '@portal/contract/audit/constants'
import * as s from '@portal/contract/audit/schemas'
import { EmptySchema } from '@portal/contract/core/fields'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import { askForCheck, brokenCounter, chainOf } from './chain/chain.ts'
import type { AuditDeps } from './deps.ts'
import { downloadAudit } from './list/download.ts'
import { auditChoices, auditPage, auditRow } from './list/list.ts'

const access = 'session'
const downloads: Limit = { name: 'auditoria-descarga', max: 30, seconds: 600 }
const checks: Limit = { name: 'auditoria-verificar', max: 10, seconds: 3600 }

/** Mounts the calls of the audit, for super administrators and administrators: reading, and asking for a check. */
export function auditRoutes(door: Door, deps: AuditDeps): void {
  const { db } = deps
  deps.counters.push(brokenCounter)
  door.mount(
    calls.list,
    { access, roles, params: s.AuditListQuerySchema, reply: s.AuditListSchema, mayLag: true },
    ({ params }) => auditPage(db, params),
  )
  door.mount(calls.get, { access, roles, params: s.AuditByIdSchema, reply: s.AuditDetailSchema }, ({ params }) =>
    auditRow(db, params.id),
  )
  door.mount(
    calls.initData,
    { access, roles, params: s.AuditInitQuerySchema, reply: s.AuditInitDataSchema },
    ({ params }) => auditChoices(db, params.usuario_id),
  )
  door.mount(
    calls.download,
    {
      access,
      roles,
      params: s.AuditDownloadQuerySchema,
      reply: s.AuditFileAddressSchema,
      limit: downloads,
      mayLag: true,
    },
    ({ actor, params }) => downloadAudit(deps, actor, params),
  )
  door.mount(calls.chain, { access, roles, reply: s.ChainSchema }, () => chainOf(db))
  door.mount(calls.verify, { access, budget: 'saving', roles, reply: EmptySchema, limit: checks }, ({ actor }) =>
    askForCheck(deps, actor),
  )
}
