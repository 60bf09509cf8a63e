import { privacyMessages as m } from '@portal/contract/privacy/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aUser, mailsTo } from '#test/people.ts'
import { aDataRequest, anAddress, anOfficer, askFor, confirmBy, requestToken } from '#test/privacy.ts'
import { fromElsewhere } from '#test/registration.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'
import { forgetUnconfirmed } from './queries.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp({ PORTAL_ROLES: 'web' })
})
afterAll(() => t.close())

const rowsOf = (email: string) =>
  t.deps.db.selectFrom('solicitud_datos').selectAll().where('email', '=', email).execute()
const listed = async () =>
  (await t.call('GET', '/v1/solicitud_datos/list?page_row=100', undefined, await anOfficer(t))).datos

describe('asking', () => {
  test('reaches staff only after its address has confirmed it, and says so with the term', async () => {
    const email = anAddress()
    expect(await askFor(t, email, { idioma: 'en' })).toMatchObject({ status: 200, datos: null })
    expect(JSON.stringify(await listed())).not.toContain(email)
    const [mail] = await mailsTo(t, email)
    expect(mail).toMatchObject({ asunto: 'Confirm your request about personal data', motivo: 'privacy.confirm' })
    expect(mail!.texto).not.toMatch(/Ana Rojas|Todo/) // a stranger could write them to anyone
    const token = await requestToken(t, email)
    const path = `/v1/solicitud_datos/enlace/${token}`
    expect((await t.call('GET', path)).datos).toMatchObject({ estado: 'por_confirmar', vence_el: null })
    expect(await confirmBy(t, token)).toMatchObject({ status: 200, datos: { estado: 'recibida' } })
    const { rows } = await sql<{ due: string }>`
      select ((now() at time zone 'America/Santiago')::date + 30)::text as due`.execute(t.deps.db)
    expect((await listed()).solicitudes).toContainEqual(
      expect.objectContaining({ email, estado: 'recibida', vence_el: rows[0]!.due, dias_restantes: 30 }),
    )
    expect((await mailsTo(t, email))[0]).toMatchObject({ motivo: 'privacy.received' })
  })

  test('in Portuguese is answered in it, by link and by the day', async () => {
    const email = anAddress()
    await askFor(t, email, { idioma: 'pt' })
    const [mail] = await mailsTo(t, email)
    expect(mail).toMatchObject({ idioma: 'pt', asunto: 'Confirme sua solicitação sobre dados pessoais' })
    expect(mail!.texto).toContain('lang=pt')
    await confirmBy(t, await requestToken(t, email))
    const [receipt] = await mailsTo(t, email)
    expect(receipt!.texto).toMatch(/Solicitação: Apagar meus dados\nResposta até: \d+ de \p{L}+ de \d{4}/u)
  })

  test('is confirmed once by two at once, with one receipt', async () => {
    const email = anAddress()
    await askFor(t, email)
    const token = await requestToken(t, email)
    const confirm = () => confirmBy(t, token)
    const replies = await together(t, row('solicitud_datos', Number.parseInt(token, 10)), confirm, confirm)
    expect(replies.map(({ status, datos }) => [status, datos.estado])).toEqual([
      [200, 'recibida'],
      [200, 'recibida'],
    ])
    expect((await mailsTo(t, email)).filter(({ motivo }) => motivo === 'privacy.received')).toHaveLength(1)
  })

  test('twice with one key stores one request and sends one mail', async () => {
    const email = anAddress()
    const from = fromElsewhere()
    const headers = { 'idempotency-key': 'one-key-of-a-form-0001' }
    const form = { tipo: 'acceso', nombre: 'Ana', email }
    for (const _ of [1, 2])
      expect(await t.call('POST', '/v1/solicitud_datos/enviar', form, null, { ...from, headers })).toMatchObject({
        status: 200,
      })
    expect(await rowsOf(email)).toHaveLength(1)
  })

  test('answers the same for an address that has an account, and for a filled trap, which stores nothing', async () => {
    const { email } = await aUser(t)
    const trapped = anAddress()
    const [known, unknown, trap] = [
      await askFor(t, email),
      await askFor(t, anAddress()),
      await askFor(t, trapped, { sitio_web: 'x' }),
    ]
    expect([known.status, known.datos]).toEqual([unknown.status, unknown.datos])
    expect([trap.status, trap.datos]).toEqual([unknown.status, unknown.datos])
    expect(await rowsOf(trapped)).toEqual([])
  })

  test.each([
    ['tipo', { tipo: 'olvido' }, m.rightInvalid],
    ['nombre', { nombre: ' ' }, m.nameInvalid],
    ['email', { email: 'ana' }, m.emailInvalid],
    ['detalle', { detalle: 'a'.repeat(100_000) }, m.detailInvalid],
  ])('with a wrong %s is refused', async (field, changes, entry) => {
    const email = anAddress()
    expect(await askFor(t, email, changes)).toMatchObject({ status: 400, campos: { [field]: entry.code } })
    expect(await rowsOf(email)).toEqual([])
  })

  test('of one address more than five times a day is refused, in any case of its letters', async () => {
    const email = anAddress()
    for (const _ of [1, 2, 3, 4, 5]) expect(await askFor(t, email)).toMatchObject({ status: 200 })
    expect(await askFor(t, email.toUpperCase())).toMatchObject({ status: 429, codigo: m.tooManyAsks.code })
  })
})

describe('a link', () => {
  test.each(['1-no-existe', 'x', '999999-aaaaaaaaaaaaaaaa', '1-ñ'])(
    'that is forged opens nothing: %s',
    async (token) => {
      expect(await t.call('GET', `/v1/solicitud_datos/enlace/${token}`)).toMatchObject({ status: 404 })
      expect(await confirmBy(t, token)).toMatchObject({ status: 404 })
    },
  )

  test('of another request does not open this one', async () => {
    const one = await aDataRequest(t)
    const other = await aDataRequest(t)
    const mixed = one.token.replace(/^\d+/, `${other.id}`)
    expect(await t.call('GET', `/v1/solicitud_datos/enlace/${mixed}`)).toMatchObject({ status: 404 })
  })

  test('that nobody used within a week works no more, and its request is forgotten', async () => {
    const email = anAddress()
    await askFor(t, email)
    const token = await requestToken(t, email)
    const { db } = t.deps
    await sql`update solicitud_datos set pedida_en = now() - interval '8 days' where email = ${email}`.execute(db)
    expect(await confirmBy(t, token)).toMatchObject({ status: 404, codigo: m.linkInvalid.code })
    const kept = await aDataRequest(t)
    await sql`update solicitud_datos set pedida_en = now() - interval '8 days' where id = ${kept.id}`.execute(db)
    await forgetUnconfirmed(db)
    expect([(await rowsOf(email)).length, (await rowsOf(kept.email)).length]).toEqual([0, 1])
  })
})
