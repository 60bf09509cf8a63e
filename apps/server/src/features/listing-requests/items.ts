import { classifiedMessages } from '@portal/contract/classifieds/messages'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { openStatuses } from '@portal/contract/marketplace/transitions'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import type { ItemHooks } from '#features/listings/service.ts'
import { type ExpiryDeps, expireDue } from './expiry/expire.ts'
import { itemGoneMail } from './mail/client.ts'
import { post } from './mail/send.ts'
import { move } from './move.ts'
import * as queries from './queries.ts'

const itemGone = 'aviso eliminado / listing deleted'

/** Returns what requests do for items. */
export const itemHooks = (deps: ExpiryDeps): ItemHooks => ({
  settle: (db, itemId) => expireDue({ ...deps, db }, { itemId }),
  itemRemoved: (db, by, item) => endRequestsOf(db, deps, by, item),
})

/**
 * Ends every open request for an item that is being deleted, with a mail to its client (decision 33). The caller holds
 * the item's lock and announces the change. Returns how many ended. Throws 34 while a purchase or a rent holds it.
 */
async function endRequestsOf(
  db: Db,
  deps: Pick<ExpiryDeps, 'mails'>,
  by: Actor,
  { id, marca: brand }: { id: number; marca: string },
): Promise<number> {
  if ((await queries.isHeldByOther(db, id, 0)) || (await queries.isRented(db, id)))
    throw new Refusal(classifiedMessages.reservedOrSold)
  const open = await queries.lockRequestsOf(db, id, openStatuses)
  for (const request of open) {
    const to = RequestStatus.cancelled
    const after = await move(db, by, request, { to, author: 'sistema', comment: itemGone, isVisible: true })
    const isHeard = request.estado_id !== RequestStatus.sent // quarantined: he never got a mail
    if (isHeard) await post(db, deps, itemGoneMail({ request: after, brand }))
  }
  return open.length
}
