import { factorMessages as says } from '@portal/contract/sign-in/factor/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { factorOf, finish, growStale, pendingOf } from '#test/factors.ts'
import { type SoftPasskey, softPasskey } from '#test/passkeys.ts'
import { aUser, type Person } from '#test/people.ts'
import { fromElsewhere } from '#test/registration.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

const post = (path: string, body: object, as: { token: string } | null = null) =>
  t.call('POST', `/v1/persona/${path}`, body, as, as ? {} : fromElsewhere())
const optionsToMake = async (as: Person) => (await post('factor/llave/iniciar', {}, as)).datos.opciones
const optionsToUse = async (reto = '') => (await post('login/opciones', { reto })).datos.opciones
const add = (as: Person, respuesta: object, nombre = 'Portátil') => post('factor/llave', { nombre, respuesta }, as)
const alone = (respuesta: object) => post('login/llave', { respuesta })

async function withPasskey(person: Person): Promise<SoftPasskey> {
  const passkey = softPasskey()
  expect((await add(person, passkey.make(await optionsToMake(person)))).status).toBe(200)
  return passkey
}

const refused = { status: 400, codigo: says.passkeyInvalid.code }

describe('adding a passkey', () => {
  test('asks for one of this site that its owner unlocks, and lists it without its key', async () => {
    const user = await aUser(t)
    const options = await optionsToMake(user)
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      attestation: 'none',
      authenticatorSelection: { userVerification: 'required' },
    })
    const passkey = softPasskey()
    const made = await add(user, passkey.make(options))
    expect(made).toMatchObject({ status: 200, datos: { codigos: expect.any(Array) } })
    expect(made.datos.codigos).toHaveLength(10)
    const { datos } = await factorOf(t, user)
    expect(datos.dispositivos).toEqual([
      { id: made.datos.id, tipo: 'llave', nombre: 'Portátil', creado_en: expect.any(String), usado_en: null },
    ])
    expect(datos).toMatchObject({ codigos_restantes: 10, formas: ['llave', 'recuperacion'] })
    expect((await optionsToMake(user)).excludeCredentials).toMatchObject([{ id: passkey.name }])
  })

  test('refuses another origin, another challenge, a used one, one of somebody else, and one that was not unlocked', async () => {
    const [user, other] = [await aUser(t), await aUser(t)]
    const passkey = softPasskey()
    const of = async (wishes: object) => add(user, passkey.make(await optionsToMake(user), wishes))
    expect(await of({ origin: 'https://portal.example.net' })).toMatchObject(refused)
    expect(await of({ challenge: 'bm90LW91cnM' })).toMatchObject(refused)
    expect(await of({ isVerified: false })).toMatchObject(refused)
    expect(
      await add(
        user,
        softPasskey('https://evil.example').make(await optionsToMake(user), { origin: 'http://localhost:3000' }),
      ),
    ).toMatchObject(refused)
    const options = await optionsToMake(user)
    expect(await add(other, passkey.make(options))).toMatchObject(refused)
    expect(await add(user, passkey.make(options, { isVerified: false }))).toMatchObject(refused)
    expect(await add(user, passkey.make(options))).toMatchObject(refused) // the challenge is used up
    expect((await add(user, passkey.make(await optionsToMake(user)))).status).toBe(200)
    expect(await add(user, passkey.make(await optionsToMake(user)))).toMatchObject({ status: 409 })
  })
})

describe('using a passkey', () => {
  test('finishes a log-in, and logs in alone', async () => {
    const user = await aUser(t)
    const passkey = await withPasskey(user)
    const reto = await pendingOf(t, user)
    const options = await optionsToUse(reto)
    expect(options).toMatchObject({ allowCredentials: [{ id: passkey.name }], userVerification: 'required' })
    const second = await finish(t, { reto, tipo: 'llave', respuesta: passkey.use(options) })
    expect((await t.call('GET', '/v1/persona/perfil', undefined, second.datos)).status).toBe(200)

    const any = await optionsToUse()
    expect(any.allowCredentials ?? []).toEqual([])
    const first = await alone(passkey.use(any))
    expect((await t.call('GET', '/v1/persona/perfil', undefined, first.datos)).datos.email).toBe(user.email)
    expect((await factorOf(t, user)).datos.dispositivos[0].usado_en).not.toBeNull()
  })

  test('takes a challenge once, for what it was made for', async () => {
    const [user, other] = [await aUser(t), await aUser(t)]
    const passkey = await withPasskey(user)
    const theirs = await withPasskey(other)
    const any = await optionsToUse()
    const both = await Promise.all([alone(passkey.use(any)), alone(passkey.use(any))])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const reto = await pendingOf(t, user)
    const options = await optionsToUse(reto)
    const finishing = (respuesta: object) => finish(t, { reto, tipo: 'llave', respuesta })
    expect(await alone(passkey.use(options))).toMatchObject(refused)
    expect(await finishing(passkey.use(await optionsToUse()))).toMatchObject(refused)
    expect(await finishing(theirs.use(await optionsToUse(reto)))).toMatchObject(refused)
    expect(await finishing(passkey.use(await optionsToUse(reto)))).toMatchObject({ status: 200 })
  })

  test('refuses another origin, one that was not unlocked, a copy by its counter, and an unknown one', async () => {
    const passkey = await withPasskey(await aUser(t))
    const by = async (wishes: object) => (await alone(passkey.use(await optionsToUse(), wishes))).status
    expect(await by({ origin: 'https://portal.example.net' })).toBe(400)
    expect(await by({ isVerified: false })).toBe(400)
    expect(await by({ userHandle: 'c29tZWJvZHkgZWxzZQ' })).toBe(400)
    expect(await by({ counter: 7 })).toBe(200)
    expect(await by({ counter: 7 })).toBe(400)
    expect(await by({ counter: 0 })).toBe(400)
    expect(await by({ counter: 8 })).toBe(200)
    expect(await alone(softPasskey().use(await optionsToUse()))).toMatchObject(refused)
    const broken = { ...passkey.use(await optionsToUse()), id: 'AAAA', rawId: 'BBBB' }
    expect(await alone(broken)).toMatchObject(refused)
  })

  test('proves again who uses a session', async () => {
    const user = await aUser(t)
    const passkey = await withPasskey(user)
    await growStale(t, user)
    expect(await post('factor/codigos', {}, user)).toMatchObject({ status: 403, codigo: 998 })
    const { opciones } = (await post('factor/confirmar/opciones', {}, user)).datos
    const proof = { tipo: 'llave', respuesta: passkey.use(opciones) }
    expect((await post('factor/confirmar', proof, user)).status).toBe(200)
    expect((await post('factor/codigos', {}, user)).status).toBe(200)
    expect(await post('factor/confirmar', proof, user)).toMatchObject(refused)
  })
})
