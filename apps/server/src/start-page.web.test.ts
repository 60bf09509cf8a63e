import { grantableModules, Role } from '@portal/contract/access/constants'
import type { Of } from '@portal/contract/core/fields'
import { PermitStatus } from '@portal/contract/permits/constants'
import type { StartPageSchema } from '@portal/contract/start/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importPaths } from '../../web/app/features/imports/paths.ts'
import { figures, summaryFigures, work } from '../../web/app/start-page.ts'
import { anEvent } from '../test/calendar.ts'
import { aCertificate } from '../test/certificates.ts'
import { zoneWithNoonNow } from '../test/clock.ts'
import { aContact } from '../test/contacts.ts'
import { aLicense } from '../test/licenses.ts'
import { totalsAt } from '../test/list-totals.ts'
import { anItem, aRequest } from '../test/machines.ts'
import { anEnterprise, aUser, type Person, theHouse } from '../test/people.ts'
import { aPermit } from '../test/permits.ts'
import { aDataRequest, anOfficer } from '../test/privacy.ts'
import { aProperty } from '../test/properties.ts'
import { aLine, aQuote, aSeller, aSentQuote, priceOf } from '../test/quotes.ts'
import { aLibrarian, aResource } from '../test/resources.ts'
import { startApp, type TestApp } from '../test/start-app.ts'
import { aTask, aWorker } from '../test/tasks.ts'
import { aContactForm, formRow, sendForm } from '../test/visitor-forms.ts'

let t: TestApp
/** Of the house, with every module, and a seller of another enterprise with none that shows more than their own. */
let staff: Person
let seller: Person
/** Without a module: what they wrote and asked for is their own. */
let customer: Person
/** An administrator: what roles open. */
let officer: Person
const totalAt = (address: string, as: Person) => totalsAt(t)(address, as)
let pages: Map<Person, Of<typeof StartPageSchema>>
beforeAll(async () => {
  t = await startApp()
  const { db } = t.deps
  staff = await aUser(t, { role: Role.manager, enterpriseId: await theHouse(t), modules: grantableModules })
  seller = await aSeller(t)
  customer = await aUser(t, { role: Role.user, modules: [] })
  await db.updateTable('empresa').set({ zona_horaria: zoneWithNoonNow() }).execute()
  await rowsOf(await aSeller(t))
  await rowsOf(seller)
  await rowsOf(staff)
  await rowsOfCustomer()
  await sql`
    insert into historialcontacto (contacto_id, comentario, zona_horaria, fecha_reunion)
    values (${await aContact(t, staff)}, 'Hoy', 'UTC', now() + interval '1 minute'),
      (${await aContact(t, staff)}, 'Ayer', 'UTC', now() - interval '2 days')`.execute(db)
  const silent = await aContact(t, staff)
  await sql`update contacto set contactado_en = now() - interval '90 days' where id = ${silent}`.execute(db)
  const { id } = await formRow(t, (await sendForm(t, 'contacto', aContactForm())).datos.referencia)
  await sql`update formulario set entrega = 'fallido', correo_id = null where id = ${id}`.execute(db)
  await aCertificate(t, staff, { email: seller.email })
  await aPermit(t, await anEnterprise(t), { status: PermitStatus.waiting })
  await aLicense(t, { to: 10 })
  await aResource(t, await aLibrarian(t))
  const colleague = await aWorker(t)
  await aTask(t, colleague, staff)
  await aTask(t, colleague, staff, { fecha_termino: '2026-01-06' })
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  await anEvent(t, staff, { fecha_inicio: day(2), fecha_termino: day(2.1) })
  const review = await aTask(t, colleague, colleague, { encargados_revision: [staff.id] })
  await sql`update tarea set estado = 8 where id = ${review.id}`.execute(db)
  officer = await anOfficer(t)
  await aDataRequest(t)
  await rowsOfTheWeek()
  t.deps.changes.emit('change', { area: '*' })
  pages = new Map()
  for (const person of [staff, seller, customer, officer])
    pages.set(person, (await t.call('GET', '/v1/inicio', undefined, person)).datos)
})
afterAll(() => t.close())

