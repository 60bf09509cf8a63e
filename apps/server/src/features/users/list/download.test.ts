import { read, utils } from '@e965/xlsx'
import { Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { UserStatus } from '@portal/contract/users/constants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aUserForm, auditOf, type Staff, signedIn } from '#test/makers.ts'
import { aUser, type Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let admin: Staff
let manager: Staff
beforeAll(async () => {
  t = await startApp()
  admin = await signedIn(t, Role.administrator)
  manager = await signedIn(t, Role.manager)
})
afterAll(() => t.close())

const ask = (query: Record<string, string> = {}, as: Person = admin) =>
  t.call('GET', `/v1/persona/download?${new URLSearchParams(query)}`, undefined, as)
const fetchFile = async (path: string) => {
  const reply = await t.app.inject({ method: 'GET', url: path })
  return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload }
}
const sheetFor = async (query: Record<string, string> = {}, as: Person = admin) => {
  const { datos } = await ask(query, as)
  const { bytes } = await fetchFile(datos.url_file)
  const book = read(bytes, { type: 'buffer' })
  const sheet = book.Sheets[book.SheetNames[0]!]!
  return { name: book.SheetNames[0], sheet, rows: utils.sheet_to_json<Record<string, string>>(sheet, { raw: false }) }
}

describe('the export of users', () => {
  test('is a sheet of all rows that the filter finds, in the order of the list', async () => {
    const place = { empresa_id: admin.enterpriseId, sucursal_id: admin.branchId }
    for (let made = 0; made < 12; made++)
      await t.deps.db
        .insertInto('usuario')
        .values({ ...aUserForm(place), nombres: `Exportada ${made % 10}` })
        .execute()
    const { name, rows } = await sheetFor({ buscar: 'exportada', orden: '-email' })
    expect(name).toBe('Usuarios')
    expect(rows).toHaveLength(12)
    expect(rows.map((row) => row.Correo)).toEqual(
      rows
        .map((row) => row.Correo)
        .toSorted()
        .toReversed(),
    )
    expect(rows[0]).toMatchObject({
      'Apellido paterno': 'Muñoz',
      'Tipo de documento': 'Documento nacional (RUT, DNI)',
      Rol: 'Usuario',
      Estado: 'Activo',
      Empresa: expect.stringMatching(/^Empresa/),
      Creado: expect.stringMatching(/^\d\d-\d\d-\d{4} \d\d:\d\d$/),
    })
    expect(Object.values(rows[0]!)).toContain('Chile')
  })

  test('speaks the language that is asked for', async () => {
    const { name, rows } = await sheetFor({ buscar: admin.email, idioma: 'en' })
    expect(name).toBe('Users')
    expect(rows).toMatchObject([{ 'E-mail': admin.email, Role: 'Administrator', Status: 'Active' }])
  })

  test('holds no formula, whatever the names are', async () => {
    const texts = { nombres: '=HYPERLINK("http://example.com")', apellido_paterno: '+1', apellido_materno: '@SUM(A1)' }
    await t.deps.db
      .insertInto('usuario')
      .values({ ...aUserForm(), ...texts, email: 'formula@example.com' })
      .execute()
    const { sheet, rows } = await sheetFor({ buscar: 'formula@example.com' })
    expect(Object.values(sheet).filter((cell) => cell && typeof cell === 'object' && 'f' in cell)).toEqual([])
    expect(rows[0]).toMatchObject({ Nombres: texts.nombres, 'Apellido paterno': '+1' })
  })

  test('holds no password', async () => {
    const { rows } = await sheetFor({ buscar: admin.email })
    expect(JSON.stringify(rows)).not.toMatch(/argon2|hash/i)
  })

  test('ends at the scope of who asks', async () => {
    const outsider = await aUser(t, { email: 'ajena@example.com' })
    const { rows } = await sheetFor({}, manager)
    expect(rows.map((row) => row.Correo)).toEqual([manager.email])
    expect((await sheetFor({ buscar: outsider.email })).rows).toHaveLength(1)
  })

  test('is a PDF on request', async () => {
    const { datos } = await ask({ formato: 'pdf', idioma: 'es' })
    const { status, headers, bytes } = await fetchFile(datos.url_file)
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'application/pdf' })
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(headers['content-disposition']).toMatch(/filename="usuarios-\d{4}-\d\d-\d\d\.pdf"/)
  })

  test('is opened by its signed address only, and written down', async () => {
    const { datos } = await ask({ estado_id: String(UserStatus.active) })
    const [path = '', query = ''] = datos.url_file.split('?')
    expect((await fetchFile(path)).status).toBe(404)
    const forged = query.replace(/firma=./, query.includes('firma=x') ? 'firma=y' : 'firma=x')
    expect((await fetchFile(`${path}?${forged}`)).status).toBe(404)
    const id = path.split('/').at(-1)!
    expect(await auditOf(t, 'archivo', id)).toMatchObject([
      { accion: 'users.exported', usuario_id: admin.id, despues: { formato: 'xlsx', estado_id: UserStatus.active } },
    ])
  })

  test('needs the module, and a format of the two', async () => {
    expect(await ask({}, await aUser(t))).toMatchObject({ status: 403, codigo: coreMessages.notAllowed.code })
    expect(await ask({ formato: 'csv' })).toMatchObject({ status: 400, campos: { formato: 988 } })
  })
})
