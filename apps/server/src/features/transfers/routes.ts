import { transferCalls } from '@portal/contract/transfers/calls'
import { inTransaction } from '#core/database/database.ts'
import type { Door } from '#core/door/door.ts'
import type { TransferDeps } from './deps.ts'
import { leave, leavingOf } from './leave.ts'
import { movedRecords, transferResult } from './result.ts'
import type { HoldingSource } from './source.ts'
import { undoTransfer } from './undo.ts'

/** Mounts the wizard of a leaving user over what all features let them hold. */
export function transferRoutes(door: Door, deps: TransferDeps, sources: readonly HoldingSource[]): void {
  const { db } = deps
  door.mount(transferCalls.leaving, ({ actor, params }) =>
    inTransaction(db, (db) => leavingOf(db, sources, actor, params.id)),
  )
  door.mount(transferCalls.leave, ({ actor, params, body }) => leave(deps, sources, actor, params.id, body))
  door.mount(transferCalls.get, ({ actor, params }) => transferResult(db, sources, actor, params.id))
  door.mount(transferCalls.moved, ({ actor, params }) => movedRecords(db, sources, actor, params))
  door.mount(transferCalls.undo, ({ actor, params }) => undoTransfer(deps, sources, actor, params.id))
}
