import { machineMessages } from '@portal/contract/machines/messages'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  aClerk,
  anItem,
  aRental,
  aRequest,
  changeStatus,
  dayFromNow,
  eventsOf,
  itemRow,
  requestRow,
} from '#test/machines.ts'
import { markFor } from '#test/payments.ts'
import { aUser, mailsTo, type Person } from '#test/people.ts'
import { fromElsewhere } from '#test/registration.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let clerk: Person
let owner: Person
beforeAll(async () => {
  t = await startApp()
  clerk = await aClerk(t)
  owner = await aUser(t)
})
afterAll(() => t.close())

const s = RequestStatus
const m = machineMessages
const path = '/v1/clasificado/solicitud/seguimiento'
const track = (token: string) => t.call('GET', `${path}/${token}`)
const act = (token: string, verb: 'cancelar' | 'retomar' | 'mensaje', body: object = {}) =>
  t.call('POST', `${path}/${token}/${verb}`, body, null, fromElsewhere())
const anOwnItem = (wishes: object = {}) => anItem(t, { usuario_id: owner.id, ...wishes })
const set = (id: number, values: object) =>
  t.deps.db.updateTable('solicitud_clasificado').set(values).where('id', '=', id).execute()
const past = (hours: number) => new Date(Date.now() - hours * 3_600_000)

describe('the page of a request', () => {
  test('shows its state, its item and what the client may do, and nothing of its insides', async () => {
    const picture = { id: 'a', ancho: 1280, alto: 960, urls: { 320: '/v1/archivo/a' } }
    const item = await anOwnItem({ imagenes: JSON.stringify([picture]) })
    const { id, token } = await aRequest(t, item.id)
    const { status, datos } = await track(token)
    expect(status).toBe(200)
    expect(datos).toMatchObject({
      solicitud_clasificado_id: id,
      clasificado_id: item.id,
      marca: item.marca,
      imagen: picture,
      estado_id: 21,
      vence_en: null,
      url_pago: null,
      url_comprobante: null,
      puede_cancelar: true,
      puede_retomar: false,
      eventos: [{ autor: 'cliente', a_estado: 21, comentario: '¿Sigue disponible?' }],
    })
    expect(Math.abs(Date.parse(datos.ahora) - Date.now())).toBeLessThan(5000)
    for (const hidden of ['ip', 'email', 'telefono', 'version', 'enlace_version', 'decision_reembolso'])
      expect(datos).not.toHaveProperty(hidden)
  })

  test('counts down to the end of the payment link and leads to the payment', async () => {
    const item = await anOwnItem()
    const { id, token } = await aRequest(t, item.id)
    await changeStatus(t, id, s.reservedPendingPayment, clerk, { monto_reserva: 2000 })
    const { datos } = await track(token)
    expect((Date.parse(datos.vence_en) - Date.parse(datos.ahora)) / 3_600_000).toBeCloseTo(48, 1)
    const query = { monto: '2000', solicitud_clasificado_id: `${id}`, moneda: 'USD', clasificado_id: `${item.id}` }
    const firma = (await markFor(t, { requestId: id }))!
    expect(datos.url_pago).toBe(`/payment?${new URLSearchParams({ ...query, firma })}`)
  })

  test('shows of the comments of staff those that he may see', async () => {
    const { id, token } = await aRequest(t, (await anOwnItem()).id)
    await changeStatus(t, id, s.negotiation, clerk, { comentario: 'secreto', es_visible: false })
    await changeStatus(t, id, s.closed, clerk, { comentario: 'Gracias', es_visible: true })
    const { datos } = await track(token)
    expect(datos.eventos.map(({ comentario }: { comentario: string }) => comentario)).toEqual([
      '¿Sigue disponible?',
      'Gracias',
    ])
    expect(datos.estado_id).toBe(s.closed)
  })

  test('never shows a dead hold as alive, however late the job', async () => {
    const item = await anOwnItem()
    const { id, token } = await aRequest(t, item.id)
    await changeStatus(t, id, s.reservedPendingPayment, clerk, { monto_reserva: 2000 })
    await set(id, { vence_en: past(0.01) })
    expect((await track(token)).datos).toMatchObject({
      estado_id: s.reservationExpired,
      url_pago: null,
      puede_retomar: true,
    })
    expect(await itemRow(t, item.id)).toMatchObject({ estado_comercial: 25, reserva_vence_en: null })
  })
})

