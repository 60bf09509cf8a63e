import { Module, Role } from '@portal/contract/access/constants'
import { LicenseType } from '@portal/contract/licenses/constants'
import { LicenseStatus } from '@portal/contract/licenses/states'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayText } from '#core/calendar/dates.ts'
import { aLicense, day } from '#test/licenses.ts'
import { aUser, mailsTo, pinMailedTo, theHouse } from '#test/people.ts'
import { act, aLine, aQuote, aSeller, quoteOf, type Seller } from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let staff: Seller
beforeAll(async () => {
  t = await startApp()
  const modules = [Module.licenses, Module.quotes, Module.allQuotes]
  staff = await aSeller(t, { role: Role.superAdmin, at: await theHouse(t), modules })
})
afterAll(() => t.close())

const line = (years = 2) => aLine({ producto_id: 1, cantidad: 1, longitud_cable: 0, anios_licencia: years })

async function renewalQuote(licenseId: number, changes: object = {}) {
  const quote = await aQuote(t, staff, { lineas: [line()], licencia_id: licenseId, ...changes })
  await act(t, 'POST', 'pin', quote.id, staff)
  const pin = await pinMailedTo(t, quote.email)
  return { ...quote, confirm: () => act(t, 'POST', 'confirmar', quote.id, staff, { pin }) }
}

const licenseOf = async (id: number) =>
  (await t.call('GET', `/v1/licencia/list/licencia?licencia_id=${id}`, undefined, staff)).datos

const dayMs = 86_400_000

/** The last day of so many years that begin the day after `last`. */
function endAfter(last: string, years: number): string {
  const date = new Date(Date.parse(last) + dayMs)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return new Date(date.getTime() - dayMs).toISOString().slice(0, 10)
}

