import { offerMessages as m } from '@portal/contract/offers/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aClerk } from '#test/machines.ts'
import { anOfferItem, sendOffer } from '#test/offers.ts'
import type { Person } from '#test/people.ts'
import { fromElsewhere } from '#test/registration.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let clerk: Person
beforeAll(async () => {
  t = await startApp({ PORTAL_ROLES: 'web' })
  clerk = await aClerk(t)
})
afterAll(() => t.close())

const path = '/v1/clasificado/oferta'

describe('an offer', () => {
  test('below the minimum is refused with the words of whoever sells, and stores nothing', async () => {
    const item = await anOfferItem(t)
    const texts = { texto: 'Consideramos ofertas serias.', texto_en: 'We consider serious offers.' }
    const set = (body: object) => t.call('PUT', `${path}/minimo/${item.id}`, { ...texts, version: 0, ...body }, clerk)
    expect(await set({ minimo: 'x' })).toMatchObject({ status: 400, campos: { minimo: m.amountInvalid.code } })
    expect(await set({ minimo: 30_000, texto: 'x'.repeat(301) })).toMatchObject({
      campos: { texto: m.textInvalid.code },
    })
    expect(await set({ minimo: 40_000.01 })).toMatchObject({
      status: 400,
      campos: { minimo: m.minimumAbovePrice.code },
    })
    expect(await set({ minimo: 30_000 })).toMatchObject({ status: 200, datos: { minimo: 30_000, version: 1 } })
    expect(await set({ minimo: 20_000 })).toMatchObject({ status: 409, codigo: 984, datos: { minimo: 30_000 } })
    const low = await sendOffer(t, item.id, { monto: 29_999.99 })
    expect(low).toMatchObject({ status: 409, codigo: 37, campos: { monto: 37 }, datos: texts })
    expect(JSON.stringify(low)).not.toContain('30000')
    const stored = t.deps.db.selectFrom('solicitud_clasificado').select('id').where('clasificado_id', '=', item.id)
    expect(await stored.execute()).toEqual([])
    expect(await sendOffer(t, item.id, { monto: 30_000 })).toMatchObject({ status: 200 })
    expect(await set({ minimo: null, version: 1 })).toMatchObject({ status: 200, datos: { minimo: null } })
    expect(await sendOffer(t, item.id, { monto: 1 })).toMatchObject({ status: 200 })
  })

  test('below the minimum is told to staff, and three times a day to one mailbox or network', async () => {
    const item = await anOfferItem(t)
    const minimum = { minimo: 33_333, texto: '', texto_en: '', version: 0 }
    expect(await t.call('PUT', `${path}/minimo/${item.id}`, minimum, clerk)).toMatchObject({ status: 200 })
    const email = 'tantea@example.com'
    const network = fromElsewhere()
    const offer = (monto: number, as: object, from = fromElsewhere()) => sendOffer(t, item.id, { monto, ...as }, from)
    // at once, from one network with different addresses: a search by halves learns no more than three answers
    const replies = await Promise.all(
      [20_000, 30_000, 32_000, 33_000, 33_400, 40_000].map((monto, at) =>
        offer(monto, { email: at < 3 ? email : `otro${at}@example.com` }, network),
      ),
    )
    const told = replies.filter(({ codigo }) => codigo === m.offerTooLow.code)
    expect(told.length).toBeLessThanOrEqual(3)
    expect(await offer(33_332, { email: 'nuevo@example.com' }, network)).toMatchObject({
      status: 429,
      codigo: m.refusedTooOften.code,
    })
    expect(await offer(50_000, { email: 'nuevo@example.com' }, network)).toMatchObject({ status: 429 })
    const again = 'otra-red@example.com'
    for (const monto of [1000, 2000, 3000]) expect(await offer(monto, { email: again })).toMatchObject({ codigo: 37 })
    expect(await offer(50_000, { email: again.toUpperCase() })).toMatchObject({ codigo: m.refusedTooOften.code })
    // another machine, another person
    expect(await sendOffer(t, (await anOfferItem(t)).id, { email: again }, network)).toMatchObject({ status: 200 })
    expect(await offer(50_000, { email: 'honesta@example.com' })).toMatchObject({ status: 200 })

    const { datos } = await t.call('GET', `${path}/avisos/${item.id}`, undefined, clerk)
    expect(datos.rechazadas.map(({ monto }: { monto: number }) => monto)).toEqual(
      expect.arrayContaining([1000, 2000, 3000]),
    )
    expect(datos.rechazadas[0]).toMatchObject({ nombre: expect.any(String), email: again })
  })
})
