import { PaymentStatus } from '@portal/contract/payments/states'
import { bankTransferMessages } from '@portal/contract/payments/transfer-messages'
import type { Anyone } from '#core/base/actor.ts'
import { fieldRefusal, isDuplicate, Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import type { PaymentDeps } from '../deps.ts'
import type { BankMovement, ReceivedTransfer } from '../hooks.ts'
import { receiptJob } from '../job-kinds.ts'
import * as shared from '../queries.ts'
import { clientReceiptPathOf } from '../receipt/link.ts'
import { recordTransfer } from '../record-transfer.ts'
import * as queries from './queries.ts'

type Deps = Pick<PaymentDeps, 'jobs' | 'secrets'>
type Received = Omit<ReceivedTransfer, 'reference'> & { linkVersion: number }

/**
 * Stores a transfer that staff read in the books of the bank as the payment of its reservation (rule payments/transfer).
 * The caller holds the locks of item and request, which a card payment takes too: while one is being charged, staff wait;
 * one that comes back later is not charged, or is given back.
 */
export async function confirmTransfer(
  db: Db,
  { jobs, secrets }: Deps,
  by: Anyone,
  { linkVersion, ...received }: Received,
  { amount, day, operation, note }: BankMovement,
): Promise<{ reference: string | null; receiptPath: string | null }> {
  const { requestId, eventId } = received
  const others = await shared.listPaymentsOf(db, requestId)
  if (others.some(({ evento_id, estado }) => evento_id === eventId && estado === PaymentStatus.confirming))
    throw new Refusal(bankTransferMessages.cardUnderWay)
  const accepted = eventId === null ? undefined : await queries.getAccepted(db, eventId)
  const storing = recordTransfer(
    db,
    by,
    // the receipt is in the language in which the terms were read
    { ...received, language: accepted?.idioma ?? received.language, reference: operation },
    {
      cobrado: amount,
      fecha_banco: day,
      nota: note,
      enlace_version: accepted?.enlace_version ?? linkVersion,
      ...(accepted && {
        transferencia_id: accepted.id,
        condiciones: accepted.condiciones,
        condiciones_aceptadas_en: accepted.condiciones_aceptadas_en,
      }),
    },
  )
  const payment = await storing.catch((error: unknown) => {
    throw isDuplicate(error, 'pago_operacion')
      ? fieldRefusal('operacion', bankTransferMessages.operationUsed, error)
      : error
  })
  await jobs.enqueue(db, receiptJob, { pago_id: payment.id })
  const reference = accepted?.referencia ?? null
  return { reference, receiptPath: clientReceiptPathOf(secrets.enlace, payment) }
}
