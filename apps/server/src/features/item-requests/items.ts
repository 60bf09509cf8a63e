import type { Message } from '@portal/contract/core/messages'
import { machineMessages } from '@portal/contract/machines/messages'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { openStatuses } from '@portal/contract/marketplace/transitions'
import { propertyMessages } from '@portal/contract/properties/messages'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import type { MachineHooks } from '#features/machines/service.ts'
import type { PropertyHooks } from '#features/properties/service.ts'
import { type ExpiryDeps, expireDue } from './expiry/expire.ts'
import { isHeldByOther, isRented, keyOf, type LockedItem } from './item-queries.ts'
import { itemGoneMail } from './mail/client.ts'
import { post } from './mail/send.ts'
import { move } from './move.ts'
import * as queries from './queries.ts'

const itemGone = 'clasificado eliminado / listing deleted'

/** Returns what requests do for machines. */
export const itemHooks = (deps: ExpiryDeps): MachineHooks => ({
  settle: (db, itemId) => expireDue({ ...deps, db }, { itemId }),
  itemRemoved: (db, by, { id, marca, marca_en }) =>
    endRequestsOf(db, deps, by, {
      id,
      marca,
      marca_en,
      entidad: 'clasificado',
      held: machineMessages.reservedOrSold,
    }),
})

/** Returns what requests do for properties. */
export const propertyHooks = (deps: ExpiryDeps): PropertyHooks => ({
  settle: (db, propertyId) => expireDue({ ...deps, db }, { propertyId }),
  itemRemoved: (db, by, { id, titulo, titulo_en }) => {
    const item = { id, marca: titulo, marca_en: titulo_en }
    return endRequestsOf(db, deps, by, { ...item, entidad: 'propiedad', held: propertyMessages.cannotDelete })
  },
})

interface Removed extends Pick<LockedItem, 'id' | 'marca' | 'marca_en' | 'entidad'> {
  /** The refusal while a purchase or a rent holds it. */
  held: Message
}

/**
 * Ends every open request for an item that is being deleted, with a mail to its client (rule marketplace/deletion). The
 * caller holds the item's lock and announces the change. Returns how many ended. Throws `held`.
 */
async function endRequestsOf(
  db: Db,
  deps: Pick<ExpiryDeps, 'mails'>,
  by: Actor,
  { held, ...item }: Removed,
): Promise<number> {
  if ((await isHeldByOther(db, item, 0)) || (await isRented(db, item))) throw new Refusal(held)
  const open = await queries.lockRequestsOf(db, keyOf(item), openStatuses)
  for (const request of open) {
    const to = RequestStatus.cancelled
    const after = await move(db, by, request, { to, author: 'sistema', comment: itemGone, isVisible: true })
    const isHeard = request.estado_id !== RequestStatus.sent // quarantined: they never got a mail
    if (isHeard) await post(db, deps, itemGoneMail({ request: after, item }))
  }
  return open.length
}
