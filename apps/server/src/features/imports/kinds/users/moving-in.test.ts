import { read, utils } from '@e965/xlsx'
import { Role } from '@portal/contract/access/constants'
import { proofMessages } from '@portal/contract/core/proof-messages'
import { userImportMessages as m } from '@portal/contract/imports/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { review } from '#features/imports/review.ts'
import { watchImports } from '#features/imports/watch.ts'
import { growStale, withApp } from '#test/factors.ts'
import { foreignHashes, oldPassword } from '#test/foreign-hashes.ts'
import {
  aWorkbook,
  type Cells,
  checked,
  codesOf,
  confirmed,
  importDeps,
  importPathOf,
  oneImport,
  settled,
  titled,
} from '#test/imports.ts'
import { sendForm } from '#test/items.ts'
import { gatherLog } from '#test/log-lines.ts'
import { aUserForm, auditOf, inTheHouse, type Staff } from '#test/makers.ts'
import { aUser, mailsTo } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

const type = 'usuario'
let t: TestApp
let lines: string[]
let admin: Staff
let boss: Staff
let enterprise: string
let made = 0
beforeAll(async () => {
  t = await startApp({ LOG_LEVEL: 'trace' })
  lines = gatherLog(t)
  admin = await inTheHouse(t, Role.administrator)
  boss = await inTheHouse(t, Role.superAdmin)
  const { nombre } = await t.deps.db
    .selectFrom('empresa')
    .select('nombre')
    .where('id', '=', boss.enterpriseId)
    .executeTakeFirstOrThrow()
  enterprise = nombre
})
afterAll(() => t.close())
beforeEach(() => {
  lines.length = 0
})

const aPerson = (changes: Cells = {}): Cells => ({
  nombres: 'Marta',
  apellido_paterno: 'Silva',
  tipo_documento_id: 'Pasaporte',
  numero_documento: `P-${++made}`,
  email: `mudanza${made}@example.com`,
  telefono: null,
  rol_id: 'Usuario',
  empresa_id: enterprise,
  pais_id: 'Chile',
  ...changes,
})
const cheap = foreignHashes['bcrypt 2y']
const moved = (changes: Cells = {}) => aPerson({ clave_cifrada: cheap, ...changes })
const book = (rows: readonly Cells[]) => aWorkbook(rows.map((cells) => titled(type, cells)))
const check = (rows: readonly Cells[], as: Staff = boss) => checked(t, as, book(rows), { type })
const upload = (rows: readonly Cells[], fields: object, to: 'revisar' | 'save' = 'save', as: Staff = boss) =>
  sendForm(t, `${importPathOf(type)}/${to}`, { idioma: 'es', ...fields }, as, [
    { field: 'archivo', name: 'usuarios.xlsx', bytes: book(rows) },
  ])
const stored = (email: unknown) =>
  t.deps.db.selectFrom('usuario').selectAll().where('email', '=', String(email)).executeTakeFirst()
const logIn = (email: unknown, typed = oldPassword) => t.call('POST', '/v1/persona/login', { email, password: typed })
/** A dry run that is stored. */
async function saved(rows: readonly Cells[]) {
  const { datos } = await check(rows)
  await confirmed(t, datos.id, boss, type)
  return settled(t, datos.id, boss, type)
}

