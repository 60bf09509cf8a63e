import { Role } from '@portal/contract/access/constants'
import { PermitStatus } from '@portal/contract/permits/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anEnterprise, aUser, mailsTo, pinMailedTo, theHouse } from '#test/people.ts'
import { aCompanyManager, aDecider, aPermit, authorizedBuyer, upload } from '#test/permits.ts'
import { act, aLine, anApprover, aQuote, aSeller, aSentQuote, quoteOf, quoteRow, type Seller } from '#test/quotes.ts'
import { spanish } from '#test/spanish.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { productionBlock } from '../service.ts'
import { openMissingOrders } from './order.ts'
import { releaseQuotes } from './release.ts'

let t: TestApp
let seller: Seller
beforeAll(async () => {
  t = await startApp()
  seller = await aSeller(t)
})
afterAll(() => t.close())

let made = 0
const anAddress = () => `cliente.permiso${++made}@example.com`
const blockOf = (id: number) => productionBlock(t.deps.db, id)
const quoteTo = (email: string, changes = {}) => aQuote(t, seller, { cliente_email: email, ...changes })

async function confirmed(email: string, changes = {}) {
  const quote = await quoteTo(email, changes)
  await act(t, 'POST', 'pin', quote.id, seller)
  const pin = await pinMailedTo(t, email)
  expect(await act(t, 'POST', 'confirmar', quote.id, seller, { pin })).toMatchObject({ codigo: 5 })
  return quote
}

describe('a quote is blocked', () => {
  test('when the company of its client has no valid permit, and only with adapters or consoles', async () => {
    const software = [aLine({ producto_id: 1, precio_venta: 100 })]
    expect(await blockOf((await quoteTo(anAddress())).id)).toBe('permiso')
    expect(await blockOf((await quoteTo(anAddress(), { lineas: software })).id)).toBeNull()
    expect(await blockOf((await quoteTo(anAddress(), { lineas: [...software, aLine({ producto_id: 5 })] })).id)).toBe(
      'permiso',
    )
    expect(await blockOf(900_000)).toBeNull()
  })

  test('never with licenses alone: nothing of them goes to the factory', async () => {
    const email = anAddress()
    const toFactory = async () => (await mailsTo(t, 'produccion@example.com')).length
    const before = await toFactory()
    const { id } = await confirmed(email, { lineas: [aLine({ producto_id: 1, precio_venta: 100 })] })
    await openMissingOrders(t.deps.db)
    await releaseQuotes(t.deps)
    expect(await toFactory()).toBe(before)
    expect(await quoteOf(t, id, seller)).toMatchObject({ pedido: null, produccion_enviado_en: null })
    const texts = (await mailsTo(t, email)).map(({ texto }) => texto)
    expect(texts.join()).not.toMatch(/producción/)
    const { id: mixed } = await confirmed(anAddress(), {
      lineas: [aLine({ producto_id: 1, precio_venta: 100 }), aLine({ producto_id: 3 })],
    })
    expect((await quoteOf(t, mixed, seller)).pedido).not.toBeNull()
  })

  test('by the e-mail of the client: an authorized one, that of the enterprise, or that of an account', async () => {
    const [authorized, own, account] = [anAddress(), anAddress(), anAddress()]
    await authorizedBuyer(t, authorized.toUpperCase())
    const enterprise = await anEnterprise(t)
    await t.deps.db.updateTable('empresa').set({ email: own }).where('id', '=', enterprise).execute()
    await aPermit(t, enterprise)
    await aUser(t, { email: account, enterpriseId: enterprise })
    for (const email of [authorized, own, account]) expect(await blockOf((await quoteTo(email)).id)).toBeNull()
  })

  test('by the enterprise of an account alone: another one cannot lend its permit by authorizing the address', async () => {
    const email = anAddress()
    await aUser(t, { email, enterpriseId: await anEnterprise(t) })
    await authorizedBuyer(t, email)
    expect(await blockOf((await quoteTo(email)).id)).toBe('permiso')
  })

  test.each([
    ['waits', { status: PermitStatus.waiting }, 'permiso'],
    ['was refused', { status: PermitStatus.refused }, 'permiso'],
    ['ended yesterday', { days: -1 }, 'permiso'],
    ['ends today', { days: 0 }, null],
  ])('by a permit that %s', async (_, permit, expected) => {
    const manager = await aCompanyManager(t)
    await aPermit(t, manager.enterpriseId, permit)
    expect(await blockOf((await quoteTo(manager.email)).id)).toBe(expected)
  })

  test('in the list, the panel, the export and on the page of the client, until it has ended', async () => {
    const { id, token } = await aSentQuote(t, seller, { cliente_email: anAddress() })
    const { datos } = await t.call('GET', '/v1/cotizacion/list', undefined, seller)
    const row = datos.cotizaciones.find((quote: { id: number }) => quote.id === id)
    expect(row.bloqueo_produccion).toBe('permiso')
    expect(await quoteOf(t, id, seller)).toMatchObject({ bloqueo_produccion: 'permiso', permiso_cliente: null })
    const page = await t.call('GET', `/v1/cotizacion/enlace/${token}`)
    expect(page.datos.bloqueo_produccion).toBe('permiso')
    await act(t, 'PUT', 'cancelar', id, seller, { motivo: 'Otro proveedor' })
    expect((await quoteOf(t, id, seller)).bloqueo_produccion).toBeNull()
  })

  test('and only staff of the house are told which company it is', async () => {
    const manager = await aCompanyManager(t)
    const permit = await aPermit(t, manager.enterpriseId, { status: PermitStatus.waiting })
    const { id } = await quoteTo(manager.email)
    const staff = await anApprover(t)
    expect((await quoteOf(t, id, staff)).permiso_cliente).toMatchObject({
      empresa_id: manager.enterpriseId,
      permiso_id: permit,
      estado: 'pendiente',
    })
    expect((await quoteOf(t, id, seller)).permiso_cliente).toBeNull()
  })
})

