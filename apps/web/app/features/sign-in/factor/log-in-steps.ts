import type { In, Of } from '@portal/contract/core/fields'
import { sessionCalls } from '@portal/contract/sign-in/calls'
import { logInFactorCalls } from '@portal/contract/sign-in/factor/calls'
import { ProofKind } from '@portal/contract/sign-in/factor/constants'
import { factorMessages } from '@portal/contract/sign-in/factor/messages'
import type { FinishLogInSchema, PendingLogInSchema, UsedPasskeySchema } from '@portal/contract/sign-in/factor/schemas'
import { loginMessages } from '@portal/contract/sign-in/messages'
import type { LoggedInSchema } from '@portal/contract/sign-in/schemas'
import type { Api, Refused, Reply } from '#core/api/api.ts'
import { knownBrowser, withBrowser } from '../known-browser.ts'

/** A right password that waits for its second factor. */
export type Waiting = Pick<Of<typeof PendingLogInSchema>, 'reto' | 'formas'>

/** What a form of the log-in page is: the password, the second factor of one that waits, or a passkey alone. */
export type Step = 'password' | 'factor' | 'passkey'

/** The refusal of a step, and what waits after it. */
interface StepRefused {
  ok: false
  step: Step
  /** What was refused in the second step. */
  kind?: ProofKind
  refusal: Refused
  /** The e-mail that was sent with a password. */
  email?: string
  waiting: Waiting | null
}

type Opened = Extract<Reply<Of<typeof LoggedInSchema>>, { ok: true }>

/** Sends one step of a log-in. Returns the opened session, or the refusal with what may be tried next. */
export function sendStep(api: Api, form: FormData): Promise<Opened | StepRefused> {
  const step = (form.get('paso') || 'password') as Step
  return { password: sendPassword, factor: sendFactor, passkey: sendPasskey }[step](api, form)
}

async function sendPassword(api: Api, form: FormData): Promise<Opened | StepRefused> {
  const reply = await api.call(sessionCalls.login, { body: withBrowser(form) })
  if (reply.ok) return reply
  const isWaiting = reply.codigo === loginMessages.factorNeeded.code
  const waiting = isWaiting ? (reply.datos as Waiting) : null
  return { ok: false, step: 'password', refusal: reply, email: textIn(form, 'email'), waiting }
}

async function sendFactor(api: Api, form: FormData): Promise<Opened | StepRefused> {
  const waiting = waitingIn(form)
  const tipo = textIn(form, 'tipo') as ProofKind
  const proof = tipo === ProofKind.passkey ? { respuesta: answerIn(form) } : { codigo: textIn(form, 'codigo') }
  const body = { tipo, ...proof, reto: waiting.reto, dispositivo: knownBrowser() }
  const reply = await api.call(logInFactorCalls.finish, { body: body as In<typeof FinishLogInSchema> })
  if (reply.ok) return reply
  const isOver = reply.codigo === factorMessages.logInEnded.code
  return { ok: false, step: 'factor', kind: tipo, refusal: reply, waiting: isOver ? null : waiting }
}

async function sendPasskey(api: Api, form: FormData): Promise<Opened | StepRefused> {
  const body = { respuesta: answerIn(form), dispositivo: knownBrowser() }
  const reply = await api.call(logInFactorCalls.passkey, { body })
  return reply.ok ? reply : { ok: false, step: 'passkey', refusal: reply, waiting: null }
}

const textIn = (form: FormData, name: string) => String(form.get(name) ?? '')
const answerIn = (form: FormData) => JSON.parse(textIn(form, 'respuesta')) as In<typeof UsedPasskeySchema>
const waitingIn = (form: FormData): Waiting => ({
  reto: textIn(form, 'reto'),
  formas: textIn(form, 'formas').split(',') as ProofKind[],
})
