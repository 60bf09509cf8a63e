import { expect } from 'vitest'
import { mailsTo, type Person, password, pinMailedTo } from './people.ts'
import type { TestApp } from './start-app.ts'

/** What people do at the door of their accounts, in tests of an app that `of` gives: it is opened before each file's tests. */
export function accountCalls(of: () => TestApp) {
  let source = 0
  const from = () => ({ remoteAddress: `10.88.${source++ >> 8}.${source & 255}` })

  return {
    isOpen: async (as: Person) => (await of().call('GET', '/v1/persona/perfil', undefined, as)).status === 200,

    logIn: (email: string, typed = password) =>
      of().call('POST', '/v1/persona/login', { email, password: typed }, null, from()),

    /** The token of the newest link to a password that was mailed to an address. */
    async passwordLink(email: string): Promise<string> {
      for (const { texto } of await mailsTo(of(), email)) {
        const token = /\/create-password\/([\w-]+)/.exec(texto ?? '')?.[1]
        if (token) return token
      }
      throw new Error(`no mail to ${email} carries a link to a password`)
    },

    /** Chooses a password by such a link. */
    choose: (token: string, typed: string) =>
      of().call('POST', `/v1/persona/enlace_password/${token}`, { password: typed, confirmacion: typed }),

    /** Asks for the PIN of a reset, and reads it in the mailbox. */
    async resetPin(email: string): Promise<string> {
      const asked = await of().call('POST', '/v1/persona/restablecer/pin', { email, idioma: 'es' }, null, from())
      expect(asked).toMatchObject({ status: 200 })
      return pinMailedTo(of(), email)
    },

    reset: (email: string, pin: string, typed = 'Otra-Clave-Nueva-34') =>
      of().call('POST', '/v1/persona/restablecer', { email, pin, password: typed, confirmacion: typed }, null, from()),
  }
}
