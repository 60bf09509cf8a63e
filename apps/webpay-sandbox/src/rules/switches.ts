import { z } from 'zod'

const seconds = z.int().positive()
const method = z.enum(['get', 'post'])

const shape = {
  /** What a second commit is told. Sources disagree, so a shop must survive all three. */
  recommit: z.enum(['locked', 'same', 'finished']).default('locked'),
  /** The words for a commit after the buyer pressed "anular": of today, and of two older releases. */
  abortedCommit: z.enum(['finished', 'status_10', 'status_19']).default('finished'),
  /** Refuse a buy_order that the commerce code has used before. The integration host does not. */
  strictBuyOrder: z.boolean().default(false),
  /** Seconds from create to the opening of the form. */
  openLimit: seconds.default(300),
  /** Seconds inside the form: 600 at the integration host, 240 seen in production. */
  formLimit: seconds.default(600),
  /** Seconds from the end of the form to the commit; after that the charge is not kept. Not published. */
  commitLimit: seconds.default(600),
  /** Seconds after the commit in which a full refund is a reversal. Older texts say 3600 or 1800. */
  reverseWindow: seconds.default(10_800),
  /** How the browser comes back after a payment. */
  returnMethod: method.default('get'),
  /** How it comes back after "anular": POST at the integration host, GET in production. */
  abortMethod: method.default('post'),
  /** How it comes back after a time-out. */
  timeoutMethod: method.default('get'),
  /** What opening an already open form does: shows it again, or ends in a form error. */
  reopened: z.enum(['form', 'form_error']).default('form'),
  /** Where the link of a page that can no longer be used leads: back with four parameters, or nowhere. */
  endedReturn: z.enum(['form_error', 'none']).default('form_error'),
  /** Returns that the sandbox itself sends to the shop next to the browser's, without cookies. */
  extraReturns: z.int().min(0).max(20).default(0),
  /** Milliseconds they wait. */
  extraReturnsDelay: z.int().min(0).max(60_000).default(0),
  /** Level 1 tells response codes down to -5, level 2 down to -11. */
  responseLevel: z.literal([1, 2]).default(1),
  /** Which version new tokens count for; `path` is the one they were made through. */
  apiVersion: z.enum(['path', '1.0', '1.1', '1.2', '1.3']).default('path'),
  /** After the reversal window a debit or prepaid card takes a full nullification, or (older) none. */
  debitRefund: z.enum(['full', 'reversal_only']).default('full'),
  /** Whether the status of a paid but uncommitted payment carries vci and payment type. */
  statusShowsPendingVci: z.boolean().default(true),
  /** Whether answers tell the amount of each instalment, which the real ones mostly leave out. */
  showInstallmentsAmount: z.boolean().default(false),
}

/** Reads what is stored; switches of another release are passed over. */
const StoredSwitches = z.object(shape)

/** Reads what a person asks for; a switch that does not exist is an error. */
export const SwitchesSchema = z.strictObject(shape)

export type Switches = z.infer<typeof SwitchesSchema>

/** What is stored, with the defaults for the rest. */
export const switchesOf = (stored: unknown): Switches => StoredSwitches.parse(stored)
