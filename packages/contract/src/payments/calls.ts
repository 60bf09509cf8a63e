import { Module } from '../access/constants.ts'
import { call, type Limit } from '../core/endpoint.ts'
import { EmptySchema } from '../core/fields.ts'
import { paymentLimits } from './constants.ts'
import { paymentMessages } from './messages.ts'
import * as s from './schemas.ts'

const area = paymentMessages

/** A result page polls ten times; several buyers may share an address. */
const limitOf = (name: string, max: number): Limit => ({ name: `payments.${name}`, max, seconds: 600 })

export const paymentCalls = {
  summary: call(
    { method: 'GET', path: '/v1/clasificado/reservacion', area },
    {
      summary: 'Returns what a reservation costs before it is paid',
      access: 'public',
      limit: limitOf('summary', 200),
      params: s.SummaryQuerySchema,
      reply: s.SummarySchema,
      failed: paymentMessages.unknown,
    },
  ),
  start: call(
    { method: 'POST', path: '/v1/clasificado/init_reservacion', area },
    {
      summary: 'Starts the card payment of a reservation',
      access: 'public',
      budget: 'money',
      limit: limitOf('start', 30),
      body: s.StartSchema,
      reply: s.StartedSchema,
      answersSecret: true,
      failed: paymentMessages.unknown,
    },
  ),
  acceptTransfer: call(
    { method: 'POST', path: '/v1/clasificado/transferencia_reservacion', area },
    {
      summary: 'Accepts the terms of a reservation paid by bank transfer, and returns the account and the reference',
      access: 'public',
      budget: 'money',
      limit: limitOf('transfer', 30),
      body: s.StartSchema,
      reply: s.TransferShownSchema,
      failed: paymentMessages.unknown,
    },
  ),
  sendProof: call(
    { method: 'POST', path: '/v1/clasificado/transferencia_reservacion/comprobante', area, multipart: true },
    {
      summary: 'Takes the proof of a bank transfer from its client, as a file `archivo`; staff decide by their bank',
      access: 'public',
      budget: 'uploading',
      limit: limitOf('proof', 10),
      body: s.TransferProofSchema,
      files: { max: 1, bytes: paymentLimits.proofBytes },
      reply: s.TransferShownSchema,
      failed: paymentMessages.unknown,
    },
  ),
  /**
   * Commits when the recorded return is the normal one and nobody has committed yet; otherwise returns the stored
   * result (rule payments/one-charge). A payment that is not approved is refused with its entry and the transaction as
   * data.
   */
  confirm: call(
    { method: 'POST', path: '/v1/clasificado/confirmar_reservacion', area },
    {
      summary: 'Confirms a card payment once its buyer has returned',
      access: 'public',
      budget: 'money',
      limit: limitOf('confirm', 300),
      owesMail: true,
      body: s.ConfirmSchema,
      reply: s.ConfirmedSchema,
      answersSecret: true,
      failed: paymentMessages.unknown,
    },
  ),
  refund: call(
    { method: 'POST', path: '/v1/clasificado/solicitud/reembolso/:id', area, done: paymentMessages.refunded },
    {
      summary: "Refunds a payment, whole or a part; `id` is the payment's",
      access: Module.manageMachines,
      budget: 'money',
      owesMail: true,
      fresh: 'withFactor',
      params: s.RefundByIdSchema,
      body: s.RefundSchema,
      reply: s.RefundedSchema,
      failed: paymentMessages.unknown,
    },
  ),
  differences: call(
    { method: 'GET', path: '/v1/clasificado/solicitud/diferencias', area },
    {
      summary: 'Lists differences between the books and the card provider',
      access: Module.manageMachines,
      params: s.DifferenceListQuerySchema,
      reply: s.DifferenceListSchema,
    },
  ),
  closeDifference: call(
    { method: 'PUT', path: '/v1/clasificado/solicitud/diferencias/:id', area },
    {
      summary: 'Closes a difference with a comment',
      access: Module.manageMachines,
      budget: 'money',
      params: s.RefundByIdSchema,
      body: s.CloseDifferenceSchema,
      reply: EmptySchema,
      failed: paymentMessages.unknown,
    },
  ),
}
