import { Module } from '@portal/contract/access/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#core/database/database.ts'
import { aContact } from '#test/contacts.ts'
import { sendForm } from '#test/items.ts'
import { type MailServer, startMailServer } from '#test/mail-server.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { personData } from '../../../sources.ts'
import { sendDue } from '../send/send.ts'

let server: MailServer
let t: TestApp
let clerk: Person
beforeAll(async () => {
  server = await startMailServer()
  const env = { SMTP_URL: server.url, PORTAL_ROLES: 'web', BROADCAST_PER_MINUTE: '0', BROADCAST_PER_HOUR: '0' }
  t = await startApp(env)
  const modules = [Module.broadcasts, Module.allContacts]
  clerk = await aUser(t, { enterpriseId: await theHouse(t), modules })
})
afterAll(async () => {
  await t.close()
  await server.stop()
})
beforeEach(() => {
  server.received.length = 0
})

const letter = { titulo: 'Novedades', asunto: 'Hola', mensaje: '<p>Hay novedades.</p>' }
const count = async (id: number) =>
  (await t.call('POST', '/v1/contacto/difusion/contar', { contactos: `${id}` }, clerk)).datos
const contactOf = (email: string) => aContact(t, clerk, { email })

/** Sends a letter to a contact, and returns the path of its unsubscribe link; null when it was left out. */
async function letterTo(id: number): Promise<string | null> {
  const before = server.received.length
  const form = { ...letter, contactos: `${id}`, enviar: true }
  const { status, datos } = await sendForm(t, '/v1/contacto/difusion/save', form, clerk)
  if (status !== 200) return null
  await sendDue(t.deps, datos.id, undefined)
  const got = server.received[before]
  if (!got) return null
  const head = got.text.split('\r\n\r\n')[0]!.replace(/\r\n[ \t]+/g, ' ')
  return new URL(/<(https?:[^>]+)>/.exec(/^List-Unsubscribe: .*$/m.exec(head)![0])![1]!).pathname
}
const get = (url: string) => t.app.inject({ method: 'GET', url })
const post = (url: string) =>
  t.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })

describe('unsubscribing', () => {
  test('looking changes nothing, posting does at once and again, and only by the own link', async () => {
    const id = await contactOf('fin@example.com')
    const path = (await letterTo(id))!
    const blocked = async () =>
      (
        await t.deps.db
          .selectFrom('contacto')
          .select('no_contactar_motivo as why')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).why
    const looked = await get(path)
    expect(looked.statusCode).toBe(200)
    expect(looked.body).toContain('<button>Darse de baja</button>')
    expect(await blocked()).toBe('')
    for (const url of [
      path.slice(0, -1) + (path.endsWith('A') ? 'B' : 'A'),
      path.replace(/\d+\./, '999999.'),
      '/v1/contacto/baja/1.x',
    ])
      expect((await post(url)).statusCode).toBe(404)
    for (const _ of [1, 2]) expect((await post(path)).statusCode).toBe(200)
    expect(await blocked()).toBe('baja')
    const told = t.deps.db.selectFrom('difusion_destinatario').select('estado').where('contacto_id', '=', id)
    expect(await told.execute()).toEqual([{ estado: 'baja' }]) // no longer only sent
    expect(await count(id)).toMatchObject({ total: 0, nombres_omitidos: [{ motivo: 'baja' }] })
  })

  test.each([
    ['deleted', (id: number) => sql`update contacto set eliminado_en = now() where id = ${id}`.execute(t.deps.db)],
    [
      'erased',
      async (_: number, email: string) => {
        for (const source of personData) await inTransaction(t.deps.db, (db) => source.erase(db, email))
      },
    ],
    [
      'moved to another address',
      (id: number) => sql`update contacto set email = 'otra-' || email where id = ${id}`.execute(t.deps.db),
    ],
  ])('holds for the address although the contact was %s and made anew', async (how, gone) => {
    const email = `vuelve-${how.length}@example.com`
    const id = await contactOf(email)
    await post((await letterTo(id))!)
    await gone(id, email)
    const kept = await t.deps.db.selectFrom('supresion').selectAll().execute()
    if (how === 'erased') expect(JSON.stringify(kept)).not.toContain(email)
    const again = await contactOf(email.toUpperCase())
    expect(await letterTo(again)).toBeNull()
    expect(await count(again)).toMatchObject({ total: 0, nombres_omitidos: [{ motivo: 'baja' }] })
  })

  test('holds when the contact was deleted before he unsubscribed', async () => {
    const id = await contactOf('antes@example.com')
    const path = (await letterTo(id))!
    await sql`update contacto set eliminado_en = now() where id = ${id}`.execute(t.deps.db)
    await post(path)
    expect(await letterTo(await contactOf('antes@example.com'))).toBeNull()
  })

  test('ends by the link of the letter itself, and by no other', async () => {
    const id = await contactOf('alta@example.com')
    const path = (await letterTo(id))!
    expect((await post(path)).body).toContain('/v1/contacto/alta/')
    const back = path.replace('/baja/', '/alta/')
    expect((await get(back)).body).toContain('<button>Volver a recibirlos</button>')
    expect(await letterTo(id)).toBeNull()
    expect((await post(back.slice(0, -2))).statusCode).toBe(404)
    expect((await post(back)).statusCode).toBe(200)
    expect(await letterTo(id)).not.toBeNull()
  })
})