/** What only the summary counts: a mail and an import that failed, a late order, a task that was done, and one overdue. */
async function rowsOfTheWeek(): Promise<void> {
  const { db } = t.deps
  const today = sql`(now() at time zone (select zona_horaria from empresa where id = casa_id()))::date`
  const { id: mail } = await db
    .insertInto('correo')
    .values({ para: 'x@example.com', asunto: '', texto: '', idioma: 'es', motivo: 'x', estado: 'fallido' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await aSentQuote(t, staff)
  await sql`update cotizacion set envio_correo_id = ${mail} where id = ${id}`.execute(db)
  await sql`insert into orden_produccion (cotizacion_id, plazo) values (${id}, ${today} - 1)`.execute(db)
  const done = await aTask(t, staff, staff)
  await sql`update tarea set estado = 10, fecha_aprobacion = now() where id = ${done.id}`.execute(db)
  const overdue = await aTask(t, staff, staff)
  await sql`update tarea set estado = 15, estado_previo = 6, fecha_termino = ${today} where id = ${overdue.id}`.execute(
    db,
  )
  await sql`update licencia set fecha_termino = ${today}`.execute(db)
  for (const tipo of Object.keys(importPaths))
    await db.insertInto('importacion').values({ tipo, usuario_id: staff.id, estado: 'fallido', huella: tipo }).execute()
}

/** A quote that the customer wrote and one that they confirmed, and a request from their address. */
async function rowsOfCustomer(): Promise<void> {
  await priceOf(t, 3, 9)
  const form = { lineas: [aLine({ precio_venta: null })], declara_autorizacion: true }
  await aQuote(t, customer, form)
  const confirmed = await aQuote(t, customer, form)
  await sql`update cotizacion set estado = 'aprobada', aprobada_en = now() where id = ${confirmed.id}`.execute(
    t.deps.db,
  )
  const { id } = await aRequest(t, (await anItem(t)).id)
  await sql`update solicitud_clasificado set email = ${customer.email} where id = ${id}`.execute(t.deps.db)
}

/** Quotes in each state, a machine and a changed one, requests: of this month, and some of long ago. */
async function rowsOf(person: Person): Promise<void> {
  const { db } = t.deps
  const ids = []
  for (let count = 0; count < 6; count++) ids.push((await aSentQuote(t, person)).id)
  const [opened, ending, confirmed, pesos, toDecide, old] = ids
  await sql`update cotizacion set abierta_en = now() where id = ${opened}`.execute(db)
  await sql`update cotizacion set vigencia = vigencia - 28, vence_en = vence_en - interval '28 days' where id = ${ending}`.execute(
    db,
  )
  await sql`update cotizacion set estado = 'aprobada', aprobada_en = now() where id in (${confirmed}, ${pesos})`.execute(
    db,
  )
  await sql`update cotizacion set moneda = 'CLP' where id = ${pesos}`.execute(db)
  await sql`update cotizacion set aprobacion = 'pendiente' where id = ${toDecide}`.execute(db)
  await sql`update cotizacion set creado_en = now() - interval '100 days' where id = ${old}`.execute(db)
  await anItem(t, { usuario_id: person.id, aprobacion: 0 })
  const changed = await anItem(t, { usuario_id: person.id })
  await sql`insert into clasificado_version (clasificado_id, usuario_id, datos)
    values (${changed.id}, ${person.id}, '{}')`.execute(db)
  await aProperty(t, { usuario_id: person.id, aprobacion: 0 })
  const edited = await aProperty(t, { usuario_id: person.id })
  await sql`insert into clasificado_version (propiedad_id, usuario_id, datos)
    values (${edited.id}, ${person.id}, '{}')`.execute(db)
  const [paid, earlier] = [await aRequest(t, changed.id), await aRequest(t, changed.id)]
  await sql`update solicitud_clasificado set reservado_en = now(), monto_reserva = 2000 where id = ${paid.id}`.execute(
    db,
  )
  await sql`update solicitud_clasificado set creado_en = now() - interval '100 days' where id = ${earlier.id}`.execute(
    db,
  )
}

describe('the number of each section is the total of the list that it leads to', () => {
  test.each(work.map((one) => [one.section, one] as const))('%s', async (section, { to }) => {
    const shown = [...pages].flatMap(([person, { trabajo }]) =>
      trabajo.filter(({ seccion }) => seccion === section).map(({ total }) => ({ person, total })),
    )
    expect(shown.length).toBeGreaterThan(0)
    for (const { person, total } of shown) expect(total).toBe(await totalAt(to, person))
  })
})

describe('each figure is the total of the list that it leads to, in both periods', () => {
  test.each(figures.map((one) => [one.figure, one] as const))('%s', async (figure, { to }) => {
    for (const [person, { cifras, periodo }] of pages) {
      const counted = cifras.find(({ cifra }) => cifra === figure)
      if (!counted) continue
      const modules = new Set(person === staff || person === officer ? grantableModules : [])
      expect(counted.actual.total).toBeGreaterThan(0)
      expect(counted.actual.total).toBe(await totalAt(to(periodo.actual, { modules }), person))
      expect(counted.anterior.total).toBe(await totalAt(to(periodo.anterior, { modules }), person))
    }
    expect(pages.get(staff)?.cifras.map(({ cifra }) => cifra)).toContain(figure)
  })
})

test('each figure of the week is the total of the list that it leads to, in both weeks', async () => {
  const { periodo, cifras } = (await t.call('GET', '/v1/resumen/semana', undefined, staff)).datos
  expect(new Set(cifras.map(({ cifra }: { cifra: string }) => cifra))).toEqual(
    new Set(summaryFigures.map((one) => one.figure)),
  )
  const modules = new Set(grantableModules)
  for (const { cifra, actual, anterior } of cifras) {
    const { to } = summaryFigures.find(({ figure }) => figure === cifra)!
    expect([cifra, actual.total + anterior.total]).toEqual([cifra, expect.toSatisfy((count: number) => count > 0)])
    expect([cifra, actual.total]).toEqual([cifra, await totalAt(to(periodo.actual, { modules }), staff)])
    expect([cifra, anterior.total]).toEqual([cifra, await totalAt(to(periodo.anterior, { modules }), staff)])
  }
})
