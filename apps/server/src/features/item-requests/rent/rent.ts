import type { In, Of } from '@portal/contract/core/fields'
import type { BusyDaysSchema, RentInterestSchema } from '@portal/contract/item-requests/schemas'
import { machineMessages } from '@portal/contract/machines/messages'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { TransitionActor } from '@portal/contract/marketplace/transitions'
import type { Caller } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import { allowedTransitions } from '#features/marketplace/rules/allowed-transitions.ts'
import type { RequestDeps } from '../deps.ts'
import { expireDue } from '../expiry/expire.ts'
import { mailOwners } from '../mail/send.ts'
import { announce, move } from '../move.ts'
import { aboutOf, lockRequestAndItem } from '../request-and-item.ts'
import * as queries from './queries.ts'

type Deps = Pick<RequestDeps, 'db' | 'env' | 'secrets' | 'mails' | 'company' | 'payments'>

/** Returns the days on which a public item cannot be rented. Throws `absent` when there is no such item. */
export async function busyDaysOf(deps: Deps, itemId: number): Promise<In<typeof BusyDaysSchema>> {
  if (!(await queries.isPublic(deps.db, itemId))) throw new Refusal(machineMessages.absent)
  await expireDue(deps, { itemId })
  return { ocupado: await queries.listBusyDays(deps.db, itemId) }
}

/** For the client of such a request the link is unknown. */
const unknownStatuses: readonly number[] = [RequestStatus.sent, RequestStatus.cancelled, RequestStatus.deletedByUser]
const client = new Set([TransitionActor.client])

/**
 * Confirms the interest from the link of a rent mail (rule requests/rent-interest): 21 or 22 becomes 29. Throws
 * `rentalAlreadySent` when repeated, `rentalRequestAbsent` for an unknown one.
 */
export async function showRentInterest(
  deps: Deps,
  caller: Caller,
  { solicitud_clasificado_id: id, email }: Of<typeof RentInterestSchema>,
): Promise<null> {
  const found = await queries.findRent(deps.db, { id, email })
  if (!found || unknownStatuses.includes(found.estado_id)) throw new Refusal(machineMessages.rentalRequestAbsent)
  await inTransaction(deps.db, async (db) => {
    const { request, item } = await lockRequestAndItem(db, found)
    const to = RequestStatus.interestedInRent
    const isAllowed = allowedTransitions(request, client).some((one) => one.to === to)
    if (!isAllowed) throw new Refusal(machineMessages.rentalAlreadySent)
    const after = await move(db, caller, request, { to, author: 'cliente', isVisible: true })
    const about = aboutOf(after, item)
    await mailOwners(db, deps, 'interested', about)
    await announce(db, item)
  })
  return null
}
