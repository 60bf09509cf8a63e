import { offerDoneMessages as done, offerMessages as m } from '@portal/contract/offers/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aClerk, anItem, aRequest, changeStatus, eventsOf, oneRequest, requestRow } from '#test/machines.ts'
import { anOffer, anOfferItem, answerOffer, offerRow, sendOffer } from '#test/offers.ts'
import { aUser, mailsTo, type Person } from '#test/people.ts'
import { countCodes } from '#test/pins.ts'
import { fromElsewhere } from '#test/registration.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'

let t: TestApp
let clerk: Person
beforeAll(async () => {
  t = await startApp({ PORTAL_ROLES: 'web' })
  clerk = await aClerk(t)
})
afterAll(() => t.close())

const path = '/v1/clasificado/oferta'
const one = (id: number, as = clerk) => t.call('GET', `${path}/list/${id}`, undefined, as)
const counterToken = async (email: string) => {
  const [mail] = (await mailsTo(t, email)).filter(({ asunto }) => asunto === 'Le proponemos otra cifra')
  return /\/offer\/([\w-]+)/.exec(mail!.texto!)![1]!
}
const byClient = (token: string, how: string) =>
  t.call('POST', `${path}/contraoferta/${token}/${how}`, {}, null, fromElsewhere())

describe('an offer far above the price', () => {
  test('above three times is confirmed again; above ten it is refused', async () => {
    const item = await anOfferItem(t)
    const offer = (monto: number, rest: object = {}) => sendOffer(t, item.id, { monto, ...rest })
    expect(await offer(120_001)).toMatchObject({ status: 409, campos: { monto: m.amountFar.code } })
    expect(await offer(400_001, { confirmado: true })).toMatchObject({
      status: 400,
      campos: { monto: m.amountAbsurd.code },
    })
    expect(await offer(120_001, { confirmado: true })).toMatchObject({ status: 200 })
  })
})

describe('an offer', () => {
  test('is a request whose amount only staff see', async () => {
    const owner = await aUser(t)
    const item = await anOfferItem(t, { usuario_id: owner.id })
    const offer = await anOffer(t, item.id, { monto: '35.500' })
    expect((await one(offer.id)).datos).toMatchObject({
      monto: 35_500,
      precio: 40_000,
      estado: 'enviada',
      reserva: 1775,
      puede_responder: true,
    })
    expect(await one(offer.id, owner)).toMatchObject({ status: 403 })
    const request = await oneRequest(t, offer.requestId, owner)
    expect(request).toMatchObject({ status: 200, datos: { estado_id: 21 } })
    expect(JSON.stringify(request.datos)).not.toContain('35500')
    const [mail] = await mailsTo(t, owner.email)
    expect(mail).toMatchObject({ asunto: expect.stringContaining('Nueva oferta') })
    expect(mail!.texto).not.toMatch(/35[.,]?500/)
    expect((await mailsTo(t, offer.email))[0]!.texto?.replaceAll('\u00a0', ' ')).toContain('USD 35,500.00')
    const market = await t.call('GET', `/v1/clasificado/list_all/${item.id}`)
    expect(JSON.stringify(market.datos)).not.toContain('35500')
  })

  test('repeated within a day is stored once; another amount is another offer', async () => {
    const item = await anOfferItem(t)
    const email = 'repite@example.com'
    const replies = await Promise.all([1, 2, 3].map(() => sendOffer(t, item.id, { email })))
    expect(countCodes(replies)).toEqual({ 0: 1, 1: 2 })
    expect(replies.filter(({ datos }) => datos.url_seguimiento)).toHaveLength(1)
    expect(await sendOffer(t, item.id, { email, monto: 36_000 })).toMatchObject({ codigo: done.received.code })
  })

  test.each([
    ['monto', { monto: 0 }, m.amountInvalid],
    ['monto', { monto: 'mil' }, m.amountInvalid],
    ['monto', { monto: 100.001 }, m.amountInvalid],
    ['nombre', { nombre: '' }, m.nameInvalid],
    ['email', { email: '' }, m.emailInvalid],
    ['telefono', { telefono: '12' }, m.phoneInvalid],
    ['pais_id', { pais_id: 'x' }, m.countryInvalid],
    ['empresa', { empresa: 'x'.repeat(200) }, m.companyInvalid],
    ['mensaje', { mensaje: 'x'.repeat(2001) }, m.messageInvalid],
    ['idioma', { idioma: 'de' }, m.languageInvalid],
  ])('with a wrong %s is refused', async (field, changes, entry) => {
    const item = await anOfferItem(t)
    expect(await sendOffer(t, item.id, changes)).toMatchObject({ status: 400, campos: { [field]: entry.code } })
  })

  test('is refused for what takes none, is reserved or is not there', async () => {
    for (const changes of [{ es_oferta: false }, { modo_oferta: 'subasta' }, { es_venta: false }])
      expect(await sendOffer(t, (await anOfferItem(t, changes)).id)).toMatchObject({
        status: 409,
        codigo: m.notTaken.code,
      })
    expect(await sendOffer(t, (await anItem(t, { aprobacion: 0 })).id)).toMatchObject({ status: 404, codigo: 15 })
    const item = await anOfferItem(t)
    const request = await aRequest(t, item.id)
    await changeStatus(t, request.id, 23, clerk, { monto_reserva: 2000 })
    expect(await sendOffer(t, item.id)).toMatchObject({ status: 409, codigo: 34 })
    const pesos = await anOfferItem(t, { moneda: 'CLP' })
    expect(await sendOffer(t, pesos.id, { monto: 10.5 })).toMatchObject({ status: 400, codigo: m.amountInvalid.code })
  })

  test('that the database does not take is told as not saved, and leaves no request', async () => {
    const { db } = t.deps
    const item = await anOfferItem(t)
    await sql`alter table oferta add constraint rota check (monto <> 12345) not valid`.execute(db)
    const reply = await sendOffer(t, item.id, { monto: 12_345 })
    await sql`alter table oferta drop constraint rota`.execute(db)
    expect(reply).toMatchObject({ status: 500, codigo: m.notSaved.code })
    const stored = db.selectFrom('solicitud_clasificado').select('id').where('clasificado_id', '=', item.id)
    expect(await stored.execute()).toEqual([])
  })
})

