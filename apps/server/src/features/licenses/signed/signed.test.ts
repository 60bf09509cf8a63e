import { execFileSync, spawnSync } from 'node:child_process'
import { createPublicKey, verify } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Module, Role } from '@portal/contract/access/constants'
import { licenseCodeText } from '@portal/contract/licenses/constants'
import { licenseMessages as m } from '@portal/contract/licenses/messages'
import { LicenseStatus } from '@portal/contract/licenses/states'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#core/database/database.ts'
import { aLicense } from '#test/licenses.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { addKey, revokeKey } from './keys.ts'

let t: TestApp
let holder: Person
let staff: Person
let id: number
beforeAll(async () => {
  t = await startApp()
  holder = await aUser(t)
  staff = await aUser(t, {
    role: Role.administrator,
    enterpriseId: await theHouse(t),
    modules: [Module.licenses],
  })
  id = await aLicense(t, { holderId: holder.id })
})
afterAll(() => t.close())

interface Document {
  algoritmo: string
  clave: string
  carga: string
  firma: string
}

const signed = async (device: unknown = 'NL-0042', as = holder, of = id) =>
  t.call('POST', `/v1/licencia/archivo/${of}`, { dispositivo: device }, as)
const keys = async (): Promise<{ id: string; publica: string }[]> =>
  (await t.call('GET', '/v1/licencia/claves')).datos.claves
const isGenuine = async ({ clave, carga, firma }: Document): Promise<boolean> => {
  const key = (await keys()).find((one) => one.id === clave)!
  return verify(null, Buffer.from(carga, 'base64'), createPublicKey(key.publica), Buffer.from(firma, 'base64'))
}
const codeOf = async (of: number) =>
  (await t.deps.db.selectFrom('licencia').select('codigo').where('id', '=', of).executeTakeFirstOrThrow()).codigo
const check = async (code: string) => (await t.call('GET', `/v1/licencia/verificar/${code}`)).datos

describe('a signed file', () => {
  test('names holder, service, days and device, and its signature holds', async () => {
    const { datos } = await signed()
    const payload = JSON.parse(Buffer.from(datos.archivo.carga, 'base64').toString())
    expect(datos.nombre).toBe(`${payload.codigo}.lic`)
    expect(payload).toMatchObject({
      formato: 1,
      titular: 'Ana Rojas',
      email: holder.email,
      servicio: 'NextLion',
      dispositivo: 'NL-0042',
      clave: datos.archivo.clave,
    })
    expect(await isGenuine(datos.archivo)).toBe(true)
  })

  test('altered by one bit, is refused', async () => {
    const { archivo } = (await signed()).datos
    const content = Buffer.from(archivo.carga, 'base64')
    content[20]! ^= 1
    expect(await isGenuine({ ...archivo, carga: content.toString('base64') })).toBe(false)
  })

  test('signed by an earlier key, still holds after a new one signs', async () => {
    const before: Document = (await signed()).datos.archivo
    const added = await addKey(t.deps.db)
    const after: Document = (await signed()).datos.archivo
    expect([after.clave, after.clave === before.clave]).toEqual([added, false])
    expect([await isGenuine(before), await isGenuine(after)]).toEqual([true, true])
    expect((await keys()).map((key) => key.id)).toEqual([after.clave, before.clave])
  })

  test('of a revoked key holds no more: it is downloaded again, signed by another one', async () => {
    const before: Document = (await signed()).datos.archivo
    expect(await inTransaction(t.deps.db, (db) => revokeKey(db, 'nada'))).toBeNull()
    const [one, two] = await Promise.all(
      [1, 2].map(() => inTransaction(t.deps.db, (db) => revokeKey(db, before.clave))),
    )
    expect([one, two].filter(Boolean)).toHaveLength(1)
    expect((await keys()).map((key) => key.id)).not.toContain(before.clave)
    expect((await t.call('GET', '/v1/licencia/revocadas')).datos.claves).toEqual([before.clave])
    const after: Document = (await signed()).datos.archivo
    expect([after.clave, await isGenuine(after)]).toEqual([one ?? two, true])
  })

  test.skipIf(spawnSync('openssl', ['version']).error !== undefined)('is verified by openssl', async () => {
    const { archivo } = (await signed()).datos as { archivo: Document }
    const folder = await mkdtemp(join(tmpdir(), 'license-'))
    const file = (name: string) => join(folder, name)
    await writeFile(file('key.pem'), (await keys()).find((key) => key.id === archivo.clave)!.publica)
    await writeFile(file('content'), Buffer.from(archivo.carga, 'base64'))
    await writeFile(file('signature'), Buffer.from(archivo.firma, 'base64'))
    const words = ['-inkey', file('key.pem'), '-in', file('content'), '-sigfile', file('signature')]
    const said = execFileSync('openssl', ['pkeyutl', '-verify', '-pubin', '-rawin', ...words]).toString()
    expect(said).toContain('Signature Verified Successfully')
    await rm(folder, { recursive: true })
  })

  test('is for who holds an active license, or sees it in the list', async () => {
    const stranger = await aUser(t)
    expect(await signed('x', stranger)).toMatchObject({ status: 404, codigo: m.absent.code })
    expect(await signed('x', staff)).toMatchObject({ status: 200 })
    expect(await signed(' ')).toMatchObject({ status: 400, campos: { dispositivo: m.deviceInvalid.code } })
    const ended = await aLicense(t, { holderId: holder.id, from: -40, to: -30, status: LicenseStatus.finished })
    expect(await signed('x', holder, ended)).toMatchObject({ status: 409, codigo: m.notLive.code })
  })
})

describe('the public check of a number', () => {
  test('tells whether it works today, however it is typed, and nothing of its holder', async () => {
    const code = await codeOf(id)
    const answer = await check(licenseCodeText(code).toLowerCase())
    expect(answer).toMatchObject({ valida: true, estado: 'activa', servicio: 'NextLion' })
    expect(JSON.stringify(answer)).not.toContain('Rojas')
    const others = {
      en_gracia: await aLicense(t, { from: -40, to: -2 }),
      programada: await aLicense(t, { from: 5, to: 9, status: LicenseStatus.inactive }),
      terminada: await aLicense(t, { from: -40, to: -30 }),
    }
    for (const [state, of] of Object.entries(others))
      expect(await check(await codeOf(of))).toMatchObject({ estado: state, valida: state === 'en_gracia' })
  })

  test('tells unknown, deleted and suspended ones alike, and lists what was revoked', async () => {
    const none = {
      valida: false,
      estado: 'no_valida',
      servicio: null,
      servicio_en: null,
      fecha_inicio: null,
      fecha_termino: null,
    }
    const [suspended, deleted] = [await aLicense(t), await aLicense(t)]
    await t.call('PUT', `/v1/licencia/suspender/${suspended}`, { motivo: 'Auditoría', version: 1 }, staff)
    await t.call('PUT', `/v1/licencia/delete/${deleted}`, {}, staff)
    const codes = [await codeOf(suspended), await codeOf(deleted)]
    for (const code of [...codes, '0'.repeat(20), 'x', "';--"]) expect(await check(code)).toEqual(none)
    expect((await t.call('GET', '/v1/licencia/revocadas')).datos.codigos.toSorted()).toEqual(codes.toSorted())
  })
})
