import { Role } from '@portal/contract/access/constants'
import { privacyMessages as m } from '@portal/contract/privacy/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anEnterprise, aUser, mailsTo, type Person, theHouse } from '#test/people.ts'
import { aDataRequest, anOfficer } from '#test/privacy.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'

let t: TestApp
let officer: Person
beforeAll(async () => {
  t = await startApp({ PORTAL_ROLES: 'web' })
  officer = await anOfficer(t)
})
afterAll(() => t.close())

const put = (what: string, id: number, body: object, as: Person = officer) =>
  t.call('PUT', `/v1/solicitud_datos/${what}/${id}`, body, as)
const get = async (id: number) => (await t.call('GET', `/v1/solicitud_datos/list/${id}`, undefined, officer)).datos

describe('working through requests', () => {
  test('they are taken and answered by mail; a closed one takes nothing more', async () => {
    const { id, email } = await aDataRequest(t)
    const { version } = await get(id)
    expect(await put('tomar', id, { version })).toMatchObject({ datos: { estado: 'en_proceso' } })
    expect((await get(id)).responsable_nombre).toEqual(expect.any(String))
    const answer = { version: version + 1, respuesta: 'Listo.\n\n<b>Saludos</b>' }
    expect(await put('responder', id, answer)).toMatchObject({ datos: { estado: 'respondida' } })
    const [mail] = await mailsTo(t, email)
    expect(mail).toMatchObject({ motivo: 'privacy.answered' })
    expect(mail!.texto).toContain('Listo.')
    const { rows } = await sql<{ html: string }>`
      select html from correo where para = ${email} and motivo = 'privacy.answered'`.execute(t.deps.db)
    expect(rows[0]!.html).not.toContain('<b>Saludos')
    const closed = { status: 409, codigo: m.closed.code }
    const now = (await get(id)).version
    expect(await put('rechazar', id, { version: now, respuesta: 'No' })).toMatchObject(closed)
    expect(await put('borrar', id, { version: now })).toMatchObject(closed)
    expect(await put('tomar', id, { version: now })).toMatchObject(closed)
  })

  test('a refusal needs its reason, which is mailed with where to complain', async () => {
    const { id, email } = await aDataRequest(t)
    const { version } = await get(id)
    expect(await put('rechazar', id, { version, respuesta: ' ' })).toMatchObject({ status: 400 })
    expect(await put('rechazar', id, { version, respuesta: 'No es posible' })).toMatchObject({
      datos: { estado: 'rechazada', respuesta: 'No es posible' },
    })
    expect((await mailsTo(t, email))[0]!.texto).toMatch(/No es posible[\s\S]*Agencia/)
  })

  test('of two who answer at once one does, and one mail leaves', async () => {
    const { id, email } = await aDataRequest(t)
    const { version } = await get(id)
    const other = await anOfficer(t)
    const replies = await together(
      t,
      row('solicitud_datos', id),
      () => put('responder', id, { version, respuesta: 'Una' }),
      () => put('rechazar', id, { version, respuesta: 'Otra' }, other),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const sent = (await mailsTo(t, email)).filter(({ motivo }) => /answered|refused/.test(motivo))
    expect(sent).toHaveLength(1)
  })

  test('the list finds them by state, right and name, those that are due first; the badge counts open ones', async () => {
    const { id, email } = await aDataRequest(t, { nombre: 'Zoé Peñaloza', tipo: 'acceso' })
    await sql`update solicitud_datos set vence_el = vence_el - 40 where id = ${id}`.execute(t.deps.db)
    const list = async (query: string) =>
      (await t.call('GET', `/v1/solicitud_datos/list?${query}`, undefined, officer)).datos.solicitudes
    expect((await list('estado=abiertas'))[0]).toMatchObject({ id, dias_restantes: -10 })
    expect(await list('buscar=penaloza&tipo=acceso')).toMatchObject([{ email }])
    expect(await list('buscar=penaloza&tipo=bloqueo')).toEqual([])
    expect(await list('buscar=penaloza&estado=respondida')).toEqual([])
    const { datos } = await t.call('GET', '/v1/licencia/usuario/init_data', undefined, officer)
    const open = await t.call('GET', '/v1/solicitud_datos/list?estado=abiertas', undefined, officer)
    expect(datos.contadores.solicitudes_datos).toBe(open.datos.total)
  })

  test('is for super admins and administrators of the house only', async () => {
    const { id } = await aDataRequest(t)
    const house = await theHouse(t)
    const others = [
      await aUser(t, { role: Role.manager, enterpriseId: house }),
      await aUser(t, { role: Role.user, enterpriseId: await anEnterprise(t) }),
    ]
    for (const other of others)
      for (const path of ['list', `list/${id}`, `datos/${id}`, `documento/${id}`])
        expect(await t.call('GET', `/v1/solicitud_datos/${path}`, undefined, other)).toMatchObject({ status: 403 })
    expect(await put('borrar', id, { version: 1 }, others[0])).toMatchObject({ status: 403 })
    expect(await t.call('GET', `/v1/solicitud_datos/datos/${id}`)).toMatchObject({ status: 401 })
  })
})
