import { Module } from '@portal/contract/access/constants'
import { auctionDoneMessages as done, auctionMessages as m } from '@portal/contract/auctions/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBidder, aJoinForm, anAuction, auctionRow, join, placeBid, publicAuction, verify } from '#test/auctions.ts'
import { anEnterprise, aUser, mailsTo, pinMailedTo, theHouse } from '#test/people.ts'
import { agePin, wrongPin } from '#test/pins.ts'
import { fromElsewhere } from '#test/registration.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together, untilOneWaits } from '#test/together.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp({ PORTAL_ROLES: 'web' })
})
afterAll(() => t.close())

const withdraw = (token: string) =>
  t.call('POST', `/v1/clasificado/subasta/postor/${token}/retirar`, {}, null, fromElsewhere())

test('an e-mail is verified by the PIN that is mailed to it, once; the same address gets the same page again', async () => {
  const auction = await anAuction(t)
  const form = aJoinForm({ idioma: 'en' })
  expect(await join(t, auction, form)).toMatchObject({ status: 200, codigo: done.codeSent.code })
  const pin = await pinMailedTo(t, form.email)
  expect(await verify(t, auction, { email: form.email, pin: wrongPin(pin) })).toMatchObject({
    status: 400,
    codigo: m.pinWrong.code,
  })
  const { status, datos } = await verify(t, auction, { email: form.email.toUpperCase(), pin })
  expect([status, datos.url_postor]).toEqual([200, expect.stringMatching(/^\/auction\/\d+-/)])
  const [told] = await mailsTo(t, form.email)
  expect(told).toMatchObject({ asunto: 'You can now bid' })
  expect(told!.texto).toContain(`${datos.url_postor}?lang=en`)
  expect(await verify(t, auction, { email: form.email, pin })).toMatchObject({ status: 400, codigo: m.pinExpired.code })

  await agePin(t, form.email, 4)
  await join(t, auction, { ...form, nombre: 'Otra' })
  const again = await verify(t, auction, { email: form.email, pin: await pinMailedTo(t, form.email) })
  expect(again.datos).toEqual(datos)
  const own = await t.call('GET', `/v1/clasificado/subasta/postor/${datos.url_postor.split('/').at(-1)}`)
  expect(own.datos).toMatchObject({
    nombre: 'Marta Gómez',
    postor: 1,
    es_lider: false,
    maximo: null,
    puja_minima: 10_000,
  })
  expect(await publicAuction(t, auction)).toMatchObject({ datos: { postores: 1 } })
})

test('codes come every three minutes, five a day, and count for their own auction', async () => {
  const [one, other] = [await anAuction(t), await anAuction(t)]
  const form = aJoinForm()
  await join(t, one, form)
  expect(await join(t, one, form)).toMatchObject({ status: 429, codigo: m.tooSoon.code })
  const pin = await pinMailedTo(t, form.email)
  expect(await verify(t, other, { email: form.email, pin })).toMatchObject({ status: 404, codigo: m.pinAbsent.code })
  for (let nth = 2; nth <= 5; nth++) {
    await agePin(t, form.email, 4)
    expect(await join(t, one, form)).toMatchObject({ status: 200 })
  }
  await agePin(t, form.email, 4)
  expect(await join(t, one, form)).toMatchObject({ status: 429, codigo: m.dailyLimit.code })
  const late = aJoinForm()
  await join(t, one, late)
  await agePin(t, late.email, 11)
  const expired = await verify(t, one, { email: late.email, pin: await pinMailedTo(t, late.email) })
  expect(expired).toMatchObject({ status: 400, codigo: m.pinExpired.code })
})

test.each([
  ['nombre', { nombre: ' ' }, m.nameInvalid],
  ['email', { email: 'eva@' }, m.emailInvalid],
  ['email', { email: 'a@example.com\r\nBcc: b@example.com' }, m.emailInvalid],
  ['telefono', { telefono: '123' }, m.phoneInvalid],
  ['pais_id', { pais_id: 'x' }, m.countryInvalid],
  ['pais_id', { pais_id: 99_999 }, m.countryInvalid],
  ['empresa', { empresa: 'x'.repeat(121) }, m.companyInvalid],
  ['idioma', { idioma: 'fr' }, m.languageInvalid],
  ['acepta_condiciones', { acepta_condiciones: undefined }, m.termsNotAccepted],
  ['acepta_condiciones', { acepta_condiciones: false }, m.termsNotAccepted],
])('a wrong %s is refused at its field', async (field, changes, entry) => {
  const auction = await anAuction(t)
  const reply = await join(t, auction, aJoinForm(changes))
  expect(reply).toMatchObject({ status: entry.status, codigo: entry.code, campos: { [field]: entry.code } })
  expect(
    await t.deps.db.selectFrom('subasta_postor').select('id').where('subasta_id', '=', auction.id).execute(),
  ).toEqual([])
})

