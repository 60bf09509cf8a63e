import { Module } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { machineMessages } from '@portal/contract/machines/messages'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aClerk, anItem, aRequest, changeStatus, eventsOf, oneRequest, requestRow } from '#test/machines.ts'
import { aUser, mailsTo, type Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let clerk: Person
let owner: Person
let stranger: Person
beforeAll(async () => {
  t = await startApp()
  clerk = await aClerk(t)
  owner = await aUser(t)
  stranger = await aUser(t)
})
afterAll(() => t.close())

const m = machineMessages
const path = '/v1/clasificado/solicitud'
const ownRequest = async (form: object = {}) => aRequest(t, (await anItem(t, { usuario_id: owner.id })).id, form)

describe('what is sent to change a request', () => {
  const change = (body: object, as = clerk) => t.call('POST', `${path}/change_estado`, body, as)

  test.each([
    ['no request', { estado_id: 22, version: 1 }, m.requestIdInvalid, 'solicitud_clasificado_id'],
    [
      'a request of letters',
      { solicitud_clasificado_id: 'x', estado_id: 22, version: 1 },
      m.requestIdInvalid,
      'solicitud_clasificado_id',
    ],
    ['no state', { solicitud_clasificado_id: 1, version: 1 }, m.statusIdInvalid, 'estado_id'],
    ['a state that is none', { solicitud_clasificado_id: 1, estado_id: 5, version: 1 }, m.statusIdInvalid, 'estado_id'],
    [
      'a state of words',
      { solicitud_clasificado_id: 1, estado_id: 'reservada', version: 1 },
      m.statusIdInvalid,
      'estado_id',
    ],
    [
      'a comment without end',
      { solicitud_clasificado_id: 1, estado_id: 22, version: 1, comentario: 'x'.repeat(2001) },
      m.commentInvalid,
      'comentario',
    ],
    [
      'a list for a comment',
      { solicitud_clasificado_id: 1, estado_id: 22, version: 1, comentario: [1] },
      m.commentInvalid,
      'comentario',
    ],
  ])('is refused with %s', async (_, body, entry, field) => {
    expect(await change(body)).toMatchObject({ status: 400, codigo: entry.code, campos: { [field]: entry.code } })
  })

  test('names a request that exists (31)', async () => {
    expect(
      await change({ solicitud_clasificado_id: 999_999, estado_id: 22, version: 1, comentario: 'x' }),
    ).toMatchObject({
      status: 404,
      codigo: m.requestAbsent.code,
    })
  })

  test('takes numbers as a form sends them', async () => {
    const { id } = await ownRequest()
    const body = { solicitud_clasificado_id: `${id}`, estado_id: '22', version: '1', comentario: 'x' }
    expect(await change(body)).toMatchObject({ status: 200, datos: { estado_id: 22 } })
  })

  test('changes nothing of the amounts that the state does not ask for', async () => {
    const { id } = await ownRequest()
    await changeStatus(t, id, RequestStatus.negotiation, clerk, { monto_reserva: 1, moneda: 'CLP', cliente_id: 1 })
    expect(await requestRow(t, id)).toMatchObject({ monto_reserva: null, moneda: 'USD' })
  })
})

describe('a request for the item of somebody', () => {
  test('exists for its owner and for staff alone', async () => {
    const { id } = await ownRequest()
    const body = { solicitud_clasificado_id: id, comentario: 'x', version: 1 }
    const calls = [
      (as: Person) => oneRequest(t, id, as),
      (as: Person) => t.call('POST', `${path}/change_estado`, { ...body, estado_id: 22 }, as),
      (as: Person) => t.call('POST', `${path}/mensaje`, body, as),
      (as: Person) => t.call('POST', `${path}/enlace`, body, as),
      (as: Person) => t.call('POST', `${path}/entrega`, body, as),
    ]
    for (const call of calls) expect(await call(stranger)).toMatchObject({ status: 404, codigo: m.requestAbsent.code })
    expect(await requestRow(t, id)).toMatchObject({ estado_id: 21, version: 1, enlace_version: 1 })
    expect(await oneRequest(t, id, owner)).toMatchObject({ status: 200 })
    expect(await oneRequest(t, id, clerk)).toMatchObject({ status: 200 })
  })

  test('is closed to those without a module', async () => {
    const nobody = await aUser(t, { modules: [Module.downloads] })
    for (const url of [`${path}/list`, `${path}/list/solicitud?solicitud_clasificado_id=1`, `${path}/download`])
      expect(await t.call('GET', url, undefined, nobody)).toMatchObject({
        status: 403,
        codigo: coreMessages.notAllowed.code,
      })
  })

  test('is not moved beyond what owners may, however the owner asks', async () => {
    const { id } = await ownRequest()
    for (const to of [23, 24, 26, 27, 11])
      expect(await changeStatus(t, id, to, owner, { monto_reserva: 2000, monto_venta: 39_000 })).toMatchObject({
        codigo: 35,
      })
    expect(await changeStatus(t, id, 22, owner)).toMatchObject({ status: 200 })
    const deleted = await changeStatus(t, id, 28, owner, { comentario: '' })
    expect(deleted).toMatchObject({ status: 200, datos: { estado_id: 28, transiciones_permitidas: [] } })
  })

  test("opens its client's own page to staff only", async () => {
    const { id, token } = await ownRequest()
    expect((await oneRequest(t, id, clerk)).datos.url_seguimiento).toBe(`/request/${token}`)
    expect((await oneRequest(t, id, owner)).datos.url_seguimiento).toBeNull()
    const renewed = await t.call('POST', `${path}/enlace`, { solicitud_clasificado_id: id }, owner)
    expect(renewed).toMatchObject({ status: 403, codigo: coreMessages.notAllowed.code })
    expect((await requestRow(t, id)).enlace_version).toBe(1)
  })

  test('may be handed over by staff only', async () => {
    const { id } = await ownRequest()
    const body = { solicitud_clasificado_id: id, comentario: 'x', version: 1 }
    for (const as of [owner, clerk])
      expect(await t.call('POST', `${path}/entrega`, body, as)).toMatchObject({ status: 409, codigo: 35 })
  })
})

describe('a message of staff', () => {
  test('reaches the client by mail and on his page', async () => {
    const { id, token } = await ownRequest({ email: 'mensaje@example.com', idioma: 'en' })
    const body = { solicitud_clasificado_id: id, comentario: 'Can you come on Monday?\n<b>Regards</b>' }
    expect(await t.call('POST', `${path}/mensaje`, body, owner)).toMatchObject({ status: 200, codigo: 6 })
    const [mail] = await mailsTo(t, 'mensaje@example.com')
    expect(mail?.texto).toContain('Can you come on Monday?')
    expect(mail?.html).toContain('&lt;b&gt;Regards&lt;/b&gt;')
    expect((await eventsOf(t, id)).at(-1)).toMatchObject({ tipo: 'mensaje', autor: 'personal', usuario_id: owner.id })
    const { datos } = await t.call('GET', `${path}/seguimiento/${token}`)
    expect(datos.eventos.at(-1)).toMatchObject({ autor: 'personal', comentario: body.comentario })
  })

  test('says something', async () => {
    const { id } = await ownRequest()
    for (const comentario of ['', '  ', 5])
      expect(
        await t.call('POST', `${path}/mensaje`, { solicitud_clasificado_id: id, comentario }, clerk),
      ).toMatchObject({
        status: 400,
        campos: { comentario: 28 },
      })
  })
})