describe('a hashed password in a workbook', () => {
  test('lets its user in with the password that they had, without a link', async () => {
    const [one, other] = [moved(), aPerson()]
    expect((await saved([one, other])).datos).toMatchObject({ estado: 'terminado', totales: { crear: 2 } })
    const user = (await stored(one.email))!
    expect(user).toMatchObject({ password_hash: null, hash_ajeno: cheap, por_invitar: false })
    expect(await mailsTo(t, String(one.email))).toEqual([])
    expect(await mailsTo(t, String(other.email))).toHaveLength(1)
    expect(await auditOf(t, 'usuario', user.id)).toMatchObject([{ despues: { clave_importada: true } }])
    expect(await logIn(one.email)).toMatchObject({ status: 200 })
    expect(await stored(one.email)).toMatchObject({ hash_ajeno: null })
  })

  test.each(['password_hash', 'Encrypted_Password', 'HASH', 'Hashed password'])(
    'is found under %s',
    async (heading) => {
      const { clave_cifrada: hash, ...row } = moved()
      const other = aWorkbook([{ ...titled(type, row), [heading]: hash } as Cells])
      const { datos } = await checked(t, boss, other, { type })
      expect(datos).toMatchObject({ error: null, totales: { crear: 1, error: 0 } })
    },
  )

  test('is refused where it is no hash, or would cost the server too much', async () => {
    const rows = [
      moved({ clave_cifrada: oldPassword }),
      moved({ clave_cifrada: 12_345_678 }),
      moved({ clave_cifrada: '$2b$16$abcdefghijklmnopqrstuuqI.cCrZrfm9k2nn/wSB59TXnhD.1qKW' }),
      moved({ clave_cifrada: '$argon2id$v=19$m=524288,t=2,p=1$c29tZXNhbHQ$RdescudvJCsgt3ub+b2dWRWJTmaaJObG' }),
      moved(),
    ]
    const { datos } = await check(rows)
    expect(codesOf(datos)).toEqual([
      [`clave_cifrada ${m.hashUnknown.code}`],
      [`clave_cifrada ${m.hashUnknown.code}`],
      [`clave_cifrada ${m.hashTooCostly.code}`],
      [`clave_cifrada ${m.hashTooCostly.code}`],
      [],
    ])
  })

  test('that is bad stays behind with its row, and the good rows are saved', async () => {
    const [good, bad, other] = [moved(), moved({ clave_cifrada: oldPassword }), aPerson()]
    expect((await saved([good, bad, other])).datos).toMatchObject({
      estado: 'terminado_parcial',
      totales: { crear: 2, error: 1 },
    })
    expect(await stored(good.email)).toMatchObject({ hash_ajeno: cheap })
    expect(await stored(bad.email)).toBeUndefined()
    expect(await stored(other.email)).toMatchObject({ hash_ajeno: null })
    expect(await whereStored(oldPassword)).toEqual([])
  })

  test('of someone who may not bring one asks for no proof: only the others are saved', async () => {
    const careful = await inTheHouse(t, Role.administrator)
    await withApp(t, careful)
    const { datos } = await check([moved(), aPerson()], careful)
    await growStale(t, careful)
    await confirmed(t, datos.id, careful, type)
    expect((await settled(t, datos.id, careful, type)).datos).toMatchObject({ estado: 'terminado_parcial' })
  })

  test('is refused from anyone but a super administrator, whose rows without one are not', async () => {
    const { datos } = await check([moved(), aPerson()], admin)
    expect(codesOf(datos)).toEqual([[`clave_cifrada ${m.hashNotAllowed.code}`], []])
  })

  test('of someone who lost that role since the check is not stored', async () => {
    const once = await inTheHouse(t, Role.superAdmin)
    const row = moved()
    const { datos } = await check([row], once)
    await t.deps.db.updateTable('usuario').set({ rol_id: Role.administrator }).where('id', '=', once.id).execute()
    await confirmed(t, datos.id, once, type)
    expect((await settled(t, datos.id, once, type)).datos).toMatchObject({ estado: 'fallido' })
    expect(await stored(row.email)).toBeUndefined()
    expect(await secretsOf(datos.id)).toEqual([])
  })

  test('of a user who is there already is not used, which is said', async () => {
    const row = aPerson()
    await saved([row])
    const { datos } = await check([{ ...row, clave_cifrada: cheap }])
    expect(datos).toMatchObject({ totales: { igual: 1 } })
    expect(datos.detalle[0].avisos).toMatchObject([{ campo: 'clave_cifrada' }])
    expect(await stored(row.email)).toMatchObject({ hash_ajeno: null })
  })

  test('asks for a fresh proof when it is saved, also where the upload was to save at once', async () => {
    const careful = await inTheHouse(t, Role.superAdmin)
    await withApp(t, careful)
    const row = moved()
    const reply = await upload([row], {}, 'save', careful)
    expect(reply.datos).toMatchObject({ estado: 'validado' })
    await growStale(t, careful)
    expect(await confirmed(t, reply.datos.id, careful, type)).toMatchObject({
      codigo: proofMessages.identityUnproven.code,
    })
    expect(await stored(row.email)).toBeUndefined()
    await t.deps.db.updateTable('sesion').set({ probada_en: new Date() }).where('usuario_id', '=', careful.id).execute()
    expect(await confirmed(t, reply.datos.id, careful, type)).toMatchObject({ status: 200 })
    expect((await settled(t, reply.datos.id, careful, type)).datos).toMatchObject({ estado: 'terminado' })
    expect(await stored(row.email)).toMatchObject({ hash_ajeno: cheap })
  })

  test('is taken back with its user, while they have not logged in', async () => {
    const [unused, used] = [moved(), moved()]
    const { datos } = await saved([unused, used])
    await logIn(used.email)
    await t.call('PUT', `${importPathOf(type)}/deshacer/${datos.id}`, undefined, boss)
    await expect.poll(async () => (await stored(unused.email))?.eliminado_en).toBeInstanceOf(Date)
    expect(await stored(used.email)).toMatchObject({ eliminado_en: null })
    expect((await logIn(unused.email)).status).toBe(400)
  })
})