describe('a blocked quote', () => {
  test('can be confirmed, waits, and goes to production by itself once staff approve the permit', async () => {
    const manager = await aCompanyManager(t)
    const { id, codigo } = await confirmed(manager.email, { idioma: 'pt' })
    expect(await quoteRow(t, id)).toMatchObject({ estado: 'aprobada', enviada_produccion_en: null })
    const ordersOf = async () =>
      (await mailsTo(t, 'produccion@example.com')).filter(({ asunto }) => asunto.includes(codigo))
    expect(await ordersOf()).toMatchObject([{ asunto: `Bloqueada por permiso: cotización ${codigo}` }])
    expect((await ordersOf())[0]?.texto).toContain('El cliente no tiene un permiso vigente')
    const [told] = (await mailsTo(t, manager.email)).filter(({ motivo }) => motivo === 'quote.confirmed')
    expect(told?.texto).toContain('Envie a autorização na página do orçamento')
    expect(told?.texto).toContain('/quote/')
    expect((await mailsTo(t, seller.email))[0]?.texto).toContain('el pedido espera')

    const { datos } = await upload(t, manager)
    await t.call('PUT', `/v1/permiso/aprobar/${datos.id}`, { version: 1 }, await aDecider(t))
    const sentAt = async () => (await quoteRow(t, id)).enviada_produccion_en
    await expect.poll(sentAt, { timeout: 20_000 }).toEqual(expect.any(Date))
    expect(await blockOf(id)).toBeNull()
    await Promise.all([releaseQuotes(t.deps), releaseQuotes(t.deps)])
    const subjects = (await ordersOf()).map(({ asunto }) => asunto)
    expect(subjects).toEqual([`A producción: cotización ${codigo}`, `Bloqueada por permiso: cotización ${codigo}`])
    const events = (await quoteOf(t, id, seller)).eventos.filter(({ tipo }: { tipo: string }) => tipo === 'produccion')
    expect(events).toMatchObject([{ autor: 'sistema' }])
    const released = (await mailsTo(t, manager.email)).filter(({ motivo }) => motivo === 'quote.released')
    expect(released).toMatchObject([{ idioma: 'pt', asunto: `O orçamento ${codigo} entra em produção` }])
    for (const mail of [told, ...released]) expect(mail?.texto).not.toMatch(spanish)
  })

  test('is released once by two at once, also when its address was authorized only later', async () => {
    const email = anAddress()
    const { id, codigo } = await confirmed(email)
    await releaseQuotes(t.deps)
    expect((await quoteRow(t, id)).enviada_produccion_en).toBeNull()
    await authorizedBuyer(t, email)
    await Promise.all([releaseQuotes(t.deps), releaseQuotes(t.deps), releaseQuotes(t.deps)])
    expect((await quoteRow(t, id)).enviada_produccion_en).toEqual(expect.any(Date))
    const orders = (await mailsTo(t, 'produccion@example.com')).filter(({ asunto }) =>
      asunto.startsWith(`A producción: cotización ${codigo}`),
    )
    expect(orders).toHaveLength(1)
  })

  test('that was voided is never released', async () => {
    const email = anAddress()
    const { id } = await confirmed(email)
    const admin = await aUser(t, { role: Role.superAdmin, enterpriseId: await theHouse(t) })
    const note = { cotizacion_id: id, texto: 'No se hace', tipo: 'anulacion' }
    expect((await t.call('POST', '/v1/cotizacion/nota/save', note, admin)).status).toBe(200)
    await authorizedBuyer(t, email)
    await releaseQuotes(t.deps)
    expect((await quoteRow(t, id)).enviada_produccion_en).toBeNull()
  })
})

test('a client with a permit goes to production at once, and stays there when the permit ends', async () => {
  const email = anAddress()
  const enterprise = await authorizedBuyer(t, email)
  const { id } = await confirmed(email)
  expect((await quoteRow(t, id)).enviada_produccion_en).toEqual(expect.any(Date))
  await sql`update permiso set vence_el = current_date - 9 where empresa_id = ${enterprise}`.execute(t.deps.db)
  expect(await blockOf(id)).toBeNull()
})
