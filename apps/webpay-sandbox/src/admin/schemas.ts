import { z } from 'zod'
import { flows } from '../rules/returns.ts'

/** Exactly one of three: go to a moment, move on, or back to the true time. */
export const ClockSchema = z.union([
  z.strictObject({ now: z.iso.datetime({ offset: true }) }),
  z.strictObject({ advanceSeconds: z.number() }),
  z.strictObject({ reset: z.literal(true) }),
])

const card = z.string().default('visa')
const installments = z.string().default('')

/** What the buyer does, without a browser. */
export const BuyerSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('open'), send: z.boolean().default(false) }),
  z.strictObject({ action: z.literal('pay'), card, installments, send: z.boolean().default(false) }),
  z.strictObject({ action: z.literal('reject'), card, installments, send: z.boolean().default(false) }),
  z.strictObject({ action: z.literal('pay_and_leave'), card, installments, send: z.literal(false).default(false) }),
  z.strictObject({
    action: z.enum(['abort', 'time_out', 'form_error', 'empty']),
    send: z.boolean().default(false),
  }),
])
export type BuyerAction = z.infer<typeof BuyerSchema>

/** Returns made by the sandbox itself, whatever the state of the payment. */
export const ReturnsSchema = z.strictObject({
  flow: z.enum(flows),
  method: z.enum(['get', 'post']).optional(),
  copies: z.int().min(1).max(50).default(1),
  /** Null sends all copies at once; a number waits so long after each answer. */
  gapMs: z.int().min(0).max(60_000).nullable().default(null),
  /** Sets or adds fields, for returns that someone has forged. */
  fields: z.record(z.string(), z.string()).default({}),
})

const text = z.string().optional()

export const PaymentsQuerySchema = z.object({
  commerceCode: text,
  buyOrder: text,
  since: z.coerce.date().optional(),
  until: z.coerce.date().optional(),
  limit: z.coerce.number<string>().int().min(1).max(1000).default(100),
})

export const BooksQuerySchema = PaymentsQuerySchema.pick({ commerceCode: true, since: true, until: true })
