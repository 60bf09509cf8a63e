import type { Reply } from '#core/api/api.ts'

/** Account creation and reset have the same steps: request a PIN, then send it with a password. */
export type Step = 'data' | 'pin'

export interface StepResult {
  /** The step to show now. */
  step: Step
  reply: Reply<unknown>
  /** The typed values, without PIN and passwords. */
  sent: Readonly<Record<string, string>>
  /** When the last PIN was sent, in milliseconds since 1970; 0 before the first. */
  pinSentAt: number
}

export interface StepForm {
  /** Whether the form requests a PIN. */
  asksPin: boolean
  /** Whether the reader requested another PIN, which stays at the PIN step. */
  isAgain: boolean
  sent: Record<string, string>
  pinSentAt: number
}

/** Takes from a sent form what is no field of its call. `fields` are copied into the next form. */
export function readStep(form: FormData, fields: readonly string[]): StepForm {
  const asksPin = form.get('paso') === 'pin'
  const isAgain = form.get('otra_vez') === '1'
  const pinSentAt = Number(form.get('pin_enviado')) || 0
  for (const name of ['paso', 'otra_vez', 'pin_enviado']) form.delete(name)
  const sent: Record<string, string> = {}
  for (const name of fields) {
    const value = form.get(name)
    if (typeof value === 'string') sent[name] = value
  }
  return { asksPin, isAgain, sent, pinSentAt }
}

/** Returns the state after a PIN request: the next step, unless the first request was refused. */
export function resultOf({ asksPin, isAgain, sent, pinSentAt }: StepForm, reply: Reply<unknown>): StepResult {
  const isSent = asksPin && reply.ok
  const step = !asksPin || isAgain || isSent ? 'pin' : 'data'
  return { step, reply, sent, pinSentAt: isSent ? Date.now() : pinSentAt }
}
