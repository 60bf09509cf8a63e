import { coreMessages } from '@portal/contract/core/core-messages'
import type { Call, Envelope, Method, ServedCall, Terms } from '@portal/contract/core/endpoint'
import type { Messages } from '@portal/contract/core/messages'
import { proofMessages } from '@portal/contract/core/proof-messages'
import type { z } from 'zod'
import { type Actor, type Caller, standingOf } from '../base/actor.ts'
import { Answer, JsonText, type Upload } from '../base/answers.ts'
import { Refusal, refusalOf } from '../base/errors.ts'
import { refuseStale } from '../base/fresh-proof.ts'
import { networkOf } from '../base/ip-addresses.ts'
import { entryOfIssue } from '../base/issues.ts'
import { causedBy, type MailCause } from '../base/mail-cause.ts'
import type { Db } from '../database/database.ts'
import { runOnce } from '../database/idempotency.ts'
import { readWithRetry } from '../database/read-retry.ts'
import { asRead } from '../database/reading.ts'
import { budgetOf } from './budgets.ts'
import { fingerprintOf } from './fingerprint.ts'
import { refuseKey } from './key-access.ts'
import { limitKeyOf, refuseBeyond } from './rate-limits.ts'
import { cleaned } from './text-check.ts'

type Out<S> = S extends z.ZodType ? z.output<S> : undefined

export interface Input<T extends Terms> {
  params: Out<T['params']>
  body: Out<T['body']>
  files: readonly Upload[]
  caller: Caller
  actor: T['access'] extends 'public' ? Actor | null : Actor
}

/** Who sends a call. */
export interface Requester {
  caller: Caller
  actor: Actor | null
}

export interface Sent extends Requester {
  params: unknown
  body: unknown
  files?: readonly Upload[]
  /** Made in the browser, one per form: a retry after a lost answer does nothing twice. */
  idempotencyKey?: string | undefined
}

export interface Outcome {
  status: number
  text: string
  /** The text, already encoded. */
  bytes?: Buffer | undefined
  retryAfter?: number | undefined
}

export interface Mounted {
  call: Call<unknown, unknown, unknown>
  terms: Terms
  /**
   * Checks access, then budget and limit, before anything sent is read. Returns the refusal, or null when the call may
   * proceed.
   */
  admit(comer: Requester): Promise<Outcome | null>
  /** Serves an admitted call: input, handler, envelope. */
  answer(sent: Sent): Promise<Outcome>
}

/** The table of all calls of the API. HTTP and page loaders both send their calls through it. */
export class Door {
  readonly #mounted = new Map<string, Mounted>()
  readonly #db: Db
  readonly #onFailure: (error: unknown, comer: Requester) => void

  constructor(db: Db, onFailure: (error: unknown, comer: Requester) => void) {
    this.#db = db
    this.#onFailure = onFailure
  }

