import { read, utils } from '@e965/xlsx'
import { Module, Role } from '@portal/contract/access/constants'
import { timelineKinds } from '@portal/contract/contacts/constants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCertificate, anIssuer, type Issued, reissued, revoked } from '#test/certificates.ts'
import { aContact } from '#test/contacts.ts'
import { anEnterprise, aUser, mailsTo, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { aWorkshop } from '#test/workshops.ts'

let t: TestApp
let issuer: Person
let workshop: number
let [first, second, third] = [] as unknown as [Issued, Issued, Issued]
beforeAll(async () => {
  t = await startApp()
  issuer = await anIssuer(t)
  workshop = await aWorkshop(t, -9)
  first = await aCertificate(t, issuer, { nombre: 'Ñandú Pérez', email: 'nandu@example.com', emitido_el: '2026-01-10' })
  second = await aCertificate(t, issuer, { nombre: 'Zoe Ávila', workshop_id: workshop, emitido_el: '2026-02-10' })
  third = await aCertificate(t, issuer, { nombre: 'Nora Díaz', emitido_el: '2026-03-10' })
})
afterAll(() => t.close())

const list = async (query: string, as = issuer) =>
  (await t.call('GET', `/v1/certificado/list?${query}`, undefined, as)).datos
const idsOf = (datos: { certificados: { id: number }[] }) => datos.certificados.map(({ id }) => id)

describe('the list', () => {
  test('is filtered, searched and sorted', async () => {
    expect(idsOf(await list('orden=nombre'))).toEqual([third.id, first.id, second.id])
    expect(idsOf(await list('orden=-emitido_el'))).toEqual([third.id, second.id, first.id])
    expect(idsOf(await list(`workshop_id=${workshop}`))).toEqual([second.id])
    expect(idsOf(await list('desde=2026-02-01&hasta=2026-02-28'))).toEqual([second.id])
    expect(idsOf(await list('desde=2026-02-28&hasta=2026-02-01'))).toEqual([second.id])
    expect(idsOf(await list('buscar=nandu perez'))).toEqual([first.id])
    expect(idsOf(await list(`buscar=${third.codigo.replaceAll('-', '')}`))).toEqual([third.id])
    expect(await list('page=9')).toMatchObject({ certificados: [], total: 3 })
    expect((await t.call('GET', '/v1/certificado/list?estado=otro', undefined, issuer)).status).toBe(400)
  })

  test('is exported as it is asked for', async () => {
    const { datos } = await t.call('GET', '/v1/certificado/download?buscar=zoe&idioma=en', undefined, issuer)
    const file = read((await t.app.inject({ method: 'GET', url: datos.url_file })).rawPayload)
    const lines = utils.sheet_to_json(file.Sheets[file.SheetNames[0]!]!)
    expect(lines).toMatchObject([
      { Code: second.codigo, Name: 'Zoe Ávila', Status: 'Valid', Check: expect.stringContaining(second.codigo) },
    ])
  })

  test('is of staff of the house alone; holders see their own', async () => {
    const outside = await aUser(t, {
      role: Role.manager,
      enterpriseId: await anEnterprise(t),
      modules: [Module.certificates],
      email: 'nandu@example.com',
    })
    expect((await t.call('GET', '/v1/certificado/list', undefined, outside)).status).toBe(403)
    const own = await t.call('GET', '/v1/certificado/mios', undefined, outside)
    expect(idsOf(own.datos)).toEqual([first.id])
    expect((await t.call('GET', `/v1/certificado/mios?id=${second.id}`, undefined, outside)).datos.total).toBe(0)
    const corrected = await reissued(t, issuer, first, { nombre: 'Ñandú Pérez Díaz', email: 'nandu@example.com' })
    expect(idsOf((await t.call('GET', '/v1/certificado/mios', undefined, outside)).datos)).toEqual([corrected.datos.id])
    first = corrected.datos
    const start = await t.call('GET', '/v1/inicio', undefined, outside)
    expect(start.datos.trabajo).toMatchObject([{ seccion: 'certificados_propios', total: 1 }])
  })

  test('is in the palette and in the timeline of a contact', async () => {
    const staff = await aUser(t, {
      role: Role.manager,
      enterpriseId: await theHouse(t),
      modules: [Module.certificates, Module.contacts],
    })
    const found = await t.call('GET', '/v1/buscar?buscar=nandu', undefined, staff)
    expect(found.datos.listas).toContainEqual(
      expect.objectContaining({
        lista: 'certificados',
        registros: expect.arrayContaining([expect.objectContaining({ id: first.id })]),
      }),
    )
    const contact = await aContact(t, staff, { email: 'NANDU@example.com' })
    const kind = timelineKinds.certificates
    const line = await t.call('GET', `/v1/contacto/linea_tiempo/${contact}?tipo=${kind}`, undefined, staff)
    expect(line.datos.entradas).toMatchObject([{ id: first.id, direccion: `/dashboard/certificados/${first.id}` }])
  })
})

describe('many at once', () => {
  const many = (accion: string, ids: number[], more: object = {}) =>
    t.call('POST', '/v1/certificado/lote', { accion, ids, ensayo: false, ...more }, issuer)

  test('are sent once each, and a trial sends nothing', async () => {
    const email = 'lote@example.com'
    const valid = await aCertificate(t, issuer, { email })
    const other = await aCertificate(t, issuer, { email: 'lote2@example.com' })
    await revoked(t, issuer, other)
    const expected = { hechos: 1, rechazados: [{ id: other.id, codigo: 10 }], lote_id: null }
    expect((await many('enviar', [valid.id, other.id], { ensayo: true })).datos).toMatchObject(expected)
    expect(await mailsTo(t, email)).toEqual([])
    expect((await many('enviar', [valid.id, other.id])).datos).toMatchObject(expected)
    expect(await mailsTo(t, email)).toHaveLength(1)
  })

  test('are revoked with a reason, and valid again when that is undone', async () => {
    const [one, other] = [await aCertificate(t, issuer), await aCertificate(t, issuer)]
    expect((await many('revocar', [one.id], { comentario: '' })).status).toBe(400)
    const { datos } = await many('revocar', [one.id, other.id], { comentario: 'Curso anulado' })
    expect(datos).toMatchObject({ hechos: 2 })
    const undo = await t.call('PUT', `/v1/certificado/lote/${datos.lote_id}/deshacer`, undefined, issuer)
    expect(undo.datos).toMatchObject({ deshechos: 2 })
    expect((await list(`buscar=${one.codigo}`)).certificados).toMatchObject([{ estado: 'vigente' }])
    expect((await reissued(t, issuer, { ...one, version: 3 }, { email: 'vuelve@example.com' })).status).toBe(200)
  })
})