describe('its link', () => {
  test('opens nothing when a letter or the number is another', async () => {
    const item = await anOwnItem()
    const [one, other] = [await aRequest(t, item.id), await aRequest(t, item.id)]
    const swapped = one.token.replace(/^\d+/, `${other.id}`)
    const bent = one.token.slice(0, -1) + (one.token.endsWith('A') ? 'B' : 'A')
    for (const token of [
      swapped,
      bent,
      `${one.id}-${'x'.repeat(43)}`,
      'x'.repeat(60),
      `999999-${one.token.slice(3)}`,
      'corto',
    ]) {
      for (const reply of [
        await track(token),
        await act(token, 'cancelar'),
        await act(token, 'retomar'),
        await act(token, 'mensaje', { comentario: 'x' }),
      ])
        expect([token, reply.codigo]).toEqual([token, m.requestAbsent.code])
    }
    for (const { id } of [one, other]) expect((await requestRow(t, id)).estado_id).toBe(21)
  })

  test('is ended by staff, who send another one', async () => {
    const { id, token } = await aRequest(t, (await anOwnItem()).id, { email: 'enlace@example.com' })
    const reply = await t.call('POST', '/v1/clasificado/solicitud/enlace', { solicitud_clasificado_id: id }, clerk)
    expect(reply).toMatchObject({ status: 200 })
    expect(await track(token)).toMatchObject({ status: 404, codigo: m.requestAbsent.code })
    expect(await track(reply.datos.url_seguimiento.replace('/request/', ''))).toMatchObject({ status: 200 })
    expect((await mailsTo(t, 'enlace@example.com'))[0]?.texto).toContain(reply.datos.url_seguimiento)
  })

  test('dies 180 days after the end', async () => {
    const { id, token } = await aRequest(t, (await anOwnItem()).id)
    await act(token, 'cancelar')
    await set(id, { terminado_en: past(179.9 * 24) })
    expect(await track(token)).toMatchObject({ status: 200 })
    await set(id, { terminado_en: past(180.1 * 24) })
    expect(await track(token)).toMatchObject({ status: 404, codigo: m.requestAbsent.code })
  })
})

