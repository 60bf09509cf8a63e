import { RequestStatus } from '@portal/contract/marketplace/states'
import { PaymentStatus } from '@portal/contract/payments/states'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isInDoubt } from '#features/payments/offers/queries.ts'
import {
  aClerk,
  anItem,
  aPayment,
  aRental,
  aRequest,
  changeStatus,
  dayFromNow,
  eventsOf,
  itemRow,
  requestRow,
} from '#test/machines.ts'
import { auditOf } from '#test/makers.ts'
import { mailsTo, type Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { endOfDay } from '../queries.ts'
import { expireDue } from './expire.ts'
import { unpublishSoldItems } from './sold.ts'

let t: TestApp
let clerk: Person
beforeAll(async () => {
  t = await startApp()
  clerk = await aClerk(t)
})
afterAll(() => t.close())

const s = RequestStatus
const runJob = () => expireDue({ ...t.deps, payments: { hasPaymentInDoubt: isInDoubt } })
const setOver = (id: number, ago = '1 second') =>
  sql`update solicitud_clasificado set vence_en = clock_timestamp() - ${ago}::interval where id = ${id}`.execute(
    t.deps.db,
  )

async function reserved(form: object = {}) {
  const item = await anItem(t)
  const { id } = await aRequest(t, item.id, form)
  await changeStatus(t, id, s.reservedPendingPayment, clerk, { monto_reserva: 2000 })
  return { item, id }
}

describe('the job that ends reservations', () => {
  test('ends a link that was not paid, once, and tells client and owner', async () => {
    const { item, id } = await reserved({ email: 'tarde@example.com' })
    await setOver(id)
    await runJob()
    await runJob()
    expect(await requestRow(t, id)).toMatchObject({
      estado_id: s.reservationExpired,
      vence_en: null,
      decision_reembolso: null,
      version: 3,
    })
    expect(await itemRow(t, item.id)).toMatchObject({ estado_comercial: 25, reserva_vence_en: null })
    expect((await eventsOf(t, id)).filter(({ a_estado }) => a_estado === s.reservationExpired)).toMatchObject([
      { autor: 'sistema', usuario_id: null, de_estado: 23 },
    ])
    const mails = (await mailsTo(t, 'tarde@example.com')).filter(({ motivo }) => motivo === 'request.expired')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.texto).toMatch(/Sigo interesado: http:\/\/localhost:3000\/request\//)
    expect((await auditOf(t, 'solicitud_clasificado', id)).at(-1)).toMatchObject({ solicitud_id: 'request-expiry' })
  })

  test('ends it once although two run side by side', async () => {
    const { id } = await reserved()
    await setOver(id)
    await Promise.all([runJob(), runJob(), runJob()])
    expect(await requestRow(t, id)).toMatchObject({ estado_id: s.reservationExpired, version: 3 })
  })

  test('leaves what is not over', async () => {
    const { id } = await reserved()
    await runJob()
    expect((await requestRow(t, id)).estado_id).toBe(s.reservedPendingPayment)
  })

  test.each([PaymentStatus.confirming, PaymentStatus.unknown, PaymentStatus.pendingConfirmation])(
    'passes over a payment that is %s, until it is known',
    async (state) => {
      const { id } = await reserved()
      const paymentId = await aPayment(t, id, { estado: state })
      await setOver(id)
      await runJob()
      expect((await requestRow(t, id)).estado_id).toBe(s.reservedPendingPayment)
      await t.deps.db.updateTable('pago').set({ estado: PaymentStatus.rejected }).where('id', '=', paymentId).execute()
      await runJob()
      expect((await requestRow(t, id)).estado_id).toBe(s.reservationExpired)
    },
  )

  test('ends a paid reservation that was not used, and leaves its refund to be decided', async () => {
    const { item, id } = await reserved({ email: 'pagada@example.com' })
    await changeStatus(t, id, s.reserved, clerk)
    await setOver(id)
    await runJob()
    await runJob()
    expect(await requestRow(t, id)).toMatchObject({ estado_id: s.reservationExpired, decision_reembolso: 'pendiente' })
    expect(await itemRow(t, item.id)).toMatchObject({ estado_comercial: 25 })
    expect((await mailsTo(t, 'pagada@example.com'))[0]?.asunto).toBe('Su reserva venció')
    const { email } = await t.deps.company()
    expect((await mailsTo(t, email))[0]?.asunto).toBe(`Venció una reserva pagada: decida el reembolso #${id}`)
  })

  test('frees the days of a rent', async () => {
    const item = await aRental(t)
    const days = { tipo: 'arriendo', desde: dayFromNow(5), hasta: dayFromNow(15) }
    const [first, second] = [await aRequest(t, item.id, days), await aRequest(t, item.id, days)]
    await changeStatus(t, first.id, s.reservedPendingPayment, clerk, { monto_reserva: 300 })
    await setOver(first.id)
    await runJob()
    const reply = await changeStatus(t, second.id, s.reservedPendingPayment, clerk, { monto_reserva: 300 })
    expect(reply).toMatchObject({ status: 200 })
  })

  test('one that fails keeps the others from nothing, and is heard of', async () => {
    const [bad, good] = [await reserved(), await reserved()]
    await setOver(bad.id, '2 seconds')
    await setOver(good.id)
    const queue = t.deps.mails.queue
    const broken = vi.spyOn(t.deps.mails, 'queue').mockImplementation(async (db, mail) => {
      if (mail.body.facts?.some(({ value }) => value === `#${bad.id}`)) throw new Error('no room')
      return queue(db, mail)
    })
    await expect(runJob()).rejects.toThrow()
    broken.mockRestore()
    expect((await requestRow(t, bad.id)).estado_id).toBe(s.reservedPendingPayment)
    expect((await requestRow(t, good.id)).estado_id).toBe(s.reservationExpired)
    await runJob()
    expect((await requestRow(t, bad.id)).estado_id).toBe(s.reservationExpired)
  })
})

test('both jobs are planned, and ring', async () => {
  const { rows } = await sql<{ name: string; cron: string }>`
    select name, cron from pgboss.schedule where name like 'request-%' order by name`.execute(t.deps.db)
  expect(rows).toEqual([
    { name: 'request-expiry', cron: '* * * * *' },
    { name: 'request-sold-cleanup', cron: '41 * * * *' },
  ])
})

describe('a sold item', () => {
  test('is published as sold for 30 days and not longer, however often the job runs', async () => {
    const soldAgo = (days: number) => ({ vendido_en: new Date(Date.now() - days * 86_400_000) })
    const [recent, old] = [await anItem(t, soldAgo(29.9)), await anItem(t, soldAgo(30.1))]
    await unpublishSoldItems(t.deps.db)
    await unpublishSoldItems(t.deps.db)
    expect(await itemRow(t, recent.id)).toMatchObject({ publicacion: 1, version: 1 })
    expect(await itemRow(t, old.id)).toMatchObject({ publicacion: 0, version: 2 })
    expect(await auditOf(t, 'clasificado', old.id)).toMatchObject([{ accion: 'classifieds.unpublished' }])
  })
})

test.each([
  ['2026-11-20', '2026-11-21T03:00:00.000Z'], // summer, three hours behind
  ['2026-07-20', '2026-07-21T04:00:00.000Z'], // winter, four
  ['2026-09-05', '2026-09-06T04:00:00.000Z'], // clocks go forward at this midnight
  ['2026-04-04', '2026-04-05T04:00:00.000Z'], // and back at this one
])('%s is over in Chile at %s', async (day, moment) => {
  const { ends } = await t.deps.db.selectNoFrom(endOfDay(day).as('ends')).executeTakeFirstOrThrow()
  expect(ends.toISOString()).toBe(moment)
})
