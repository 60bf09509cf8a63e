import { machineMessages } from '@portal/contract/machines/messages'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { openStatuses } from '@portal/contract/marketplace/transitions'
import type { Anyone } from '#core/base/actor.ts'
import { Refusal, refuseIf } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { moneyText } from '#core/documents/formats.ts'
import type { RequestDeps } from '../deps.ts'
import { isHeldByOther, isRented, keyOf, type LockedItem } from '../item-queries.ts'
import { type Similar, soldToOtherMail } from '../mail/client.ts'
import { post } from '../mail/send.ts'
import { move } from '../move.ts'
import * as shared from '../queries.ts'
import { aboutOf } from '../request-and-item.ts'
import * as queries from './queries.ts'
import { refusalOfSale } from './rules.ts'

const soldToOther = 'vendido a otro cliente / sold to another client'

interface Sold {
  request: shared.LockedRequest
  item: LockedItem
}

/**
 * Throws `reservedOrSold` unless the locked item may be sold to this request, `saleAmountInvalid` for an amount below
 * its reservation.
 */
export async function refuseToSell(db: Db, { request, item }: Sold, amount: number): Promise<void> {
  const isTaken = item.vendido_en !== null || item.eliminado_en !== null || item.en_subasta
  if (isTaken || (await isHeldByOther(db, item, request.id)) || (await isRented(db, item)))
    throw new Refusal(machineMessages.reservedOrSold)
  const reserved = request.estado_id === RequestStatus.reserved ? request.monto_reserva : null
  refuseIf(refusalOfSale(amount, request.moneda, reserved))
}

/** Ends every other open request for a sold item, with a mail about similar items (rule requests/sold-to-another). */
export async function endSiblings(
  db: Db,
  deps: Pick<RequestDeps, 'env' | 'secrets' | 'mails'>,
  by: Anyone,
  { request, item }: Sold,
): Promise<void> {
  const siblings = await shared.lockRequestsOf(db, keyOf(item), openStatuses, request.id)
  if (siblings.length === 0) return
  const similar = (await listSimilar(db, item)).map(asSimilar)
  const told = new Set<string>([request.email.toLowerCase()])
  for (const sibling of siblings) {
    const after = await move(db, by, sibling, {
      to: RequestStatus.cancelled,
      author: 'sistema',
      comment: soldToOther,
      isVisible: true,
    })
    const address = sibling.email.toLowerCase()
    const isUnheard = sibling.estado_id === RequestStatus.sent // quarantined: they never got a mail
    if (isUnheard || told.has(address)) continue
    told.add(address)
    await post(db, deps, soldToOtherMail(deps, aboutOf(after, item), similar))
  }
}

const listSimilar = (db: Db, item: LockedItem) =>
  item.entidad === 'propiedad' ? queries.listSimilarProperties(db, item) : queries.listSimilarMachines(db, item)

type Row = Awaited<ReturnType<typeof listSimilar>>[number]

const asSimilar = ({ id, marca, anio, precio_final, consultar_precio, moneda }: Row): Similar => ({
  id,
  marca,
  anio,
  price: consultar_precio ? null : moneyText(precio_final, moneda),
})