describe('staff', () => {
  test('accept: the item is reserved at that price, and of two at once one does', async () => {
    const item = await anOfferItem(t)
    const [one, other] = [await anOffer(t, item.id), await anOffer(t, item.id, { monto: 38_000 })]
    const replies = await together(
      t,
      row('clasificado', item.id),
      () => answerOffer(t, one.id, 'aceptar', clerk),
      () => answerOffer(t, other.id, 'aceptar', clerk),
    )
    expect(replies.map(({ status, codigo }) => [status, codigo]).toSorted()).toEqual([
      [200, done.accepted.code],
      [409, 34],
    ])
    const winner = replies[0]!.status === 200 ? one : other
    expect(await requestRow(t, winner.requestId)).toMatchObject({
      estado_id: 23,
      monto_venta: winner === one ? 35_000 : 38_000,
      monto_reserva: winner === one ? 1750 : 1900,
    })
    const [mail] = await mailsTo(t, winner.email)
    expect(mail).toMatchObject({ asunto: expect.stringContaining('Aceptamos su oferta') })
    expect(mail!.texto).toContain('/payment?')
    expect(await answerOffer(t, winner.id, 'aceptar', clerk)).toMatchObject({ status: 409, codigo: m.notPossible.code })
  })

  test('reject with a reason that the client reads', async () => {
    const offer = await anOffer(t, (await anOfferItem(t)).id)
    expect(await answerOffer(t, offer.id, 'rechazar', clerk, { motivo: ' ' })).toMatchObject({
      status: 400,
      campos: { motivo: m.reasonInvalid.code },
    })
    expect(await answerOffer(t, offer.id, 'rechazar', clerk, { motivo: 'Muy lejos del precio' })).toMatchObject({
      status: 200,
      codigo: done.rejected.code,
      datos: { estado: 'rechazada', motivo: 'Muy lejos del precio', puede_responder: false },
    })
    expect(await requestRow(t, offer.requestId)).toMatchObject({ estado_id: 11 })
    expect((await eventsOf(t, offer.requestId)).map(({ a_estado }) => a_estado)).toEqual([21, 22, 11])
    expect((await mailsTo(t, offer.email))[0]!.texto).toContain('Muy lejos del precio')
    const stale = { version: 1 }
    expect(await answerOffer(t, offer.id, 'aceptar', clerk, stale)).toMatchObject({ status: 409, codigo: 984 })
    expect(await t.call('PUT', `${path}/aceptar/900000`, stale, clerk)).toMatchObject({
      status: 404,
      codigo: m.absent.code,
    })
  })

  test('find offers by words, state and machine, and the machines that take them', async () => {
    const item = await anOfferItem(t, { marca: 'Motoniveladora Ñirre' })
    const low = await anOffer(t, item.id, { monto: 20_000 })
    const high = await anOffer(t, item.id, { monto: 39_000 })
    const found = async (query: string) =>
      (await t.call('GET', `${path}/list?${query}`, undefined, clerk)).datos.ofertas.map(({ id }: { id: number }) => id)
    expect(await found('buscar=nirre&orden=-monto')).toEqual([high.id, low.id])
    expect(await found(`clasificado_id=${item.id}&estado=aceptada`)).toEqual([])
    for (const order of ['creado_en', 'nombre', '-marca'])
      expect(await found(`buscar=nirre&orden=${order}`)).toHaveLength(2)
    expect((await one(low.id)).datos.otras).toMatchObject([{ id: high.id }])
    const machines = await t.call('GET', `${path}/avisos?buscar=nirre&orden=-mejor`, undefined, clerk)
    expect(machines.datos).toMatchObject({
      total: 1,
      clasificados: [{ id: item.id, ofertas: 2, mejor: 39_000, version: 0 }],
    })
  })
})

