import { afterAll, beforeAll, expect, test } from 'vitest'
import { anItem, ask } from '../test/machines.ts'
import { aUser } from '../test/people.ts'
import { anEmail, askAccountPin, fromElsewhere } from '../test/registration.ts'
import { type Answered, startApp, type TestApp } from '../test/start-app.ts'
import { aContactForm, sendForm } from '../test/visitor-forms.ts'
import { aWorkshop, register } from '../test/workshops.ts'

/**
 * Fifty visitors at once, with two connections and memories that are empty: whoever took a second connection while they
 * holds one would wait until the pool gives up, after three seconds, and everyone with them.
 */
const visitors = 50
let t: TestApp
beforeAll(async () => {
  t = await startApp({}, { pool: 2 })
})
afterAll(() => t.close())

const askReset = (email: string) =>
  t.call('POST', '/v1/persona/restablecer/pin', { email, idioma: 'es' }, null, fromElsewhere())

/** Sends them all at once, and asks for the health meanwhile. */
async function burst(send: (nth: number) => Promise<Answered>): Promise<void> {
  const told = async (nth: number) => {
    const { status, mensaje } = await send(nth)
    return { status, mensaje }
  }
  const [health, ...replies] = await Promise.all([
    t.call('GET', '/v1/salud'),
    ...Array.from({ length: visitors }, (_, nth) => told(nth)),
  ])
  expect(replies.filter(({ status }) => status !== 200)).toEqual([])
  expect(health).toMatchObject({ status: 200 })
}

test('ask for the PIN of an account', () => burst(() => askAccountPin(t, anEmail())))

test('ask for the PIN of a new password', async () => {
  const { email } = await aUser(t)
  await burst((nth) => askReset(nth === 0 ? email : anEmail()))
})

test('register for a workshop', async () => {
  const workshop = await aWorkshop(t, 30, { cupo: 10 })
  await burst(() => register(t, workshop, { email: anEmail() }))
})

test('ask for a machine', async () => {
  const { id } = await anItem(t)
  await burst(() => ask(t, { clasificado_id: id, email: anEmail() }))
})

test('write to the company', () => burst(() => sendForm(t, 'contacto', aContactForm())))
