import { afterAll, beforeAll, expect, test } from 'vitest'
import { aClerk } from '#test/machines.ts'
import { anOffer, anOfferItem, answerOffer } from '#test/offers.ts'
import { mailsTo, type Person } from '#test/people.ts'
import { spanish } from '#test/spanish.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let clerk: Person
beforeAll(async () => {
  t = await startApp({ PORTAL_ROLES: 'web' })
  clerk = await aClerk(t)
})
afterAll(() => t.close())

test('a client who reads Portuguese is answered in it', async () => {
  const item = await anOfferItem(t)
  const form = { nombre: 'Joana Prado', mensaje: '', idioma: 'pt' }
  const [one, rejected, other] = [
    await anOffer(t, item.id, form),
    await anOffer(t, item.id, form),
    await anOffer(t, item.id, form),
  ]
  await answerOffer(t, one.id, 'contraofertar', clerk, { monto: 38_000, comentario: 'Com frete' })
  await answerOffer(t, rejected.id, 'rechazar', clerk, { motivo: 'Longe do preço' })
  await answerOffer(t, other.id, 'aceptar', clerk)
  const [counter, received] = await mailsTo(t, one.email)
  const [no] = await mailsTo(t, rejected.email)
  const [yes] = await mailsTo(t, other.email)
  expect([received, counter, no, yes].map((mail) => mail?.asunto)).toEqual([
    'Recebemos sua oferta',
    'Propomos outro valor',
    'Sua oferta não foi aceita',
    `Aceitamos sua oferta: ${item.marca}`,
  ])
  expect(counter?.texto).toMatch(/Você pode aceitá-la até: .+ \(horário do Chile\)\nComentário: Com frete/)
  for (const mail of [received, counter, no, yes]) {
    expect(mail).toMatchObject({ idioma: 'pt', texto: expect.stringMatching(/[?&]lang=pt/) })
    expect(mail?.texto).not.toMatch(spanish)
  }
})
