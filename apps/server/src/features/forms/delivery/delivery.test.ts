import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Module } from '@portal/contract/access/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EnvError, readEnv } from '#core/environment/env.ts'
import { jobKind } from '#core/jobs/jobs.ts'
import { aUser, mailsTo, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { aContactForm, aMeetingForm, formRow, freeSlots, sendForm } from '#test/visitor-forms.ts'

const resend = (t: TestApp, id: number, clerk: Person) =>
  t.call('PUT', `/v1/formulario/reenviar/${id}`, undefined, clerk)
const arrived = (t: TestApp, reference: string) =>
  expect.poll(async () => (await formRow(t, reference)).entrega, { timeout: 20_000 })

describe('by mail', () => {
  let t: TestApp
  let clerk: Person
  beforeAll(async () => {
    t = await startApp()
    clerk = await aUser(t, { enterpriseId: await theHouse(t), modules: [Module.allContacts] })
  })
  afterAll(() => t.close())

  /** A form whose mail has been tried five times. */
  async function failed(form = aContactForm(), which: 'contacto' | 'reunion' = 'contacto') {
    const { referencia } = (await sendForm(t, which, form)).datos
    await arrived(t, referencia).toBe('entregado')
    const { correo_id } = await formRow(t, referencia)
    await sql`update correo set estado = 'fallido', intentos = 5, error = 'EENVELOPE 550', enviado_en = null
      where id = ${correo_id}`.execute(t.deps.db)
    return formRow(t, referencia)
  }

  test('a form is as far as its mail', async () => {
    const { referencia } = (await sendForm(t, 'contacto', aContactForm())).datos
    await arrived(t, referencia).toBe('entregado')
    expect(await formRow(t, referencia)).toMatchObject({ intentos: 1, error: null, proximo_en: null })
    expect(await failed()).toMatchObject({ entrega: 'fallido', intentos: 5, error: 'EENVELOPE 550' })
  })

  test('an answer to the mail of the house reaches the sender', async () => {
    const form = aContactForm()
    const { referencia } = (await sendForm(t, 'contacto', form)).datos
    const { email } = await t.deps.company()
    const [notice] = (await mailsTo(t, email)).filter(({ asunto }) => asunto.includes(referencia))
    expect(notice).toMatchObject({ responder_a: form.user_email })
  })

  test('what failed is counted for staff and sent again once', async () => {
    const { id, referencia } = await failed()
    const badge = async () =>
      (await t.call('GET', '/v1/licencia/usuario/init_data', undefined, clerk)).datos.contadores.formularios
    const before = await badge()
    expect(before).toBeGreaterThan(0)
    const mails = async () =>
      (await mailsTo(t, (await t.deps.company()).email)).filter(({ asunto }) => asunto.includes(referencia)).length
    expect(await resend(t, id, clerk)).toMatchObject({ status: 200, codigo: 0 })
    expect(await mails()).toBe(2)
    expect(await badge()).toBe(before - 1)
    await arrived(t, referencia).toBe('entregado')
    expect(await resend(t, id, clerk)).toMatchObject({ status: 409, codigo: 1 })
    expect(await resend(t, 999_999, clerk)).toMatchObject({ status: 404, codigo: 0 })
  })

  test('what was held back is told to both when staff let it go', async () => {
    const form = aContactForm({ sitio_web: 'x' })
    const { referencia } = (await sendForm(t, 'contacto', form)).datos
    const { id } = await formRow(t, referencia)
    expect(await resend(t, id, clerk)).toMatchObject({ status: 200 })
    expect(await mailsTo(t, form.user_email)).toHaveLength(1)
    await arrived(t, referencia).toBe('entregado')
  })

  test('a meeting that was held back does not take the time of another', async () => {
    const slot = (await freeSlots(t))[0]!
    const held = (await sendForm(t, 'reunion', aMeetingForm(slot, { sitio_web: 'x' }))).datos.referencia
    expect(await freeSlots(t)).toContain(slot)
    expect(await sendForm(t, 'reunion', aMeetingForm(slot))).toMatchObject({ status: 200 })
    expect(await resend(t, (await formRow(t, held)).id, clerk)).toMatchObject({ status: 409, codigo: 2 })
  })

  test('staff see what came, by what is searched and chosen, and take it along as a sheet', async () => {
    const form = aContactForm({ user_company: 'Cantera Única' })
    const { referencia } = (await sendForm(t, 'contacto', form)).datos
    const list = async (query: string) => (await t.call('GET', `/v1/formulario/list?${query}`, undefined, clerk)).datos
    for (const query of [`buscar=${referencia}`, 'buscar=cantera unica', `buscar=${form.user_email}&tipo=contacto`])
      expect(await list(query)).toMatchObject({ total: 1, formularios: [{ referencia }] })
    expect(await list(`buscar=${referencia}&tipo=nda`)).toEqual({ formularios: [], total: 0 })
    expect(
      (await list('entrega=retenido')).formularios.every(({ entrega }: { entrega: string }) => entrega === 'retenido'),
    ).toBe(true)
    const { id } = await formRow(t, referencia)
    const one = await t.call('GET', `/v1/formulario/list/${id}`, undefined, clerk)
    expect(one.datos).toMatchObject({ referencia, datos: { message: form.message, product: 'nextone' } })
    expect(await t.call('GET', '/v1/formulario/list/999999', undefined, clerk)).toMatchObject({
      status: 404,
      codigo: 0,
    })
    const { datos } = await t.call('GET', `/v1/formulario/download?buscar=${referencia}&idioma=en`, undefined, clerk)
    const file = await t.app.inject(datos.url_file)
    expect(file.headers['content-disposition']).toContain('forms-')
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })
})

describe('through the e-mail service', () => {
  let t: TestApp
  let server: Server
  let status = 500
  const posted: { template_params: Record<string, string> }[] = []
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      let text = ''
      for await (const chunk of request) text += chunk
      posted.push(JSON.parse(text))
      response.writeHead(status).end('OK')
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    t = await startApp({
      FORM_DELIVERY: 'service',
      EMAIL_SERVICE_URL: `http://127.0.0.1:${port}/send`,
      EMAIL_SERVICE_ID: 'service_1',
      EMAIL_TEMPLATE_ID: 'template_1',
      EMAIL_PUBLIC_KEY: 'public_1',
    })
  })
  afterAll(async () => {
    await t.close()
    server.close()
  })

  const tries = (reference: string) =>
    expect.poll(async () => (await formRow(t, reference)).intentos, { timeout: 20_000 })

  /** As if the time of the next try had come. */
  async function tryAgain(reference: string): Promise<void> {
    await sql`update formulario set proximo_en = now() where referencia = ${reference}`.execute(t.deps.db)
    const { id } = await formRow(t, reference)
    await t.deps.jobs.enqueue(t.deps.db, jobKind<{ formulario_id: number }>('form-deliver'), { formulario_id: id })
  }

  test('a failure is kept and tried again until the service takes it', async () => {
    status = 500
    const form = aContactForm({ user_name: 'Marta', idioma: 'en' })
    const { referencia } = (await sendForm(t, 'contacto', form)).datos
    await expect.poll(async () => (await formRow(t, referencia)).error, { timeout: 20_000 }).toBe('HTTP 500')
    expect(await formRow(t, referencia)).toMatchObject({ entrega: 'pendiente', intentos: 1 })
    status = 200
    await tryAgain(referencia)
    await arrived(t, referencia).toBe('entregado')
    expect(await formRow(t, referencia)).toMatchObject({ intentos: 2, error: null, proximo_en: null })
    expect(posted.at(-1)).toMatchObject({
      service_id: 'service_1',
      template_id: 'template_1',
      user_id: 'public_1',
      template_params: {
        reference: referencia,
        user_name: 'Marta',
        user_lastname: 'Vega',
        user_company: 'Minera Ejemplo',
        user_country: 'Chile',
        user_email: form.user_email,
        user_contactphone: '+56912345678',
        product: 'Next One console',
        message: form.message,
      },
    })
    expect(await mailsTo(t, (await t.deps.company()).email)).toEqual([])
    expect(await mailsTo(t, form.user_email)).toHaveLength(1)
  })

  test('after five tries the form has failed', async () => {
    status = 422
    const { referencia } = (await sendForm(t, 'contacto', aContactForm())).datos
    for (let tried = 1; tried < 5; tried++) {
      await tries(referencia).toBe(tried)
      await expect.poll(async () => (await formRow(t, referencia)).error).toBe('HTTP 422')
      await tryAgain(referencia)
    }
    await arrived(t, referencia).toBe('fallido')
    expect(await formRow(t, referencia)).toMatchObject({ intentos: 5, error: 'HTTP 422', proximo_en: null })
  })
})

test('the service needs its three settings, told at start', () => {
  const problems = (variables: Record<string, string>) => {
    try {
      readEnv({ NODE_ENV: 'test', FORM_DELIVERY: 'service', ...variables })
      return []
    } catch (error) {
      return (error as EnvError).problems
    }
  }
  expect(problems({}).map((line) => line.split(' ')[0])).toEqual([
    'EMAIL_SERVICE_ID',
    'EMAIL_TEMPLATE_ID',
    'EMAIL_PUBLIC_KEY',
  ])
  expect(problems({ EMAIL_SERVICE_ID: 's', EMAIL_TEMPLATE_ID: 't' })).toEqual([
    'EMAIL_PUBLIC_KEY is required with FORM_DELIVERY=service',
  ])
})
