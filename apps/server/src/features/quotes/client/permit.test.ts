import { Role } from '@portal/contract/access/constants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendForm } from '#test/items.ts'
import { anEnterprise, aUser, mailsTo, type Person, pinMailedTo, theHouse } from '#test/people.ts'
import { aDecider, aPermit, aPermitFile, authorizedBuyer, dayIn } from '#test/permits.ts'
import { act, aLine, aSeller, aSentQuote, quoteOf, quoteRow, type Seller } from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { releaseQuotes } from '../production/release.ts'

let t: TestApp
let seller: Seller
let decider: Person
beforeAll(async () => {
  t = await startApp()
  seller = await aSeller(t)
  decider = await aDecider(t)
})
afterAll(() => t.close())

let made = 0
const anAddress = () => `Comprador.Suelto${++made}@example.com`
const page = async (token: string) => (await t.call('GET', `/v1/cotizacion/enlace/${token}`)).datos
const answer = (token: string, what: string, body = {}) =>
  t.call('POST', `/v1/cotizacion/enlace/${token}/${what}`, body)

async function uploadBy(token: string, changes: Record<string, unknown> = {}, file: unknown = aPermitFile()) {
  const form = { numero: 'CL-77', vence_el: await dayIn(t, 300), ...changes }
  return sendForm(t, `/v1/cotizacion/enlace/${token}/permiso`, form, null, file ? [file as never] : [])
}

const permitsFor = async (word: string) =>
  (await t.call('GET', `/v1/permiso/list?buscar=${word}`, undefined, decider)).datos.permisos
const decide = (how: 'aprobar' | 'rechazar', id: number, body: object = {}) =>
  t.call('PUT', `/v1/permiso/${how}/${id}`, { version: 1, ...body }, decider)

async function confirm(token: string, email: string) {
  await answer(token, 'pin')
  expect(await answer(token, 'confirmar', { pin: await pinMailedTo(t, email) })).toMatchObject({ codigo: 5 })
}

