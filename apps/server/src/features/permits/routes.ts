import { permitCalls } from '@portal/contract/permits/calls'
import { PermitStatus } from '@portal/contract/permits/constants'
import type { Door } from '#core/door/door.ts'
import { decidePermit } from './decide.ts'
import type { PermitDeps } from './deps.ts'
import { onePermit, openDocument, permitsOf } from './list/detail.ts'
import { downloadPermits } from './list/download.ts'
import { pageOfPermits } from './list/page.ts'
import { waitingPermits } from './list/waiting.ts'
import { uploadPermit } from './upload.ts'

/** Mounts the calls of permits: staff decide, people of a company see and upload its own. */
export function permitRoutes(door: Door, deps: PermitDeps): void {
  deps.counters.push(waitingPermits)
  mountOwn(door, deps)
  mountStaff(door, deps)
}

function mountOwn(door: Door, deps: PermitDeps): void {
  door.mount(permitCalls.ofEnterprise, ({ actor, params }) => permitsOf(deps.db, actor, params.empresa_id))
  door.mount(permitCalls.get, ({ actor, params }) => onePermit(deps.db, actor, params.id))
  door.mount(permitCalls.openFile, ({ actor, params }) => openDocument(deps, actor, params.id))
  door.mount(permitCalls.save, ({ actor, body, files }) => uploadPermit(deps, actor, body, files))
}

function mountStaff(door: Door, deps: PermitDeps): void {
  door.mount(permitCalls.list, ({ actor, params }) => pageOfPermits(deps.db, actor, params))
  door.mount(permitCalls.download, ({ actor, params }) => downloadPermits(deps, actor, params))
  door.mount(permitCalls.approve, ({ actor, params, body: { version } }) =>
    decidePermit(deps, actor, params.id, { to: PermitStatus.approved, reason: '', version }),
  )
  door.mount(permitCalls.refuse, ({ actor, params, body: { motivo, version } }) =>
    decidePermit(deps, actor, params.id, { to: PermitStatus.refused, reason: motivo, version }),
  )
}