test('nobody joins what has ended, what was stopped and what there is not; a machine gets no mail', async () => {
  const over = await anAuction(t, { endsIn: -1 })
  expect(await join(t, over, aJoinForm())).toMatchObject({ status: 409, codigo: m.auctionEnded.code })
  const form = aJoinForm({ sitio_web: 'http://spam.example' })
  expect(await join(t, await anAuction(t), form)).toMatchObject({ status: 200 })
  expect(await mailsTo(t, form.email)).toEqual([])
  expect(await join(t, { itemId: 900_000 }, aJoinForm())).toMatchObject({ status: 404, codigo: m.absent.code })
  const later = await anAuction(t)
  const late = aJoinForm()
  await join(t, later, late)
  await t.deps.db
    .updateTable('subasta')
    .set({ fin_efectivo: new Date(), termina_en: new Date() })
    .where('id', '=', later.id)
    .execute()
  const pin = await pinMailedTo(t, late.email)
  expect(await verify(t, later, { email: late.email, pin })).toMatchObject({ status: 409, codigo: m.auctionEnded.code })
})

test('a code that cannot be mailed is told', async () => {
  const { mails } = t.deps
  const { sendNow } = mails
  mails.sendNow = async () => false
  const reply = await join(t, await anAuction(t), aJoinForm())
  mails.sendNow = sendNow
  expect(reply).toMatchObject({ status: 500, codigo: m.emailNotSent.code })
})

describe('the seller under another name', () => {
  test.each([
    ['his own e-mail with a mark', { email: 'vendedor+otro@andes.example' }],
    ['a colleague’s e-mail', { email: 'colega@andes.example' }],
    ['an authorized address of his enterprise', { email: 'compras@andes.example' }],
    ['his phone', { telefono: '+56 9 8765 4321' }],
    ['the name of his enterprise', { empresa: 'ANDES MAQUINARIA LTDA.' }],
    ['an address of our staff', { email: 'personal@casa.example' }],
  ])('with %s cannot bid', async (_, changes) => {
    const { auction } = await aSale()
    const form = aJoinForm(changes)
    await join(t, auction, form)
    const pin = await pinMailedTo(t, form.email)
    const reply = await verify(t, auction, { email: form.email, pin })
    expect(reply).toMatchObject({ status: 403, codigo: m.sellersSide.code })
    expect(await publicAuction(t, auction)).toMatchObject({ datos: { postores: 0 } })
  })

  test('signed in as himself cannot bid either', async () => {
    const { auction, owner } = await aSale()
    const form = aJoinForm()
    await t.call('POST', `/v1/clasificado/subasta/participar/${auction.itemId}`, form, owner, fromElsewhere())
    const pin = await pinMailedTo(t, form.email)
    expect(await verify(t, auction, { email: form.email, pin })).toMatchObject({ codigo: m.sellersSide.code })
  })

  let sale: Promise<Awaited<ReturnType<typeof made>>> | undefined
  const aSale = async () => {
    sale ??= made()
    const { owner } = await sale
    return { owner, auction: await anAuction(t, { item: { usuario_id: owner.id } }) }
  }
  async function made() {
    const enterprise = await anEnterprise(t)
    const { db } = t.deps
    const facts = {
      nombre: 'Andes Maquinaria',
      email: 'hola@andes.example',
      emails_autorizados: ['compras@andes.example'],
    }
    await db.updateTable('empresa').set(facts).where('id', '=', enterprise).execute()
    const modules = [Module.myMachines]
    const owner = await aUser(t, { enterpriseId: enterprise, email: 'vendedor@andes.example', modules })
    await db.updateTable('usuario').set({ telefono: '+56987654321' }).where('id', '=', owner.id).execute()
    await aUser(t, { enterpriseId: enterprise, email: 'colega@andes.example' })
    await aUser(t, { enterpriseId: await theHouse(t), email: 'personal@casa.example' })
    return { owner }
  }
})

describe('an e-mail that is taken back', () => {
  test('bids no more and joins no more, but its bids stand', async () => {
    const auction = await anAuction(t)
    const ana = await aBidder(t, auction)
    await placeBid(t, ana, 20_000)
    expect(await withdraw(ana.token)).toMatchObject({ status: 200, codigo: done.withdrawn.code })
    expect(await placeBid(t, ana, 30_000)).toMatchObject({ status: 404, codigo: m.linkInvalid.code })
    expect(await withdraw(ana.token)).toMatchObject({ status: 404, codigo: m.linkInvalid.code })
    expect(await auctionRow(t, auction.id)).toMatchObject({ lider_id: ana.id, lider_maximo: 20_000 })
    await agePin(t, ana.email, 4)
    await join(t, auction, aJoinForm({ email: ana.email }))
    const pin = await pinMailedTo(t, ana.email)
    expect(await verify(t, auction, { email: ana.email, pin })).toMatchObject({ codigo: m.linkInvalid.code })
  })

  test('while its bid waits for its turn stops that bid', async () => {
    const auction = await anAuction(t)
    const ana = await aBidder(t, auction)
    const lock = row('clasificado', auction.itemId)
    const [taken, bid] = await together(
      t,
      lock,
      () => withdraw(ana.token),
      () => untilOneWaits(t, 'clasificado').then(() => placeBid(t, ana, 20_000)),
    )
    expect([taken!.status, bid!.status]).toEqual([200, 404])
    expect(await auctionRow(t, auction.id)).toMatchObject({ lider_id: null })
  })
})