describe('a confirmed renewal quote', () => {
  test('renews its license for the years of its line, tells both, and can be taken back', async () => {
    const id = await aLicense(t, { to: 10 })
    const { confirm, codigo, email, id: quoteId } = await renewalQuote(id, { idioma: 'pt' })
    expect((await licenseOf(id)).licencia.fecha_termino).toBe(day(10))
    expect(await confirm()).toMatchObject({ status: 200, codigo: 5 })
    const { licencia, periodos } = await licenseOf(id)
    const end = endAfter(day(10), 2)
    expect(licencia).toMatchObject({ estado_id: LicenseStatus.active, fecha_inicio: day(), fecha_termino: end })
    expect(periodos).toMatchObject([
      { fecha_inicio: day(11), fecha_termino: end, cotizacion: codigo },
      { fecha_termino: day(10), cotizacion: null },
    ])
    expect((await mailsTo(t, email))[0]?.texto).toContain(`agora vale até ${dayText(end, 'pt')}`)
    expect((await mailsTo(t, staff.email))[0]?.texto).toContain(`vale ahora hasta el ${dayText(end, 'es')}`)
    expect((await quoteOf(t, quoteId, staff)).eventos).toContainEqual(expect.objectContaining({ tipo: 'licencia' }))
    const undone = await t.call('PUT', `/v1/licencia/renovar/deshacer/${id}`, { version: licencia.version }, staff)
    expect(undone).toMatchObject({ status: 200 })
    expect((await licenseOf(id)).licencia).toMatchObject({ fecha_inicio: day(), fecha_termino: day(10) })
  })

  test('renews nothing when it fails', async () => {
    const id = await aLicense(t, { to: 10 })
    const { confirm } = await renewalQuote(id)
    await sql`alter table cotizacion_evento add constraint roto check (tipo <> 'licencia') not valid`.execute(t.deps.db)
    expect(await confirm()).toMatchObject({ status: 500 })
    expect((await licenseOf(id)).periodos).toHaveLength(1)
    await sql`alter table cotizacion_evento drop constraint roto`.execute(t.deps.db)
    expect(await confirm()).toMatchObject({ codigo: 5 })
    expect((await licenseOf(id)).periodos).toHaveLength(2)
  })

  test('renews once when it is confirmed twice at once; two quotes and a hand of staff each add their period', async () => {
    const id = await aLicense(t, { to: 10 })
    const one = await renewalQuote(id)
    await Promise.all([one.confirm(), one.confirm()])
    expect((await licenseOf(id)).periodos).toHaveLength(2)

    const [two, three] = [await renewalQuote(id), await renewalQuote(id)]
    const byHand = t.call('POST', '/v1/licencia/lote', { accion: 'renovar', ids: [id], ensayo: false }, staff)
    const done = await Promise.all([two.confirm(), three.confirm(), byHand])
    expect(done.map(({ status }) => status)).toEqual([200, 200, 200])
    const { periodos, licencia } = await licenseOf(id)
    expect(periodos).toHaveLength(5)
    expect(licencia.fecha_termino > endAfter(day(10), 6)).toBe(true)
    const { rows } = await sql`
      select from licencia_periodo a join licencia_periodo b on b.licencia_id = a.licencia_id and b.id <> a.id
        and daterange(a.fecha_inicio, a.fecha_termino, '[]') && daterange(b.fecha_inicio, b.fecha_termino, '[]')
      where a.licencia_id = ${id}`.execute(t.deps.db)
    expect(rows).toEqual([])
  })

  test('of another length than its type makes it a license that is sold by years; a student keeps a year of his', async () => {
    const [monthly, student] = [
      await aLicense(t, { to: 10, typeId: LicenseType.monthly }),
      await aLicense(t, { to: 10, typeId: LicenseType.student }),
    ]
    for (const id of [monthly, student]) {
      const { confirm } = await renewalQuote(id, { lineas: [line(1)] })
      await confirm()
    }
    expect((await licenseOf(monthly)).licencia.tipo_licencia_id).toBe(LicenseType.business)
    expect((await licenseOf(student)).licencia.tipo_licencia_id).toBe(LicenseType.student)
  })

  test('after a demo gives its holder a license from today on, and the demo counts as converted', async () => {
    const holder = await aUser(t)
    const demo = await aLicense(t, { holderId: holder.id, typeId: LicenseType.demo, from: -20, to: 9 })
    const { confirm } = await renewalQuote(demo)
    expect(await confirm()).toMatchObject({ codigo: 5 })
    const { licencias } = (await t.call('GET', '/v1/licencia/mias', undefined, holder)).datos
    expect(licencias).toHaveLength(2)
    const bought = licencias.find(({ es_demo }: { es_demo: boolean }) => !es_demo)
    expect(bought).toMatchObject({ fecha_inicio: day(), fecha_termino: endAfter(day(-1), 2) })
    expect((await licenseOf(bought.id)).licencia.origen).toBe('cotizacion')
    expect((await licenseOf(demo)).licencia).toMatchObject({ fecha_termino: day(9), convertida_en: expect.any(String) })
  })

  test.each([
    ['suspended', { suspendida: 'Falta pago', estado_id: LicenseStatus.inactive }, {}, 'Reactive la licencia'],
    ['deleted', { estado_id: 0, estado_anterior: 1, eliminado_en: new Date() }, {}, 'No se reconoce'],
    ['of another service than its products', {}, { lineas: [aLine({ cantidad: 1 })] }, 'no tiene un producto'],
  ])(
    'is confirmed all the same when the license is %s, and tells who has to renew it',
    async (_, became, changes, why) => {
      const id = await aLicense(t, { to: 10 })
      const { confirm, email } = await renewalQuote(id, changes)
      if (Object.keys(became).length > 0)
        await t.deps.db.updateTable('licencia').set(became).where('id', '=', id).execute()
      expect(await confirm()).toMatchObject({ status: 200, codigo: 5 })
      expect((await licenseOf(id)).periodos).toHaveLength(1)
      const [told] = await mailsTo(t, staff.email)
      for (const text of ['no se renovó', why]) expect(told?.texto).toContain(text)
      expect((await mailsTo(t, email))[0]?.texto).toContain('Todavía falta renovar')
    },
  )

  test('of a later revision renews it too', async () => {
    const id = await aLicense(t, { to: 10 })
    const { id: first, form } = await renewalQuote(id)
    const { version } = await quoteOf(t, first, staff)
    const revised = await act(t, 'PUT', 'update', first, staff, { ...form, referencia: 'Otra', version })
    const { id: second } = revised.datos
    await act(t, 'POST', 'pin', second, staff)
    await act(t, 'POST', 'confirmar', second, staff, { pin: await pinMailedTo(t, form.cliente_email) })
    expect((await licenseOf(id)).periodos).toHaveLength(2)
  })
})

