import { coreMessages } from '@portal/contract/core/core-messages'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { Refusal } from '../base/errors.ts'
import { waits } from '../base/waits.ts'
import type { Db } from '../database/database.ts'
import type { Env } from '../environment/env.ts'

/*
 * What the page needs (altcha 3.2, `altcha/external` with the worker `altcha/workers/pbkdf2`, registered as
 * 'PBKDF2/SHA-256'): the widget takes the answer of `challenge()` as its `challenge` (an object by `configure`, or an
 * address and a `fetch` that unwraps `datos`), computes for about a second, and writes its payload, a base64 text, into
 * the hidden field `name`. `verify` takes that text. A challenge is valid once: after a refused form the widget is
 * reset and loads another. With reCAPTCHA the same field carries Google's token; `siteKey` is for its script.
 */

export type CaptchaOutcome = 'ok' | 'empty' | 'invalid'

export interface Captcha {
  readonly kind: Env['CAPTCHA']
  /** Google's public key; undefined with altcha. */
  readonly siteKey: string | undefined
  /** Returns a new task for the browser, or null with reCAPTCHA. */
  challenge(): Promise<object | null>
  /** Verifies the solution of a form and marks it as used: call it outside a transaction that may roll back. */
  verify(db: Db, payload: unknown): Promise<CaptchaOutcome>
}

type Settings = Pick<Env, 'CAPTCHA' | 'RECAPTCHA_SITE_KEY' | 'RECAPTCHA_SECRET'>

/** `secret` signs the tasks; it is the same in all processes (`captcha`). */
export function openCaptcha(settings: Settings, secret: string, send: typeof fetch = fetch): Captcha {
  const { CAPTCHA: kind, RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: googleSecret } = settings
  const none = async () => null
  if (kind === 'altcha') return { kind, siteKey: undefined, ...proofOfWork(secret) }
  if (kind === 'off') return { kind, siteKey: undefined, challenge: none, verify: async () => 'ok' }
  return { kind, siteKey, challenge: none, verify: (_db, token) => askGoogle(googleSecret ?? '', token, send) }
}

const lifeMs = 10 * 60_000
/** PBKDF2 rounds per step, and number of steps: about a second on a phone, a millisecond to verify. */
const cost = 5000
const steps = { min: 300, max: 900 }

const hex = z.string().regex(/^[0-9a-f]{1,256}$/)
const PayloadSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      cost: z.literal(cost),
      expiresAt: z.number(),
      keyLength: z.literal(32),
      keyPrefix: hex,
      keySignature: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.number(), derivedKey: hex }),
})

function proofOfWork(secret: string): Pick<Captcha, 'challenge' | 'verify'> {
  const secrets = { hmacSignatureSecret: `${secret}|task`, hmacKeySignatureSecret: `${secret}|key` }
  return {
    challenge: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(steps.max, steps.min),
        deriveKey,
        expiresAt: new Date(Date.now() + lifeMs),
        ...secrets,
      }),
    async verify(db, payload) {
      if (isEmpty(payload)) return 'empty'
      const parsed = PayloadSchema.safeParse(decoded(payload))
      if (!parsed.success) return 'invalid'
      const { challenge, solution } = parsed.data
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets })
      return verified && (await isFirstUse(db, challenge.parameters)) ? 'ok' : 'invalid'
    },
  }
}

const isEmpty = (payload: unknown) => payload === undefined || payload === null || payload === ''

function decoded(payload: unknown): unknown {
  if (typeof payload !== 'string' || payload.length > 4000) return null
  try {
    return JSON.parse(Buffer.from(payload, 'base64').toString())
  } catch {
    return null // not sent by our widget
  }
}

/** Of two forms with one solution, in any process, only one is the first. */
async function isFirstUse(db: Db, { nonce, expiresAt }: { nonce: string; expiresAt: number }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('captcha_usado')
    .values({ desafio: nonce, vence_en: new Date(expiresAt * 1000) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

const GoogleSchema = z.object({ success: z.boolean() })

async function askGoogle(secret: string, token: unknown, send: typeof fetch): Promise<CaptchaOutcome> {
  if (isEmpty(token)) return 'empty'
  if (typeof token !== 'string' || token.length > 8000) return 'invalid'
  try {
    const reply = await send('https://www.google.com/recaptcha/api/siteverify', {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(waits.captcha.wholeMs),
    })
    return GoogleSchema.parse(await reply.json()).success ? 'ok' : 'invalid'
  } catch (cause) {
    throw new Refusal(coreMessages.busy, { retryAfter: 5, cause }) // no form passes unchecked while Google is unavailable
  }
}
