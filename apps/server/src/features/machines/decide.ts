import type { Of } from '@portal/contract/core/fields'
import type { ApproveSchema } from '@portal/contract/machines/schemas'
import type { Actor } from '#core/base/actor.ts'
import * as items from '#features/marketplace/items/decide.ts'
import type { Saved } from '#features/marketplace/items/write.ts'
import type { MachineDeps } from './deps.ts'
import { machineFor } from './detail.ts'
import { machineKind } from './kind.ts'

/**
 * Approves or rejects an item, or the waiting edit of an approved one (rule marketplace/approval-of-edits), and mails
 * its owner. Approval starts the 90 days (rule marketplace/expiry). 409 with the stored item when someone saved after
 * the form's version; 14 for a rejection without a reason or a repeated decision, 34 while it is reserved or sold.
 */
export const decideMachine = (
  deps: Pick<MachineDeps, 'db' | 'env' | 'mails' | 'itemHooks'>,
  actor: Actor,
  id: number,
  decision: Of<typeof ApproveSchema>,
): Promise<Saved> => items.decideItem(machineKind, deps, actor, id, decision, () => machineFor(deps, actor, id))
