import {
  contactFormDoneMessages,
  contactFormMessages,
  meetingDoneMessages,
  meetingMessages,
  ndaDoneMessages,
  ndaMessages,
} from '@portal/contract/forms/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { auditOf } from '#test/makers.ts'
import { mailsTo } from '#test/people.ts'
import { fromElsewhere } from '#test/registration.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { aContactForm, aMeetingForm, anNdaForm, formRow, freeSlots, sendForm } from '#test/visitor-forms.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

const count = async () => (await t.deps.db.selectFrom('formulario').select('id').execute()).length
const house = async () => (await t.deps.company()).email

describe('the contact form', () => {
  test('is stored under a reference, confirmed to its sender and told to the house, in his language', async () => {
    const form = aContactForm({ idioma: 'en', user_country: 'chile' })
    const reply = await sendForm(t, 'contacto', form)
    expect(reply).toMatchObject({ status: 200, codigo: 0, mensaje: 'Tu mensaje fue enviado.' })
    const { referencia } = reply.datos
    expect(referencia).toMatch(/^CT-\d{4}-\d{6}$/)
    const row = await formRow(t, referencia)
    expect(row).toMatchObject({
      tipo: 'contacto',
      nombre: 'Marta Vega',
      telefono: '+56912345678',
      pais_id: 152,
      idioma: 'en',
      datos: { user_name: 'Marta', user_lastname: 'Vega', product: 'nextone', message: form.message },
    })
    const [confirmation] = await mailsTo(t, form.user_email)
    expect(confirmation).toMatchObject({ motivo: 'form.received.contacto', idioma: 'en' })
    expect(confirmation?.asunto).toBe(`We received your inquiry · ${referencia}`)
    expect(confirmation?.texto).toContain('Next One console')
    expect(confirmation?.texto).not.toContain(form.message)
    const notice = (await mailsTo(t, await house())).find(({ asunto }) => asunto.includes(referencia))
    expect(notice?.texto).toContain(form.message)
    expect(notice?.texto).toContain(`/dashboard/contactos/formularios/${row.id}`)
    expect(await auditOf(t, 'formulario', row.id)).toMatchObject([{ accion: 'forms.received', usuario_id: null }])
  })

  test('of a reader of Portuguese is confirmed in it, and told to the house in Spanish', async () => {
    const form = aContactForm({ idioma: 'pt', user_email: 'joana@example.com' })
    const { referencia } = (await sendForm(t, 'contacto', form)).datos
    const [confirmation] = await mailsTo(t, form.user_email)
    expect(confirmation).toMatchObject({ idioma: 'pt', asunto: `Recebemos sua consulta · ${referencia}` })
    for (const part of ['Sobre: Console Next One', 'Mensagem automática de'])
      expect(confirmation?.texto).toContain(part)
    const notice = (await mailsTo(t, await house())).find(({ asunto }) => asunto.includes(referencia))
    expect(notice).toMatchObject({ idioma: 'es', asunto: `Nueva consulta · ${referencia}` })
  })

  const m = contactFormMessages
  test.each([
    ['no name', { user_name: ' ' }, m.nameInvalid, 'user_name'],
    ['no last name', { user_lastname: '' }, m.lastNameInvalid, 'user_lastname'],
    ['an endless company', { user_company: 'x'.repeat(121) }, m.companyInvalid, 'user_company'],
    ['a country that is none', { user_country: 'Atlantis' }, m.countryInvalid, 'user_country'],
    ['a broken e-mail', { user_email: 'marta@' }, m.emailInvalid, 'user_email'],
    ['a header in the e-mail', { user_email: 'a@example.com\r\nBcc: b@example.com' }, m.emailInvalid, 'user_email'],
    ['a phone of letters', { user_contactphone: 'llámame' }, m.phoneInvalid, 'user_contactphone'],
    ['a product that we do not have', { product: 'next9' }, m.subjectInvalid, 'product'],
    ['no message', { message: 'ya' }, m.messageInvalid, 'message'],
    ['a message without end', { message: 'x'.repeat(2001) }, m.messageInvalid, 'message'],
    ['data that was not confirmed', { 'confirm-data': undefined }, m.dataNotConfirmed, 'confirm-data'],
  ])('refuses %s', async (_, changes, entry, field) => {
    const reply = await sendForm(t, 'contacto', aContactForm(changes))
    expect(reply).toMatchObject({ status: 400, codigo: entry.code, campos: { [field]: entry.code } })
  })

  test('writes what was typed into no header', async () => {
    const form = aContactForm({ user_name: 'Eva\r\nBcc: victim@example.com', user_company: 'X\nTo: y@example.com' })
    const { referencia } = (await sendForm(t, 'contacto', form)).datos
    expect((await formRow(t, referencia)).nombre).toBe('Eva Bcc: victim@example.com Vega')
    for (const { asunto, para } of [...(await mailsTo(t, form.user_email)), ...(await mailsTo(t, await house()))])
      expect(`${asunto}${para}`).not.toMatch(/[\r\n]|victim/)
  })

  test('stores nothing and takes no number when a mail cannot be written', async () => {
    const before = await count()
    const broken = vi.spyOn(t.deps.mails, 'queue').mockRejectedValue(new Error('no room'))
    expect(await sendForm(t, 'contacto', aContactForm())).toMatchObject({ status: 500, codigo: m.notSent.code })
    broken.mockRestore()
    expect(await count()).toBe(before)
  })
})