describe('a counteroffer', () => {
  async function countered(amount = 38_000) {
    const item = await anOfferItem(t)
    const offer = await anOffer(t, item.id)
    expect(
      await answerOffer(t, offer.id, 'contraofertar', clerk, { monto: amount, comentario: 'Con flete incluido' }),
    ).toMatchObject({
      status: 200,
      codigo: done.countered.code,
      datos: { estado: 'contraofertada', contraoferta_monto: amount },
    })
    return { item, offer, token: await counterToken(offer.email) }
  }

  test('is accepted by its link, and twice is once', async () => {
    const { item, offer, token } = await countered()
    expect(await requestRow(t, offer.requestId)).toMatchObject({ estado_id: 22 })
    const page = await t.call('GET', `${path}/contraoferta/${token}`)
    expect(page.datos).toMatchObject({
      contraoferta_monto: 38_000,
      contraoferta_comentario: 'Con flete incluido',
      puede_responder: true,
    })
    const hours = (Date.parse(page.datos.vence_en) - Date.parse(page.datos.ahora)) / 3_600_000
    expect(hours).toBeGreaterThan(71.9)
    const accept = () => byClient(token, 'aceptar')
    const replies = await together(t, row('clasificado', item.id), accept, accept, accept)
    for (const reply of replies)
      expect(reply).toMatchObject({
        status: 200,
        codigo: done.counterAccepted.code,
        datos: { estado: 'aceptada', url_seguimiento: expect.stringContaining('/request/') },
      })
    expect(await requestRow(t, offer.requestId)).toMatchObject({
      estado_id: 23,
      monto_venta: 38_000,
      monto_reserva: 1900,
    })
    const paying = (await mailsTo(t, offer.email)).filter(({ asunto }) => asunto.startsWith('Aceptó la contraoferta'))
    expect(paying).toHaveLength(1)
    expect(await byClient(token, 'declinar')).toMatchObject({ status: 409, codigo: m.notPossible.code })
  })

  test('ends after 72 hours, and with another counteroffer', async () => {
    const { offer, token } = await countered()
    const { contraoferta_vence_en: end } = await offerRow(t, offer.id)
    expect((end!.getTime() - Date.now()) / 3_600_000).toBeCloseTo(72, 1)
    await sql`update oferta set contraoferta_vence_en = now() where id = ${offer.id}`.execute(t.deps.db)
    expect(await byClient(token, 'aceptar')).toMatchObject({ status: 409, codigo: m.counterEnded.code })
    expect((await one(offer.id)).datos).toMatchObject({ estado: 'vencida', puede_responder: true })
    await answerOffer(t, offer.id, 'contraofertar', clerk, { monto: 37_000 })
    expect(await byClient(token, 'aceptar')).toMatchObject({ status: 404, codigo: m.absent.code })
    expect(await byClient(await counterToken(offer.email), 'aceptar')).toMatchObject({ status: 200 })
  })

  test('is declined, which staff read; of accepting and declining at once one counts', async () => {
    const { offer, token } = await countered()
    expect(await byClient(token, 'declinar')).toMatchObject({ status: 200, datos: { estado: 'declinada' } })
    expect(await byClient(token, 'declinar')).toMatchObject({ status: 200 })
    expect(await byClient(token, 'aceptar')).toMatchObject({ status: 409, codigo: m.notPossible.code })
    expect(await requestRow(t, offer.requestId)).toMatchObject({ estado_id: 22 })
    const both = await countered()
    const replies = await together(
      t,
      row('clasificado', both.item.id),
      () => byClient(both.token, 'aceptar'),
      () => byClient(both.token, 'declinar'),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('names more than the offer; forged links open nothing; a reserved item is gone', async () => {
    const { item, offer, token } = await countered()
    for (const monto of [35_000, 20_000, 40_000.001])
      expect(await answerOffer(t, offer.id, 'contraofertar', clerk, { monto })).toMatchObject({
        status: 400,
        campos: { monto: m.amountInvalid.code },
      })
    for (const forged of [`${offer.id}-x`, 'x', token.replace(/^\d+/, `${offer.id + 1}`)])
      expect(await byClient(forged, 'aceptar')).toMatchObject({ status: 404, codigo: m.absent.code })
    const request = await aRequest(t, item.id)
    await changeStatus(t, request.id, 23, clerk, { monto_reserva: 2000 })
    expect(await byClient(token, 'aceptar')).toMatchObject({ status: 409, codigo: 34 })
    expect(await offerRow(t, offer.id)).toMatchObject({ estado: 'contraofertada' })
  })
})
