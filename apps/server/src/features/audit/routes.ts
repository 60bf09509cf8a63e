import { auditCalls as calls } from '@portal/contract/audit/calls'
import type { Door } from '#core/door/door.ts'
import { askForCheck, brokenCounter, chainOf } from './chain/chain.ts'
import type { AuditDeps } from './deps.ts'
import { downloadAudit } from './list/download.ts'
import { auditChoices, auditPage, auditRow } from './list/list.ts'

/** Mounts the calls of the audit, for super administrators and administrators: reading, and asking for a check. */
export function auditRoutes(door: Door, deps: AuditDeps): void {
  const { db } = deps
  deps.counters.push(brokenCounter)
  door.mount(calls.list, ({ params }) => auditPage(db, params))
  door.mount(calls.get, ({ params }) => auditRow(db, params.id))
  door.mount(calls.initData, ({ params }) => auditChoices(db, params.usuario_id))
  door.mount(calls.download, ({ actor, params }) => downloadAudit(deps, actor, params))
  door.mount(calls.chain, () => chainOf(db))
  door.mount(calls.verify, ({ actor }) => askForCheck(deps, actor))
}
