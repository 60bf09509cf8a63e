import { z } from 'zod'
import { hundredthsOf } from './amount.ts'
import { flows } from './returns.ts'

const operations = ['create', 'commit', 'status', 'refund', 'capture'] as const
export type Operation = (typeof operations)[number]

const longestWait = 600_000
const wait = z.int().min(0).max(longestWait)

/** Whom a plan concerns, and how often or how long; by default the next one, whoever it is. */
const scope = {
  buyOrder: z.string().optional(),
  amount: z.number().optional(),
  token: z.string().optional(),
  /** Null means until it is taken away or its time has ended. */
  times: z.int().positive().nullable().default(1),
  /** How long it waits for its moment, by the sandbox's clock. */
  seconds: z.number().positive().optional(),
}

const faultScope = {
  ...scope,
  operation: z.enum([...operations, 'any']),
  /** Before the state changes (the call does nothing) or after it (only the answer suffers). */
  when: z.enum(['before', 'after']).default('after'),
}

const plainKinds = ['drop', 'html_502', 'error_500', 'unavailable_503', 'empty_200', 'none_204'] as const

/** Something that goes wrong with a call of the API. */
export const FaultSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...faultScope, kind: z.enum(plainKinds) }),
  /** No answer; the line is cut after so long. */
  z.strictObject({ ...faultScope, kind: z.literal('hang'), milliseconds: wait.default(longestWait) }),
  /** A right answer, late. */
  z.strictObject({ ...faultScope, kind: z.literal('delay'), milliseconds: wait }),
  /** Any other answer. */
  z.strictObject({
    ...faultScope,
    kind: z.literal('answer'),
    status: z.int().min(200).max(599),
    body: z.unknown(),
    contentType: z.string().optional(),
  }),
  /** The right answer with fields set, null included, and fields taken out. */
  z.strictObject({
    ...faultScope,
    when: z.literal('after').default('after'),
    kind: z.literal('alter'),
    set: z.record(z.string(), z.unknown()).default({}),
    remove: z.array(z.string()).default([]),
  }),
])

export type Fault = z.infer<typeof FaultSchema>

/** What a buyer's part ends with, whatever they do. What is not said stays as it would have been. */
export const OutcomeSchema = z.strictObject({
  ...scope,
  /** 0 approves, a negative number rejects. */
  responseCode: z.int().min(-11).max(0).optional(),
  vci: z.string().nullable().optional(),
  authorizationCode: z
    .string()
    .regex(/^[0-9A-Za-z]{1,6}$/)
    .optional(),
  paymentTypeCode: z.enum(['VN', 'VC', 'SI', 'S2', 'NC', 'VD', 'VP']).optional(),
  installmentsNumber: z.int().min(0).max(48).optional(),
  cardNumber: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  /** `none`: the buyer closes the page and never comes back. */
  returnFlow: z.enum([...flows, 'none']).optional(),
  returnMethod: z.enum(['get', 'post']).optional(),
  extraReturns: z.int().min(0).max(20).optional(),
  extraReturnsDelay: z.int().min(0).max(60_000).optional(),
})

export type Outcome = z.infer<typeof OutcomeSchema>

/** Of whom it is asked whether a plan concerns them. The amount is in hundredths. */
export interface Subject {
  token?: string
  buyOrder?: string
  amount?: number
}

/** Whether the plan is meant for this payment. A plan that names nobody is meant for all. */
export function concerns(plan: Pick<Fault | Outcome, 'buyOrder' | 'amount' | 'token'>, subject: Subject): boolean {
  if (plan.buyOrder !== undefined && plan.buyOrder !== subject.buyOrder) return false
  if (plan.token !== undefined && plan.token !== subject.token) return false
  return plan.amount === undefined || hundredthsOf(plan.amount, 'USD') === subject.amount
}

/** The lowest response code that a level tells. */
export const lowestCode = (level: 1 | 2) => (level === 1 ? -5 : -11)