const secretsOf = (id: number) =>
  t.deps.db.selectFrom('importacion_secreto').selectAll().where('importacion_id', '=', id).execute()

/** Everything that is stored, but for the accounts themselves: each table as one text. */
async function whereStored(text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(t.deps.db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql`
      select from ${sql.table(name)} x where strpos(to_jsonb(x)::text, ${text}) > 0 limit 1`.execute(t.deps.db)
    if (rows.length) found.push(name)
  }
  return found.toSorted()
}

describe('a secret of a workbook (rule imports/secrets)', () => {
  const tell = '$2b$07$abcdefghijklmnopqrstuuqI.cCrZrfm9k2nn/wSB59TXnhD.1qKW'

  test('is shown nowhere, stored apart, and gone when its row is stored', async () => {
    const rows = [moved({ clave_cifrada: tell }), moved({ clave_cifrada: tell, pais_id: 'Atlántida' })]
    const { datos } = await check(rows)
    expect(JSON.stringify(datos)).not.toContain(tell)
    expect(datos.detalle[0].valores).toContainEqual({
      ...{ campo: 'clave_cifrada', celda: '••••••', valor: '••••••', cambia: false },
    })
    expect(await whereStored(tell)).toEqual(['importacion_secreto'])
    expect(await secretsOf(datos.id)).toEqual([
      { importacion_id: datos.id, fila: 2, campo: 'clave_cifrada', texto: tell },
      { importacion_id: datos.id, fila: 3, campo: 'clave_cifrada', texto: '' },
    ])
    await confirmed(t, datos.id, boss, type)
    const after = await settled(t, datos.id, boss, type)
    expect(JSON.stringify(after.datos)).not.toContain(tell)
    expect(await whereStored(tell)).toEqual(['usuario'])
    expect(lines.filter((line) => line.includes(tell))).toEqual([])
  })

  test('is not in the returned workbook, not even as a text that no cell has', async () => {
    const rows = [
      moved({ clave_cifrada: tell, nombres: 'Zoila' }),
      moved({ clave_cifrada: tell, pais_id: 'Atlántida' }),
    ]
    const { datos } = await check(rows)
    const { rawPayload } = await t.app.inject({ method: 'GET', url: datos.url_resultado })
    const file = read(rawPayload)
    const [line, ...others] = utils.sheet_to_json<Record<string, unknown>>(file.Sheets[file.SheetNames[0]!]!, {
      defval: null,
    })
    expect(others).toEqual([])
    expect(line).toMatchObject({
      Correo: rows[1]!.email,
      'Contraseña cifrada': null,
      Errores: expect.stringContaining('10 País: '),
    })
    const { files } = read(rawPayload, { bookFiles: true }) as unknown as {
      files: Record<string, { content?: Uint8Array }>
    }
    const texts = Object.values(files).map(({ content }) => Buffer.from(content ?? []).toString('utf8'))
    expect(texts.some((text) => text.includes('Atlántida'))).toBe(true)
    for (const text of texts) {
      expect(text).not.toContain(tell)
      expect(text).not.toContain('Zoila')
    }
    const mended = aWorkbook([{ ...line, ...titled(type, { pais_id: 'Perú' }) } as Cells])
    expect((await checked(t, boss, mended, { type })).datos).toMatchObject({ totales: { crear: 1, error: 0 } })
  })

  test('the workbook itself goes when it has been read, or cannot be; the import keeps its name', async () => {
    const filesOf = () => t.deps.db.selectFrom('archivo').select('id').where('nombre', 'like', 'usuarios%').execute()
    const good = await upload([moved()], {}, 'revisar')
    expect((await settled(t, good.datos.id, boss, type)).datos).toMatchObject({ nombre: 'usuarios.xlsx' })
    const bad = await sendForm(t, `${importPathOf(type)}/revisar`, { idioma: 'es' }, boss, [
      { field: 'archivo', name: 'usuarios.xlsx', bytes: aWorkbook([{ password_hash: tell } as Cells]) },
    ])
    expect((await settled(t, bad.datos.id, boss, type)).datos).toMatchObject({
      estado: 'fallido',
      nombre: 'usuarios.xlsx',
    })
    expect(await filesOf()).toEqual([])
  })

  test('goes with a dry run that fails later, is undone, or is too old to be saved', async () => {
    const { datos: old } = await check([moved()])
    expect(await secretsOf(old.id)).toHaveLength(1)
    await t.deps.db
      .updateTable('importacion')
      .set({ creado_en: sql`now() - interval '21 hours'` })
      .where('id', '=', old.id)
      .execute()
    const { datos: young } = await check([moved()])
    await watchImports(importDeps(t))
    expect(await secretsOf(old.id)).toEqual([])
    expect(await secretsOf(young.id)).toHaveLength(1)
    const taken = moved()
    const { datos: fails } = await check([taken])
    await aUser(t, { email: String(taken.email) })
    await confirmed(t, fails.id, boss, type)
    expect((await settled(t, fails.id, boss, type)).datos).toMatchObject({ estado: 'fallido' })
    expect(await secretsOf(fails.id)).toEqual([])
  })

  test('is not in the template, which nobody fills in by hand', async () => {
    const reply = await t.call('GET', `${importPathOf(type)}/download/plantilla?idioma=es`, undefined, boss)
    const file = read((await t.app.inject({ method: 'GET', url: reply.datos.url_file })).rawPayload)
    const [headings] = utils.sheet_to_json<string[]>(file.Sheets[file.SheetNames[0]!]!, { header: 1 })
    expect(headings).toContain('Correo')
    expect(headings).not.toContain('Contraseña cifrada')
  })

  test('a dry run that is read twice stores it once', async () => {
    const { datos } = await check([moved()])
    await t.deps.db.updateTable('importacion').set({ estado: 'subido' }).where('id', '=', datos.id).execute()
    await review(importDeps(t), datos.id)
    expect(await secretsOf(datos.id)).toHaveLength(1)
    expect((await oneImport(t, datos.id, boss, type)).datos).toMatchObject({ estado: 'validado' })
  })
})

