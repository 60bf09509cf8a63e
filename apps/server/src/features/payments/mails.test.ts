import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRefunder, aReservation, openShop, payAndReturn, paymentRow, type Shop, started } from '#test/payments.ts'
import { mailsTo } from '#test/people.ts'
import { spanish } from '#test/spanish.ts'

let t: Shop
beforeAll(async () => {
  t = await openShop()
})
afterAll(() => t.close())

test('a refund is told to a client who reads Portuguese in it first', async () => {
  const reserved = await aReservation(t, { currency: 'CLP' }, { idioma: 'pt' })
  const { token, buy_order } = await started(t, reserved)
  await payAndReturn(t, token)
  const { id } = await paymentRow(t, buy_order)
  const form = { monto: 120_000, motivo: 'Equipamento danificado' }
  await t.call('POST', `/v1/clasificado/solicitud/reembolso/${id}`, form, await aRefunder(t))
  const [mail, paid] = await mailsTo(t, reserved.email)
  expect(mail).toMatchObject({
    idioma: 'pt',
    asunto: 'Devolução do seu pagamento / Devolución de su pago / Refund of your payment',
    texto: expect.stringMatching(
      /Cancelamos a cobrança de CLP[\s\S]*Anulamos el cobro de CLP[\s\S]*We canceled the charge/,
    ),
  })
  for (const part of ['Ordem de compra: ', 'Valor devolvido: ', 'Continua pago: ', 'Motivo: Equipamento danificado'])
    expect(mail?.texto).toContain(part)
  expect(paid).toMatchObject({ idioma: 'pt', asunto: 'Sua reserva está confirmada' })
  expect(paid?.texto).toMatch(/Valor da reserva: CLP[\s\S]*Reservado até: .+ de \d{4}\n[\s\S]*Comprovante: /)
  expect(paid?.texto).not.toMatch(spanish)
})
