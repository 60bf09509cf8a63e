import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  aRefunder,
  aReservation,
  confirm,
  type Landing,
  openShop,
  payAndReturn,
  paymentRow,
  type Shop,
  started,
} from '#test/payments.ts'
import { pdfText } from '#test/pdf-text.ts'
import { spanish } from '#test/spanish.ts'
import { receiptFile, receiptTask } from './receipt.ts'

let t: Shop
beforeAll(async () => {
  t = await openShop()
})
afterAll(() => t.close())

async function paid(how: object = {}, changes: object = {}) {
  const reserved = await aReservation(t, { currency: 'CLP' })
  const { token, buy_order } = await started(t, reserved, changes)
  const landing = await payAndReturn(t, token, 'pay', how)
  return { reserved, landing, buyOrder: buy_order, link: await linkOf(landing) }
}
const linkOf = async (landing: Landing): Promise<string> =>
  (await confirm(t, landing)).datos.transaccion.url_comprobante
const open = (link: string) => fetch(`${t.url}${link}`)

describe('a receipt', () => {
  test('opens by its secret link alone, is a PDF named after its order, and has the same bytes each time', async () => {
    const { link, buyOrder } = await paid()
    const replies = await Promise.all([open(link), open(link), open(link)])
    const bytes = await Promise.all(replies.map(async (reply) => Buffer.from(await reply.arrayBuffer())))
    expect(replies[0]!.headers.get('content-type')).toBe('application/pdf')
    expect(replies[0]!.headers.get('content-disposition')).toContain(`comprobante_${buyOrder}.pdf`)
    expect(bytes[0]!.subarray(0, 5).toString()).toBe('%PDF-')
    for (const other of bytes) expect(other.equals(bytes[0]!)).toBe(true)
    expect(Buffer.from(await (await open(link)).arrayBuffer()).equals(bytes[0]!)).toBe(true)
  })

  test('is made once, however many ask for it at once', async () => {
    const { buyOrder } = await paid()
    const { id } = await paymentRow(t, buyOrder)
    const files = await Promise.all(Array.from({ length: 5 }, () => receiptFile(t.payments, id)))
    expect(new Set(files).size).toBe(1)
  })

  test('of a client who reads Portuguese is in it, as is the page after paying', async () => {
    const reserved = await aReservation(t, { currency: 'CLP' }, { idioma: 'pt' })
    const landing = await payAndReturn(t, (await started(t, reserved)).token)
    expect(landing.query).toMatchObject({ lang: 'pt' })
    const text = pdfText(new Uint8Array(await (await open(await linkOf(landing))).arrayBuffer()))
    for (const part of ['Comprovante de pagamento', 'Pagamento aprovado', 'Valor pago', 'Crédito', 'Página 1 de'])
      expect(text).toContain(part)
    expect(text).not.toMatch(spanish)
  })

  test('says after a refund what was given back and what is left, at the same link', async () => {
    const { link, buyOrder } = await paid()
    const textOf = async () => pdfText(new Uint8Array(await (await open(link)).arrayBuffer()))
    expect(await textOf()).toContain('Este pago reserva el equipo')
    const { id } = await paymentRow(t, buyOrder)
    await t.call(
      'POST',
      `/v1/clasificado/solicitud/reembolso/${id}`,
      { monto: 120_000, motivo: 'Dañado' },
      await aRefunder(t),
    )
    const text = await textOf()
    for (const part of ['Pago devuelto', 'Devuelto', 'CLP 120,000', 'CLP 0']) expect(text).toContain(part)
    expect(text).not.toContain('reserva el equipo')
    expect(text).not.toContain('Pago aprobado')
  })

  test('is not there for other links, nor for what was not paid', async () => {
    const { link } = await paid()
    const mark = link.split('/').at(-1)!
    for (const forged of [mark.replace(/^\d+/, '1000'), `${mark}x`, '1-short', '..%2F1'])
      expect((await open(link.replace(mark, forged))).status).toBe(404)
    expect((await paid({ card: 'mastercard' })).link).toBeNull()
  })
})

