import { paymentCalls } from '@portal/contract/payments/calls'
import type { Door } from '#core/door/door.ts'
import type { PaymentDeps } from './deps.ts'
import { closeDifference, listDifferences } from './differences/service.ts'
import { confirmPayment } from './finish/confirm.ts'
import { refundPayment } from './refunds/refund.ts'
import { startPayment } from './start/start.ts'
import { paymentSummary } from './start/summary.ts'
import { acceptTransfer } from './transfer/accept.ts'
import { sendProof } from './transfer/proof.ts'

/** Mounts the calls of buyers, which are public, and of staff who manage the machines. */
export function paymentRoutes(door: Door, deps: PaymentDeps): void {
  mountForBuyers(door, deps)
  mountForStaff(door, deps)
}

function mountForBuyers(door: Door, deps: PaymentDeps): void {
  door.mount(paymentCalls.summary, ({ params }) => paymentSummary(deps, params))
  door.mount(paymentCalls.start, ({ caller, body }) => startPayment(deps, caller, body))
  door.mount(paymentCalls.acceptTransfer, ({ caller, body }) => acceptTransfer(deps, caller, body))
  door.mount(paymentCalls.sendProof, ({ caller, body, files }) => sendProof(deps, caller, body, files))
  door.mount(paymentCalls.confirm, ({ caller, body }) => confirmPayment(deps, caller, body))
}

function mountForStaff(door: Door, deps: PaymentDeps): void {
  door.mount(paymentCalls.refund, ({ actor, params, body }) => refundPayment(deps, actor, params.id, body))
  door.mount(paymentCalls.differences, ({ params }) => listDifferences(deps.db, params))
  door.mount(paymentCalls.closeDifference, ({ actor, params, body }) =>
    closeDifference(deps.db, actor, params.id, body.comentario),
  )
}
