import { resetMessages as says } from '@portal/contract/sign-in/account-messages'
import { UserStatus } from '@portal/contract/users/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#core/database/database.ts'
import { aUser, mailsTo, password } from '#test/people.ts'
import { countCodes } from '#test/pins.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { together } from '#test/together.ts'
import { passwordLinkMail } from '../mails.ts'
import { issuePasswordLink } from './links.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

const look = (token: string) => t.call('GET', `/v1/persona/enlace_password/${token}`)
const choose = (token: string, typed = password, confirmacion = typed) =>
  t.call('POST', `/v1/persona/enlace_password/${token}`, { password: typed, confirmacion })
const invalid = { status: 404, codigo: says.linkInvalid.code }

async function aLink(wishes: Parameters<typeof aUser>[1] = { password: null }) {
  const user = await aUser(t, wishes)
  return { user, token: await issuePasswordLink(t.deps.db, user.id) }
}

test('a user made by staff sees whose link it is, chooses a password and logs in', async () => {
  const { user, token } = await aLink()
  expect(await look(token)).toMatchObject({ status: 200, datos: { nombres: 'Ana', email: user.email } })
  expect(await choose(token)).toMatchObject({ status: 200, codigo: 1 })
  expect(await t.call('POST', '/v1/persona/login', { email: user.email, password })).toMatchObject({ status: 200 })
  expect(await mailsTo(t, user.email)).toEqual([])
})

test('of two who use a link at once one succeeds, and nobody after them', async () => {
  const { user, token } = await aLink()
  const row = (db: Db) =>
    db.selectFrom('enlace_password').select('usuario_id').where('usuario_id', '=', user.id).forUpdate().execute()
  const use = () => choose(token)
  const replies = await together(t, row, use, use, use)
  expect(countCodes(replies)).toEqual({ 1: 1, [says.linkInvalid.code]: 2 })
  expect(await look(token)).toMatchObject(invalid)
})

test('a newer link replaces the ones before', async () => {
  const { user, token } = await aLink()
  const newer = await issuePasswordLink(t.deps.db, user.id)
  expect(await choose(token)).toMatchObject(invalid)
  expect(await choose(newer)).toMatchObject({ status: 200 })
})

test('a link lives 72 hours and opens nothing after that', async () => {
  const { user, token } = await aLink()
  const row = () => t.deps.db.selectFrom('enlace_password').selectAll().where('usuario_id', '=', user.id)
  const { vence_en, creado_en, token_hash } = await row().executeTakeFirstOrThrow()
  expect(vence_en.getTime() - creado_en.getTime()).toBe(72 * 3_600_000)
  expect(token_hash).not.toContain(token)
  await t.deps.db
    .updateTable('enlace_password')
    .set({ vence_en: new Date() })
    .where('usuario_id', '=', user.id)
    .execute()
  expect(await look(token)).toMatchObject(invalid)
  expect(await choose(token)).toMatchObject(invalid)
})

test('nobody else has a link: unknown, inactive and deleted', async () => {
  expect(await look('x'.repeat(43))).toMatchObject(invalid)
  expect(await choose('x'.repeat(43))).toMatchObject(invalid)
  expect(await look('short')).toMatchObject({ status: 400 })
  expect(await look((await aLink({ status: UserStatus.blocked })).token)).toMatchObject(invalid)
  const { user, token } = await aLink()
  await t.deps.db.updateTable('usuario').set({ eliminado_en: new Date() }).where('id', '=', user.id).execute()
  expect(await choose(token)).toMatchObject(invalid)
})

test('who had a password before is signed out everywhere and mailed', async () => {
  const { user, token } = await aLink({ language: 'en' })
  await choose(token, 'Otra-Clave-Nueva-34')
  expect(await t.call('GET', '/v1/licencia/init/data', undefined, user)).toMatchObject({ status: 401 })
  expect(await mailsTo(t, user.email)).toMatchObject([{ asunto: 'Your password was changed', idioma: 'en' }])
})

test('the rules of passwords hold, and a refused form does not use the link up', async () => {
  const { token } = await aLink()
  expect(await choose(token, 'short')).toMatchObject({ status: 400, codigo: says.passwordTooShort.code })
  expect(await choose(token, password, 'other')).toMatchObject({ codigo: says.confirmationDiffers.code })
  await sql`alter table usuario add constraint full_disk check (password_hash is null) not valid`.execute(t.deps.db)
  expect(await choose(token)).toMatchObject({ status: 500, codigo: says.notReset.code })
  await sql`alter table usuario drop constraint full_disk`.execute(t.deps.db)
  expect(await choose(token)).toMatchObject({ status: 200 })
})

test('the mail leads to the page in the language of its reader', () => {
  const to = { nombres: 'Ana', email: 'ana@example.com' }
  const es = passwordLinkMail('https://portal.example.com', { ...to, idioma: 'es' }, 'abc')
  const en = passwordLinkMail('https://portal.example.com', { ...to, idioma: 'en' }, 'abc')
  expect(es.body.button?.url).toBe('https://portal.example.com/create-password/abc')
  expect(en.body.button?.url).toBe('https://portal.example.com/create-password/abc?lang=en')
  expect(en).toMatchObject({ to: 'ana@example.com', subject: 'Choose your password', reason: 'password.link' })
})
