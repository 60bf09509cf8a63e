import { certificateMessages as m } from '@portal/contract/certificates/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actorFor } from '#core/identity/people.ts'
import { issue, type Order, revoke, send } from '#features/certificates/service.ts'
import { aCertificate, aCertificateForm, anIssuer, checkedCode } from '#test/certificates.ts'
import { auditOf } from '#test/makers.ts'
import { aUser, mailsTo, type Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { aWorkshop, register } from '#test/workshops.ts'

let t: TestApp
let issuer: Person
beforeAll(async () => {
  t = await startApp()
  issuer = await anIssuer(t)
})
afterAll(() => t.close())

const save = (changes: object = {}) => t.call('POST', '/v1/certificado/save', aCertificateForm(changes), issuer)
const countAll = async () =>
  (
    await t.deps.db
      .selectFrom('certificado')
      .select(({ fn }) => fn.countAll<number>().as('all'))
      .executeTakeFirstOrThrow()
  ).all

describe('issuing by hand', () => {
  test('stores what is printed, with the account of the holder, and can send it', async () => {
    const holder = await aUser(t)
    const email = holder.email.toUpperCase()
    const reply = await save({ nombre: '  María   José  Ñuñez ', email, horas: '7,5', idioma: 'en', enviar: true })
    expect(reply).toMatchObject({ status: 200, estado: 'OK' })
    const { datos } = await t.call('GET', `/v1/certificado/list/${reply.datos.id}`, undefined, issuer)
    expect(datos).toMatchObject({
      nombre: 'María José Ñuñez',
      horas: 7.5,
      estado: 'vigente',
      emision: 1,
      usuario_id: holder.id,
      usuario_nombre: 'Ana Rojas',
      enviado_en: expect.any(String),
      historia: [{ tipo: 'enviado' }, { tipo: 'emitido', autor: 'Ana Rojas' }],
    })
    const [mail] = await mailsTo(t, email)
    expect(mail).toMatchObject({ asunto: 'Your certificate: Operation of consoles' })
    expect(mail?.texto).toContain(`/validate/certificate/${reply.datos.codigo}?lang=en`)
    expect(await auditOf(t, 'certificado', reply.datos.id)).toMatchObject([
      { accion: 'certificates.issued', usuario_id: issuer.id },
      { accion: 'certificates.sent' },
    ])
  })

  test('refuses what cannot be printed, each at its field, and stores nothing', async () => {
    const before = await countAll()
    const refused: [object, keyof typeof m, string][] = [
      [{ nombre: '' }, 'nameInvalid', 'nombre'],
      [{ nombre: 'محمد عبد الله' }, 'nameInvalid', 'nombre'],
      [{ nombre: 'Ana 😀 Rojas' }, 'nameInvalid', 'nombre'],
      [{ nombre: 'Ａｎａ Ｒｏｊａｓ' }, 'nameInvalid', 'nombre'],
      [{ nombre: `Ana${'\u0301'.repeat(40)}` }, 'nameInvalid', 'nombre'],
      [{ nombre: 'Ana '.repeat(75) }, 'nameInvalid', 'nombre'],
      [{ nombre: '<b>Ana</b>' }, 'nameInvalid', 'nombre'],
      [{ email: 'ana@' }, 'emailInvalid', 'email'],
      [{ titulo: 'x' }, 'titleInvalid', 'titulo'],
      [{ titulo_en: '' }, 'titleInvalid', 'titulo_en'],
      [{ titulo: 'Σ'.repeat(5) }, 'titleInvalid', 'titulo'],
      [{ horas: 0 }, 'hoursInvalid', 'horas'],
      [{ horas: 7.25 }, 'hoursInvalid', 'horas'],
      [{ horas: 1e9 }, 'hoursInvalid', 'horas'],
      [{ horas: 'mucho' }, 'hoursInvalid', 'horas'],
      [{ emitido_el: '2026-02-30' }, 'dateInvalid', 'emitido_el'],
      [{ emitido_el: '1999-12-31' }, 'dateInvalid', 'emitido_el'],
      [{ emitido_el: '2999-01-01' }, 'dateInvalid', 'emitido_el'],
      [{ workshop_id: 999_999 }, 'workshopInvalid', 'workshop_id'],
    ]
    for (const [changes, key, field] of refused)
      expect(await save(changes), JSON.stringify(changes)).toMatchObject({
        status: m[key].status,
        codigo: m[key].code,
        campos: { [field]: m[key].code },
      })
    expect((await save({ nombre: 'Ana\0Rojas' })).status).toBe(400)
    expect(await countAll()).toBe(before)
  })

  test('prints a name without what turns its direction around', async () => {
    const { id } = (await save({ nombre: 'Ana \u202eRojas\u200f' })).datos
    const { datos } = await t.call('GET', `/v1/certificado/list/${id}`, undefined, issuer)
    expect(datos.nombre).toBe('Ana Rojas')
  })

  test('takes the letters of Latin script, and a name of 120', async () => {
    for (const nombre of ['Łukasz Żółć', 'Đặng Thị Ngọc', "Seán O'Brien-Núñez", 'Ærøskøbing Jr.', 'Ş'.repeat(120)])
      expect((await save({ nombre })).status, nombre).toBe(200)
  })

  test('an e-mail has one valid certificate of a workshop, also of two saved at once', async () => {
    const workshopId = await aWorkshop(t, -3)
    const email = 'una.vez@example.com'
    const replies = await Promise.all([
      save({ email, workshop_id: workshopId }),
      save({ email: email.toUpperCase(), workshop_id: workshopId }),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)).toMatchObject({
      codigo: m.alreadyIssued.code,
      campos: { email: m.alreadyIssued.code },
    })
    expect((await save({ email })).status).toBe(200) // of something else
    expect((await save({ email })).codigo).toBe(m.alreadyIssued.code)
    expect((await save({ email, emitido_el: '2025-10-16' })).status).toBe(200) // the same course, a year earlier
  })

  test('is for staff of the house with the module', async () => {
    const customer = await aUser(t)
    expect((await t.call('POST', '/v1/certificado/save', aCertificateForm(), customer)).status).toBe(403)
    expect((await t.call('POST', '/v1/certificado/save', aCertificateForm())).status).toBe(401)
  })
})

describe('issuing for another feature', () => {
  async function anOrder(changes: Partial<Order> = {}): Promise<Order> {
    const workshopId = await aWorkshop(t, 3)
    const { datos } = await register(t, workshopId)
    const title = { es: 'Taller de tronadura', en: 'Blasting workshop' }
    const person = { name: 'Ana Rojas', email: `${datos.registro_id}@example.com`, language: 'es' as const, title }
    return { workshopId, registrationId: datos.registro_id, ...person, hours: 8, issuedOn: '2026-11-20', ...changes }
  }
  const issuedFor = async (order: Order) => {
    const actor = (await actorFor(t.deps.db, issuer.id, 'test'))!
    return t.deps.db.transaction().execute((db) => issue(db, actor, order))
  }

  test('is once for a registration, also of two at once', async () => {
    const order = await anOrder()
    const [one, other] = await Promise.all([issuedFor(order), issuedFor(order)])
    expect(one.certificateId).toBe(other.certificateId)
    expect([one.isNew, other.isNew].sort()).toEqual([false, true])
    expect(await issuedFor(order)).toEqual({ certificateId: one.certificateId, isNew: false })
    const actor = (await actorFor(t.deps.db, issuer.id, 'test'))!
    await t.deps.db.transaction().execute((db) => send(db, t.deps, actor, one.certificateId))
    expect(await mailsTo(t, order.email)).toMatchObject([{ asunto: 'Su certificado: Taller de tronadura' }])
  })

  test('takes over the one that was issued by hand', async () => {
    const order = await anOrder()
    const byHand = await aCertificate(t, issuer, { workshop_id: order.workshopId, email: order.email.toUpperCase() })
    expect(await issuedFor(order)).toEqual({ certificateId: byHand.id, isNew: false })
    expect(await auditOf(t, 'certificado', byHand.id)).toMatchObject([{}, { accion: 'certificates.linked' }])
  })

  test('issues again after a revocation, and revokes once', async () => {
    const order = await anOrder()
    const { certificateId } = await issuedFor(order)
    const actor = (await actorFor(t.deps.db, issuer.id, 'test'))!
    const undo = () =>
      t.deps.db.transaction().execute((db) => revoke(db, actor, { certificateId, reason: 'Cierre deshecho' }))
    await undo()
    await expect(undo()).rejects.toMatchObject({ entry: m.revoked })
    const again = await issuedFor(order)
    expect(again).toMatchObject({ isNew: true })
    expect(again.certificateId).not.toBe(certificateId)
  })

  test('refuses a name that cannot be printed', async () => {
    await expect(issuedFor(await anOrder({ name: 'Ана' }))).rejects.toMatchObject({ entry: m.nameInvalid })
  })

  test('issues 500 within seconds', async () => {
    const workshopId = await aWorkshop(t, 3)
    const people = Array.from({ length: 500 }, (_, at) => ({ email: `muchos${at}@example.com` }))
    const rows = await t.deps.db
      .insertInto('workshop_registro')
      .values(
        people.map(({ email }) => ({ workshop_id: workshopId, nombre: 'Ana Rojas', email, idioma: 'es', ip: '' })),
      )
      .returning(['id', 'email'])
      .execute()
    const actor = (await actorFor(t.deps.db, issuer.id, 'test'))!
    const order = await anOrder()
    const from = Date.now()
    await t.deps.db.transaction().execute(async (db) => {
      for (const { id, email } of rows) await issue(db, actor, { ...order, workshopId, registrationId: id, email })
    })
    expect(Date.now() - from).toBeLessThan(10_000)
    const { datos } = await t.call('GET', `/v1/certificado/list?workshop_id=${workshopId}`, undefined, issuer)
    expect(datos.total).toBe(500)
    expect((await checkedCode(t, datos.certificados[0].codigo)).datos.estado).toBe('vigente')
  })
})
