import { Module } from '@portal/contract/access/constants'
import { EmptySchema } from '@portal/contract/core/fields'
import { paymentCalls } from '@portal/contract/payments/calls'
import { paymentMessages } from '@portal/contract/payments/messages'
import * as s from '@portal/contract/payments/schemas'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import type { PaymentDeps } from './deps.ts'
import { closeDifference, listDifferences } from './differences/service.ts'
import { confirmPayment } from './finish/confirm.ts'
import { refundPayment } from './refunds/refund.ts'
import { startPayment } from './start/start.ts'
import { paymentSummary } from './start/summary.ts'

const seconds = 600
const failed = paymentMessages.unknown
/** A result page polls ten times; several buyers may share an address. */
const limitOf = (name: string, max: number): Limit => ({ name: `payments.${name}`, max, seconds })

/** Mounts the calls of buyers, which are public, and of staff who manage the listings. */
export function paymentRoutes(door: Door, deps: PaymentDeps): void {
  mountForBuyers(door, deps)
  mountForStaff(door, deps)
}

function mountForBuyers(door: Door, deps: PaymentDeps): void {
  const access = 'public'
  door.mount(
    paymentCalls.summary,
    { access, params: s.SummaryQuerySchema, reply: s.SummarySchema, limit: limitOf('summary', 200), failed },
    ({ params }) => paymentSummary(deps, params),
  )
  door.mount(
    paymentCalls.start,
    {
      access,
      budget: 'money',
      body: s.StartSchema,
      reply: s.StartedSchema,
      limit: limitOf('start', 30),
      answersSecret: true,
      failed,
    },
    ({ caller, body }) => startPayment(deps, caller, body),
  )
  door.mount(
    paymentCalls.confirm,
    {
      access,
      budget: 'money',
      owesMail: true,
      body: s.ConfirmSchema,
      reply: s.ConfirmedSchema,
      limit: limitOf('confirm', 300),
      answersSecret: true,
      failed,
    },
    ({ caller, body }) => confirmPayment(deps, caller, body),
  )
}

function mountForStaff(door: Door, deps: PaymentDeps): void {
  const access = Module.manageClassifieds
  door.mount(
    paymentCalls.refund,
    {
      access,
      budget: 'money',
      owesMail: true,
      fresh: 'withFactor',
      params: s.RefundByIdSchema,
      body: s.RefundSchema,
      reply: s.RefundedSchema,
      failed,
    },
    ({ actor, params, body }) => refundPayment(deps, actor, params.id, body),
  )
  door.mount(
    paymentCalls.differences,
    { access, params: s.DifferenceListQuerySchema, reply: s.DifferenceListSchema },
    ({ params }) => listDifferences(deps.db, params),
  )
  door.mount(
    paymentCalls.closeDifference,
    { access, budget: 'money', params: s.RefundByIdSchema, body: s.CloseDifferenceSchema, reply: EmptySchema, failed },
    ({ actor, params, body }) => closeDifference(deps.db, actor, params.id, body.comentario),
  )
}
