import { Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { quoteConfirmMessages } from '@portal/contract/quotes/messages'
import { quoteReminderMessages } from '@portal/contract/quotes/reminders/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailsTo } from '#test/people.ts'
import {
  act,
  anApprover,
  aQuote,
  aSeller,
  aSentQuote,
  passValidity,
  quoteOf,
  quoteRow,
  type Seller,
} from '#test/quotes.ts'
import { bulkActionBehaviour, bulkCallsOf } from '#test/records/bulk-actions.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let seller: Seller
beforeAll(async () => {
  t = await startApp()
  seller = await aSeller(t)
})
afterAll(() => t.close())
const app = () => t

const path = '/v1/cotizacion'
const many = bulkCallsOf(app, path, () => seller)
async function sent(count: number, changes: Record<string, unknown> = {}): Promise<number[]> {
  const ids: number[] = []
  for (let number = 0; number < count; number++) ids.push((await aSentQuote(t, seller, changes)).id)
  return ids
}
async function cancelled(changes: Record<string, unknown> = {}): Promise<number> {
  const { id } = await aQuote(t, seller, changes)
  await act(t, 'PUT', 'cancelar', id, seller, { motivo: 'Sin presupuesto' })
  return id
}
const stateOf = async (id: number) => {
  const { estado, version, cliente_email: email } = await quoteRow(t, id)
  return { estado, version, mails: (await mailsTo(t, email)).length, events: (await quoteOf(t, id, seller)).eventos }
}

/** Of this reference: one in another state, and one of another amount. */
async function others(referencia: string): Promise<number[]> {
  const few = [{ producto_id: 3, cantidad: 1, longitud_cable: 6, precio_venta: 9.87 }]
  return [await cancelled({ referencia }), (await aQuote(t, seller, { referencia, lineas: few })).id]
}

const tested = {
  app,
  path,
  person: () => seller,
  some: (count: number, referencia: string) => sent(count, { referencia }),
  absent: quoteConfirmMessages.notRecognized,
  stateOf,
  filters: () => ({ estado: 'pendiente', moneda: 'USD', monto_desde: '4000' }),
  others,
  outsider: () => aSeller(t),
}
bulkActionBehaviour({
  ...tested,
  accion: 'cancelar',
  comentario: 'El cliente cerró la faena',
  leaves: { estado: 'cancelada' },
  refused: [[cancelled, quoteConfirmMessages.isCancelled]],
  second: quoteConfirmMessages.isCancelled,
})
bulkActionBehaviour({
  ...tested,
  accion: 'recordar',
  leaves: { estado: 'pendiente' },
  refused: [[async () => (await aQuote(t, seller)).id, quoteReminderMessages.neverSent]],
  second: quoteReminderMessages.alreadyToday,
})

describe('quotes of a list', () => {
  test('are cancelled with the same reason, which stands in the history of each', async () => {
    const ids = await sent(2)
    await many.change({ accion: 'cancelar', ids, comentario: ' Sin presupuesto ' })
    for (const id of ids)
      expect((await quoteOf(t, id, seller)).eventos.at(-1)).toMatchObject({
        a_estado: 'cancelada',
        comentario: 'Sin presupuesto',
        autor: 'autor',
      })
  })

  test('that have expired meanwhile are not those that wait', async () => {
    const referencia = 'Vence pronto'
    const [over, open] = await sent(2, { referencia })
    await passValidity(t, over!)
    const filtros = { buscar: referencia, estado: 'pendiente' }
    expect(await many.change({ accion: 'recordar', filtros })).toMatchObject({ hechos: 1, rechazados: [] })
    expect(await many.change({ accion: 'recordar', ids: [over] })).toMatchObject({
      rechazados: [{ codigo: quoteConfirmMessages.validityEnded.code }],
    })
    expect((await quoteRow(t, open!)).estado).toBe('pendiente')
  })

  test('of all are those that its reader sees; the own ones are asked for nobody', async () => {
    const approver = await anApprover(t)
    const referencia = 'Red completa'
    const ids = await sent(2, { referencia })
    const own = (await aSentQuote(t, approver, { referencia })).id
    const asked = { buscar: referencia, usuario_id: seller.id }
    const ofAll = await many.change(
      { accion: 'cancelar', filtros: { ...asked, alcance: 'todas' }, ensayo: true },
      approver,
    )
    expect(ofAll).toMatchObject({ hechos: 2 })
    const ofHis = await many.change({ accion: 'cancelar', filtros: asked, comentario: 'Repetida' }, approver)
    expect(ofHis).toMatchObject({ hechos: 1, rechazados: [] })
    expect((await quoteRow(t, own)).estado).toBe('cancelada')
    expect((await quoteRow(t, ids[0]!)).estado).toBe('pendiente')
  })

  test('are cancelled by their author without the module of quotes, who reminds nobody', async () => {
    const plain = await aSeller(t, { role: Role.user, colleagueOf: seller, modules: [] })
    const [id] = await sent(1)
    await t.deps.db.updateTable('cotizacion').set({ usuario_id: plain.id }).where('id', '=', id!).execute()
    expect(await many.change({ accion: 'recordar', ids: [id] }, plain)).toMatchObject({
      hechos: 0,
      rechazados: [{ id, codigo: coreMessages.notAllowed.code }],
    })
    expect(await many.change({ accion: 'cancelar', ids: [id], comentario: 'Repetida' }, plain)).toMatchObject({
      hechos: 1,
    })
  })
})
