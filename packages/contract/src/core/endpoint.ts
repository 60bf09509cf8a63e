import type { z } from 'zod'
import type { Module, Role } from '../access/constants.ts'
import type { Message, Messages } from './messages.ts'

/** The shape of every JSON answer (rule platform/envelope). `codigo` and `campos` name entries of the call's area. */
export interface Envelope {
  estado: 'OK' | 'ERR' | 'OK_NOTI'
  mensaje: string
  datos: unknown
  codigo?: number
  campos?: Record<string, number>
}

export type Method = 'GET' | Writing
export type Writing = 'POST' | 'PUT'

/** One call of the API, as browsers need it. */
export interface Call<Params, Body, Reply, M extends Method = Method> {
  readonly method: M
  readonly path: string
  /** The catalogue area of `codigo`; entries not found there belong to core (979 and up). */
  readonly area: Messages
  /** The message of a success. */
  readonly done?: Message
  /** The message of an alternative success; any other entry means that the result differs from the request. */
  readonly alsoDone?: Message
  /** The area of any other success message, when it is not `area`. */
  readonly doneArea?: Messages
  /** The body is a multipart form with files. */
  readonly multipart?: boolean
  /** For types only; never present. */
  readonly is?: { params: Params; body: Body; reply: Reply }
}

/** `public`: anyone. `session`: signed in. One module, or any of several. */
export type Access = 'public' | 'session' | Module | readonly Module[]

/**
 * What a writing call is, as far as its cost goes:
 * - `typing`: marks, moves, drafts and counts, of which people send many; they cost a row at most;
 * - `saving`: makes or changes a record;
 * - `mailing`: sends mail to someone, by its nature;
 * - `uploading`: stores a file, or makes one;
 * - `money`: fixes an amount, or takes a number of a series without gaps.
 */
export type Budget = 'typing' | 'saving' | 'mailing' | 'uploading' | 'money'

/** At most `max` per `seconds`, in fixed windows, for each account or address. */
export interface Limit {
  readonly name: string
  readonly max: number
  readonly seconds: number
}

/** What is sent, of whatever type the call has. */
// biome-ignore lint/suspicious/noExplicitAny: each call has a type of its own
type Sent = any

/** How the server serves a call: whom, how often, and by which schemas. */
export interface Terms {
  /** What it does, in English, for who reads the description of the API. */
  readonly summary: string
  readonly access: Access
  /** For staff of the house only, whatever modules others hold (rule scope/house-modules). */
  readonly isOfHouse?: boolean
  /** For these roles only, where no module opens the call (audit, settings, keys of other systems). */
  readonly roles?: readonly Role[]
  /** With one of these modules an API key may send a call that is open to every session (decision 059). */
  readonly keys?: readonly Module[]
  /** Of all calls of this kind together, for each account or address. */
  readonly budget?: Budget
  /** How often one account, or one address without a session, may send this call, besides its budget. */
  readonly limit?: Limit
  /** Its mails tell of what has happened elsewhere, such as a payment: no limit of mails may undo that. */
  readonly owesMail?: boolean
  /**
   * Asks for a proof of identity of the last 10 minutes (`identityUnproven`): `always`, or only of who has a second
   * factor, for what is sent. Decision 051.
   */
  readonly fresh?: 'always' | 'withFactor' | ((body: Sent) => boolean)
  /** Also answered to a session that must add a device for the second factor first. */
  readonly whileEnrolling?: boolean
  /**
   * Answered before the site opens, where it would not be: to anyone, if it is public; or although it sends mail
   * (rule opening/closed).
   */
  readonly whileClosed?: boolean
  /** In the path and the query. */
  readonly params?: z.ZodType
  readonly body?: z.ZodType
  /** Files of a multipart call: how many, and the maximum size of each, in bytes. */
  readonly files?: { readonly max: number; readonly bytes: number }
  readonly reply: z.ZodType
  /** The answer holds a token: it is not stored for a repetition. */
  readonly answersSecret?: boolean
  /** A GET whose rows may be two seconds old: where there is a replica, it answers (decision 062). */
  readonly mayLag?: boolean
  /** The message for an unexpected failure of this call, also by what was sent; the failure is logged as well. */
  readonly failed?: Message | ((body: unknown) => Message)
}

type Input<S> = S extends z.ZodType ? z.input<S> : unknown

/** A call as it is declared. */
export interface ServedCall<T extends Terms = Terms, M extends Method = Method>
  extends Call<Input<T['params']>, Input<T['body']>, z.output<T['reply']>, M> {
  /** For the server only: what is built for browsers is without them. */
  readonly terms?: T
}

type Said<M extends Method> = Omit<Call<never, never, never, M>, 'is'>

/**
 * Declares a call: first what browsers need of it, then how the server serves it, which the build for browsers leaves
 * out together with the schemas. A call that writes names its budget.
 */
export function call<T extends Terms & { budget?: undefined }>(said: Said<'GET'>, terms: T): ServedCall<T, 'GET'>
export function call<T extends Terms & { budget: Budget }>(said: Said<Writing>, terms: T): ServedCall<T, Writing>
export function call(said: Said<Method>, terms: Terms): ServedCall {
  return { ...said, terms }
}
