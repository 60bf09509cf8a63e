import { RequestStatus } from '@portal/contract/marketplace/states'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anItem, aRequest } from '#test/machines.ts'
import { aUser, theHouse } from '#test/people.ts'
import { aProperty } from '#test/properties.ts'
import { aPropertyRequest } from '#test/property-requests.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

test('a person sees the requests from his address with their links, and nobody else’s', async () => {
  const [person, other] = [await aUser(t), await aUser(t)]
  const { id: itemId } = await anItem(t)
  const [sent, deleted, old] = [await aRequest(t, itemId), await aRequest(t, itemId), await aRequest(t, itemId)]
  await sql`update solicitud_clasificado set email = ${person.email.toUpperCase()}
    where id in (${sent.id}, ${deleted.id}, ${old.id})`.execute(t.deps.db)
  await sql`update solicitud_clasificado set estado_id = ${RequestStatus.deletedByUser} where id = ${deleted.id}`.execute(
    t.deps.db,
  )
  await sql`update solicitud_clasificado set estado_id = 27, terminado_en = now() - interval '200 days'
    where id = ${old.id}`.execute(t.deps.db)
  const own = (as: typeof person, query = '') => t.call('GET', `/v1/clasificado/solicitud/mias${query}`, undefined, as)
  const { datos } = await own(person)
  expect(datos).toMatchObject({ total: 1, solicitudes: [{ id: sent.id }] })
  const token = datos.solicitudes[0].url_seguimiento.split('/').at(-1)
  expect((await t.call('GET', `/v1/clasificado/solicitud/seguimiento/${token}`)).status).toBe(200)
  expect((await own(other)).datos).toEqual({ total: 0, solicitudes: [] })
  expect((await own(other, `?id=${sent.id}`)).datos.total).toBe(0)
  expect((await t.call('GET', '/v1/clasificado/solicitud/mias')).status).toBe(401)
})

test('he reads what he asked for in both languages, in his list, by a search and on his start page', async () => {
  const customer = await aUser(t, { language: 'en' })
  const { id: propertyId } = await aProperty(t, { titulo: 'Bodega con patio', titulo_en: 'Warehouse with a yard' })
  const { id } = await aPropertyRequest(t, propertyId, { email: customer.email })
  const own = async (query: string) =>
    (await t.call('GET', `/v1/clasificado/solicitud/mias?${query}`, undefined, customer)).datos

  const row = { id, marca: 'Bodega con patio', marca_en: 'Warehouse with a yard' }
  expect(await own('')).toMatchObject({ total: 1, solicitudes: [row] })
  expect(await own('buscar=warehouse')).toMatchObject({ total: 1 })
  expect(await own('buscar=bodega')).toMatchObject({ total: 1 })
  expect(await own('buscar=crane')).toMatchObject({ total: 0 })

  await theHouse(t)
  const { datos: start } = await t.call('GET', '/v1/inicio', undefined, customer)
  expect(start.trabajo).toMatchObject([{ registros: [{ titulo: row.marca, titulo_en: row.marca_en }] }])
})
