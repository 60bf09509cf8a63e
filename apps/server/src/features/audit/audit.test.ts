import { read, utils } from '@e965/xlsx'
import { Module, Role } from '@portal/contract/access/constants'
import { BreakKind } from '@portal/contract/audit/constants'
import { auditMessages } from '@portal/contract/audit/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { anEnterprise, aUser, mailsTo, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { checkAudit } from './chain/night.ts'

let t: TestApp
let admin: Person
let superAdmin: Person
beforeAll(async () => {
  t = await startApp()
  const house = await theHouse(t)
  admin = await aUser(t, { role: Role.administrator, enterpriseId: house })
  superAdmin = await aUser(t, { role: Role.superAdmin, enterpriseId: house })
  for (let number = 1; number <= 12; number++)
    await inTransaction(t.deps.db, (db) =>
      record(
        db,
        { ip: number % 2 ? '10.1.1.1' : '10.2.2.2', requestId: `solicitud-${number}`, ...(number > 6 && actor()) },
        {
          action: number % 3 ? 'notes.updated' : 'notes.created',
          entity: 'nota',
          id: number % 4,
          before: { texto: 'antes', password_hash: 'x', dentro: { token: 'y', queda: 1 } },
          after: { texto: `después ${number}`, secreto: 'z' },
        },
      ),
    )
})
afterAll(() => t.close())

const actor = () => ({ ...({ sessionId: 'x', id: admin.id } as object) })
const list = (query = '', as: Person | null = admin) =>
  t.call('GET', `/v1/auditoria/list?page_row=50&${query}`, undefined, as)
const notes = async (query: string) => {
  const { datos } = await list(query)
  return datos.auditoria.filter(({ entidad }: { entidad: string }) => entidad === 'nota')
}

describe('the list of the audit', () => {
  test('is filtered by who, action, record, address, request and days, newest first', async () => {
    const all = await notes('entidad=nota')
    expect(all).toHaveLength(12)
    expect(all.map(({ id }: { id: number }) => id)).toEqual(
      all.map(({ id }: { id: number }) => id).toSorted((a: number, b: number) => b - a),
    )
    expect(await notes(`usuario_id=${admin.id}`)).toHaveLength(6)
    expect(await notes('accion=notes.created')).toHaveLength(4)
    expect(await notes('entidad=nota&entidad_id=3')).toHaveLength(3)
    expect(await notes('ip=10.1.1.1&accion=notes.updated')).toHaveLength(4)
    expect(await notes('solicitud_id=solicitud-5')).toHaveLength(1)
    expect(await notes('entidad=nota&desde=2100-01-01')).toEqual([])
    expect(await notes('entidad=nota&desde=2020-01-01&hasta=2100-01-01')).toHaveLength(12)
    expect(await notes("ip=' or 1=1 --")).toEqual([])
    expect(await list('orden=ip')).toMatchObject({ status: 400 })
    expect(
      (await t.call('GET', '/v1/auditoria/list?entidad=nota&page=2&page_row=10', undefined, admin)).datos,
    ).toMatchObject({ total: 12, total_exacto: true })
  })

  test('shows a row with both sides and its seal, and never a secret', async () => {
    const [{ id }] = await notes('solicitud_id=solicitud-9')
    await expect
      .poll(async () => (await t.call('GET', `/v1/auditoria/list/${id}`, undefined, admin)).datos.sello)
      .not.toBeNull()
    const { datos } = await t.call('GET', `/v1/auditoria/list/${id}`, undefined, admin)
    expect(datos).toMatchObject({
      antes: { texto: 'antes', dentro: { queda: 1 } },
      despues: { texto: 'después 9' },
      usuario_nombre: 'Ana Rojas',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      rotura: null,
    })
    expect(JSON.stringify(datos)).not.toMatch(/"(x|y|z)"/)
    // what an earlier release wrote deeper is not shown either
    const { rows } = await sql<{ id: number }>`insert into auditoria (ip, solicitud_id, accion, entidad, despues)
      values ('', '', 'a.b', 'vieja', '{"uno": [{"token": "secreto"}]}') returning id`.execute(t.deps.db)
    const old = await t.call('GET', `/v1/auditoria/list/${rows[0]!.id}`, undefined, admin)
    expect(old.datos.despues).toEqual({ uno: [{}] })
    for (const wrong of ['0', '-1', 'x', '9999999999', '1e400'])
      expect([400, 404]).toContain((await t.call('GET', `/v1/auditoria/list/${wrong}`, undefined, admin)).status)
    expect(await t.call('GET', '/v1/auditoria/list/9999999999', undefined, admin)).toMatchObject({
      status: 404,
      codigo: auditMessages.absent.code,
    })
  })

  test('gives the choices of its filters', async () => {
    const { datos } = await t.call('GET', '/v1/auditoria/init_data', undefined, admin)
    expect(datos.acciones).toEqual(expect.arrayContaining(['notes.created', 'notes.updated']))
    expect(datos.entidades).toContain('nota')
    expect(datos.personas.map(({ id }: { id: number }) => id)).toEqual(
      expect.arrayContaining([admin.id, superAdmin.id]),
    )
  })

  test('is exported with its filters, which the audit says too', async () => {
    const { datos } = await t.call(
      'GET',
      '/v1/auditoria/download?accion=notes.created&idioma_archivo=en',
      undefined,
      admin,
    )
    const file = await t.app.inject({ url: datos.url_file })
    const book = read(file.rawPayload)
    const rows = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 })
    expect(rows).toHaveLength(5)
    expect(rows[0]).toEqual(expect.arrayContaining(['Row', 'Moment', 'Who', 'Before', 'After', 'Seal']))
    expect(rows[1]).toEqual(expect.arrayContaining(['notes.created', 'nota', '{"texto":"después 12"}']))
    expect((await list('accion=audit.exported')).datos.auditoria).toMatchObject([{ usuario_id: admin.id }])
  })
})