test('nobody quotes the renewal of a license that he may not see', async () => {
  const [own, foreign] = [await aLicense(t, { holderId: staff.id }), await aLicense(t)]
  const seller = await aSeller(t)
  const form = async (id: number) => aQuote(t, seller, { lineas: [line()], licencia_id: id })
  await expect(form(own)).rejects.toThrow('licencia_id')
  await expect(form(foreign)).rejects.toThrow('licencia_id')
  await expect(form(2_000_000_000)).rejects.toThrow('licencia_id')
})

describe('a voided renewal quote', () => {
  const voiding = (id: number) =>
    t.call('POST', '/v1/cotizacion/nota/save', { cotizacion_id: id, texto: 'No pagó', tipo: 'anulacion' }, staff)
  const toldProduction = async () => (await mailsTo(t, 'produccion@example.com'))[0]?.texto

  test('takes its period back, once for two at once, and tells production', async () => {
    const id = await aLicense(t, { to: 10 })
    const { confirm, id: quoteId } = await renewalQuote(id)
    await confirm()
    const done = await Promise.all([voiding(quoteId), voiding(quoteId)])
    expect(done.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { licencia, periodos } = await licenseOf(id)
    expect(licencia).toMatchObject({ estado_id: LicenseStatus.active, fecha_inicio: day(), fecha_termino: day(10) })
    expect(periodos.filter(({ deshecho_en }: { deshecho_en: string | null }) => !deshecho_en)).toHaveLength(1)
    const told = (await mailsTo(t, 'produccion@example.com')).map(({ texto }) => texto)
    expect(told.filter((text) => text?.includes(`vale hasta el ${dayText(day(10), 'es')}`))).toHaveLength(1)
    const { eventos } = await quoteOf(t, quoteId, staff)
    expect(eventos.filter(({ tipo }: { tipo: string }) => tipo === 'licencia_devuelta')).toHaveLength(1)
  })

  test('leaves a license that staff suspended meanwhile suspended', async () => {
    const id = await aLicense(t, { to: 10 })
    const { confirm, id: quoteId } = await renewalQuote(id)
    await confirm()
    const suspended = { suspendida: 'Falta pago', estado_id: LicenseStatus.inactive }
    await t.deps.db.updateTable('licencia').set(suspended).where('id', '=', id).execute()
    await voiding(quoteId)
    expect((await licenseOf(id)).licencia).toMatchObject({ ...suspended, fecha_termino: day(10) })
  })

  test('leaves a license that was renewed again as it is, and says so', async () => {
    const id = await aLicense(t, { to: 10 })
    const [one, two] = [await renewalQuote(id), await renewalQuote(id)]
    await one.confirm()
    await two.confirm()
    const { licencia: before } = await licenseOf(id)
    expect(await voiding(one.id)).toMatchObject({ status: 200 })
    expect((await licenseOf(id)).licencia.fecha_termino).toBe(before.fecha_termino)
    expect(await toldProduction()).toContain('Se renovó otra vez después')
    await voiding(two.id) // takes back both
    expect((await licenseOf(id)).licencia.fecha_termino).toBe(day(10))
  })

  test('deletes the license that followed a demo, and the demo is not converted any more', async () => {
    const holder = await aUser(t)
    const demo = await aLicense(t, { holderId: holder.id, typeId: LicenseType.demo, from: -20, to: 9 })
    const { confirm, id: quoteId } = await renewalQuote(demo)
    await confirm()
    await voiding(quoteId)
    const { licencias } = (await t.call('GET', '/v1/licencia/mias', undefined, holder)).datos
    expect(licencias.map(({ id }: { id: number }) => id)).toEqual([demo])
    expect((await licenseOf(demo)).licencia.convertida_en).toBeNull()
    expect(await toldProduction()).toContain('que esta cotización había abierto')
  })

  test('changes nothing when it fails', async () => {
    const id = await aLicense(t, { to: 10 })
    const { confirm, id: quoteId } = await renewalQuote(id)
    await confirm()
    const { licencia: before } = await licenseOf(id)
    await sql`alter table cotizacion_nota add constraint rota check (tipo <> 'anulacion') not valid`.execute(t.deps.db)
    expect((await voiding(quoteId)).status).toBe(500)
    await sql`alter table cotizacion_nota drop constraint rota`.execute(t.deps.db)
    expect((await licenseOf(id)).licencia).toEqual(before)
  })
})
