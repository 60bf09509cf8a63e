import { RefundDecision } from '@portal/contract/marketplace/constants'
import { RequestStatus } from '@portal/contract/marketplace/states'
import type { Caller } from '#core/base/actor.ts'
import { eachInTurn } from '#core/base/in-turn.ts'
import { inTransaction } from '#core/database/database.ts'
import { unconverted } from '#features/marketplace/rules/conversion.ts'
import type { RequestDeps } from '../deps.ts'
import type { ItemKey } from '../item-queries.ts'
import { expiredMail } from '../mail/client.ts'
import { mailOwners, post } from '../mail/send.ts'
import { announce, move } from '../move.ts'
import type { LockedRequest } from '../queries.ts'
import { aboutOf, lockRequestAndItem } from '../request-and-item.ts'
import * as queries from './queries.ts'

export interface ExpiryDeps extends Pick<RequestDeps, 'db' | 'env' | 'secrets' | 'mails' | 'company'> {
  payments: Pick<RequestDeps['payments'], 'hasPaymentInDoubt'>
}

const itself: Caller = { ip: '', requestId: 'request-expiry' }

/**
 * Ends expired payment links and reservations: before each read and each change of one, and by a job. Skips those with
 * a payment in doubt. Opens its own transactions. Safe to run twice or concurrently.
 */
export async function expireDue(deps: ExpiryDeps, where: queries.Where = {}): Promise<void> {
  await eachInTurn(await queries.listDue(deps.db, where), ({ id, clasificado_id, propiedad_id }) =>
    expire(deps, { id, clasificado_id, propiedad_id }),
  )
}

async function expire(deps: ExpiryDeps, due: ItemKey & { id: number }): Promise<void> {
  await inTransaction(deps.db, async (db) => {
    const { request, item } = await lockRequestAndItem(db, due)
    if (!isDue(request) || (await deps.payments.hasPaymentInDoubt(db, due.id))) return

    const wasPaid = request.estado_id === RequestStatus.reserved
    const change = wasPaid ? { decision_reembolso: RefundDecision.pending } : unconverted(request)
    const after = await move(db, itself, request, {
      to: RequestStatus.reservationExpired,
      author: 'sistema',
      isVisible: true,
      change: { ...change, vence_en: null },
    })
    const about = aboutOf(after, item)
    await post(db, deps, expiredMail(deps, about, wasPaid))
    await mailOwners(db, deps, wasPaid ? 'reservationExpired' : 'linkExpired', about)
    await announce(db, item)
  })
}

const isDue = ({ estado_id, vence_en, ahora }: LockedRequest): boolean =>
  (estado_id === RequestStatus.reservedPendingPayment || estado_id === RequestStatus.reserved) &&
  vence_en !== null &&
  vence_en <= ahora