describe('numbers', () => {
  test('have neither gap nor twin, also of fifty forms at once of which some fail', async () => {
    const numbers = async () =>
      (await t.deps.db.selectFrom('formulario').select('referencia').where('tipo', '=', 'nda').execute())
        .map(({ referencia }) => Number(referencia.slice(-6)))
        .toSorted((a, b) => a - b)
    const queue = t.deps.mails.queue
    const broken = vi.spyOn(t.deps.mails, 'queue').mockImplementation(async (db, mail) => {
      if (mail.to.startsWith('roto')) throw new Error('no room')
      return queue(db, mail)
    })
    const forms = Array.from({ length: 50 }, (_, place) =>
      anNdaForm(place % 10 === 3 ? { email: `roto${place}@example.com` } : {}),
    )
    const replies = await Promise.all(forms.map((form) => sendForm(t, 'nda', form)))
    broken.mockRestore()
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(45)
    expect(await numbers()).toEqual(Array.from({ length: 45 }, (_, place) => place + 1))
  })

  test('begin again each year, for each kind', async () => {
    await sql`update formulario_numero set anio = 2020 where prefijo = 'CT'`.execute(t.deps.db)
    await sql`update formulario set referencia = regexp_replace(referencia, '\\d{4}', '2020')`.execute(t.deps.db)
    const { referencia } = (await sendForm(t, 'contacto', aContactForm())).datos
    expect(referencia.slice(-6)).toBe('000001')
    expect((await sendForm(t, 'reunion', aMeetingForm((await freeSlots(t))[0]!))).datos.referencia).toMatch(/^RE-.*1$/)
  })
})

describe('the same form within 24 hours', () => {
  test('is answered as received, stored once and tells no reference, also when sent at once', async () => {
    const form = aContactForm()
    const replies = await Promise.all(Array.from({ length: 4 }, () => sendForm(t, 'contacto', form)))
    expect(replies.map(({ codigo }) => codigo).toSorted()).toEqual([0, 1, 1, 1])
    const again = await sendForm(t, 'contacto', { ...form, user_email: form.user_email.toUpperCase() })
    expect(again).toMatchObject({
      status: 200,
      codigo: contactFormDoneMessages.alreadyReceived.code,
      datos: { referencia: null },
    })
    expect(await mailsTo(t, form.user_email)).toHaveLength(1)
  })

  test('is a new one with another message, and a day later', async () => {
    const form = aContactForm()
    await sendForm(t, 'contacto', form)
    expect(await sendForm(t, 'contacto', { ...form, message: 'Otra pregunta' })).toMatchObject({ codigo: 0 })
    await sql`update formulario set creado_en = now() - interval '24.1 hours' where email = ${form.user_email}`.execute(
      t.deps.db,
    )
    expect(await sendForm(t, 'contacto', form)).toMatchObject({ codigo: 0 })
  })

  test('with the key of its form is answered as the first time', async () => {
    const [form, from] = [aContactForm(), fromElsewhere()]
    const rest = { ...from, headers: { 'idempotency-key': 'una-clave' } }
    const first = await sendForm(t, 'contacto', form, rest)
    expect(await sendForm(t, 'contacto', form, rest)).toMatchObject({ codigo: 0, datos: first.datos })
  })
})

