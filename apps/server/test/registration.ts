import { expect } from 'vitest'
import { password, pinMailedTo } from './people.ts'
import type { TestApp } from './start-app.ts'

let made = 0

/** An address of its own for each call, so that limits per address stay out of the way. */
export const fromElsewhere = () => ({ remoteAddress: `10.${made >> 8}.${made++ & 255}.1` })

export const anEmail = () => `nueva${made++}@example.com`

export function askAccountPin(app: TestApp, email: string, rest: object = {}) {
  const form = { nombres: 'Eva', email, idioma: 'es', ...rest }
  return app.call('POST', '/v1/persona/crear_cuenta/pin', form, null, fromElsewhere())
}

export function createAccount(app: TestApp, email: string, rest: object = {}, source = fromElsewhere()) {
  const names = { nombres: 'Eva', apellido_paterno: 'Soto', email, idioma: 'es' }
  const form = { ...names, pin: '0000', password, confirmacion: password, ...rest }
  return app.call('POST', '/v1/persona/crear_cuenta', form, null, source)
}

/** An address with a PIN for an account, and that PIN. */
export async function accountPin(app: TestApp, email = anEmail()): Promise<{ email: string; pin: string }> {
  expect(await askAccountPin(app, email)).toMatchObject({ status: 200 })
  return { email, pin: await pinMailedTo(app, email) }
}
