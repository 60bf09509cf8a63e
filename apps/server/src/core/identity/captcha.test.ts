import { coreMessages } from '@portal/contract/core/core-messages'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { openCaptcha } from './captcha.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const noGoogle = { RECAPTCHA_SITE_KEY: undefined, RECAPTCHA_SECRET: undefined }
const altcha = openCaptcha({ CAPTCHA: 'altcha', ...noGoogle }, 'secret')
const verify = (payload: unknown, captcha = altcha) => captcha.verify(database.db, payload)

const encode = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64')

/** Solves a task as the widget does in the browser. */
async function solved(captcha = altcha) {
  const challenge = (await captcha.challenge()) as Challenge
  const solution = (await solveChallenge({ challenge, deriveKey }))!
  return { challenge, solution }
}

describe('proof of work', () => {
  test('lets a solved task pass once, also for two forms sent side by side', async () => {
    const payload = encode(await solved())
    expect((await Promise.all([verify(payload), verify(payload)])).sort()).toEqual(['invalid', 'ok'])
    expect(await verify(payload)).toBe('invalid')
  })

  test('tells an empty field from a wrong one', async () => {
    for (const nothing of ['', undefined, null]) expect(await verify(nothing)).toBe('empty')
    for (const wrong of ['x', '{}', encode({}), encode({ challenge: null }), 42, {}, 'a'.repeat(5000)])
      expect(await verify(wrong)).toBe('invalid')
  })

  test('refuses another counter, another key, an easier task and the task of another portal', async () => {
    const { challenge, solution } = await solved()
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } }
    const lasting = { ...challenge, parameters: { ...challenge.parameters, expiresAt: 9_999_999_999 } }
    for (const forged of [
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge, solution: { ...solution, derivedKey: '' } },
      { challenge, solution: { ...solution, counter: -1 } },
      { challenge: easier, solution },
      { challenge: lasting, solution },
      { challenge: { parameters: challenge.parameters }, solution },
      { challenge: null, solution: null, test: true },
    ])
      expect(await verify(encode(forged))).toBe('invalid')
    const other = openCaptcha({ CAPTCHA: 'altcha', ...noGoogle }, 'another secret')
    expect(await verify(encode({ challenge, solution }), other)).toBe('invalid')
    expect(await verify(encode({ challenge, solution }))).toBe('ok')
  })

  test('forgets a task after ten minutes', async () => {
    const payload = encode(await solved())
    vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ['Date'] })
    expect(await verify(payload)).toBe('invalid')
    vi.useRealTimers()
  })
})

describe('reCAPTCHA', () => {
  const google = (send: typeof fetch) =>
    openCaptcha({ CAPTCHA: 'recaptcha', RECAPTCHA_SITE_KEY: 'public', RECAPTCHA_SECRET: 'hidden' }, 'secret', send)
  const answering = (success: boolean) => vi.fn<typeof fetch>(async () => Response.json({ success }))

  test('asks Google with our secret', async () => {
    const send = answering(true)
    expect(await verify('token', google(send))).toBe('ok')
    expect(String(send.mock.calls[0]?.[1]?.body)).toBe('secret=hidden&response=token')
    expect(send.mock.calls[0]?.[1]?.redirect).toBe('error') // the secret goes nowhere else
    expect(await verify('token', google(answering(false)))).toBe('invalid')
  })

  test('does not ask for an empty field', async () => {
    const send = answering(true)
    expect(await verify('', google(send))).toBe('empty')
    expect(send).not.toHaveBeenCalled()
  })

  test('lets nobody in while Google is away', async () => {
    const away = async () => {
      throw new TypeError('fetch failed')
    }
    await expect(verify('token', google(away))).rejects.toMatchObject({ entry: coreMessages.busy })
    await expect(
      verify(
        'token',
        google(async () => new Response('<html>')),
      ),
    ).rejects.toMatchObject({ entry: coreMessages.busy })
  })
})

test('switched off, everyone passes and nothing is asked', async () => {
  const off = openCaptcha({ CAPTCHA: 'off', ...noGoogle }, 'secret')
  expect(await verify('', off)).toBe('ok')
  expect(await off.challenge()).toBeNull()
})
