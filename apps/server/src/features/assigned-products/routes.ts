import { Module } from '@portal/contract/access/constants'
import { assignedProductCalls } from '@portal/contract/assigned-products/calls'
import * as s from '@portal/contract/assigned-products/schemas'
import { EmptySchema } from '@portal/contract/core/fields'
import { assignedProductMessages } from '@portal/contract/products/assigned-messages'
import type { Door } from '#core/door/door.ts'
import { mountBulk } from '#core/records/mount-record.ts'
import { assignmentBulk } from './bulk.ts'
import { type DownloadDeps, downloadAssignments } from './download.ts'
import * as assignments from './service.ts'

const access = Module.assignedProducts

/** Mounts the calls of products assigned to branch offices. */
export function assignedProductRoutes(door: Door, deps: DownloadDeps): void {
  const { db } = deps
  door.mount(assignedProductCalls.initData, { access, reply: s.AssignmentInitDataSchema }, ({ actor }) =>
    assignments.assignmentInitData(db, actor),
  )
  door.mount(
    assignedProductCalls.list,
    { access, params: s.AssignmentListQuerySchema, reply: s.AssignmentListSchema },
    ({ actor, params }) => assignments.listAssignments(db, actor, params),
  )
  door.mount(
    assignedProductCalls.get,
    { access, params: s.OneAssignmentSchema, reply: s.AssignmentSchema },
    ({ actor, params }) => assignments.assignmentFor(db, actor, params.producto_configuracion_id),
  )
  door.mount(
    assignedProductCalls.save,
    {
      access,
      budget: 'saving',
      body: s.AssignmentFormSchema,
      reply: s.AssignmentSavedSchema,
      failed: assignedProductMessages.notSaved,
    },
    ({ actor, body }) => assignments.createAssignment(db, actor, body),
  )
  door.mount(
    assignedProductCalls.update,
    {
      access,
      budget: 'saving',
      params: s.AssignmentByIdSchema,
      body: s.AssignmentUpdateSchema,
      reply: s.AssignmentSavedSchema,
      failed: assignedProductMessages.notUpdated,
    },
    ({ actor, params, body }) => assignments.updateAssignment(db, actor, params.id, body),
  )
  door.mount(
    assignedProductCalls.remove,
    {
      access,
      budget: 'saving',
      params: s.AssignmentByIdSchema,
      reply: EmptySchema,
      failed: assignedProductMessages.notDeleted,
    },
    async ({ actor, params }) => {
      await assignments.removeAssignment(db, actor, params.id)
      return null
    },
  )
  mountBulk(door, db, assignedProductCalls, s.AssignmentBulkSchema, assignmentBulk, { access })
  door.mount(
    assignedProductCalls.download,
    { access, params: s.AssignmentDownloadQuerySchema, reply: s.AssignmentDownloadSchema, mayLag: true },
    ({ actor, params }) => downloadAssignments(deps, actor, params),
  )
}