describe('a client without an enterprise', () => {
  test('uploads the permit from the quote, and the order goes to production once staff approve it', async () => {
    const email = anAddress()
    const { token, id } = await aSentQuote(t, seller, { cliente_email: email, idioma: 'pt' })
    expect(await page(token)).toMatchObject({ bloqueo_produccion: 'permiso', permiso: null, anulada: false })
    await confirm(token, email)
    const [confirmed] = (await mailsTo(t, email)).filter(({ motivo }) => motivo === 'quote.confirmed')
    expect(confirmed?.texto).toContain(token)
    expect(confirmed?.texto).not.toContain('/dashboard')

    expect(await uploadBy(token, { numero: 'SUELTO-1' })).toMatchObject({ status: 200, codigo: 0, datos: null })
    expect((await page(token)).permiso).toMatchObject({ numero: 'SUELTO-1', estado: 'pendiente' })
    const [permit] = await permitsFor('SUELTO-1')
    expect(permit).toMatchObject({
      empresa_id: null,
      empresa_nombre: 'Minera Ejemplo',
      pais_id: 604,
      cotizacion_id: id,
    })
    const { datos } = await t.call('GET', `/v1/permiso/list/${permit.id}`, undefined, decider)
    expect(datos).toMatchObject({ empresa_email: email.toLowerCase(), anteriores: [] })
    const staff = await aUser(t, { role: Role.superAdmin, enterpriseId: await theHouse(t) })
    expect((await quoteOf(t, id, staff)).permiso_cliente).toMatchObject({ empresa_id: null, permiso_id: permit.id })

    expect(await decide('rechazar', permit.id, { motivo: 'Falta la firma' })).toMatchObject({ status: 200 })
    const [refused] = (await mailsTo(t, email)).filter(({ motivo }) => motivo === 'permit.refused')
    expect(refused).toMatchObject({ idioma: 'pt', texto: expect.stringContaining('Falta la firma') })
    expect(refused?.texto).toContain(token)
    expect((await page(token)).permiso).toMatchObject({ estado: 'rechazado', motivo: 'Falta la firma' })

    await uploadBy(token, { numero: 'SUELTO-2' })
    const [second] = await permitsFor('SUELTO-2')
    expect(await decide('aprobar', second.id)).toMatchObject({ status: 200 })
    await releaseQuotes(t.deps)
    expect((await quoteRow(t, id)).enviada_produccion_en).toEqual(expect.any(Date))
    expect(await page(token)).toMatchObject({ bloqueo_produccion: null, permiso: null })
    expect(await uploadBy(token)).toMatchObject({ status: 409, codigo: 13 })
    const next = await aSentQuote(t, seller, { cliente_email: email.toUpperCase() })
    expect((await page(next.token)).bloqueo_produccion).toBeNull()
  })

  test('has one that waits, however many are uploaded at once from different quotes', async () => {
    const email = anAddress()
    const quotes = [
      await aSentQuote(t, seller, { cliente_email: email }),
      await aSentQuote(t, seller, { cliente_email: email }),
    ]
    const word = `JUNTOS${made}`
    const replies = await Promise.all(
      [0, 1, 0, 1].map((nth) => uploadBy(quotes[nth]!.token, { numero: `${word}-${nth}` })),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const states = (await permitsFor(word)).map(({ estado }: { estado: string }) => estado)
    expect(states.toSorted()).toEqual(['pendiente', 'reemplazado', 'reemplazado', 'reemplazado'])
  })

  test('whose permit has ended is asked for another one', async () => {
    const email = anAddress()
    const { token } = await aSentQuote(t, seller, { cliente_email: email })
    await uploadBy(token, { numero: `TERMINA${made}`, vence_el: await dayIn(t, 3) })
    const [{ id }] = await permitsFor(`TERMINA${made}`)
    await decide('aprobar', id)
    expect((await page(token)).bloqueo_produccion).toBeNull()
    await t.deps.db
      .updateTable('permiso')
      .set({ vence_el: await dayIn(t, -1) })
      .where('id', '=', id)
      .execute()
    expect(await page(token)).toMatchObject({ bloqueo_produccion: 'permiso', permiso: { estado: 'vencido' } })
  })
})

test('the client of a company uploads for it, without being its manager', async () => {
  const enterprise = await anEnterprise(t)
  const person = await aUser(t, { role: Role.distributor, enterpriseId: enterprise })
  const { token } = await aSentQuote(t, seller, { cliente_email: person.email })
  await aPermit(t, enterprise, { days: -3, number: 'VIEJO' })
  expect((await page(token)).permiso).toMatchObject({ numero: 'VIEJO', estado: 'vencido' })
  await uploadBy(token, { numero: 'EMPRESA-1' })
  const [permit] = await permitsFor('EMPRESA-1')
  expect(permit).toMatchObject({ empresa_id: enterprise, estado: 'pendiente' })
  await decide('aprobar', permit.id)
  const told = (await mailsTo(t, person.email)).filter(({ motivo }) => motivo === 'permit.approved')
  expect(told).toHaveLength(1)
  expect(told[0]?.texto).toContain(token)
  expect((await page(token)).bloqueo_produccion).toBeNull()
})

describe('what is refused changes nothing', () => {
  test.each([
    ['a number of one letter', { numero: 'X' }, aPermitFile(), { numero: 2 }],
    ['a day that has passed', { vence_el: '2020-01-01' }, aPermitFile(), { vence_el: 4 }],
    ['no file', {}, null, { archivo: 5 }],
    ['a text', {}, aPermitFile(Buffer.from('Permiso')), { archivo: 6 }],
  ])('%s', async (_, changes, file, campos) => {
    const { token } = await aSentQuote(t, seller, { cliente_email: anAddress() })
    expect(await uploadBy(token, changes, file)).toMatchObject({ estado: 'ERR', campos })
    expect((await page(token)).permiso).toBeNull()
  })

  test('a quote that needs none, one that ended, and an invented link', async () => {
    const software = [aLine({ producto_id: 1, precio_venta: 100 })]
    const free = await aSentQuote(t, seller, { cliente_email: anAddress(), lineas: software })
    expect(await uploadBy(free.token)).toMatchObject({ status: 409, codigo: 13 })
    const email = anAddress()
    await authorizedBuyer(t, email)
    const allowed = await aSentQuote(t, seller, { cliente_email: email })
    expect(await uploadBy(allowed.token)).toMatchObject({ status: 409, codigo: 13 })
    const ended = await aSentQuote(t, seller, { cliente_email: anAddress() })
    await act(t, 'PUT', 'cancelar', ended.id, seller, { motivo: 'Otro' })
    expect(await uploadBy(ended.token)).toMatchObject({ status: 404 })
    expect(await uploadBy('1-x')).toMatchObject({ status: 404 })
  })
})

test('a voided quote says so, and no longer that it waits for a permit', async () => {
  const email = anAddress()
  const { token, id } = await aSentQuote(t, seller, { cliente_email: email })
  await confirm(token, email)
  const admin = await aUser(t, { role: Role.superAdmin, enterpriseId: await theHouse(t) })
  const note = { cotizacion_id: id, texto: 'No se hace', tipo: 'anulacion' }
  expect((await t.call('POST', '/v1/cotizacion/nota/save', note, admin)).status).toBe(200)
  expect(await page(token)).toMatchObject({ estado: 'aprobada', anulada: true, bloqueo_produccion: null })
  expect(await uploadBy(token)).toMatchObject({ status: 409, codigo: 13 })
})