test('the audit is closed to everyone but administrators, whatever modules he holds', async () => {
  const manager = await aUser(t, {
    role: Role.manager,
    enterpriseId: await theHouse(t),
    modules: Object.values(Module).filter((key) => key !== Module.dash) as never,
  })
  const elsewhere = await aUser(t, { role: Role.manager, enterpriseId: await anEnterprise(t) })
  for (const [method, path] of [
    ['GET', 'list'],
    ['GET', 'list/1'],
    ['GET', 'init_data'],
    ['GET', 'download'],
    ['GET', 'cadena'],
    ['POST', 'verificar'],
  ] as const)
    for (const [as, status] of [
      [manager, 403],
      [elsewhere, 403],
      [null, 401],
    ] as const)
      expect(await t.call(method, `/v1/auditoria/${path}`, undefined, as)).toMatchObject({ status })
  expect(await list('', manager)).toMatchObject({ codigo: coreMessages.notAllowed.code })
})

test('a check tells a row that was altered in the database: on the screen, by mail and by badge, once', async () => {
  await checkAudit(t.deps)
  const chain = async () => (await t.call('GET', '/v1/auditoria/cadena', undefined, admin)).datos
  expect(await chain()).toMatchObject({
    control: { rotas: 0, hallazgos: [] },
    cabeza: expect.stringMatching(/^\d+:[0-9a-f]{64}$/),
  })
  const [{ id }] = await notes('solicitud_id=solicitud-4')
  await t.deps.db.transaction().execute(async (db) => {
    await sql`alter table auditoria disable trigger all`.execute(db)
    await sql`update auditoria set despues = '{"texto": "otra cosa"}' where id = ${id}`.execute(db)
    await sql`alter table auditoria enable always trigger auditoria_solo_crece;
      alter table auditoria enable always trigger auditoria_espera_sello`.execute(db)
  })
  await checkAudit(t.deps)
  await checkAudit(t.deps)
  expect(await chain()).toMatchObject({
    control: { rotas: 1, hallazgos: [{ tipo: BreakKind.altered, auditoria_id: id }] },
  })
  expect((await notes('solicitud_id=solicitud-4'))[0]).toMatchObject({ rotura: BreakKind.altered })
  const mails = (await mailsTo(t, superAdmin.email)).filter(({ motivo }) => motivo === 'audit.broken')
  expect(mails).toHaveLength(1)
  expect((await mailsTo(t, admin.email)).filter(({ motivo }) => motivo === 'audit.broken')).toEqual([])
  const counters = async (as: Person) =>
    (await t.call('GET', '/v1/licencia/usuario/init_data', undefined, as)).datos.contadores
  expect(await counters(admin)).toMatchObject({ auditoria_rota: 1 })
  expect(await counters(await aUser(t))).not.toHaveProperty('auditoria_rota')
  expect((await t.call('GET', '/v1/salud')).datos.auditoria).toMatchObject({ estado: 'mal', rotas: 1 })
})

test('a check is asked for from the screen, and runs in the background', async () => {
  const before = (await t.deps.db.selectFrom('auditoria_control').select('id').execute()).length
  expect(await t.call('POST', '/v1/auditoria/verificar', undefined, admin)).toMatchObject({ status: 200 })
  await expect
    .poll(async () => (await t.deps.db.selectFrom('auditoria_control').select('id').execute()).length, {
      timeout: 10_000,
    })
    .toBe(before + 1)
})
