import { coreMessages } from '@portal/contract/core/core-messages'
import { referenceOf, workshopIds } from '@portal/contract/workshops/constants'
import { workshopDoneMessages, workshopMessages } from '@portal/contract/workshops/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { auditOf } from '#test/makers.ts'
import { mailsTo } from '#test/people.ts'
import { fromElsewhere } from '#test/registration.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { together } from '#test/together.ts'
import { aWorkshop, register } from '#test/workshops.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

const m = workshopMessages
const rowsOf = (email: string) =>
  t.deps.db.selectFrom('workshop_registro').selectAll().where(sql`lower(email)`, '=', email.toLowerCase()).execute()

describe('the workshops', () => {
  test('that come with the portal are the two of 2024, closed; one to come is open', async () => {
    const id = await aWorkshop(t)
    const { datos } = await t.call('GET', '/v1/workshop/init_data')
    const shown = datos.workshops.map(({ id, clave, inscripcion_abierta: isOpen }: never) => ({ id, clave, isOpen }))
    expect(shown).toEqual([
      { id, clave: expect.any(String), isOpen: true },
      { id: workshopIds.chile, clave: 'chile', isOpen: false },
      { id: workshopIds.brazil, clave: 'brazil', isOpen: false },
    ])
    expect(datos.paises).toContainEqual({ id: 152, nombre: 'Chile', nombre_en: 'Chile' })
    expect(datos.workshops[1]).toMatchObject({
      inicio: '2024-06-28T13:00:00.000Z',
      termino: '2024-06-28T20:00:00.000Z',
    })
    expect(datos.workshops[2]).toMatchObject({
      inicio: '2024-04-29T12:00:00.000Z',
      termino: '2024-05-04T19:00:00.000Z',
    })
  })
})

