import { assignedProductCalls } from '@portal/contract/assigned-products/calls'
import type { Door } from '#core/door/door.ts'
import { mountBulk } from '#core/records/mount-record.ts'
import { assignmentBulk } from './bulk.ts'
import { type DownloadDeps, downloadAssignments } from './download.ts'
import * as assignments from './service.ts'
import { removeAssignment } from './store.ts'

/** Mounts the calls of products assigned to branch offices. */
export function assignedProductRoutes(door: Door, deps: DownloadDeps): void {
  const { db } = deps
  door.mount(assignedProductCalls.initData, ({ actor }) => assignments.assignmentInitData(db, actor))
  door.mount(assignedProductCalls.list, ({ actor, params }) => assignments.listAssignments(db, actor, params))
  door.mount(assignedProductCalls.get, ({ actor, params }) =>
    assignments.assignmentFor(db, actor, params.producto_configuracion_id),
  )
  door.mount(assignedProductCalls.save, ({ actor, body }) => assignments.createAssignment(db, actor, body))
  door.mount(assignedProductCalls.update, ({ actor, params, body }) =>
    assignments.updateAssignment(db, actor, params.id, body),
  )
  door.mount(assignedProductCalls.remove, async ({ actor, params }) => {
    await removeAssignment(db, actor, params.id)
    return null
  })
  mountBulk(door, db, assignedProductCalls, assignmentBulk)
  door.mount(assignedProductCalls.download, ({ actor, params }) => downloadAssignments(deps, actor, params))
}