describe('what it says', () => {
  const at = (fecha: string, changes: object = {}) => {
    const payment = { ...base, fecha_transaccion: new Date(fecha), ...changes }
    const { facts } = receiptTask(
      payment,
      { propiedad_id: null, marca: 'Excavadora 320', marca_en: '320 excavator', sku: 'M-000001' },
      company,
      null,
      'America/Santiago',
    )
    return Object.fromEntries(facts.map(({ label, value }) => [label, value]))
  }
  const company = {
    nombre: 'NEXT',
    email: 'a@example.com',
    telefono: '+56',
    direccion: 'Calle 1',
    sitio: 'example.com',
    logo_url: null,
    acento: '#f5b301',
    red_mensajeria: '',
    red_fotos: '',
    red_profesional: '',
    lema: '',
    lema_en: '',
    lema_pt: '',
  }
  let base: Parameters<typeof receiptTask>[0]
  beforeAll(async () => {
    const { buyOrder } = await paid()
    base = (await paymentRow(t, buyOrder)) as never
  })

  test('50: 23:59 in Santiago is that day, in summer time and in winter time', () => {
    expect(at('2026-11-21T02:59:00Z')).toMatchObject({ Fecha: '20/11/26', 'Hora (Chile)': '23:59' })
    expect(at('2026-07-01T03:59:00Z')).toMatchObject({ Fecha: '30/6/26', 'Hora (Chile)': '23:59' })
    expect(at('2026-04-05T02:59:59Z')).toMatchObject({ Fecha: '4/4/26', 'Hora (Chile)': '23:59' })
    expect(at('2026-04-05T03:00:00Z')).toMatchObject({ Fecha: '4/4/26', 'Hora (Chile)': '23:00' }) // the hour that comes twice
    expect(at('2026-09-06T04:00:00Z')).toMatchObject({ Fecha: '6/9/26', 'Hora (Chile)': '01:00' }) // the hour that never was
  })

  test('is all that a receipt must say, and of the card its last four digits', () => {
    expect(at('2026-11-20T15:00:00Z')).toEqual({
      'Orden de compra': base.buy_order,
      'Monto pagado': 'CLP 120,000',
      Fecha: '20/11/26',
      'Hora (Chile)': '12:00',
      Tarjeta: '**** **** **** 6623',
      'Tipo de pago': 'Crédito',
      'Código de autorización': '1213',
      'Reserva de': 'Excavadora 320 · M-000001',
    })
  })

  test.each([
    [{ tipo_pago: 'VD' }, { 'Tipo de pago': 'Débito' }],
    [{ tipo_pago: 'VP' }, { 'Tipo de pago': 'Prepago' }],
    [{ tipo_pago: 'VC', cuotas: 6 }, { Cuotas: '6' }],
    [{ tipo_pago: 'VC', cuotas: 6, monto_cuota: 20_000 }, { Cuotas: '6 × CLP 20,000' }],
    [
      { idioma: 'en', moneda: 'USD', monto: 2000 },
      { 'Amount paid': 'USD 2,000.00', 'Payment type': 'Credit', 'Reservation of': '320 excavator · M-000001' },
    ],
    [{ codigo_autorizacion: '030872' }, { 'Código de autorización': '030872' }],
  ])('with %o it shows %o', (changes, shown) => {
    expect(at('2026-11-20T15:00:00Z', changes)).toMatchObject(shown)
  })

  test('does not say what nobody knows', () => {
    const facts = at('2026-11-20T15:00:00Z', { tarjeta: null, tipo_pago: null, codigo_autorizacion: null })
    expect(Object.keys(facts)).toEqual(['Orden de compra', 'Monto pagado', 'Fecha', 'Hora (Chile)', 'Reserva de'])
  })
})
