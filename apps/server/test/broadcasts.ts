import { Module } from '@portal/contract/access/constants'
import { sendDue } from '../src/features/broadcasts/send/send.ts'
import { aContact } from './contacts.ts'
import { formWith, type SentFile, sendForm } from './items.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { aUser, type Person, theHouse } from './people.ts'
import { startApp, type TestApp } from './start-app.ts'

const aLetter = { titulo: 'Novedades', asunto: 'Hola', mensaje: '<p>Hay novedades.</p>' }

export interface BroadcastWorld {
  server: MailServer
  t: TestApp
  clerk: Person
  call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as?: Person): ReturnType<TestApp['call']>
  save(changes?: object, files?: readonly SentFile[]): ReturnType<TestApp['call']>
  update(id: number, changes: object, files?: readonly SentFile[]): ReturnType<TestApp['call']>
  /** Sends what is due of a broadcast. */
  due(id: number): Promise<void>
  states(id: number): Promise<Record<string, string>>
  contact(email: string, changes?: object): Promise<number>
  close(): Promise<void>
}

/** A portal with a mail server and someone who writes broadcasts. Jobs do not run by themselves. */
export async function broadcastWorld(variables: Record<string, string> = {}): Promise<BroadcastWorld> {
  const server = await startMailServer()
  const env = { SMTP_URL: server.url, PORTAL_ROLES: 'web', BROADCAST_PER_MINUTE: '0', BROADCAST_PER_HOUR: '0' }
  const t = await startApp({ ...env, ...variables })
  const modules = [Module.broadcasts, Module.contacts, Module.allContacts]
  const clerk = await aUser(t, { enterpriseId: await theHouse(t), modules, email: 'vendedora@example.com' })
  const path = '/v1/contacto/difusion'
  const call: BroadcastWorld['call'] = (method, rest, body, as = clerk) => t.call(method, `${path}/${rest}`, body, as)
  return {
    server,
    t,
    clerk,
    call,
    save: (changes = {}, files = []) =>
      sendForm(t, `${path}/save`, { ...aLetter, contactos: '', ...changes }, clerk, files),
    update(id, changes, files = []) {
      const { payload, headers } = formWith({ ...aLetter, contactos: '', ...changes }, files)
      return t.call('PUT', `${path}/update/${id}`, payload, clerk, { headers })
    },
    due: (id) => sendDue(t.deps, id),
    async states(id) {
      const { datos } = await call('GET', `${id}/destinatarios?page_row=100`)
      return Object.fromEntries(
        datos.destinatarios.map((one: { email: string; estado: string }) => [one.email, one.estado]),
      )
    },
    contact: (email, changes = {}) => aContact(t, clerk, { email, ...changes }),
    async close() {
      await t.close()
      await server.stop()
    },
  }
}
