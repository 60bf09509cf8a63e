import { setTimeout as sleep } from 'node:timers/promises'
import { Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { proofMessages } from '@portal/contract/core/proof-messages'
import { loginMessages } from '@portal/contract/sign-in/messages'
import { UserStatus } from '@portal/contract/users/constants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetProof } from '#test/api-keys.ts'
import { anEnterprise, anotherSession, aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

const get = (path: string, as: Person | null) => t.call('GET', path, undefined, as)
const open = async (as: Person): Promise<{ id: string; es_actual: boolean; ip: string; agente: string }[]> =>
  (await get('/v1/persona/sesiones', as)).datos.sesiones
const end = (id: string, as: Person | null) => t.call('PUT', `/v1/persona/sesiones/cerrar/${id}`, undefined, as)
const gone = { status: 401, codigo: coreMessages.sessionEnded.code }

/** What is announced while `work` is done. */
async function hearing(work: () => Promise<unknown>) {
  const heard: unknown[] = []
  const hear = (change: unknown) => heard.push(change)
  t.deps.changes.on('change', hear)
  await work()
  return { heard, stop: () => t.deps.changes.off('change', hear) }
}

describe('open sessions', () => {
  test('are listed with where they come from, the own one marked', async () => {
    const user = await aUser(t)
    await sleep(2) // the order is by milliseconds
    const other = await anotherSession(t, user)
    const seenByOther = await open(other)
    expect(seenByOther.map(({ agente, ip, es_actual }) => [agente, ip, es_actual])).toEqual([
      ['another browser', '10.1.1.1', true],
      ['test', '127.0.0.1', false],
    ])
    expect((await open(user)).map(({ es_actual }) => es_actual)).toEqual([false, true])
  })

  test('are ended from another browser, which is told at once', async () => {
    const user = await aUser(t)
    const other = await anotherSession(t, user)
    const { id } = (await open(user)).find(({ es_actual }) => !es_actual)!
    const { heard, stop } = await hearing(() => end(id, user))
    await expect.poll(() => heard).toContainEqual({ area: 'sesion', usuario_id: user.id, id })
    stop()

    expect(await get('/v1/licencia/init/data', other)).toMatchObject(gone)
    expect(await get('/v1/licencia/init/data', user)).toMatchObject({ status: 200 })
    expect(await open(user)).toHaveLength(1)
    expect(await end(id, user)).toMatchObject({ status: 404, codigo: coreMessages.absent.code })
  })

  test('are ended by their owner only: whoever found his browser open is asked who he is', async () => {
    const user = await aUser(t)
    const other = await anotherSession(t, user)
    const { id } = (await open(user)).find(({ es_actual }) => !es_actual)!
    await forgetProof(t, user)
    expect(await end(id, user)).toMatchObject({ status: 403, codigo: proofMessages.identityUnproven.code })
    expect(await get('/v1/licencia/init/data', other)).toMatchObject({ status: 200 })
  })

  test('of another user do not exist', async () => {
    const [user, stranger] = [await aUser(t), await aUser(t, { role: Role.superAdmin })]
    const { id } = (await open(user))[0]!
    expect(await end(id, stranger)).toMatchObject({ status: 404, codigo: coreMessages.absent.code })
    expect(await get('/v1/licencia/init/data', user)).toMatchObject({ status: 200 })
  })

  test('have ids that nobody makes up', async () => {
    expect(await end('1', await aUser(t))).toMatchObject({ status: 400, codigo: coreMessages.invalid.code })
    expect(await end('1', null)).toMatchObject(gone)
  })

  test('that are over are not listed', async () => {
    const user = await aUser(t)
    await anotherSession(t, user)
    const past = { vence_en: new Date(Date.now() - 1000) }
    await t.deps.db
      .updateTable('sesion')
      .set(past)
      .where('usuario_id', '=', user.id)
      .where('ip', '=', '10.1.1.1')
      .execute()
    expect(await open(user)).toHaveLength(1)
  })
})

test('logging out ends the session for good', async () => {
  const user = await aUser(t)
  const other = await anotherSession(t, user)
  const { heard, stop } = await hearing(() => t.call('POST', '/v1/persona/logout', undefined, user))
  await expect.poll(() => heard).toContainEqual(expect.objectContaining({ area: 'sesion', usuario_id: user.id }))
  stop()
  expect(await get('/v1/licencia/init/data', user)).toMatchObject(gone)
  expect(await t.call('POST', '/v1/persona/logout', undefined, user)).toMatchObject(gone)
  expect(await get('/v1/licencia/init/data', other)).toMatchObject({ status: 200 })
})

test('renewing gives another 8 hours of the same session', async () => {
  const user = await aUser(t)
  const soon = { vence_en: new Date(Date.now() + 600_000) }
  await t.deps.db.updateTable('sesion').set(soon).where('usuario_id', '=', user.id).execute()
  const reply = await t.call('POST', '/v1/persona/renovar', undefined, user)

  expect(reply).toMatchObject({ status: 200, estado: 'OK' })
  expect((Date.parse(reply.datos.vence_en) - Date.now()) / 3_600_000).toBeCloseTo(8, 1)
  const renewed = { ...user, token: reply.datos.token }
  expect(await open(renewed)).toMatchObject([{ es_actual: true }])
  expect(await t.call('POST', '/v1/persona/renovar', undefined, null)).toMatchObject(gone)
})

describe('a session that was opened', () => {
  /** Renews a session that was opened so many minutes ago; returns the answer and how long it lasts from then on. */
  async function renewedAfter(minutes: number) {
    const user = await aUser(t)
    const since = { creado_en: new Date(Date.now() - minutes * 60_000), vence_en: new Date(Date.now() + 600_000) }
    await t.deps.db.updateTable('sesion').set(since).where('usuario_id', '=', user.id).execute()
    const reply = await t.call('POST', '/v1/persona/renovar', undefined, user)
    const { vence_en: end } = await t.deps.db
      .selectFrom('sesion')
      .select('vence_en')
      .where('usuario_id', '=', user.id)
      .executeTakeFirstOrThrow()
    return { reply, user, hours: (end.getTime() - Date.now()) / 3_600_000 }
  }

  test('10 hours ago is extended by 2 hours, to 12 in all', async () => {
    const { reply, user, hours } = await renewedAfter(600)
    expect(reply).toMatchObject({ status: 200 })
    expect(hours).toBeCloseTo(2, 1)
    expect(await open({ ...user, token: reply.datos.token })).toHaveLength(1)
  })

  test.each([711, 800])('%i minutes ago is not extended any more, and that is not in the audit', async (minutes) => {
    const { reply, user, hours } = await renewedAfter(minutes)
    expect(reply).toMatchObject({ status: 409, codigo: loginMessages.sessionTooLong.code, datos: null })
    expect(hours).toBeCloseTo(1 / 6, 1)
    const renewals = await t.deps.db
      .selectFrom('auditoria')
      .select('id')
      .where('accion', '=', 'access.renewed')
      .where('usuario_id', '=', user.id)
      .execute()
    expect(renewals).toEqual([])
  })
})

test('the ids of sessions have no bits that are always the same', async () => {
  const user = await aUser(t)
  for (let n = 0; n < 40; n++) await t.deps.sessions.open(t.deps.db, user.id, { ip: '', agent: '' })
  const bits = (await open(user)).map(({ id }) => BigInt(`0x${id.replaceAll('-', '')}`))
  const [always, never] = [bits.reduce((a, b) => a & b), bits.reduce((a, b) => a | b)]
  expect([always, never]).toEqual([0n, 2n ** 128n - 1n]) // of 41 fair coins none shows one side only, but once in 10^10
  for (const { id } of (await open(user)).slice(0, 3)) expect((await end(id, user)).status).toBe(200)
})

test.each([
  ['deactivated', { estado_id: UserStatus.inactive }],
  ['deleted', { eliminado_en: new Date() }],
])('the session of a user who was %s is over with the next call', async (_, change) => {
  const user = await aUser(t)
  await t.deps.db.updateTable('usuario').set(change).where('id', '=', user.id).execute()
  expect(await get('/v1/persona/sesiones', user)).toMatchObject(gone)
})

describe('what the open dashboard asks first', () => {
  test('the modules, without Dash', async () => {
    const user = await aUser(t, { enterpriseId: await theHouse(t), modules: [Module.users, Module.downloads] })
    expect((await get('/v1/licencia/init/data', user)).datos).toEqual({
      acceso_modulo: [
        { modulo: 'Usuarios', clave_modulo: 'PlatformWebUsuario' },
        { modulo: 'Descargas', clave_modulo: 'PlatformWebDescarga' },
      ],
    })
    expect((await get('/v1/licencia/init/data', await aUser(t, { modules: [] }))).datos).toEqual({ acceso_modulo: [] })
  })

  test('who he is', async () => {
    const enterpriseId = await anEnterprise(t)
    const user = await aUser(t, { role: Role.manager, enterpriseId, language: 'en' })
    const { usuario } = (await get('/v1/licencia/usuario/informacion', user)).datos
    expect(usuario).toEqual({
      id: user.id,
      nombres: 'Ana',
      apellido_paterno: 'Rojas',
      email: user.email,
      rol_id: Role.manager,
      empresa_nombre: expect.stringMatching(/^Empresa /),
      sucursal_nombre: null,
      es_de_la_casa: false,
      idioma: 'en',
      avatar_url: null,
    })
  })

  test('a signed address of his picture', async () => {
    const user = await aUser(t)
    const file = { clave: `aa/${user.id}`, nombre: 'a.png', tipo: 'image/png', bytes: 1, sha256: 'x' }
    const { id } = await t.deps.db.insertInto('archivo').values(file).returning('id').executeTakeFirstOrThrow()
    await t.deps.db.updateTable('usuario').set({ avatar_id: id }).where('id', '=', user.id).execute()
    const { usuario } = (await get('/v1/licencia/usuario/informacion', user)).datos
    expect(usuario.avatar_url).toMatch(new RegExp(`^/v1/archivo/${id}\\?vence=\\d+&firma=`))
  })

  test('his session, the key of his drafts, and what waits for him', async () => {
    const user = await aUser(t, { enterpriseId: await theHouse(t), modules: [Module.users] })
    await anotherSession(t, user)
    t.deps.counters.push(
      { name: 'paraTodos', access: 'session', count: async () => 3 },
      { name: 'suyos', access: Module.users, count: async (_, actor) => actor.id },
      { name: 'ninguno', access: 'session', count: async () => 0 },
      { name: 'ajenos', access: Module.tasks, count: async () => 9 },
    )
    const { datos } = await get('/v1/licencia/usuario/init_data', user)
    t.deps.counters.length = 0
    expect(datos).toMatchObject({ sesiones_abiertas: 2, contadores: { paraTodos: 3, suyos: user.id } })
    expect(Object.keys(datos.contadores)).toHaveLength(2)
    expect(Date.parse(datos.vence_en)).toBeGreaterThan(Date.now())

    const again = (await get('/v1/licencia/usuario/init_data', user)).datos
    const stranger = (await get('/v1/licencia/usuario/init_data', await aUser(t))).datos
    expect(Buffer.from(datos.clave_borrador, 'base64')).toHaveLength(32)
    expect(again.clave_borrador).toBe(datos.clave_borrador)
    expect(stranger.clave_borrador).not.toBe(datos.clave_borrador)
  })

  test.each(['licencia/init/data', 'licencia/usuario/informacion', 'licencia/usuario/init_data', 'persona/sesiones'])(
    '%s needs a session',
    async (path) => {
      expect(await get(`/v1/${path}`, null)).toMatchObject(gone)
      expect(await get(`/v1/${path}`, { id: 1, email: '', token: 'not.a.token' })).toMatchObject(gone)
    },
  )
})