describe('invitations of an upload (rule users/invitations)', () => {
  const invited = async (row: Cells) => (await mailsTo(t, String(row.email))).length
  const waits = async (row: Cells) => (await stored(row.email))!.por_invitar

  test.each([
    ['ahora', [1, 0], [false, false]],
    ['todos', [1, 1], [false, false]],
    ['despues', [0, 0], [true, false]],
  ] as const)('%s', async (invitar, mails, waiting) => {
    const rows = [aPerson(), moved()]
    const { datos } = await upload(rows, { invitar }, 'revisar')
    expect((await settled(t, datos.id, boss, type)).datos).toMatchObject({ opciones: { invitar } })
    await confirmed(t, datos.id, boss, type)
    await settled(t, datos.id, boss, type)
    expect(await Promise.all(rows.map(invited))).toEqual(mails)
    expect(await Promise.all(rows.map(waits))).toEqual(waiting)
  })

  test('leave at once where nothing was chosen, and another choice is refused', async () => {
    const row = aPerson()
    await upload([row], {}, 'save', admin)
    expect(await invited(row)).toBe(1)
    expect(await upload([aPerson()], { invitar: 'nunca' })).toMatchObject({ status: 400 })
  })

  test('wait, are sent to many later, and undoing still takes back who has not answered', async () => {
    const rows = [aPerson(), aPerson({ estado_id: 'Inactivo' })]
    const { datos } = await upload(rows, { invitar: 'despues' }, 'save', admin)
    expect(datos).toMatchObject({ estado: 'terminado' })
    const ids = await Promise.all(rows.map(async ({ email }) => (await stored(email))!.id))
    const body = { accion: 'invitar', ids, ensayo: false }
    expect((await t.call('POST', '/v1/persona/lote', body, admin)).datos).toMatchObject({
      hechos: 1,
      rechazados: [{ id: ids[1] }],
    })
    expect(await Promise.all(rows.map(invited))).toEqual([1, 0])
    await t.call('PUT', `${importPathOf(type)}/deshacer/${datos.id}`, undefined, admin)
    await expect.poll(async () => (await stored(rows[0]!.email))?.eliminado_en).toBeInstanceOf(Date)
  })

  test('edits of a user leave the invitation as it is', async () => {
    const row = aPerson()
    await upload([row], { invitar: 'despues' }, 'save', admin)
    const { id, version } = (await stored(row.email))!
    const form = aUserForm({ empresa_id: admin.enterpriseId, email: row.email, version })
    expect(await t.call('PUT', `/v1/persona/update/${id}`, form, admin)).toMatchObject({ status: 200 })
    expect(await waits(row)).toBe(true)
  })
})
