import { RequestStatus } from '@portal/contract/marketplace/states'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aClerk, anItem, aRental, aRequest, changeStatus, dayFromNow } from '#test/machines.ts'
import { mailsTo, type Person } from '#test/people.ts'
import { spanish } from '#test/spanish.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let clerk: Person
beforeAll(async () => {
  t = await startApp()
  clerk = await aClerk(t)
})
afterAll(() => t.close())

const portuguese = (changes: object) => ({ nombre: 'Joana Prado', mensaje: 'Bom dia', idioma: 'pt', ...changes })
const change = (id: number, to: number, rest: object = {}) =>
  changeStatus(t, id, to, clerk, { comentario: 'Conversado', ...rest })

test('a client who reads Portuguese is written to in it, with links to its pages', async () => {
  const email = 'joana@example.com'
  const { id } = await aRequest(t, (await anItem(t)).id, portuguese({ email }))
  await change(id, RequestStatus.negotiation, { comentario: 'Combinado', es_visible: true })
  await change(id, RequestStatus.reservedPendingPayment, { monto_reserva: 2000 })
  await change(id, RequestStatus.cancelled)
  const mails = await mailsTo(t, email)
  expect(mails.map(({ asunto }) => asunto).toReversed()).toEqual([
    'Recebemos sua solicitação',
    'Sua solicitação mudou de situação',
    'Sua reserva aguarda o pagamento',
    'Sua solicitação mudou de situação',
  ])
  for (const { idioma, texto } of mails) {
    expect(idioma).toBe('pt')
    expect(texto).toMatch(/[?&]lang=pt/)
    expect(texto).not.toMatch(spanish)
  }
  const texts = mails.map(({ texto }) => texto?.replaceAll('\u00a0', ' ')).join('\n')
  for (const part of [
    `Solicitação: #${id}`,
    'Comentário: Combinado',
    'Situação: Em negociação',
    'Valor da reserva: USD 2,000.00',
  ])
    expect(texts).toContain(part)
  expect(texts).toMatch(/Você pode pagar até: \d+ de \p{L}+ de \d{4}.+ \(horário do Chile\)/u)
})

test('the company is told of a request in Spanish', async () => {
  const { id } = await aRequest(t, (await anItem(t)).id, portuguese({}))
  const [notice] = await mailsTo(t, (await t.deps.company()).email)
  expect(notice).toMatchObject({ idioma: 'es', asunto: `Nueva solicitud #${id}` })
  for (const part of ['Clasificado: Excavadora', 'Nombre: Joana Prado', 'Mensaje: Bom dia'])
    expect(notice?.texto).toContain(part)
})

test('a rental is confirmed on its page in Portuguese', async () => {
  const email = 'aluga@example.com'
  const days = { tipo: 'arriendo', desde: dayFromNow(5), hasta: dayFromNow(15) }
  await aRequest(t, (await aRental(t)).id, portuguese({ email, ...days }))
  const [mail] = await mailsTo(t, email)
  expect(mail).toMatchObject({ idioma: 'pt', asunto: 'Confirme seu interesse na locação' })
  expect(mail?.texto).toMatch(/Datas: \d+ de \p{L}+ de \d{4} – /u)
  expect(mail?.texto).toMatch(/\/arriendo\?\S+lang=pt/)
  expect(mail?.texto).not.toMatch(spanish)
})