describe('what is suspicious', () => {
  test('is held back and told to nobody, and looks like any other to its sender', async () => {
    const form = aContactForm({ sitio_web: 'https://spam.example.com' })
    const reply = await sendForm(t, 'contacto', form)
    expect(reply).toMatchObject({ status: 200, codigo: 0 })
    expect(await formRow(t, reply.datos.referencia)).toMatchObject({ entrega: 'retenido', correo_id: null })
    expect(await mailsTo(t, form.user_email)).toEqual([])
    expect(await sendForm(t, 'contacto', { ...form, sitio_web: '' })).toMatchObject({ codigo: 0 })
  })

  test('is the sixth of one address in an hour; beyond thirty nothing is stored', async () => {
    const from = fromElsewhere()
    const states: string[] = []
    for (let sent = 0; sent < 6; sent++) {
      const { datos } = await sendForm(t, 'contacto', aContactForm(), from)
      states.push((await formRow(t, datos.referencia)).entrega === 'retenido' ? 'held' : 'told')
    }
    expect(states).toEqual(['told', 'told', 'told', 'told', 'told', 'held'])
    for (let sent = 6; sent < 30; sent++) await sendForm(t, 'contacto', aContactForm(), from)
    const reply = await sendForm(t, 'contacto', aContactForm(), from)
    expect(reply.status).toBe(429)
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('the non-disclosure agreement', () => {
  test('is stored with company and representative', async () => {
    const reply = await sendForm(t, 'nda', anNdaForm())
    expect(reply).toMatchObject({ status: 200, codigo: 0, mensaje: ndaDoneMessages.sent.es })
    expect(await formRow(t, reply.datos.referencia)).toMatchObject({
      nombre: 'Marta Vega Soto',
      empresa: 'Minera Ejemplo',
      datos: { empresa_documento: '76.000.111-2', cargo: 'Gerenta' },
    })
  })

  const m = ndaMessages
  test.each([
    [{ empresa: '' }, m.companyInvalid],
    [{ empresa_documento: '' }, m.companyIdInvalid],
    [{ representante: 'A' }, m.representativeInvalid],
    [{ cargo: '' }, m.positionInvalid],
    [{ representante_documento: '' }, m.representativeIdInvalid],
    [{ direccion: 'x' }, m.addressInvalid],
    [{ email: 'x' }, m.emailInvalid],
    [{ telefono: '' }, m.phoneInvalid],
    [{ pais: '' }, m.countryInvalid],
  ])('refuses %j', async (changes, entry) => {
    const field = Object.keys(changes)[0]!
    const reply = await sendForm(t, 'nda', anNdaForm(changes))
    expect(reply).toMatchObject({ status: 400, codigo: entry.code, campos: { [field]: entry.code } })
  })
})

describe('a meeting', () => {
  test('takes a free time, which is free for nobody else then', async () => {
    const [slot = ''] = await freeSlots(t)
    const form = aMeetingForm(slot, { idioma: 'en' })
    const reply = await sendForm(t, 'reunion', form)
    expect(reply).toMatchObject({ status: 200, codigo: 0, mensaje: meetingDoneMessages.sent.es })
    expect(await freeSlots(t)).not.toContain(slot)
    const { rows } = await sql<{ local: string }>`
      select to_char(inicia_en at time zone 'America/Santiago', 'YYYY-MM-DD"T"HH24:MI') as local
      from formulario where referencia = ${reply.datos.referencia}`.execute(t.deps.db)
    expect(rows[0]?.local).toBe(slot)
    expect((await mailsTo(t, form.email))[0]?.texto).toMatch(/When: .*GMT-\d/)
    expect(await sendForm(t, 'reunion', aMeetingForm(slot))).toMatchObject({
      status: 409,
      codigo: meetingMessages.slotTaken.code,
      campos: { inicio: meetingMessages.slotTaken.code },
    })
  })

  test('goes to one of ten who take its time at once', async () => {
    const slot = (await freeSlots(t))[3]!
    const replies = await Promise.all(Array.from({ length: 10 }, () => sendForm(t, 'reunion', aMeetingForm(slot))))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  })

  test.each([
    ['a Sunday', '2026-11-22T10:00'],
    ['the night', '2099-01-05T03:00'],
    ['no time', 'mañana'],
  ])('is not held on %s', async (_, slot) => {
    const { code } = meetingMessages.slotInvalid
    expect(await sendForm(t, 'reunion', aMeetingForm(slot))).toMatchObject({ status: 400, campos: { inicio: code } })
  })

  const m = meetingMessages
  test.each([
    [{ nombre: '' }, m.nameInvalid],
    [{ empresa: 'x'.repeat(121) }, m.companyInvalid],
    [{ email: '' }, m.emailInvalid],
    [{ telefono: '12' }, m.phoneInvalid],
    [{ pais: 'Nowhere' }, m.countryInvalid],
    [{ motivo: '' }, m.topicInvalid],
  ])('refuses %j', async (changes, entry) => {
    const field = Object.keys(changes)[0]!
    const reply = await sendForm(t, 'reunion', aMeetingForm((await freeSlots(t))[0]!, changes))
    expect(reply).toMatchObject({ status: 400, campos: { [field]: entry.code } })
  })
})