describe('registering', () => {
  test('is stored, answered with a number, written down and confirmed by mail', async () => {
    const id = await aWorkshop(t)
    const reply = await register(t, id, { email: 'nueva@example.com', nombre: '  Ana   Rojas ' })
    expect(reply).toMatchObject({ status: 200, codigo: 0, mensaje: workshopDoneMessages.registered.es })
    const { registro_id, referencia } = reply.datos
    expect(referencia).toBe(referenceOf(registro_id))
    expect(await rowsOf('nueva@example.com')).toMatchObject([
      { id: registro_id, workshop_id: id, nombre: 'Ana Rojas', telefono: '+56912345678', pais_id: 152, estado_id: 1 },
    ])
    expect(await auditOf(t, 'workshop_registro', registro_id)).toMatchObject([{ accion: 'workshops.registered' }])
    const [mail] = await mailsTo(t, 'nueva@example.com')
    expect(mail?.asunto).toMatch(/^Su inscripción: Taller/)
    expect(mail?.texto).toContain(referencia)
    expect(mail?.texto).toContain('Aula 3, Calama')
  })

  test('is confirmed in the visitor’s language, and needs no phone, company or country', async () => {
    const bare = { telefono: '', empresa: '', pais_id: '', idioma: 'en' }
    await register(t, await aWorkshop(t), { email: 'visitor@example.com', ...bare })
    const [mail] = await mailsTo(t, 'visitor@example.com')
    expect(mail?.asunto).toMatch(/^Your registration: Workshop/)
    expect(mail?.texto).toContain('Room 3, Calama')
    expect(mail?.texto).toContain('?lang=en')
    expect(await rowsOf('visitor@example.com')).toMatchObject([{ idioma: 'en', telefono: '', pais_id: null }])
  })

  test('of a reader of Portuguese is confirmed in it, with a link to its page', async () => {
    const reply = await register(t, await aWorkshop(t), { email: 'joana@example.com', idioma: 'pt' })
    const [mail] = await mailsTo(t, 'joana@example.com')
    expect(mail).toMatchObject({ idioma: 'pt', asunto: expect.stringMatching(/^Sua inscrição: /) })
    const { referencia } = reply.datos
    for (const part of ['Guardamos uma vaga', `Inscrição: ${referencia}`, '?lang=pt', 'GMT-'])
      expect(mail?.texto).toContain(part)
    expect(mail?.texto).not.toMatch(/Inscripción|Horario:|Confirmar mi /)
  })

  test('again with the same e-mail is refused (1), whatever its case; another workshop takes it', async () => {
    const [one, other] = [await aWorkshop(t), await aWorkshop(t)]
    await register(t, one, { email: 'Dos.Veces@example.com' })
    expect(await register(t, one, { email: 'dos.veces@EXAMPLE.com' })).toMatchObject({
      status: 409,
      codigo: m.emailAlreadyRegistered.code,
      mensaje: m.emailAlreadyRegistered.es,
      campos: { email: 1 },
    })
    expect(await register(t, other, { email: 'dos.veces@example.com' })).toMatchObject({ status: 200 })
    expect(await rowsOf('dos.veces@example.com')).toHaveLength(2)
    expect(await mailsTo(t, 'dos.veces@example.com')).toHaveLength(1)
  })

  test('at once from ten windows takes one seat and sends one mail', async () => {
    const id = await aWorkshop(t)
    const send = (at: number) => () => register(t, id, { email: at % 2 ? 'juntos@example.com' : 'Juntos@example.com' })
    const replies = await together(
      t,
      (db) => sql`lock table workshop_registro in share mode`.execute(db),
      ...Array.from({ length: 10 }, (_, at) => send(at)),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ codigo, status }) => status === 409 && codigo === 1)).toHaveLength(9)
    expect(await rowsOf('juntos@example.com')).toHaveLength(1)
    const mails = [...(await mailsTo(t, 'juntos@example.com')), ...(await mailsTo(t, 'Juntos@example.com'))]
    expect(mails).toHaveLength(1)
  })

  test('keeps a name of two lines as one', async () => {
    await register(t, await aWorkshop(t), { nombre: 'Ana\nBcc: otra@example.com', email: 'lineas@example.com' })
    expect(await rowsOf('lineas@example.com')).toMatchObject([{ nombre: 'Ana Bcc: otra@example.com' }])
  })

  test.each([
    ['Chile', workshopIds.chile],
    ['Brazil', workshopIds.brazil],
  ])('for the past one in %s is closed (2)', async (_, id) => {
    expect(await register(t, id, { email: 'tarde@example.com' })).toMatchObject({
      status: 409,
      codigo: m.closed.code,
      mensaje: m.closed.es,
    })
    expect(await rowsOf('tarde@example.com')).toEqual([])
  })

  test('ends the moment the workshop begins', async () => {
    const id = await aWorkshop(t)
    await t.deps.db.updateTable('workshop').set({ inicio: sql<Date>`now()` }).where('id', '=', id).execute()
    expect(await register(t, id)).toMatchObject({ codigo: m.closed.code })
  })

  test.each([
    ['a workshop that is none', { workshop_id: 'x' }, m.workshopAbsent, 'workshop_id'],
    ['no name', { nombre: ' a ' }, m.nameInvalid, 'nombre'],
    ['no e-mail', { email: '' }, m.emailInvalid, 'email'],
    ['an e-mail that is none', { email: 'ana@' }, m.emailInvalid, 'email'],
    ['a phone that is none in its country', { telefono: '123' }, m.phoneInvalid, 'telefono'],
    ['a long company', { empresa: 'x'.repeat(121) }, m.companyInvalid, 'empresa'],
    ['a country that is none', { pais_id: '999999' }, m.countryInvalid, 'pais_id'],
  ])('refuses %s', async (_, changes, entry, field) => {
    const reply = await register(t, await aWorkshop(t), changes)
    expect(reply).toMatchObject({ codigo: entry.code, campos: { [field]: entry.code } })
  })

  test('for a workshop that does not exist is refused (3)', async () => {
    expect(await register(t, 999_999)).toMatchObject({ status: 404, codigo: m.workshopAbsent.code })
  })

  test('answers 0 when something breaks, and leaves neither row nor mail', async () => {
    const queue = vi.spyOn(t.deps.mails, 'queue').mockRejectedValueOnce(new Error('broken'))
    const reply = await register(t, await aWorkshop(t), { email: 'rota@example.com' })
    queue.mockRestore()
    expect(reply).toMatchObject({ status: 500, codigo: m.notRegistered.code })
    expect(await rowsOf('rota@example.com')).toEqual([])
    expect(await mailsTo(t, 'rota@example.com')).toEqual([])
  })

  test('is limited for each visitor', async () => {
    const from = fromElsewhere()
    const id = await aWorkshop(t)
    for (let sent = 0; sent < 40; sent++) await register(t, id, { email: 'ana@' }, from)
    const reply = await register(t, id, {}, from)
    expect(reply).toMatchObject({ status: 429, codigo: coreMessages.tooMany.code })
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    expect(await register(t, id)).toMatchObject({ status: 200 })
  })
})