  /**
   * Mounts a call: checks access, limits and input, runs the handler, and answers with only what the reply schema
   * names.
   */
  mount<T extends Terms, M extends Method>(
    call: ServedCall<T, M>,
    handler: (input: Input<T>) => Promise<z.input<T['reply']> | JsonText | Answer<z.input<T['reply']>>>,
  ): void {
    const key = keyOf(call)
    const { terms } = call
    if (!terms) throw new Error(`${key} is declared without its terms`)
    if (this.#mounted.has(key)) throw new Error(`${key} is mounted twice`)

    const work = async (sent: Sent): Promise<Outcome> => {
      const input = {
        params: parse(terms.params, sent.params, call.area),
        body: parse(terms.body, sent.body ?? {}, call.area),
        files: sent.files ?? [],
        caller: sent.caller,
        actor: sent.actor,
      } as Input<T>
      refuseUnproven(terms, input)
      const read = () => asRead(terms.mayLag ?? false, () => readWithRetry(() => handler(input)))
      const result = await (call.method === 'GET' ? read() : handler(input))
      return { status: 200, ...wholeOf(call, terms.reply, result) }
    }

    const once = async (sent: Sent): Promise<Outcome> => {
      if (call.method !== 'POST' || !sent.idempotencyKey || terms.answersSecret) return work(sent)
      const key = [sent.idempotencyKey, limitKeyOf(sent.actor ?? sent.caller)].join('|')
      const fingerprint = await fingerprintOf(call, sent)
      const outcome = await runOnce(this.#db, { key, fingerprint }, () => work(sent))
      if (!outcome) throw new Refusal(coreMessages.changedByOther)
      return outcome
    }

    const refusedAs = (error: unknown, comer: Requester & Pick<Partial<Sent>, 'body'>): Outcome => {
      if (!(error instanceof Refusal)) this.#onFailure(error, comer)
      const refusal = refusalOf(error)
      if (!terms.failed || refusal.entry !== coreMessages.unexpected) return refused(refusal)
      const { failed } = terms
      const entry = typeof failed === 'function' ? failed(comer.body) : failed
      return refused(new Refusal(entry, { cause: error }))
    }

    const admit = async (comer: Requester): Promise<Outcome | null> => {
      try {
        if (comer.actor) refuseKey(call.method, terms, comer.actor)
        refuseStranger(terms, comer.actor)
        refuseEnrolling(terms, comer.actor)
        if (terms.budget)
          await refuseBeyond(this.#db, budgetOf(terms.budget, comer.actor), limitKeyOf(comer.actor ?? comer.caller))
        if (terms.limit) await refuseBeyond(this.#db, terms.limit, limitKeyOf(comer.actor ?? comer.caller))
        return null
      } catch (error) {
        return refusedAs(error, comer)
      }
    }

    const answer = async (sent: Sent): Promise<Outcome> => {
      try {
        return await causedBy(terms.owesMail ? undefined : causeOf(sent), () => once(withCleanTexts(sent)))
      } catch (error) {
        return refusedAs(error, sent)
      }
    }
    this.#mounted.set(key, { call, terms, admit, answer } as unknown as Mounted)
  }

  /** For everything that lists the calls: HTTP routes, OpenAPI, the test of every call. */
  get calls(): readonly Mounted[] {
    return [...this.#mounted.values()]
  }

  /** Returns the mounted call. Throws when it is not mounted. */
  find(call: Pick<Call<never, never, never>, 'method' | 'path'>): Mounted {
    const mounted = this.#mounted.get(keyOf(call))
    if (!mounted) throw new Error(`${keyOf(call)} is not mounted`)
    return mounted
  }

  /** Sends a call without HTTP. `isAdmitted`: access, budget and limit were checked before. */
  async enter(
    call: Pick<Call<never, never, never>, 'method' | 'path'>,
    { isAdmitted, ...sent }: Sent & { isAdmitted?: boolean },
  ): Promise<{ status: number; envelope: Envelope }> {
    const mounted = this.find(call)
    const { status, text } = (isAdmitted ? null : await mounted.admit(sent)) ?? (await mounted.answer(sent))
    return { status, envelope: JSON.parse(text) as Envelope }
  }
}

const causeOf = ({ actor, caller }: Requester): MailCause => ({
  whom: networkOf(limitKeyOf(actor ?? caller)),
  standing: standingOf(actor),
})

const keyOf = (call: Pick<Call<never, never, never>, 'method' | 'path'>) => `${call.method} ${call.path}`

/** Throws 401 without a session, 403 without one of the modules, one of the roles or, where needed, outside the house. */
function refuseStranger(
  { access, isOfHouse, roles }: Pick<Terms, 'access' | 'isOfHouse' | 'roles'>,
  actor: Actor | null,
): void {
  if (access === 'public') return
  if (!actor) throw new Refusal(coreMessages.sessionEnded)
  if (isOfHouse && !actor.isOfHouse) throw new Refusal(coreMessages.notAllowed)
  if (roles && !roles.includes(actor.role)) throw new Refusal(coreMessages.notAllowed)
  if (access === 'session') return
  const wanted = typeof access === 'string' ? [access] : access
  if (!wanted.some((module) => actor.modules.has(module))) throw new Refusal(coreMessages.notAllowed)
}

/** Throws `factorMissing` for a session that may only add a device for the second factor. */
function refuseEnrolling(
  { access, whileEnrolling }: Pick<Terms, 'access' | 'whileEnrolling'>,
  actor: Actor | null,
): void {
  if (actor?.mustEnrol && access !== 'public' && !whileEnrolling) throw new Refusal(proofMessages.factorMissing)
}

/**
 * Whether a call is refused before the site opens: to visitors, and what mails people outside, whose links would lead
 * nowhere (rule opening/closed).
 */
export const waitsForOpening = ({ access, budget, whileClosed }: Terms, actor: Actor | null): boolean =>
  !whileClosed && (budget === 'mailing' || (access === 'public' && !actor?.isOfHouse))

/**
 * Throws `identityUnproven` when the call asks for a fresh proof of identity and the last one is older than 10 minutes.
 */
function refuseUnproven(
  { fresh }: Pick<Terms, 'fresh'>,
  { actor, body }: { actor: Actor | null; body: unknown },
): void {
  if (!fresh || !actor || (fresh !== 'always' && !actor.hasFactor)) return // who uses an API key counts as having one
  if (typeof fresh === 'function' && !fresh(body)) return
  refuseStale(actor)
}

/** Cleans all texts of a call, from HTTP or from a page being rendered. */
function withCleanTexts(sent: Sent): Sent {
  const files = (sent.files ?? []).map((file) => ({ ...file, name: cleaned(file.name) as string }))
  return { ...sent, params: cleaned(sent.params), body: cleaned(sent.body), files }
}

type Said = Pick<Call<never, never, never>, 'done'>

function wholeOf(call: Said, reply: z.ZodType, result: unknown): Pick<Outcome, 'text' | 'bytes'> {
  const { data, entry, state } = result instanceof Answer ? result : { data: result, entry: call.done, state: 'OK' }
  const head = { estado: state, mensaje: entry?.es ?? '', ...(entry && { codigo: entry.code }) }
  if (data instanceof JsonText) return data.within(JSON.stringify(head).slice(0, -1))
  return { text: JSON.stringify({ ...head, datos: reply.parse(data) }) }
}

/** Returns the answer for a refusal; all errors leave through it. */
export function refused({ entry, fields, data, retryAfter }: Refusal): Outcome {
  const campos = Object.keys(fields).length ? { campos: fields } : {}
  const envelope = {
    estado: 'ERR',
    mensaje: entry.es,
    datos: data ?? null,
    codigo: entry.code,
    ...campos,
  } satisfies Envelope
  const wait = retryAfter ?? (entry.status === 503 ? 5 : undefined)
  return { status: entry.status, text: JSON.stringify(envelope), retryAfter: wait }
}

/**
 * Parses input. Issues carry the name of a catalogue entry; the answer holds the number of each field, and the first
 * one as its message. `letras` are the signs of a field that cannot be printed.
 */
function parse(schema: z.ZodType | undefined, value: unknown, area: Messages): unknown {
  const result = schema?.safeParse(value)
  if (!result || result.success) return result?.data
  const named = result.error.issues.map((issue) => ({ field: issue.path.join('.'), ...entryOfIssue(issue, area) }))
  const fields: Record<string, number> = {}
  const letras: Record<string, string> = {}
  for (const { field, entry, letters } of named) {
    if (!field || field in fields) continue
    fields[field] = entry.code
    if (letters) letras[field] = letters
  }
  const data = Object.keys(letras).length ? { letras } : null
  throw new Refusal(named[0]?.entry ?? coreMessages.invalid, { fields, data })
}
