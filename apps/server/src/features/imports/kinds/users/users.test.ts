import { setTimeout as sleep } from 'node:timers/promises'
import { read, utils } from '@e965/xlsx'
import { Module, Role } from '@portal/contract/access/constants'
import { type Language, languages } from '@portal/contract/core/language'
import { EnterpriseStatus } from '@portal/contract/enterprises/constants'
import { userImportMessages as m } from '@portal/contract/imports/messages'
import { userMessages } from '@portal/contract/users/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  aWorkbook,
  type Cells,
  checked,
  codesOf,
  confirmed,
  importPathOf,
  oneImport,
  settled,
  titled,
  upload,
} from '#test/imports.ts'
import { anOwner } from '#test/items.ts'
import { aBranch, aUserForm, auditOf, inTheHouse, type Staff } from '#test/makers.ts'
import { anEnterprise, aUser, mailsTo } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'

const type = 'usuario'
const path = importPathOf(type)
let t: TestApp
let admin: Staff
let enterprise: string
let branch: string
let made = 0
beforeAll(async () => {
  t = await startApp()
  admin = await inTheHouse(t, Role.administrator)
  enterprise = await nameOf('empresa', admin.enterpriseId)
  branch = await nameOf('sucursal', admin.branchId)
})
afterAll(() => t.close())

const nameOf = async (table: 'empresa' | 'sucursal', id: number) =>
  (await t.deps.db.selectFrom(table).select('nombre').where('id', '=', id).executeTakeFirstOrThrow()).nombre

/** A good row: a user of the house, unless changed. */
const aPerson = (changes: Cells = {}): Cells => ({
  nombres: 'Marta',
  apellido_paterno: 'Silva',
  tipo_documento_id: 'Pasaporte',
  numero_documento: `P-${++made}`,
  email: `marta${made}@example.com`,
  telefono: '+56 9 8765 4321',
  rol_id: 'Usuario',
  empresa_id: enterprise,
  pais_id: 'Chile',
  ...changes,
})
const book = (rows: readonly Cells[], language: Language = 'es') =>
  aWorkbook(rows.map((cells) => titled(type, cells, language)))
const check = (rows: readonly Cells[], as: Staff = admin) => checked(t, as, book(rows), { type })
const save = (rows: readonly Cells[], as: Staff = admin) => upload(t, as, book(rows), { type, to: 'save' })
const stored = (email: unknown) =>
  t.deps.db
    .selectFrom('usuario')
    .selectAll()
    .where('email', '=', String(email))
    .where('eliminado_en', 'is', null)
    .executeTakeFirst()

