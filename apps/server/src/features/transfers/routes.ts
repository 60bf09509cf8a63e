import { Module } from '@portal/contract/access/constants'
import { transferCalls } from '@portal/contract/transfers/calls'
import { transferMessages } from '@portal/contract/transfers/messages'
import * as s from '@portal/contract/transfers/schemas'
import { inTransaction } from '#core/database/database.ts'
import type { Door } from '#core/door/door.ts'
import type { TransferDeps } from './deps.ts'
import { leave, leavingOf } from './leave.ts'
import { movedRecords, transferResult } from './result.ts'
import type { HoldingSource } from './source.ts'
import { undoTransfer } from './undo.ts'

const access = Module.users

/** Mounts the wizard of a leaving user over what all features let them hold. */
export function transferRoutes(door: Door, deps: TransferDeps, sources: readonly HoldingSource[]): void {
  const { db } = deps
  door.mount(
    transferCalls.leaving,
    { access, params: s.LeavingByIdSchema, reply: s.LeavingSchema },
    ({ actor, params }) => inTransaction(db, (db) => leavingOf(db, sources, actor, params.id)),
  )
  door.mount(
    transferCalls.leave,
    {
      access,
      budget: 'saving',
      params: s.LeavingByIdSchema,
      body: s.LeaveSchema,
      reply: s.LeftSchema,
      failed: transferMessages.notTransferred,
    },
    ({ actor, params, body }) => leave(deps, sources, actor, params.id, body),
  )
  door.mount(
    transferCalls.get,
    { access, params: s.TransferByIdSchema, reply: s.TransferResultSchema },
    ({ actor, params }) => transferResult(db, sources, actor, params.id),
  )
  door.mount(
    transferCalls.moved,
    { access, params: s.MovedQuerySchema, reply: s.MovedListSchema },
    ({ actor, params }) => movedRecords(db, sources, actor, params),
  )
  door.mount(
    transferCalls.undo,
    {
      access,
      budget: 'saving',
      params: s.TransferByIdSchema,
      reply: s.TransferUndoneSchema,
      failed: transferMessages.notTransferred,
    },
    ({ actor, params }) => undoTransfer(deps, sources, actor, params.id),
  )
}
