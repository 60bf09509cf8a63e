import { setTimeout as sleep } from 'node:timers/promises'
import { read, utils } from '@e965/xlsx'
import { type GrantableModule, Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Language } from '@portal/contract/core/language'
import { licenseImportMessages as m } from '@portal/contract/imports/messages'
import { LicenseOrigin, LicenseType } from '@portal/contract/licenses/constants'
import { licenseMessages } from '@portal/contract/licenses/messages'
import { LicenseStatus } from '@portal/contract/licenses/states'
import { UserStatus } from '@portal/contract/users/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { licenseTables } from '#features/licenses/imported/queries.ts'
import { sendNotices } from '#features/licenses/night/notices.ts'
import { settleDue } from '#features/licenses/night/settle.ts'
import {
  aWorkbook,
  type Cells,
  checked,
  codesOf,
  confirmed,
  fatesOf,
  importPathOf,
  settled,
  titled,
  upload,
  warningsOf,
} from '#test/imports.ts'
import { aLicense, day } from '#test/licenses.ts'
import { auditOf } from '#test/makers.ts'
import { anEnterprise, aUser, mailsTo, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { licenseTexts } from './texts.ts'

const type = 'licencia'
const path = importPathOf(type)
let t: TestApp
let clerk: Person
let holder: Person
let service: { id: number; nombre: string }
let made = 0
beforeAll(async () => {
  t = await startApp()
  service = await t.deps.db.selectFrom('servicio').select(['id', 'nombre']).orderBy('id').executeTakeFirstOrThrow()
})
beforeEach(async () => {
  clerk = await someone()
  holder = await aUser(t)
})
afterAll(() => t.close())

const someone = async (modules: readonly GrantableModule[] = [Module.licenses]) =>
  aUser(t, { role: Role.manager, enterpriseId: await theHouse(t), modules })

/** A day as people write it. */
const written = (later: number) => day(later).split('-').toReversed().join('-')

/** A good row, unless changed: a license with a serial number that runs. */
const aRow = (changes: Cells = {}): Cells => ({
  titular: holder.email,
  servicio_id: service.nombre,
  tipo_licencia_id: 'Empresarial',
  serie: `NL-${++made}`,
  fecha_inicio: written(-100),
  fecha_termino: written(200),
  ...changes,
})
const book = (rows: readonly Cells[], language: Language = 'es') =>
  aWorkbook(rows.map((cells) => titled(type, cells, language)))
const check = (rows: readonly Cells[], as = clerk) => checked(t, as, book(rows), { type })
const save = (rows: readonly Cells[], as = clerk) => upload(t, as, book(rows), { type, to: 'save' })
const shown = async (id: number, as = clerk) =>
  (await t.call('GET', `/v1/licencia/list/licencia?licencia_id=${id}`, undefined, as)).datos

/** Stored licenses of holders, the oldest first; deleted ones too. */
const stored = (...people: readonly Person[]) =>
  t.deps.db
    .selectFrom('licencia')
    .selectAll()
    .where('usuario_id', '=', sql<number>`any(${people.map(({ id }) => id)}::int[])`)
    .orderBy('id')
    .execute()

async function undone(id: number, isDone: () => Promise<boolean>, as = clerk) {
  expect(await t.call('PUT', `${path}/deshacer/${id}`, undefined, as)).toMatchObject({ status: 200 })
  for (let tries = 0; tries < 50 && !(await isDone()); tries++) await sleep(100)
  await sleep(200) // the rows that stay are looked at as well
}

describe('importing licenses', () => {
  test('stores those of the past, running ones and scheduled ones with their period, and says who imported them', async () => {
    const serie = `AB-${++made}`
    const reply = await save([
      aRow({ serie, fecha_inicio: written(-800), fecha_termino: written(-436), notas: 'Año 1' }),
      aRow({ serie, fecha_inicio: written(-100), fecha_termino: written(200) }),
      aRow({ fecha_inicio: written(10), fecha_termino: written(300) }),
    ])
    expect(reply).toMatchObject({ estado: 'OK', codigo: m.imported.code, datos: { totales: { crear: 3 } } })
    const rows = await stored(holder)
    expect(rows).toMatchObject([
      { estado_id: LicenseStatus.finished, fecha_inicio: day(-800), fecha_termino: day(-436), notas: 'Año 1', serie },
      { estado_id: LicenseStatus.active, fecha_termino: day(200), serie, suspendida: null },
      { estado_id: LicenseStatus.inactive, fecha_inicio: day(10), suspendida: null },
    ])
    for (const row of rows) {
      expect(row).toMatchObject({ origen: LicenseOrigin.import, creado_por: clerk.id })
      const { licencia, periodos } = await shown(row.id)
      expect(periodos).toMatchObject([{ fecha_inicio: row.fecha_inicio, fecha_termino: row.fecha_termino }])
      expect(licencia).toMatchObject({ emitida_antes: true, serie: row.serie, origen: 'importacion' })
      const actor = { usuario_id: clerk.id }
      expect(await auditOf(t, 'licencia', row.id)).toMatchObject([{ accion: 'licenses.imported', ...actor }])
    }
  })

  test('checks first, writes nothing, and shows each value as it would be stored', async () => {
    const row = aRow({ fecha_inicio: '5 de enero de 2026', fecha_termino: '2031-12-31T00:00:00Z', estado: 'Vigente' })
    const { datos } = await check([row])
    expect(datos).toMatchObject({ estado: 'validado', totales: { crear: 1 } })
    expect(await stored(holder)).toEqual([])
    expect(datos.detalle[0].valores).toEqual(
      expect.arrayContaining([
        { campo: 'fecha_inicio', celda: '5 de enero de 2026', valor: '05-01-2026', cambia: true },
        expect.objectContaining({ campo: 'fecha_termino', valor: '31-12-2031', cambia: true }),
        expect.objectContaining({ campo: 'estado', celda: 'Vigente', valor: 'Activa', cambia: true }),
        expect.objectContaining({ campo: 'serie', valor: row.serie, cambia: false }),
      ]),
    )
  })

  const refused: readonly (readonly [string, Cells, string[]])[] = [
    ['no holder', { titular: null }, ['titular 10']],
    ['someone who is no user', { titular: 'nadie@example.com' }, ['titular 10']],
    ['a name that several have', { titular: 'Ana Rojas' }, ['titular 10']],
    ['an unknown service', { servicio_id: 'Otro' }, ['servicio_id 2']],
    ['no service', { servicio_id: null }, ['servicio_id 2']],
    ['an unknown type', { tipo_licencia_id: 'Eterna' }, ['tipo_licencia_id 3']],
    ['no start', { fecha_inicio: null }, ['fecha_inicio 4']],
    ['a day that is none', { fecha_inicio: '31-02-2026' }, ['fecha_inicio 4']],
    ['a year that nobody means', { fecha_inicio: '05-01-0206' }, ['fecha_inicio 4']],
    ['an end before its start', { fecha_termino: written(-101) }, ['fecha_termino 5']],
    ['an end that is none', { fecha_termino: 'siempre' }, ['fecha_termino 5']],
    ['a student of two years', { tipo_licencia_id: 'Estudiante', fecha_termino: written(300) }, ['fecha_termino 6']],
    ['a status that is none', { estado: 'Quizás' }, ['estado 18']],
    ['several things', { servicio_id: 'Otro', estado: 'Quizás' }, ['servicio_id 2', 'estado 18']],
    ['a deleted one', { estado: 'Eliminada' }, ['estado 18']],
    ['a finished one that runs', { estado: 'Terminada' }, ['estado 19']],
    ['a serial number of marks', { serie: '- . -' }, ['serie 15']],
    ['a serial number that is too long', { serie: 'x'.repeat(81) }, ['serie 15']],
    ['notes that are too long', { notas: 'x'.repeat(2001) }, ['notas 20']],
    ['an unknown enterprise', { empresa_id: 'Nadie SpA' }, ['empresa_id 13']],
    ['an error of the spreadsheet', { serie: '#REF!' }, ['serie 6']],
  ]
  test('refuses what is wrong at its field, and the other rows are good', async () => {
    const { datos } = await check([...refused.map(([, changes]) => aRow(changes)), aRow()])
    const codes = codesOf(datos)
    expect(refused.map(([name], at) => [name, codes[at]])).toEqual(refused.map(([name, , wanted]) => [name, wanted]))
    expect(codes.at(-1)).toEqual([])
  })

  const readable: readonly (readonly [string, Cells, object])[] = [
    ['in Chinese', { serie: '北方-001', notas: '备注\n第二行' }, { serie: '北方-001', notas: '备注\n第二行' }],
    ['that looks like a formula', { serie: "'=1+1", notas: "'@x" }, { serie: '=1+1', notas: '@x' }],
    [
      'of English words',
      { tipo_licencia_id: 'Business', estado: 'Active' },
      { tipo_licencia_id: LicenseType.business },
    ],
    ['of a serial number that is a number', { serie: 12_345_678 }, { serie: '12345678' }],
    [
      'without an end: as its type says',
      { tipo_licencia_id: 'Mensual', fecha_inicio: '31-01-2026', fecha_termino: null },
      { fecha_termino: '2026-02-27' },
    ],
    [
      'that is suspended',
      { estado: 'Suspendida', suspendida: 'No pagó' },
      { estado_id: LicenseStatus.inactive, suspendida: 'No pagó' },
    ],
    ['that is inactive while it runs', { estado: 'Inactive' }, { suspendida: licenseTexts.es.suspendedBefore }],
    ['for ever', { fecha_termino: '31-12-9999' }, { fecha_termino: '9999-12-31', estado_id: LicenseStatus.active }],
    ['in its days of grace', { fecha_termino: written(-2) }, { estado_id: LicenseStatus.active }],
  ]
  test('reads what people and programs write', async () => {
    expect(await save(readable.map(([, changes]) => aRow(changes)))).toMatchObject({ codigo: m.imported.code })
    const found = await stored(holder)
    expect(found).toHaveLength(readable.length)
    for (const [at, [name, , wanted]] of readable.entries())
      expect({ name, ...found[at] }).toMatchObject({ name, ...wanted })
  })

  test('says what follows from the dates: an active one that ended is finished, one to come begins by itself', async () => {
    const ended = aRow({ fecha_inicio: written(-400), fecha_termino: written(-35), estado: 'Activa' })
    const later = aRow({ fecha_inicio: written(5), fecha_termino: written(90), estado: 'Activa' })
    const { datos } = await check([ended, later])
    const { endsBefore, startsLater } = licenseTexts.es
    expect(warningsOf(datos)).toEqual([[endsBefore(written(-35))], [startsLater(written(5))]])
    await save([ended, later])
    expect((await stored(holder)).map((row) => row.estado_id)).toEqual([LicenseStatus.finished, LicenseStatus.inactive])
  })

  test('knows the headings of other programs, and the English ones', async () => {
    const foreign = {
      'Product Name': service.nombre,
      'License Type': 'Business',
      'Licensed To': `Ana Rojas <${holder.email}>`,
      'License Key': `K-${++made}`,
      'Purchase Date': '05/Jan/26 3:42 PM',
      'Expiration Date': '2031-01-04',
      Comments: 'PO 77',
    }
    const { datos } = await checked(t, clerk, aWorkbook([foreign]), { type })
    expect(datos).toMatchObject({ estado: 'validado', error: null })
    expect(codesOf(datos)).toEqual([[]])
    const english = await checked(t, clerk, book([aRow({ tipo_licencia_id: 'Monthly' })], 'en'), {
      type,
      language: 'en',
    })
    expect(english.datos).toMatchObject({ estado: 'validado', totales: { crear: 1 } })
  })

  test('takes 1,000 rows', { timeout: 120_000 }, async () => {
    const { datos } = await check(Array.from({ length: 1000 }, () => aRow()))
    expect(datos.totales).toMatchObject({ crear: 1000 })
    await confirmed(t, datos.id, clerk, type)
    expect((await settled(t, datos.id, clerk, type)).datos).toMatchObject({ estado: 'terminado' })
    expect(await stored(holder)).toHaveLength(1000)
  })
})

describe('whose it is', () => {
  test('is said by e-mail, or by a name; the enterprise by its tax id or name', async () => {
    const enterpriseId = await anEnterprise(t)
    const { db } = t.deps
    const taxId = '76.086.428-5'
    const of = db.updateTable('empresa').set({ identificador_tributario: taxId }).where('id', '=', enterpriseId)
    const { nombre } = await of.returning('nombre').executeTakeFirstOrThrow()
    const named = await aUser(t, { enterpriseId })
    await db
      .updateTable('usuario')
      .set({ nombres: 'Ximena', apellido_paterno: 'Ñíguez' })
      .where('id', '=', named.id)
      .execute()
    const reply = await save([
      aRow({ titular: named.email.toUpperCase(), empresa_id: nombre }),
      aRow({ titular: 'ximena niguez', identificador_tributario: '760864285' }),
      aRow({ titular: 'Ximena Ñíguez', empresa_id: taxId }),
    ])
    expect(reply).toMatchObject({ codigo: m.imported.code })
    expect(await stored(named)).toMatchObject([1, 2, 3].map(() => ({ empresa_id: enterpriseId })))
    const { datos } = await check([aRow({ empresa_id: nombre })])
    expect(codesOf(datos)).toEqual([['empresa_id 12']])
  })

  test('someone who is not active has licenses of the past only', async () => {
    const gone = await aUser(t, { status: UserStatus.inactive })
    const past = { titular: gone.email, fecha_inicio: written(-700), fecha_termino: written(-300) }
    const { datos } = await check([aRow({ titular: gone.email }), aRow(past)])
    expect(codesOf(datos)).toEqual([['titular 11'], []])
  })

  test('a service and a type that are no longer given have licenses of the past only', async () => {
    const { db } = t.deps
    const old = { nombre: `Viejo ${++made}`, nombre_en: `Old ${made}`, estado_id: 5 }
    await db.insertInto('servicio').values(old).execute()
    await db
      .insertInto('tipo_licencia')
      .values({ ...old, intervalo: 1, unidad_intervalo: 3 })
      .execute()
    const of = { servicio_id: old.nombre, tipo_licencia_id: old.nombre_en }
    const past = { ...of, fecha_inicio: written(-700), fecha_termino: written(-300) }
    const { datos } = await check([aRow(of), aRow(past)])
    expect(codesOf(datos)).toEqual([['servicio_id 2', 'tipo_licencia_id 3'], []])
  })
})

describe('a serial number', () => {
  test('has one license of a service at a time, in the workbook and with what is stored', async () => {
    const serie = `SN 00${++made}`
    const two = await check([
      aRow({ serie }),
      aRow({ serie: serie.toLowerCase().replace(' ', '-'), fecha_inicio: written(0), fecha_termino: written(300) }),
    ])
    expect(codesOf(two.datos)).toEqual([['serie 16'], ['serie 16']])
    expect(two.datos.detalle[0].errores[0].texto).toBe(licenseTexts.es.takenBy(licenseTexts.es.ofRow(3)))
    await save([aRow({ serie })])
    const { datos } = await check([aRow({ serie, fecha_inicio: written(0), fecha_termino: written(300) })])
    expect(codesOf(datos)).toEqual([['serie 16']])
    const after = aRow({ serie, fecha_inicio: written(201), fecha_termino: written(300) })
    expect(codesOf((await check([after])).datos)).toEqual([[]])
  })

  test('twice in the workbook is refused; without one a second license of the holder asks for it', async () => {
    const row = aRow()
    const { datos } = await check([row, { ...row, notas: 'otra' }])
    expect(codesOf(datos)).toEqual([
      ['serie 17', 'serie 16'],
      ['serie 17', 'serie 16'],
    ])
    const bare = { ...aRow(), serie: null }
    expect(codesOf((await check([bare, aRow()])).datos)).toEqual([['serie 26'], []])
    expect(codesOf((await check([bare, { ...bare }])).datos)).toEqual([['titular 17'], ['titular 17']])
  })

  test('finds its license in the list and in the palette, however it is typed', async () => {
    await save([aRow({ serie: 'QX-77 41/B' })])
    const [row] = await stored(holder)
    for (const typed of ['qx7741b', 'QX 77-41 B']) {
      const { datos } = await t.call('GET', `/v1/licencia/list?buscar=${encodeURIComponent(typed)}`, undefined, clerk)
      expect(datos.licencias).toMatchObject([{ id: row!.id, serie: 'QX-77 41/B' }])
    }
    const { datos } = await t.call('GET', '/v1/buscar?buscar=qx7741b', undefined, clerk)
    expect(JSON.stringify(datos)).toContain(`"id":${row!.id}`)
  })
})

describe('what is already there', () => {
  test('is the same, or changed; empty cells keep what is stored', async () => {
    const row = aRow({ notas: 'Primera' })
    await save([row])
    expect((await check([row])).datos.totales).toMatchObject({ igual: 1, crear: 0, actualizar: 0 })
    const reply = await save([
      { ...row, titular: holder.email, tipo_licencia_id: 'Mensual', fecha_termino: written(150), notas: null },
    ])
    expect(reply.datos.totales).toMatchObject({ actualizar: 1 })
    const [after, ...others] = await stored(holder)
    expect(others).toEqual([])
    const changed = { fecha_termino: day(150), tipo_licencia_id: LicenseType.monthly, notas: 'Primera' }
    expect(after).toMatchObject({ ...changed, estado_id: LicenseStatus.active })
    const { periodos } = await shown(after!.id)
    expect(periodos).toMatchObject([{ fecha_inicio: day(-100), fecha_termino: day(150), tipo_nombre: 'Mensual' }])
    const audit = await auditOf(t, 'licencia', after!.id)
    expect(audit.map(({ accion }) => accion)).toEqual(['licenses.imported', 'licenses.updated'])
  })

  test('and edited or renewed in the portal stays as people left it, and says so', async () => {
    const row = aRow({ notas: 'A' })
    await save([row])
    const { id } = (await stored(holder))[0]!
    expect(await t.call('PUT', `/v1/licencia/renovar/${id}`, { version: 1 }, clerk)).toMatchObject({ status: 200 })
    const renewed = (await stored(holder))[0]!
    const { datos } = await check([{ ...row, fecha_termino: written(150), notas: 'B' }])
    expect(fatesOf(datos)).toEqual(['actualizar'])
    const said = renewed.fecha_termino.split('-').toReversed().join('-')
    expect(warningsOf(datos)).toEqual([[licenseTexts.es.edited(said)]])
    await save([{ ...row, fecha_termino: written(150), notas: 'B' }])
    expect((await stored(holder))[0]).toMatchObject({ fecha_termino: renewed.fecha_termino, notas: 'B' })
    expect((await check([row])).datos.totales).toMatchObject({ actualizar: 1 })
  })

  test('is suspended and works again as the previous program says, unless staff decided', async () => {
    const row = aRow()
    await save([row])
    await save([{ ...row, estado: 'Suspendida', suspendida: 'Deuda' }])
    expect((await stored(holder))[0]).toMatchObject({ estado_id: LicenseStatus.inactive, suspendida: 'Deuda' })
    await save([{ ...row, estado: 'Activa' }])
    const [active] = await stored(holder)
    expect(active).toMatchObject({ estado_id: LicenseStatus.active, suspendida: null })
    const suspended = { motivo: 'Auditoría', version: active!.version }
    await t.call('PUT', `/v1/licencia/suspender/${active!.id}`, suspended, clerk)
    const { datos } = await check([{ ...row, estado: 'Activa' }])
    expect(fatesOf(datos)).toEqual(['igual'])
    expect(warningsOf(datos)).toEqual([[licenseTexts.es.edited('Auditoría')]])
  })

  test('and made by staff is the one of its holder: it gets the serial number, and keeps its days', async () => {
    const id = await aLicense(t, { holderId: holder.id, serviceId: service.id, from: -100, to: 100 })
    const row = aRow()
    expect((await save([row])).datos.totales).toMatchObject({ actualizar: 1, crear: 0 })
    expect(await stored(holder)).toMatchObject([
      { id, serie: row.serie, fecha_termino: day(100), origen: LicenseOrigin.staff },
    ])
    expect((await shown(id)).licencia).toMatchObject({ emitida_antes: false })
  })

  test('and finished is not prolonged: it is renewed in the portal', async () => {
    const row = aRow({ fecha_inicio: written(-400), fecha_termino: written(-35) })
    await save([row])
    const { datos } = await check([{ ...row, fecha_termino: written(35) }])
    expect(codesOf(datos)).toEqual([['fecha_termino 21']])
    expect((await save([{ ...row, fecha_termino: written(-40) }])).datos.totales).toMatchObject({ actualizar: 1 })
    expect((await stored(holder))[0]).toMatchObject({ estado_id: LicenseStatus.finished, fecha_termino: day(-40) })
  })

  test('is found by its number in an exported list, which changes nothing', async () => {
    await save([aRow()])
    const exported = await t.call('GET', `/v1/licencia/download?buscar=${holder.email}`, undefined, clerk)
    const file = read((await t.app.inject({ method: 'GET', url: exported.datos.url_file })).rawPayload)
    const bytes = (await t.app.inject({ method: 'GET', url: exported.datos.url_file })).rawPayload
    expect(file.SheetNames).toHaveLength(1)
    const { datos } = await checked(t, clerk, bytes, { type })
    expect(datos).toMatchObject({ estado: 'validado', totales: { igual: 1, error: 0, crear: 0 } })
    const unknown = await check([aRow({ codigo: 'AAAAA-AAAAA-AAAAA-AAAAA' })])
    expect(codesOf(unknown.datos)).toEqual([['codigo 22']])
  })
})

test('of the same license confirmed twice at once, it is made once', async () => {
  const row = aRow()
  const ids = [(await check([row])).datos.id, (await check([{ ...row, notas: 'otra' }])).datos.id]
  await Promise.all(ids.map((id) => confirmed(t, id, clerk, type)))
  const ends = await Promise.all(ids.map((id) => settled(t, id, clerk, type)))
  expect(ends.map(({ datos }) => datos.estado).toSorted()).toEqual(['fallido', 'terminado'])
  expect(await stored(holder)).toHaveLength(1)
})

describe('a license of the previous program', () => {
  test('has no signed file until the portal renews it', async () => {
    await save([aRow()])
    const { id } = (await stored(holder))[0]!
    const file = (as: Person) => t.call('POST', `/v1/licencia/archivo/${id}`, { dispositivo: 'NL-1' }, as)
    const refused = { status: 409, codigo: licenseMessages.issuedBefore.code }
    expect(await file(holder)).toMatchObject(refused)
    expect(await file(clerk)).toMatchObject(refused)
    const own = (await t.call('GET', '/v1/licencia/mias', undefined, holder)).datos.licencias
    expect(own).toMatchObject([{ id, puede_descargar: false, emitida_antes: true }])
    await t.call('PUT', `/v1/licencia/renovar/${id}`, { version: 1 }, clerk)
    expect(await file(holder)).toMatchObject({ status: 200 })
    const administrator = await aUser(t, {
      ...{ role: Role.administrator, enterpriseId: await theHouse(t) },
      modules: [Module.licenses],
    })
    await t.call('PUT', `/v1/licencia/renovar/deshacer/${id}`, { version: 2 }, administrator)
    expect(await file(holder)).toMatchObject(refused)
  })

  test('mails nobody when it comes in, nor for days that passed before; then its end is told once', async () => {
    const { db } = t.deps
    const count = async () =>
      Number(
        (
          await db
            .selectFrom('correo')
            .select(({ fn }) => fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      )
    const before = await count()
    const past = Array.from({ length: 40 }, (_, at) =>
      aRow({ fecha_inicio: written(-900 + at), fecha_termino: written(-500 + at) }),
    )
    const soon = [3, 7, 20, 59].map((days) => aRow({ fecha_termino: written(days) }))
    await save([...past, ...soon])
    await settleDue(db)
    const morning = (later: number) => new Date(`${day(later)}T15:00:00Z`)
    await sendNotices(t.deps, morning(0))
    await sendNotices(t.deps, morning(1))
    expect(await count()).toBe(before)
    const { rows } = await sql`select from licencia_aviso`.execute(db)
    expect(rows).toEqual([])
    await sendNotices(t.deps, morning(2))
    await sendNotices(t.deps, morning(2))
    expect((await mailsTo(t, holder.email)).map(({ asunto }) => asunto)).toEqual([
      `Su licencia de ${service.nombre} termina mañana`,
    ])
    expect(await mailsTo(t, clerk.email)).toHaveLength(1)
  })

  test('converts a demo of its service that runs, and gives it back when it is taken back', async () => {
    const demo = await aLicense(t, { holderId: holder.id, serviceId: service.id, typeId: LicenseType.demo })
    const converted = async () => (await stored(holder)).find(({ id }) => id === demo)!.convertida_en
    await save([aRow({ fecha_inicio: written(-700), fecha_termino: written(-300) })])
    expect(await converted()).toBeNull()
    const { datos } = await save([aRow()])
    expect(await converted()).not.toBeNull()
    const past = (await stored(holder)).find(({ fecha_termino }) => fecha_termino === day(-300))!
    await db()
      .updateTable('licencia')
      .set({ estado_id: 0, estado_anterior: 4, eliminado_en: new Date() })
      .where('id', '=', past.id)
      .execute()
    await undone(datos.id, async () => (await converted()) === null)
    expect(await converted()).toBeNull()
  })
})

const db = () => t.deps.db

describe('undoing', () => {
  test('removes what it made and gives back what it changed, unless it was edited or something rests on it', async () => {
    const [before, gone, edited, renewed, quoted] = [aRow(), aRow(), aRow(), aRow(), aRow()]
    await save([before])
    const other = await aUser(t)
    const { datos } = await save([
      { ...before, titular: other.email, fecha_termino: written(150), estado: 'Suspendida' },
      ...[gone, edited, renewed, quoted],
    ])
    expect(datos.totales).toMatchObject({ crear: 4, actualizar: 1 })
    const bySerial = async (row: Cells) =>
      (await stored(holder, other)).find(({ serie }) => serie === row.serie && true)!
    expect(await bySerial(before)).toMatchObject({ usuario_id: other.id, estado_id: LicenseStatus.inactive })
    const dates = { servicio_id: service.id, tipo_licencia_id: 3, fecha_inicio: '', fecha_termino: day(99), version: 1 }
    const { id: editedId } = await bySerial(edited)
    expect(await t.call('PUT', `/v1/licencia/update/${editedId}`, dates, clerk)).toMatchObject({ status: 200 })
    await t.call('PUT', `/v1/licencia/renovar/${(await bySerial(renewed)).id}`, { version: 1 }, clerk)
    const { id: quotedId } = await bySerial(quoted)
    await db()
      .insertInto('licencia_demo')
      .values({
        ...{ referencia: `D${++made}`, servicio_id: service.id, licencia_id: quotedId, usuario_id: holder.id },
        ...{ email: holder.email, empresa: 'Cantera' },
      })
      .execute()
    await undone(datos.id, async () => (await bySerial(gone)).estado_id === LicenseStatus.deleted)
    expect(await bySerial(gone)).toMatchObject({ estado_id: LicenseStatus.deleted })
    expect(await bySerial(before)).toMatchObject({
      ...{ usuario_id: holder.id, fecha_termino: day(200), suspendida: null, estado_id: LicenseStatus.active },
    })
    for (const row of [edited, renewed, quoted])
      expect(await bySerial(row)).toMatchObject({ estado_id: LicenseStatus.active })
    const audit = await auditOf(t, 'licencia', (await bySerial(gone)).id)
    expect(audit.map(({ accion }) => accion)).toEqual(['licenses.imported', 'licenses.deleted'])
    expect((await check([gone])).datos.totales).toMatchObject({ crear: 1 })
    expect((await check([before])).datos.totales).toMatchObject({ igual: 1 })
  })

  test('looks at every table whose rows rest on a license', async () => {
    const { rows } = await sql<{ table: string }>`
      select distinct conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confrelid = 'licencia'::regclass`.execute(t.deps.db)
    const tables = rows.map(({ table }) => table).toSorted()
    expect(tables).toEqual([...licenseTables, 'licencia_periodo'].toSorted())
  })
})

describe('who may not import licenses', () => {
  test('imports none: a manager of another company, with the module of licenses', async () => {
    const outsider = await aUser(t, {
      ...{ role: Role.manager, enterpriseId: await anEnterprise(t) },
      modules: [Module.licenses],
    })
    const row = aRow()
    const refused = { status: 403, codigo: coreMessages.notAllowed.code }
    expect(await upload(t, outsider, book([row]), { type })).toMatchObject(refused)
    expect(await upload(t, outsider, book([row]), { type, to: 'save' })).toMatchObject(refused)
    expect(await t.call('GET', `${path}/download/plantilla?idioma=es`, undefined, outsider)).toMatchObject(refused)
    const { id } = (await check([row])).datos
    expect(await t.call('GET', `${path}/${id}`, undefined, outsider)).toMatchObject({ status: 404 })
    expect(await t.call('PUT', `${path}/deshacer/${id}`, undefined, outsider)).toMatchObject(refused)
    expect(await stored(holder)).toEqual([])
  })

  test('imports none: staff without the module', async () => {
    expect(await upload(t, await someone([Module.importers]), book([aRow()]), { type })).toMatchObject({ status: 403 })
  })

  test('who leaves the house after the check imports nothing', async () => {
    const { id } = (await check([aRow()])).datos
    const enterpriseId = await anEnterprise(t)
    await db().updateTable('usuario').set({ empresa_id: enterpriseId }).where('id', '=', clerk.id).execute()
    await confirmed(t, id, clerk, type)
    expect(await stored(holder)).toEqual([])
  })
})

test('the template is read back, in both languages', async () => {
  for (const [language, heading, choice] of [
    ['es', 'Número de serie', 'Suspendida'],
    ['en', 'Serial number', 'Suspended'],
  ] as const) {
    const reply = await t.call('GET', `${path}/download/plantilla?idioma=${language}`, undefined, clerk)
    const file = read((await t.app.inject({ method: 'GET', url: reply.datos.url_file })).rawPayload)
    const [sheet, choices] = file.SheetNames.map((name) =>
      utils.sheet_to_json<string[]>(file.Sheets[name]!, { header: 1 }),
    )
    expect(sheet![0]).toContain(heading)
    expect(choices!.flat()).toEqual(expect.arrayContaining([choice, service.nombre]))
    const filled = titled(type, aRow({ estado: choice }), language)
    const lines = [sheet![0]!, sheet![0]!.map((title) => filled[title] ?? null)]
    const bytes = aWorkbook([], (empty) => Object.assign(empty, utils.aoa_to_sheet(lines)))
    expect(await upload(t, clerk, bytes, { type, to: 'save', language })).toMatchObject({ codigo: m.imported.code })
  }
  expect(await stored(holder)).toMatchObject([{ estado_id: 5 }, { estado_id: 5 }])
})
