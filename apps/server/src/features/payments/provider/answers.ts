import { z } from 'zod'
import { tokenPattern } from '../rules/returns.ts'
import { ProviderError } from './provider-error.ts'

/** Returns an answer in its shape. Throws a ProviderError that leaves open what was done: an empty or unknown answer does not say. */
export function inShape<S extends z.ZodType>(schema: S, sent: unknown): z.output<S> {
  const answer = schema.safeParse(sent)
  if (answer.success) return answer.data
  throw new ProviderError('unknown', 200, 'the answer has another shape')
}

const orNull = <S extends z.ZodType>(schema: S) => schema.nullish().catch(null).default(null)

/** Keeps only the last four digits. */
const lastFour = z.string().transform((text) => /\d{4}$/.exec(text.replace(/\D/g, ''))?.[0] ?? null)

/**
 * The answer to commit and status. Unknown fields are ignored; an invalid optional field counts as missing.
 * `response_code` must be a number.
 */
export const AnswerSchema = z
  .object({
    status: z.string().min(1).max(40),
    amount: z.coerce.number<number | string>(),
    buy_order: z.string(),
    session_id: z.string(),
    vci: orNull(z.string().max(20)),
    response_code: orNull(z.number().int()),
    authorization_code: orNull(z.string().max(20)),
    payment_type_code: orNull(z.string().max(4)),
    card_detail: orNull(z.object({ card_number: orNull(lastFour) })),
    transaction_date: orNull(z.iso.datetime({ offset: true })),
    installments_number: orNull(z.number().int().min(0).max(99)),
    installments_amount: orNull(z.number().positive()),
    balance: orNull(z.number().min(0)),
  })
  .transform((answer) => ({
    status: answer.status,
    amount: answer.amount,
    // the commerce code decides it, and no answer names it (rule payments/currency)
    currency: null as string | null,
    buyOrder: answer.buy_order,
    sessionId: answer.session_id,
    vci: answer.vci,
    responseCode: answer.response_code,
    authorizationCode: answer.authorization_code,
    paymentType: answer.payment_type_code,
    card: answer.card_detail?.card_number ?? null,
    date: answer.transaction_date,
    installments: answer.installments_number,
    installmentAmount: answer.installments_amount,
    balance: answer.balance,
  }))
export type ProviderAnswer = z.output<typeof AnswerSchema>

export const CreatedSchema = z.object({ token: z.string().regex(tokenPattern), url: z.url({ protocol: /^https?$/ }) })

export const RefundAnswerSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('REVERSED') }),
  z.object({
    type: z.literal('NULLIFIED'),
    response_code: z.number().int(),
    balance: orNull(z.number().min(0)),
    authorization_code: orNull(z.string().max(20)),
  }),
])
export type RefundAnswer = z.output<typeof RefundAnswerSchema>