describe('importing users', () => {
  test('creates them with the modules of their role, and mails each active one his link', async () => {
    const [one, other] = [aPerson({ sucursal_id: branch }), aPerson({ estado_id: 'Inactivo', telefono: 56911112222 })]
    const reply = await save([one, other])
    expect(reply).toMatchObject({ estado: 'OK', codigo: m.imported.code, datos: { estado: 'terminado' } })
    const user = (await stored(one.email))!
    expect(user).toMatchObject({ rol_id: 3, empresa_id: admin.enterpriseId, sucursal_id: admin.branchId, estado_id: 1 })
    expect(await auditOf(t, 'usuario', user.id)).toMatchObject([{ accion: 'users.created', usuario_id: admin.id }])
    const modules = t.deps.db.selectFrom('acceso_modulo').select('clave_modulo').where('usuario_id', '=', user.id)
    expect((await modules.execute()).length).toBeGreaterThan(0)
    const [mail] = await mailsTo(t, user.email)
    const [, token] = /\/create-password\/([\w-]+)/.exec(mail?.texto ?? '') ?? []
    expect(await t.call('GET', `/v1/persona/enlace_password/${token}`)).toMatchObject({ datos: { email: user.email } })
    expect(await stored(other.email)).toMatchObject({ estado_id: 5, telefono: '+56911112222' })
    expect(await mailsTo(t, String(other.email))).toEqual([])
  })

  test('takes numbers of documents as they are written, and refuses what cannot be a phone, a name or an e-mail', async () => {
    const documents = ['12.345.678-5', 12_345_678, '1.200,50', '=1+1', '\u202aAB-77\u202c']
    const good = documents.map((numeroDocumento) => aPerson({ numero_documento: numeroDocumento }))
    const faults: [Cells, RegExp][] = [
      [{ telefono: '1.200,50' }, /^telefono /],
      [{ nombres: 'a'.repeat(32_000) }, /^nombres /],
      [{ nombres: 'Ana\u0007' }, /^nombres /],
      [{ apellido_paterno: '\u202e' }, /^apellido_paterno /],
      [{ email: 'ana@example.com\nbcc: x@example.com' }, /^email /],
    ]
    const { datos } = await check([...good, ...faults.map(([cells]) => aPerson(cells))])
    const codes = codesOf(datos)
    expect(codes.slice(0, good.length)).toEqual(good.map(() => []))
    for (const [at, [, code]] of faults.entries())
      expect(codes[good.length + at]).toEqual([expect.stringMatching(code)])
    await confirmed(t, datos.id, admin, type)
    await settled(t, datos.id, admin as never, type)
    const found = await Promise.all(good.map(({ email }) => stored(email)))
    expect(found.map((user) => user?.numero_documento)).toEqual([
      '12.345.678-5',
      '12345678',
      '1.200,50',
      '=1+1',
      'AB-77',
    ])
  })

  test('checks first, and writes nothing', async () => {
    const row = aPerson()
    const { datos } = await check([row])
    expect(datos).toMatchObject({ estado: 'validado', totales: { crear: 1, error: 0 } })
    expect(await stored(row.email)).toBeUndefined()
    expect(await mailsTo(t, String(row.email))).toEqual([])
  })

  test('reads headings and choices in English too', async () => {
    const row = aPerson({ tipo_documento_id: 'Passport', rol_id: 'user', pais_id: 'CL', idioma: 'English' })
    const { datos } = await checked(t, admin, book([row], 'en'), { type, language: 'en' })
    expect(datos.totales).toMatchObject({ crear: 1 })
  })

  test('tells each fault with the code of users', async () => {
    const elsewhere = await aBranch(t, { enterpriseId: await anEnterprise(t) })
    const taken = await aUser(t)
    const faults: [Cells, keyof typeof userMessages, string][] = [
      [{ email: taken.email }, 'emailAlreadyAssigned', 'email'],
      [{ rol_id: 'Súper administrador' }, 'noHierarchyForSuperAdmin', 'rol_id'],
      [{ nombres: null }, 'nameRequired', 'nombres'],
      [{ apellido_paterno: ' ' }, 'lastNameRequired', 'apellido_paterno'],
      [{ tipo_documento_id: 'Carta' }, 'documentTypeInvalid', 'tipo_documento_id'],
      [{ numero_documento: null }, 'documentNumberRequired', 'numero_documento'],
      [{ rol_id: 'Jefe' }, 'roleInvalid', 'rol_id'],
      [{ empresa_id: 'Ninguna' }, 'enterpriseInvalid', 'empresa_id'],
      [{ sucursal_id: 'Ninguna' }, 'branchInvalid', 'sucursal_id'],
      [{ pais_id: 'Atlántida' }, 'countryInvalid', 'pais_id'],
      [{ estado_id: 'Dormido' }, 'statusInvalid', 'estado_id'],
      [{ rol_id: 'Distribuidor' }, 'distributorNeedsBranch', 'sucursal_id'],
      [{ sucursal_id: await nameOf('sucursal', elsewhere.id) }, 'branchNotInEnterprise', 'sucursal_id'],
      [{ telefono: '12345' }, 'phoneInvalid', 'telefono'],
      [{ email: 'marta@' }, 'emailInvalid', 'email'],
    ]
    const { datos } = await check(faults.map(([cells]) => aPerson(cells)))
    expect(codesOf(datos)).toEqual(faults.map(([, key, field]) => [`${field} ${userMessages[key].code}`]))
    const twice = aPerson()
    const again = await check([
      twice,
      aPerson({ email: String(twice.email).toUpperCase() }),
      aPerson({ idioma: 'Quechua' }),
    ])
    expect(codesOf(again.datos)).toEqual([['email 1'], ['email 1'], ['idioma 988']])
  })

  test('gives bad rows back; those mended are saved, and the same rows again are the same', async () => {
    const [good, bad] = [aPerson(), aPerson({ pais_id: 'Atlántida' })]
    const part = await save([good, bad])
    expect(part).toMatchObject({ estado: 'OK_NOTI', codigo: m.importedInPart.code })
    const file = read((await t.app.inject({ method: 'GET', url: part.datos.url_resultado })).rawPayload)
    const lines = utils.sheet_to_json<Record<string, unknown>>(file.Sheets[file.SheetNames[0]!]!)
    expect(lines).toMatchObject([{ Correo: bad.email, Errores: expect.stringContaining('10 País: ') }])
    const mended = aWorkbook(lines.map((line) => ({ ...line, ...titled(type, { pais_id: 'Perú' }) }) as Cells))
    expect(await upload(t, admin, mended, { type, to: 'save' })).toMatchObject({ codigo: m.imported.code })
    const again = await check([good])
    expect(again.datos.totales).toMatchObject({ crear: 0, igual: 1 })
    const changed = await check([{ ...good, nombres: 'Otra' }])
    expect(codesOf(changed.datos)).toEqual([['email 1']])
  })

  test('ends with an explanation when an e-mail was taken since the check', async () => {
    const row = aPerson()
    const { datos } = await check([row, aPerson()])
    await aUser(t, { email: String(row.email) })
    await confirmed(t, datos.id, admin, type)
    const after = await settled(t, datos.id, admin, type)
    expect(after.datos).toMatchObject({ estado: 'fallido', error: expect.stringContaining('cambiaron') })
  })

  test('of two who import the same people at once, one does', async () => {
    const rows = [aPerson(), aPerson()]
    const other = await inTheHouse(t, Role.administrator)
    const [mine, theirs] = [await check(rows), await check(rows, other)]
    await Promise.all([confirmed(t, mine.datos.id, admin, type), confirmed(t, theirs.datos.id, other, type)])
    const ends = [await settled(t, mine.datos.id, admin, type), await settled(t, theirs.datos.id, other, type)]
    expect(ends.map(({ datos }) => datos.estado).toSorted()).toEqual(['fallido', 'terminado'])
    for (const { email } of rows) expect(await mailsTo(t, String(email))).toHaveLength(1)
  })

  test('happens once of two who confirm it at once', async () => {
    const rows = [aPerson()]
    const { datos } = await check(rows)
    const replies = await together(
      t,
      row('importacion', datos.id),
      () => confirmed(t, datos.id, admin, type),
      () => confirmed(t, datos.id, admin, type),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('is for its module, and imports of another kind do not exist', async () => {
    const owner = await anOwner(t)
    expect(await upload(t, owner, book([aPerson()]), { type })).toMatchObject({ status: 403 })
    expect(await upload(t, null, book([aPerson()]), { type })).toMatchObject({ status: 401 })
    expect(await upload(t, admin, null, { type })).toMatchObject({ status: 400, codigo: m.excelAbsent.code })
    const { datos } = await check([aPerson()])
    expect(await oneImport(t, datos.id, admin, 'clasificado')).toMatchObject({ status: 404, codigo: 983 })
  })

  test('ends when its owner loses the module', async () => {
    const person = await inTheHouse(t, Role.administrator)
    const row = aPerson()
    const { datos } = await check([row], person)
    const access = t.deps.db.deleteFrom('acceso_modulo').where('usuario_id', '=', person.id)
    await access.where('clave_modulo', '=', Module.userImporter).execute()
    expect(await confirmed(t, datos.id, person, type)).toMatchObject({ status: 403 })
    expect(await stored(row.email)).toBeUndefined()
  })

  test('gives no role above that of who imports, and is not for other enterprises', async () => {
    const modules = [Module.userImporter]
    const place = { role: Role.manager, branchId: admin.branchId, modules }
    const manager = await aUser(t, { ...place, enterpriseId: admin.enterpriseId })
    const { datos } = await checked(t, manager, book([aPerson(), aPerson({ rol_id: 'Administrador' })]), { type })
    expect(codesOf(datos)).toEqual([[], [`rol_id ${userMessages.insufficientHierarchy.code}`]])
    const elsewhere = await aUser(t, { role: Role.manager, enterpriseId: await anEnterprise(t), modules })
    expect(await upload(t, elsewhere, book([aPerson()]), { type })).toMatchObject({ status: 403 })
  })
})

describe('undoing', () => {
  test('removes whom nobody edited and who has not chosen a password; their links end', async () => {
    const [unused, edited, joined] = [aPerson(), aPerson(), aPerson()]
    const { datos } = await save([unused, edited, joined])
    const { id, version } = (await stored(edited.email))!
    const form = aUserForm({ empresa_id: admin.enterpriseId, email: edited.email, version })
    expect(await t.call('PUT', `/v1/persona/update/${id}`, form, admin)).toMatchObject({ status: 200 })
    const joining = t.deps.db.updateTable('usuario').set({ password_hash: 'x' })
    await joining.where('email', '=', String(joined.email)).execute()
    expect(await t.call('PUT', `${path}/deshacer/${datos.id}`, undefined, admin)).toMatchObject({ status: 200 })
    for (let tries = 0; tries < 50 && (await stored(unused.email)); tries++) await sleep(100)
    expect(await stored(unused.email)).toBeUndefined()
    expect(await stored(edited.email)).toMatchObject({ id })
    expect(await stored(joined.email)).toBeDefined()
    const [mail] = await mailsTo(t, String(unused.email))
    const [, token] = /\/create-password\/([\w-]+)/.exec(mail?.texto ?? '') ?? []
    expect(await t.call('GET', `/v1/persona/enlace_password/${token}`)).toMatchObject({ status: 404 })
    expect(await t.call('PUT', `${path}/deshacer/${datos.id}`, undefined, admin)).toMatchObject({
      status: 409,
      codigo: m.notImported.code,
    })
  })
})

describe('the template', () => {
  test.each([
    ['es', 'Tipo de documento', 'Pasaporte'],
    ['en', 'Document type', 'Passport'],
  ] as const)('in %s offers the choices of the reader', async (language, heading, choice) => {
    const reply = await t.call('GET', `${path}/download/plantilla?idioma=${language}`, undefined, admin)
    const file = read((await t.app.inject({ method: 'GET', url: reply.datos.url_file })).rawPayload)
    const [sheet, choices] = file.SheetNames.map((name) =>
      utils.sheet_to_json<string[]>(file.Sheets[name]!, { header: 1 }),
    )
    expect(sheet![0]).toContain(heading)
    const offered = choices!.flat()
    expect(offered).toEqual(expect.arrayContaining([choice, enterprise, branch]))
    expect(offered).not.toContain(language === 'es' ? 'Súper administrador' : 'Super administrator')
  })
})

test.each(languages)('an export of users is read again, in %s, and changes nothing', async (language) => {
  const last = `Ida${++made}`
  const gone = await anEnterprise(t)
  const rows = [
    aPerson({ apellido_paterno: last, numero_documento: '0012345', sucursal_id: branch }),
    aPerson({ apellido_paterno: last, empresa_id: await nameOf('empresa', gone) }),
    aPerson({ apellido_paterno: last, apellido_materno: '李', telefono: null, estado_id: 'Inactivo' }),
  ]
  await save(rows)
  const allowedOnce = { telefono: '+160255501231' } // the form refuses it now
  await t.deps.db.updateTable('usuario').set(allowedOnce).where('email', '=', String(rows[2]!.email)).execute()
  await t.deps.db.updateTable('empresa').set({ estado_id: EnterpriseStatus.inactive }).where('id', '=', gone).execute()
  const asked = `formato=xlsx&idioma=${language}&buscar=${last}`
  const { datos } = await t.call('GET', `/v1/persona/download?${asked}`, undefined, admin)
  const { rawPayload } = await t.app.inject({ method: 'GET', url: datos.url_file })
  const again = await checked(t, admin, rawPayload, { type, language })
  expect(again.datos).toMatchObject({ error: null, totales: { igual: 3, crear: 0, actualizar: 0, error: 0 } })
})