describe('the client gives up', () => {
  test('a request that asked for nothing yet is withdrawn and hidden', async () => {
    const { id, token } = await aRequest(t, (await anOwnItem()).id)
    expect(await act(token, 'cancelar')).toMatchObject({ status: 200, codigo: 6 })
    expect(await requestRow(t, id)).toMatchObject({ estado_id: s.deletedByUser, terminado_en: expect.any(Date) })
    const list = await t.call('GET', `/v1/clasificado/solicitud/list?buscar=%23${id}`, undefined, clerk)
    expect(list.datos.solicitud.total).toBe(0)
    expect(await act(token, 'cancelar')).toMatchObject({ status: 409, codigo: m.transitionNotAllowed.code })
    expect((await mailsTo(t, owner.email))[0]?.asunto).toBe(`El cliente retiró su solicitud #${id}`)
  })

  test('a reservation that is to be paid is cancelled and frees the item', async () => {
    const item = await anOwnItem()
    const { id, token } = await aRequest(t, item.id)
    await changeStatus(t, id, s.reservedPendingPayment, clerk, { monto_reserva: 2000 })
    expect(await act(token, 'cancelar')).toMatchObject({ status: 200 })
    expect(await requestRow(t, id)).toMatchObject({ estado_id: s.cancelled, vence_en: null })
    expect(await itemRow(t, item.id)).toMatchObject({ estado_comercial: 5 })
    expect((await eventsOf(t, id)).at(-1)).toMatchObject({
      autor: 'cliente',
      de_estado: 23,
      a_estado: 27,
      usuario_id: null,
    })
  })

  test('a paid reservation is not his to cancel', async () => {
    const { id, token } = await aRequest(t, (await anOwnItem()).id)
    await changeStatus(t, id, s.reservedPendingPayment, clerk, { monto_reserva: 2000 })
    await changeStatus(t, id, s.reserved, clerk)
    expect((await track(token)).datos.puede_cancelar).toBe(false)
    expect(await act(token, 'cancelar')).toMatchObject({ status: 409, codigo: 35 })
  })

  test('twice at once is done once', async () => {
    const { token } = await aRequest(t, (await anOwnItem()).id)
    const replies = await Promise.all([act(token, 'cancelar'), act(token, 'cancelar')])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('the client is still interested', () => {
  async function expired(item: { id: number }, form: object = {}) {
    const request = await aRequest(t, item.id, form)
    await changeStatus(t, request.id, s.reservedPendingPayment, clerk, { monto_reserva: 300 })
    await set(request.id, { vence_en: past(1) })
    return request
  }

  test('and waits for contact again', async () => {
    const { id, token } = await expired(await anOwnItem())
    expect(await act(token, 'retomar')).toMatchObject({ status: 200 })
    expect(await requestRow(t, id)).toMatchObject({ estado_id: s.pendingContact, terminado_en: null })
    expect((await mailsTo(t, owner.email))[0]?.asunto).toBe(`El cliente sigue interesado #${id}`)
    expect(await act(token, 'retomar')).toMatchObject({ status: 409, codigo: 35 })
  })

  test('unless somebody else holds the item, or it is gone', async () => {
    const item = await anOwnItem()
    const { token } = await expired(item)
    const other = await aRequest(t, item.id)
    await changeStatus(t, other.id, s.reservedPendingPayment, clerk, { monto_reserva: 2000 })
    expect(await act(token, 'retomar')).toMatchObject({ status: 409, codigo: 34 })
    await changeStatus(t, other.id, s.cancelled, clerk)
    await t.deps.db.updateTable('clasificado').set({ publicacion: 0 }).where('id', '=', item.id).execute()
    expect(await act(token, 'retomar')).toMatchObject({ status: 409, codigo: 34 })
  })

  test('in days that nobody holds and that have not begun', async () => {
    const item = await aRental(t)
    const days = { tipo: 'arriendo', desde: dayFromNow(5), hasta: dayFromNow(15) }
    const { id, token } = await expired(item, days)
    const other = await aRequest(t, item.id, days)
    await changeStatus(t, other.id, s.reservedPendingPayment, clerk, { monto_reserva: 300 })
    expect(await act(token, 'retomar')).toMatchObject({ status: 409, codigo: m.datesUnavailable.code })
    await changeStatus(t, other.id, s.cancelled, clerk)
    await set(id, { desde: dayFromNow(-1) })
    expect(await act(token, 'retomar')).toMatchObject({ status: 409, codigo: m.datesUnavailable.code })
    await set(id, { desde: dayFromNow(0) })
    expect(await act(token, 'retomar')).toMatchObject({ status: 200 })
  })
})

describe('a message of the client', () => {
  test('is told to the owner and stays on the page', async () => {
    const { id, token } = await aRequest(t, (await anOwnItem()).id)
    expect(await act(token, 'mensaje', { comentario: '¿Y el flete?' })).toMatchObject({ status: 200 })
    const [notice] = await mailsTo(t, owner.email)
    expect(notice?.asunto).toBe(`El cliente escribió #${id}`)
    expect(notice?.texto).toContain('¿Y el flete?')
    expect((await track(token)).datos.eventos.at(-1)).toMatchObject({ tipo: 'mensaje', autor: 'cliente' })
  })

  test('says something, and is for a request that is not ended', async () => {
    const { token } = await aRequest(t, (await anOwnItem()).id)
    expect(await act(token, 'mensaje', { comentario: ' ' })).toMatchObject({ status: 400, campos: { comentario: 28 } })
    await act(token, 'cancelar')
    expect(await act(token, 'mensaje', { comentario: 'hola' })).toMatchObject({ status: 409, codigo: 35 })
  })

  test('in quarantine is told to nobody', async () => {
    const { token } = await aRequest(t, (await anOwnItem()).id, { sitio_web: 'x' })
    const before = await mailsTo(t, owner.email)
    expect(await act(token, 'mensaje', { comentario: 'compre ahora' })).toMatchObject({ status: 200 })
    expect(await mailsTo(t, owner.email)).toHaveLength(before.length)
  })

  test('is one of thirty in an hour from one address', async () => {
    const { token } = await aRequest(t, (await anOwnItem()).id)
    const from = fromElsewhere()
    const statuses = []
    for (let sent = 0; sent < 31; sent++)
      statuses.push((await t.call('POST', `${path}/${token}/mensaje`, { comentario: 'x' }, null, from)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
  })
})
