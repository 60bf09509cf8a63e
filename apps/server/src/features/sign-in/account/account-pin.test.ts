import { coreMessages } from '@portal/contract/core/core-messages'
import { createAccountMessages as says } from '@portal/contract/sign-in/account-messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { awayFromEnd, zoneWithNoonNow } from '#test/clock.ts'
import { aUser, mailsTo } from '#test/people.ts'
import { agePin, countCodes, expectRetryAfter, passMidnight } from '#test/pins.ts'
import { anEmail, askAccountPin, fromElsewhere } from '#test/registration.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp({}, { dayZone: zoneWithNoonNow() })
})
afterAll(() => t.close())

const askPin = (email: string, rest: object = {}, app = t) => askAccountPin(app, email, rest)

describe('asking for the PIN of an account', () => {
  test('0: mails four digits at once', async () => {
    const email = anEmail()
    const reply = await askPin(email, { idioma: 'en' })

    expect(reply).toMatchObject({ status: 200, estado: 'OK', codigo: 0, datos: null })
    const [mail] = await mailsTo(t, email)
    expect(mail).toMatchObject({ estado: 'enviado', asunto: 'Your code to create the account', idioma: 'en' })
    expect(mail!.texto).not.toContain('Eva')
    expect(mail!.vence_en!.getTime() - Date.now()).toBeLessThanOrEqual(600_000)
  })

  test('a registered address gets the same answer, and a mail that says so', async () => {
    const user = await aUser(t)
    const { headers: _, ...known } = await askPin(user.email)
    const { headers: __, ...unknown } = await askPin(anEmail())

    expect(known).toEqual(unknown)
    const [mail] = await mailsTo(t, user.email)
    expect(mail).toMatchObject({ estado: 'enviado', asunto: 'Ya tiene una cuenta' })
    expect(mail!.texto).not.toMatch(/^ {4}\d{4}$/m)
  })

  test.each([
    ['3 without a name', { nombres: ' ' }, 'nameRequired'],
    ['4 without an e-mail', { email: '' }, 'emailRequired'],
    ['14 with something that is no e-mail', { email: 'nueva@' }, 'emailInvalid'],
    ['14 with a second receiver', { email: 'a@example.com,b@example.com' }, 'emailInvalid'],
    ['14 with a header', { email: 'a@example.com\r\nBcc: b@example.com' }, 'emailInvalid'],
  ] as const)('answers %s', async (_, rest, key) => {
    expect(await askPin(anEmail(), rest)).toMatchObject({ status: 400, codigo: says[key].code })
  })

  test('5: another one only after 3 minutes, whether or not it is registered', async () => {
    const emails = [anEmail(), (await aUser(t)).email]
    for (const email of emails) {
      await askPin(email)
      await agePin(t, email, 2.9)
      const reply = await askPin(email.toUpperCase())
      expect(reply).toMatchObject({ codigo: says.tooSoon.code })
      expectRetryAfter(reply, 6)
      await agePin(t, email, 0.1)
      expect(await askPin(email)).toMatchObject({ status: 200 })
    }
  })

  test('of many requests at once one makes a PIN', async () => {
    const email = anEmail()
    const replies = await Promise.all(Array.from({ length: 10 }, () => askPin(email)))
    expect(countCodes(replies)).toEqual({ [says.codeSent.code]: 1, [says.tooSoon.code]: 9 })
    expect(await mailsTo(t, email)).toHaveLength(1)
  })

  test('15: five a day, then the owner of the address is warned once', async () => {
    for (const email of [anEmail(), (await aUser(t)).email]) {
      for (let n = 0; n < 5; n++) {
        expect(await askPin(email)).toMatchObject({ status: 200 })
        await agePin(t, email, 3)
      }
      const replies = [await askPin(email), await askPin(email)]
      for (const reply of replies) {
        expect(reply).toMatchObject({ codigo: says.dailyLimit.code })
        expectRetryAfter(reply, 24 * 3600)
      }
      const warnings = (await mailsTo(t, email)).filter(({ motivo }) => motivo === 'pin.account.limit')
      expect(warnings).toMatchObject([{ asunto: 'Demasiados intentos con su correo' }])
      await passMidnight(t)
      expect(await askPin(email)).toMatchObject({ status: 200 })
    }
  })

  test('6: the mail server did not take it', async () => {
    const mute = await startApp({ SMTP_URL: 'smtp://127.0.0.1:1' })
    const user = await aUser(mute)
    for (const email of [anEmail(), user.email])
      expect(await askPin(email, {}, mute)).toMatchObject({ status: 500, codigo: says.emailNotSent.code })
    await mute.close()
  })

  test('7: the PIN cannot be stored', async () => {
    await sql`alter table pin add constraint full_disk check (motivo <> 'account') not valid`.execute(t.deps.db)
    const email = anEmail()
    expect(await askPin(email)).toMatchObject({ status: 500, codigo: says.pinNotGenerated.code })
    await sql`alter table pin drop constraint full_disk`.execute(t.deps.db)
    expect(await mailsTo(t, email)).toEqual([])
  })

  test('987: 30 requests in an hour from one network address', async () => {
    await awayFromEnd(3600)
    const source = fromElsewhere()
    const ask = () => t.call('POST', '/v1/persona/crear_cuenta/pin', { nombres: 'Eva', email: anEmail() }, null, source)
    const replies = await Promise.all(Array.from({ length: 32 }, ask))
    expect(countCodes(replies)).toEqual({ [says.codeSent.code]: 30, [coreMessages.tooMany.code]: 2 })
  })

  test('REVEAL_LOGIN_CAUSE says 12 for a registered address', async () => {
    const open = await startApp({ REVEAL_LOGIN_CAUSE: 'true' })
    const { email } = await aUser(open)
    expect(await askPin(email, {}, open)).toMatchObject({ status: 409, codigo: says.emailAlreadyRegistered.code })
    await open.close()
  })
})
