import { machineMessages } from '@portal/contract/machines/messages'
import { RequestKind } from '@portal/contract/marketplace/constants'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { finalStatuses } from '@portal/contract/marketplace/transitions'
import type { Caller } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { allowedTransitions } from '#features/marketplace/rules/allowed-transitions.ts'
import { unconverted } from '#features/marketplace/rules/conversion.ts'
import { type ExpiryDeps, expireDue } from '../expiry/expire.ts'
import { around } from '../expiry/queries.ts'
import { areDaysTaken, type ItemKey, isHeldByOther } from '../item-queries.ts'
import { mailOwners } from '../mail/send.ts'
import { addMessage } from '../messages.ts'
import { announce, move } from '../move.ts'
import type * as shared from '../queries.ts'
import { aboutOf, lockRequestAndItem, type Place } from '../request-and-item.ts'
import { client, openTracked } from './tracked.ts'

/**
 * Sends the client's message to those responsible for their request. Refused when it has ended
 * (`transitionNotAllowed`).
 */
export async function writeAsClient(deps: ExpiryDeps, caller: Caller, token: string, message: string): Promise<null> {
  const found = await openTracked(deps, token)
  await inTransaction(deps.db, async (db) => {
    const { request, item } = await lockRequestAndItem(db, found)
    if (finalStatuses.includes(request.estado_id)) throw new Refusal(machineMessages.transitionNotAllowed)
    await addMessage(db, caller, request, 'cliente', message)
    // quarantined requests send no mail: staff find it there
    if (request.estado_id !== RequestStatus.sent) await mailOwners(db, deps, 'wrote', aboutOf(request, item), message)
  })
  return null
}

/** The client gives up: an unpaid reservation is cancelled (27), anything else withdrawn (28). */
export async function cancelAsClient(deps: ExpiryDeps, caller: Caller, token: string): Promise<null> {
  const found = await openTracked(deps, token)
  await expireDue(deps, { requestId: found.id })
  return moveAsClient(deps, caller, found, ({ request }) =>
    request.estado_id === RequestStatus.reservedPendingPayment
      ? { to: RequestStatus.cancelled, change: { ...unconverted(request), vence_en: null } }
      : { to: RequestStatus.deletedByUser },
  )
}

/** "Still interested": an expired reservation waits for contact again, if its item or days are free (34, 36). */
export async function resumeAsClient(deps: ExpiryDeps, caller: Caller, token: string): Promise<null> {
  const found = await openTracked(deps, token)
  await expireDue(deps, around(found))
  return moveAsClient(deps, caller, found, () => ({ to: RequestStatus.pendingContact }), refuseUnlessFree)
}

type Goal = (place: Place) => { to: RequestStatus; change?: shared.RequestChange }

async function moveAsClient(
  deps: ExpiryDeps,
  caller: Caller,
  found: ItemKey & { id: number },
  goal: Goal,
  check: (db: Db, place: Place) => Promise<void> = async () => {},
): Promise<null> {
  await inTransaction(deps.db, async (db) => {
    const place = await lockRequestAndItem(db, found)
    const { to, change = {} } = goal(place)
    const isAllowed = allowedTransitions(place.request, client).some((one) => one.to === to)
    if (!isAllowed) throw new Refusal(machineMessages.transitionNotAllowed)
    await check(db, place)
    const after = await move(db, caller, place.request, { to, author: 'cliente', isVisible: true, change })
    if (place.request.estado_id !== RequestStatus.sent)
      await mailOwners(db, deps, noticeOf(to), aboutOf(after, place.item))
    await announce(db, place.item)
  })
  return null
}

function noticeOf(to: RequestStatus) {
  if (to === RequestStatus.pendingContact) return 'resumed'
  return to === RequestStatus.cancelled ? 'cancelled' : 'deleted'
}

async function refuseUnlessFree(db: Db, { request, item }: Place): Promise<void> {
  if (!item?.esta_a_la_vista) throw new Refusal(machineMessages.reservedOrSold)
  const { id, tipo, desde: from, hasta: to } = request
  if (tipo !== RequestKind.rent) {
    if (await isHeldByOther(db, item, id)) throw new Refusal(machineMessages.reservedOrSold)
    return
  }
  const isGone = !from || !to || from < request.hoy || (await areDaysTaken(db, item.id, from, to, id))
  if (isGone) throw new Refusal(machineMessages.datesUnavailable)
}
