import type { In } from '@portal/contract/core/fields'
import type { TrackingSchema } from '@portal/contract/item-requests/schemas'
import { machineMessages } from '@portal/contract/machines/messages'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { TransitionActor } from '@portal/contract/marketplace/transitions'
import { Refusal } from '#core/base/errors.ts'
import { claimedId } from '#core/identity/row-links.ts'
import { accountsOf } from '#features/marketplace/ledger-queries.ts'
import { firstPicture } from '#features/marketplace/pictures/first-picture.ts'
import { allowedTransitions } from '#features/marketplace/rules/allowed-transitions.ts'
import { conversionOf } from '#features/marketplace/rules/conversion.ts'
import type { RequestDeps } from '../deps.ts'
import { type ExpiryDeps, expireDue } from '../expiry/expire.ts'
import { isTokenOf } from '../links.ts'
import { listAttachments } from '../queries.ts'
import { readHold } from '../reservations/queries.ts'
import * as queries from './queries.ts'

export const client: ReadonlySet<TransitionActor> = new Set([TransitionActor.client])

/** Returns the request of a secret link. Throws `requestAbsent` for an unknown, replaced or expired link. */
export async function openTracked(deps: ExpiryDeps, token: string) {
  const id = claimedId(token)
  const found = id && (await queries.getTracked(deps.db, id))
  if (!found || !isTokenOf(deps.secrets.enlace, token, found)) throw new Refusal(machineMessages.requestAbsent)
  return found
}

/** Returns the client's page: state, countdown, history, documents, and their rights. */
export async function trackingOf(
  deps: ExpiryDeps & Pick<RequestDeps, 'files' | 'payments'>,
  token: string,
): Promise<In<typeof TrackingSchema>> {
  const { id } = await openTracked(deps, token)
  await expireDue(deps, { requestId: id })
  const {
    enlace_version: _,
    decision_reembolso: decision,
    imagenes,
    tipo_cambio,
    ...request
  } = await openTracked(deps, token)
  const [events, attachments] = await Promise.all([
    queries.listVisibleEvents(deps.db, id),
    listAttachments(deps.db, id),
  ])
  const waits = request.estado_id === RequestStatus.reservedPendingPayment
  const may = allowedTransitions({ ...request, decision_reembolso: decision }, client).map(({ to }) => to)
  return {
    ...request,
    solicitud_clasificado_id: id,
    imagen: firstPicture(imagenes),
    conversion: conversionOf({ tipo_cambio }),
    cuentas: await accountsOf(deps.db, id),
    url_pago: waits ? deps.payments.paymentPath(await readHold(deps.db, id)) : null,
    url_comprobante: await deps.payments.receiptPath(deps.db, id),
    puede_cancelar: may.includes(RequestStatus.cancelled) || may.includes(RequestStatus.deletedByUser),
    puede_retomar: may.includes(RequestStatus.pendingContact),
    eventos: events,
    adjuntos: attachments.map(({ archivo_id, ...file }) => ({
      ...file,
      archivo_url: deps.files.signedPath(archivo_id, new Date(), { asDownload: true }),
    })),
  }
}
