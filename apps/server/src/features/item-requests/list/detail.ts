import type { In } from '@portal/contract/core/fields'
import { RequestSchema } from '@portal/contract/item-requests/schemas'
import { machineMessages } from '@portal/contract/machines/messages'
import { RequestKind } from '@portal/contract/marketplace/constants'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { TransitionActor } from '@portal/contract/marketplace/transitions'
import { PaymentStatus } from '@portal/contract/payments/states'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { shownAfter } from '#core/records/versions.ts'
import { accountsOf, movementsOf } from '#features/marketplace/ledger-queries.ts'
import { firstPicture } from '#features/marketplace/pictures/first-picture.ts'
import { agreedPrice, conversionOf } from '#features/marketplace/rules/conversion.ts'
import type { ReservationRates } from '#features/marketplace/rules/rates.ts'
import { reservationRates } from '../change/rates.ts'
import { boundsFor } from '../change/rules.ts'
import type { RequestDeps } from '../deps.ts'
import { type ExpiryDeps, expireDue } from '../expiry/expire.ts'
import { trackingPath } from '../links.ts'
import { actorsFor, requestScopeOf } from '../policy.ts'
import { listAttachments } from '../queries.ts'
import { readHold } from '../reservations/queries.ts'
import { asRow } from './list.ts'
import * as queries from './queries.ts'

type View = In<typeof RequestSchema>
type Row = NonNullable<Awaited<ReturnType<typeof queries.getRequest>>>

/**
 * Returns a request in the actor's scope, with history, files, payments, and their rights. Throws `requestAbsent` when
 * there is none.
 */
export async function requestFor(
  deps: ExpiryDeps & Pick<RequestDeps, 'files' | 'payments'>,
  actor: Actor,
  id: number,
): Promise<View> {
  const { db, files, secrets } = deps
  await expireDue(deps, { requestId: id })
  const row = await queries.getRequest(db, requestScopeOf(actor), id)
  if (!row) throw new Refusal(machineMessages.requestAbsent)
  const actors = actorsFor(actor, row.propietario_id, row)
  const canRefund = actors.has(TransitionActor.hierarchy)
  const attachments = await listAttachments(db, id)
  return {
    ...asRow(row, actors),
    // this link grants the client's rights, so owners of items do not get it
    url_seguimiento: actors.has(TransitionActor.staff) ? trackingPath(secrets.enlace, row) : null,
    imagen: firstPicture(row.imagenes),
    reserva: boundsOf(row, await reservationRates(db)),
    conversion: conversionOf(row),
    puede_entregar: canHandOver(row, actors),
    cuentas: await accountsOf(db, id),
    movimientos: (await movementsOf(db, id)).map((movement) => ({ ...movement, conversion: conversionOf(movement) })),
    pagos: (await queries.listPayments(db, id)).map((payment) => ({
      ...payment,
      puede_reembolsar: canRefund && refundable.includes(payment.estado),
    })),
    transferencia: actors.has(TransitionActor.staff) ? await transferOf(deps, row) : null,
    eventos: await queries.listEvents(db, id),
    adjuntos: attachments.map(({ archivo_id, ...file }) => ({
      ...file,
      archivo_url: files.signedPath(archivo_id, new Date(), { asDownload: true }),
    })),
  }
}

/** Returns the request after a change; a stale change is refused with the request as it is now. */
export async function requestAfter(
  deps: ExpiryDeps & Pick<RequestDeps, 'files' | 'payments'>,
  actor: Actor,
  id: number,
  writing: Promise<void>,
): Promise<View> {
  const show = () => requestFor(deps, actor, id)
  return shownAfter(writing, show, (request) => RequestSchema.parse(request))
}

/** The transfer that may pay the open reservation. */
async function transferOf(
  { db, files, payments }: Pick<RequestDeps, 'db' | 'files' | 'payments'>,
  { id, estado_id }: Row,
): Promise<View['transferencia']> {
  if (estado_id !== RequestStatus.reservedPendingPayment) return null
  const open = await payments.transferOf(db, await readHold(db, id))
  return (
    open && {
      referencia: open.reference,
      aceptada_en: open.acceptedAt,
      cuenta: open.account,
      comprobante_url: open.proofId && files.signedPath(open.proofId, new Date(), { asDownload: true }),
      comprobante_en: open.proofAt,
    }
  )
}

const refundable: readonly string[] = [PaymentStatus.approved, PaymentStatus.partlyRefunded]

/**
 * Returns the allowed reservation amounts, in the currency of the item (rule reservations/amount); null for a repair.
 */
function boundsOf(row: Row, rates: ReservationRates): View['reserva'] {
  const { moneda_clasificado: currency, precio_final } = row
  if (currency === null || precio_final === null) return null
  const item = { ...row, moneda: currency, precio_final }
  const { minimum, maximum, usual } = boundsFor(row.tipo as RequestKind, item, agreedPrice(row), rates)
  return { minimo: minimum, maximo: maximum, sugerido: usual, moneda: currency }
}

const canHandOver = ({ tipo, estado_id, vence_en }: Row, actors: ReadonlySet<TransitionActor>): boolean =>
  tipo === RequestKind.rent &&
  estado_id === RequestStatus.reserved &&
  vence_en !== null &&
  actors.has(TransitionActor.staff)
