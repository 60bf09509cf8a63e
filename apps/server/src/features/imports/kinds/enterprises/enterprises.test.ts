import { setTimeout as sleep } from 'node:timers/promises'
import { read, utils } from '@e965/xlsx'
import { type GrantableModule, Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Language } from '@portal/contract/core/language'
import { EnterpriseStatus } from '@portal/contract/enterprises/constants'
import { enterpriseImportMessages as m } from '@portal/contract/imports/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { branchTables, enterpriseTables } from '#features/enterprises/imported/queries.ts'
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
import { auditOf } from '#test/makers.ts'
import { anEnterprise, aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { enterpriseTexts } from './texts.ts'

const type = 'empresa'
const path = importPathOf(type)
let t: TestApp
let clerk: Person
let made = 0
beforeAll(async () => {
  t = await startApp()
})
beforeEach(async () => {
  clerk = await someone()
})
afterAll(() => t.close())

const someone = async (modules: readonly GrantableModule[] = [Module.enterprises, Module.branches]) =>
  aUser(t, { role: Role.manager, enterpriseId: await theHouse(t), modules })

/** Two to six letters that no other enterprise of this file has. */
const letters = (number: number) => `Q${[...String(number)].map((digit) => String.fromCharCode(65 + +digit)).join('')}`

/** A good row, unless changed. */
const aRow = (changes: Cells = {}): Cells => ({
  nombre: `Cantera ${++made}`,
  abreviatura: letters(made),
  pais_id: 'Chile',
  email: `cantera${made}@example.com`,
  telefono: '+56912345678',
  ...changes,
})
const book = (rows: readonly Cells[], language: Language = 'es') =>
  aWorkbook(rows.map((cells) => titled(type, cells, language)))
const check = (rows: readonly Cells[], as = clerk) => checked(t, as, book(rows), { type })
const save = (rows: readonly Cells[], as = clerk) => upload(t, as, book(rows), { type, to: 'save' })

/** Stored enterprises of these names, with their branches. */
async function stored(...rows: readonly Cells[]) {
  const { db } = t.deps
  const names = rows.map(({ nombre }) => String(nombre))
  const found = await db
    .selectFrom('empresa')
    .selectAll()
    .where('nombre', 'in', names)
    .where('eliminado_en', 'is', null)
    .orderBy('id')
    .execute()
  const branches = await db
    .selectFrom('sucursal')
    .selectAll()
    .where('empresa_id', '=', sql<number>`any(${found.map(({ id }) => id)}::int[])`)
    .where('eliminado_en', 'is', null)
    .orderBy('id')
    .execute()
  return found.map((enterprise) => ({
    ...enterprise,
    branches: branches.filter(({ empresa_id }) => empresa_id === enterprise.id),
  }))
}
const branchNames = async (row: Cells) =>
  (await stored(row)).map(({ branches }) => branches.map(({ nombre }) => nombre))

async function undone(id: number, isDone: () => Promise<boolean>, as = clerk) {
  expect(await t.call('PUT', `${path}/deshacer/${id}`, undefined, as)).toMatchObject({ status: 200 })
  for (let tries = 0; tries < 50 && !(await isDone()); tries++) await sleep(100)
  await sleep(200) // the rows that stay are looked at as well
}

describe('importing enterprises', () => {
  test('makes one of several rows, with a branch for each, and audits as the forms do', async () => {
    const row = aRow({ identificador_tributario: '760864285', emails_autorizados: 'a@example.com; b@example.com' })
    const same = { identificador_tributario: '76.086.428-5', nombre: String(row.nombre).toUpperCase() }
    const reply = await save([
      { ...row, sucursal_nombre: 'Antofagasta' },
      { ...same, sucursal_nombre: 'Calama', sucursal_estado_id: 'Inactiva' },
      { nombre: row.nombre!, sucursal_nombre: 'Iquique' },
    ])
    expect(reply).toMatchObject({ estado: 'OK', codigo: m.imported.code, datos: { totales: { crear: 3 } } })
    const [enterprise, ...others] = await stored(row)
    expect(others).toEqual([])
    expect(enterprise).toMatchObject({
      identificador_tributario: '76.086.428-5',
      emails_autorizados: ['a@example.com', 'b@example.com'],
      zona_horaria: 'America/Santiago',
      estado_id: EnterpriseStatus.active,
      branches: [
        { nombre: 'Antofagasta', estado_id: EnterpriseStatus.active, creado_por: clerk.id },
        { nombre: 'Calama', estado_id: EnterpriseStatus.inactive },
        { nombre: 'Iquique' },
      ],
    })
    const actor = { usuario_id: clerk.id }
    expect(await auditOf(t, 'empresa', enterprise!.id)).toMatchObject([{ accion: 'enterprises.created', ...actor }])
    const [branch] = enterprise!.branches
    expect(await auditOf(t, 'sucursal', branch!.id)).toMatchObject([{ accion: 'branches.created', ...actor }])
  })

  test('checks first, writes nothing, and shows each value as it would be stored', async () => {
    const row = aRow({
      pais_id: 'PE',
      telefono: '01 4412345',
      identificador_tributario: 20_100_070_970,
      emails_autorizados: 'a@example.com;b@example.com',
      abreviatura: 'qzqzp',
    })
    const { datos } = await check([row])
    expect(datos).toMatchObject({ estado: 'validado', totales: { crear: 1 } })
    expect(await stored(row)).toEqual([])
    expect(datos.detalle[0].valores).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ campo: 'pais_id', celda: 'PE', valor: 'Perú', cambia: true }),
        expect.objectContaining({ campo: 'telefono', valor: '+5114412345', cambia: true }),
        expect.objectContaining({ campo: 'identificador_tributario', valor: '20100070970', cambia: false }),
        expect.objectContaining({ campo: 'emails_autorizados', valor: 'a@example.com, b@example.com', cambia: true }),
        { campo: 'abreviatura', celda: 'qzqzp', valor: 'QZQZP', cambia: true },
        expect.objectContaining({ campo: 'email', valor: row.email, cambia: false }),
      ]),
    )
  })

  test.each<[string, Cells, string[]]>([
    ['an unknown country', { pais_id: 'Atlántida' }, ['pais_id 6']],
    ['no name', { nombre: null }, ['nombre 2']],
    ['no abbreviation', { abreviatura: null }, ['abreviatura 3']],
    ['an abbreviation with a digit', { abreviatura: 'AB1' }, ['abreviatura 3']],
    ['a phone that is none', { telefono: '12' }, ['telefono 8']],
    ['an e-mail that is none', { email: 'cantera@' }, ['email 7']],
    ['a list with an e-mail that is none', { emails_autorizados: 'a@example.com, b@' }, ['emails_autorizados 9']],
    ['a wrong check digit', { identificador_tributario: '76.086.428-4' }, ['identificador_tributario 16']],
    ['a zone that is none', { zona_horaria: 'America/Atlantis' }, ['zona_horaria 988']],
    ['a status that is none', { estado_id: 'Quizás' }, ['estado_id 988']],
    ['a branch of one letter', { sucursal_nombre: 'A' }, ['sucursal_nombre 19']],
    ['a status of no branch', { sucursal_estado_id: 'Activa' }, ['sucursal_nombre 23']],
    ['a wrong status of a branch', { sucursal_nombre: 'Sur', sucursal_estado_id: 'Sí' }, ['sucursal_estado_id 988']],
    ['a branch of an inactive one', { sucursal_nombre: 'Sur', estado_id: 'Inactiva' }, ['sucursal_nombre 22']],
    ['an error of the spreadsheet', { nombre: '#REF!' }, ['nombre 6']],
  ])('refuses %s, and the other rows are good', async (_, changes, codes) => {
    const { datos } = await check([aRow(changes), aRow()])
    expect(codesOf(datos)).toEqual([codes, []])
  })

  test.each<[string, Cells, object]>([
    ['in Chinese', { nombre: '北方矿业有限公司' }, { nombre: '北方矿业有限公司' }],
    ['with small letters in the abbreviation', { abreviatura: 'zzqa' }, { abreviatura: 'ZZQA' }],
    ['with a zone of its own', { zona_horaria: 'America/Lima' }, { zona_horaria: 'America/Lima' }],
    ['of Peru with a national phone', { pais_id: 'Peru', telefono: '01 4412345' }, { telefono: '+5114412345' }],
    [
      'with free text as tax id',
      { pais_id: 'España', identificador_tributario: 'B-1' },
      { identificador_tributario: 'B-1' },
    ],
    ['in English, inactive', { pais_id: 'Spain', estado_id: 'Inactive' }, { pais_id: 724, estado_id: 5 }],
    ['that looks like a formula', { nombre: "'=1+1 Minera" }, { nombre: '=1+1 Minera' }],
  ])('reads one %s', async (_, changes, expected) => {
    const row = aRow(changes)
    expect(await save([row])).toMatchObject({ codigo: m.imported.code })
    const found = await t.deps.db.selectFrom('empresa').selectAll().where('email', '=', String(row.email)).execute()
    expect(found).toMatchObject([expected])
  })

  test('stores what a formula shows', async () => {
    const row = aRow()
    const shape = (sheet: object) => {
      const cell = Object.values(sheet).find((cell) => cell?.v === row.nombre)
      cell.f = 'CONCATENATE("Cantera ",1)'
    }
    const bytes = aWorkbook([titled(type, row)], shape)
    expect(await upload(t, clerk, bytes, { type, to: 'save' })).toMatchObject({ codigo: m.imported.code })
    expect(await stored(row)).toHaveLength(1)
  })

  test('knows the headings of other programs, and the English ones', async () => {
    const [one, other] = [aRow(), aRow()]
    const foreign = {
      'Customer Name': one.nombre,
      'Short Code': one.abreviatura,
      'Country/Region': 'CL',
      'VAT Reg. No.': '76086428-5',
      'Email Address': one.email,
      'Phone Number': one.telefono,
      Location: 'Bodega Norte',
    } as Cells
    const { datos } = await checked(t, clerk, aWorkbook([foreign]), { type })
    expect(datos).toMatchObject({ estado: 'validado', error: null })
    expect(codesOf(datos)).toEqual([[]])
    const spanish = Object.fromEntries(
      ['RAZÓN SOCIAL', 'RUT', 'Sigla', 'Teléfono', 'País'].map((title) => [title, '1']),
    )
    const short = await checked(t, clerk, aWorkbook([spanish]), { type })
    expect(short.datos).toMatchObject({ estado: 'fallido', error: expect.stringContaining('Correo') })
    const english = await checked(t, clerk, book([other], 'en'), { type, language: 'en' })
    expect(english.datos).toMatchObject({ estado: 'validado', totales: { crear: 1 } })
  })

  test('refuses 10,001 rows', { timeout: 60_000 }, async () => {
    const rows = Array.from({ length: 10_001 }, () => aRow())
    const { datos } = await check(rows)
    expect(datos).toMatchObject({ estado: 'fallido', error: expect.stringContaining('más de 5.000 filas') })
  })

  test('takes 5,000 rows of one enterprise', { timeout: 120_000 }, async () => {
    const row = aRow()
    const rows = Array.from({ length: 5000 }, (_, at) => ({ ...row, sucursal_nombre: `Faena ${at + 1}` }))
    const { datos } = await check(rows)
    expect(datos.totales).toMatchObject({ crear: 5000 })
    await confirmed(t, datos.id, clerk, type)
    expect((await settled(t, datos.id, clerk, type)).datos).toMatchObject({ estado: 'terminado' })
    expect(await branchNames(row)).toMatchObject([{ length: 5000 }])
  })
})

describe('rows of one enterprise', () => {
  test('that contradict each other have a fault that says where', async () => {
    const row = aRow({ identificador_tributario: '96.790.240-3' })
    const { datos } = await check([
      { ...row, sucursal_nombre: 'Uno' },
      { ...row, telefono: '9 1234 5678', email: String(row.email).toUpperCase(), sucursal_nombre: 'Dos' },
      { ...row, telefono: '+56911112222', pais_id: 'Perú', sucursal_nombre: 'Tres' },
      { ...row, nombre: 'Otro nombre', abreviatura: 'ZZZZ', sucursal_nombre: 'Cuatro' },
    ])
    expect(codesOf(datos)).toEqual([
      [],
      [],
      expect.arrayContaining(['telefono 18', 'pais_id 18']),
      ['nombre 18', 'abreviatura 18'],
    ])
    expect(datos.detalle[3].errores[0].texto).toBe(enterpriseTexts.es.contradicts(2, String(row.nombre)))
  })

  test('with a branch twice are refused, those that add nothing say so', async () => {
    const row = aRow()
    const twice = await check([
      { ...row, sucursal_nombre: 'Ñuñoa' },
      { ...row, sucursal_nombre: 'NUNOA' },
    ])
    expect(codesOf(twice.datos)).toEqual([['sucursal_nombre 20'], ['sucursal_nombre 20']])
    const again = await check([row, row])
    expect(fatesOf(again.datos)).toEqual(['crear', 'igual'])
    expect(warningsOf(again.datos)).toEqual([[], [enterpriseTexts.es.repeats(2)]])
  })

  test('are one by their name, however it is written; a name of two tax ids is neither', async () => {
    const row = aRow()
    const spaced = `  ${String(row.nombre).toUpperCase().replaceAll(' ', '   ')}`
    const { datos } = await check([row, { nombre: spaced, sucursal_nombre: 'Sur' }])
    expect(fatesOf(datos)).toEqual(['crear', 'crear'])
    const [a, b] = ['76.086.428-5', '96.790.240-3']
    const name = { nombre: `Dos ${++made}` }
    const two = await check([
      aRow({ ...name, identificador_tributario: a }),
      aRow({ ...name, identificador_tributario: b }),
      aRow(name),
    ])
    expect(codesOf(two.datos)).toEqual([[], [], ['nombre 17']])
  })

  test('when the first is bad, the next one makes it; the bad one is mended in the returned workbook', async () => {
    const row = aRow()
    const part = await save([
      { ...row, sucursal_nombre: 'A' },
      { ...row, sucursal_nombre: 'Norte' },
    ])
    expect(part).toMatchObject({ estado: 'OK_NOTI', codigo: m.importedInPart.code })
    expect(await branchNames(row)).toEqual([['Norte']])
    const file = read((await t.app.inject({ method: 'GET', url: part.datos.url_resultado })).rawPayload)
    const lines = utils.sheet_to_json<Cells>(file.Sheets[file.SheetNames[0]!]!)
    expect(lines).toMatchObject([{ Sucursal: 'A', Errores: expect.stringContaining('19 Sucursal: ') }])
    const mended = aWorkbook(lines.map((line) => ({ ...line, Sucursal: 'Alto' })))
    expect(await upload(t, clerk, mended, { type, to: 'save' })).toMatchObject({ codigo: m.imported.code })
    expect(await branchNames(row)).toEqual([['Norte', 'Alto']])
  })

  test('of two enterprises with one abbreviation are refused, and so is one that is taken', async () => {
    const [one, other] = [aRow(), aRow()]
    const { datos } = await check([one, { ...other, abreviatura: one.abreviatura! }])
    expect(codesOf(datos)).toEqual([['abreviatura 26'], ['abreviatura 26']])
    await save([one])
    expect(codesOf((await check([{ ...other, abreviatura: one.abreviatura! }])).datos)).toEqual([['abreviatura 4']])
  })
})

describe('what is already there', () => {
  test('is the same, or changed; empty cells keep what is stored', async () => {
    const row = aRow({ identificador_tributario: '76.192.083-9', sucursal_nombre: 'Centro' })
    await save([row])
    expect((await check([row])).datos.totales).toMatchObject({ igual: 1, crear: 0, actualizar: 0 })
    const empty = { abreviatura: null, pais_id: null, email: null }
    const reply = await save([
      { ...empty, identificador_tributario: '761920839', nombre: row.nombre!, telefono: '+56922223333' },
      { nombre: row.nombre!, sucursal_nombre: 'centro', sucursal_estado_id: 'Inactiva' },
      { nombre: row.nombre!, sucursal_nombre: 'Puerto' },
    ])
    expect(reply.datos.totales).toMatchObject({ actualizar: 2, crear: 1 })
    expect(await stored(row)).toMatchObject([
      {
        telefono: '+56922223333',
        email: row.email,
        branches: [{ nombre: 'centro', estado_id: EnterpriseStatus.inactive }, { nombre: 'Puerto' }],
      },
    ])
  })

  test('gets its tax id by its name; a move to another country takes its zone', async () => {
    const row = aRow()
    await save([row])
    const moved = { ...row, pais_id: 'Perú', identificador_tributario: '20100070970' }
    expect((await save([moved])).datos.totales).toMatchObject({ actualizar: 1 })
    expect(await stored(row)).toMatchObject([{ zona_horaria: 'America/Lima', identificador_tributario: '20100070970' }])
    expect((await check([moved])).datos.totales).toMatchObject({ igual: 1 })
  })

  test('by tax id and by name is two enterprises: the row says so', async () => {
    const one = aRow({ identificador_tributario: '77.215.640-5' })
    const other = aRow()
    await save([one, other])
    const { datos } = await check([{ ...other, abreviatura: one.abreviatura!, identificador_tributario: '772156405' }])
    expect(fatesOf(datos)).toEqual(['actualizar'])
    const said = enterpriseTexts.es.alsoMatches(String(one.nombre), String(other.nombre))
    expect(warningsOf(datos)).toEqual([[said]])
    const twin = { nombre: `Gemela ${made}` }
    const names = [aRow(twin), aRow(twin)]
    for (const { nombre, abreviatura } of names)
      await t.deps.db
        .insertInto('empresa')
        .values({
          ...{ nombre: String(nombre), abreviatura: String(abreviatura), pais_id: 152, telefono: '+56912345678' },
          ...{ zona_horaria: 'America/Santiago', email: 'gemela@example.com' },
        })
        .execute()
    expect(codesOf((await check([names[0]!])).datos)).toEqual([['nombre 17']])
  })

  test('keeps its abbreviation once a quote has it, and gets no branches while inactive', async () => {
    const [frozen, asleep] = [aRow(), aRow({ estado_id: 'Inactiva' })]
    await save([frozen, asleep])
    const { db } = t.deps
    const used = db.updateTable('empresa').set({ abreviatura_usada_en: new Date() })
    await used.where('abreviatura', '=', String(frozen.abreviatura)).execute()
    const { datos } = await check([
      { ...frozen, abreviatura: 'QZZZ' },
      { ...asleep, estado_id: 'Activa', sucursal_nombre: 'Sur' },
    ])
    expect(codesOf(datos)).toEqual([['abreviatura 5'], ['sucursal_nombre 22']])
  })

  test('the house is never changed nor given branches', async () => {
    const house = await theHouse(t)
    const { db } = t.deps
    const before = await db.selectFrom('empresa').selectAll().where('id', '=', house).executeTakeFirstOrThrow()
    const reply = await save([
      aRow({ nombre: before.nombre.toUpperCase(), abreviatura: before.abreviatura, sucursal_nombre: 'Nueva' }),
    ])
    expect(reply).toMatchObject({ status: 409, codigo: m.isHouse.code })
    expect(codesOf((await settled(t, reply.datos.id, clerk, type)).datos)).toEqual([['nombre 14']])
    expect(await db.selectFrom('empresa').selectAll().where('id', '=', house).executeTakeFirst()).toEqual(before)
    expect(await db.selectFrom('sucursal').select('id').where('nombre', '=', 'Nueva').execute()).toEqual([])
  })
})

test.each(['nombre', 'identificador_tributario'])(
  'of the same enterprise confirmed twice at once by its %s, it is made once',
  async (key) => {
    const taxId = key === 'nombre' ? {} : { identificador_tributario: '78.546.320-K' }
    const row = aRow({ ...taxId, sucursal_nombre: 'Única' })
    const others = {
      abreviatura: letters(made + 500_000),
      ...(key === 'nombre' ? {} : { nombre: `${row.nombre} Ltda` }),
    }
    const ids = [(await check([row])).datos.id, (await check([{ ...row, ...others }])).datos.id]
    await Promise.all(ids.map((id) => confirmed(t, id, clerk, type)))
    const ends = await Promise.all(ids.map((id) => settled(t, id, clerk, type)))
    expect(ends.map(({ datos }) => datos.estado).toSorted()).toEqual(['fallido', 'terminado'])
    expect(await stored(row, { nombre: `${row.nombre} Ltda` })).toMatchObject([{ branches: [{ nombre: 'Única' }] }])
  },
)

describe('undoing', () => {
  test('removes what it made and gives back what it changed, unless it was edited or something belongs to it', async () => {
    const before = aRow({ sucursal_nombre: 'Vieja' })
    await save([before])
    const [gone, edited, peopled, contacted] = [aRow(), aRow(), aRow(), aRow()]
    const { datos } = await save([
      { ...before, telefono: '+56922223333', sucursal_estado_id: 'Inactiva' },
      { nombre: before.nombre!, sucursal_nombre: 'Nueva' },
      { ...gone, sucursal_nombre: 'Sur' },
      edited,
      { ...peopled, sucursal_nombre: 'Con personas' },
      { ...peopled, sucursal_nombre: 'Sin personas' },
      { ...contacted, sucursal_nombre: 'Sur' },
    ])
    expect(datos.totales).toMatchObject({ crear: 6, actualizar: 1 })
    const { db } = t.deps
    const [changed, busy, called] = await stored(edited, peopled, contacted)
    await db.updateTable('empresa').set({ version: 2 }).where('id', '=', changed!.id).execute()
    await aUser(t, { enterpriseId: busy!.id, branchId: busy!.branches[0]!.id })
    await db
      .updateTable('contacto')
      .set({ empresa_id: called!.id })
      .where('id', '=', await aContact())
      .execute()
    await undone(datos.id, async () => (await stored(before))[0]?.telefono === before.telefono)
    expect(await stored(before)).toMatchObject([
      { telefono: before.telefono, branches: [{ nombre: 'Vieja', estado_id: EnterpriseStatus.active }] },
    ])
    expect(await stored(gone)).toEqual([])
    expect(await branchNames(edited)).toEqual([[]])
    expect(await branchNames(peopled)).toEqual([['Con personas']])
    expect(await branchNames(contacted)).toEqual([[]])
    const rows = await auditOf(t, 'empresa', (await deletedId(gone))!)
    expect(rows.map(({ accion }) => accion)).toEqual(['enterprises.created', 'enterprises.deleted'])
  })

  test('looks at every table whose rows belong to an enterprise or a branch', async () => {
    const { rows } = await sql<{ table: string; of: string }>`
      select distinct conrelid::regclass::text as table, confrelid::regclass::text as of from pg_constraint
      where contype = 'f' and confrelid in ('empresa'::regclass, 'sucursal'::regclass)`.execute(t.deps.db)
    const ofTable = (of: string) => rows.filter((row) => row.of === of).map(({ table }) => table)
    expect(ofTable('empresa').toSorted()).toEqual([...enterpriseTables, 'sucursal', 'usuario'].toSorted())
    expect(ofTable('sucursal').toSorted()).toEqual([...branchTables, 'usuario'].toSorted())
  })

  const aContact = async () => {
    const values = { nombre: 'Eva', email: `eva${++made}@example.com`, telefono: '+56912345678', pais_id: 152 }
    const owner = { empresa: 'Cantera', responsable_id: clerk.id }
    const row = t.deps.db.insertInto('contacto').values({ ...values, ...owner })
    return (await row.returning('id').executeTakeFirstOrThrow()).id
  }
  const deletedId = async ({ nombre }: Cells) =>
    (await t.deps.db.selectFrom('empresa').select('id').where('nombre', '=', String(nombre)).executeTakeFirst())?.id
})

describe('who may not create enterprises', () => {
  test('imports none: a manager of another company, whatever modules they hold', async () => {
    const outsider = await aUser(t, {
      role: Role.manager,
      enterpriseId: await anEnterprise(t),
      modules: [Module.enterprises, Module.branches],
    })
    const row = aRow()
    const refused = { status: 403, codigo: coreMessages.notAllowed.code }
    expect(await upload(t, outsider, book([row]), { type })).toMatchObject(refused)
    expect(await upload(t, outsider, book([row]), { type, to: 'save' })).toMatchObject(refused)
    expect(await t.call('GET', `${path}/download/plantilla?idioma=es`, undefined, outsider)).toMatchObject(refused)
    const { id } = (await check([row])).datos
    expect(await t.call('GET', `${path}/${id}`, undefined, outsider)).toMatchObject({ status: 404 })
    expect(await t.call('PUT', `${path}/deshacer/${id}`, undefined, outsider)).toMatchObject(refused)
    expect(await stored(row)).toEqual([])
  })

  test('imports none: staff without the module; without that of branches no branches', async () => {
    expect(await upload(t, await someone([Module.branches, Module.importers]), book([aRow()]), { type })).toMatchObject(
      {
        status: 403,
      },
    )
    const { datos } = await check([aRow({ sucursal_nombre: 'Sur' }), aRow()], await someone([Module.enterprises]))
    expect(codesOf(datos)).toEqual([['sucursal_nombre 21'], []])
  })

  test('who leaves the house after the check imports nothing', async () => {
    const row = aRow()
    const { id } = (await check([row])).datos
    const { db } = t.deps
    await db
      .updateTable('usuario')
      .set({ empresa_id: await anEnterprise(t) })
      .where('id', '=', clerk.id)
      .execute()
    await confirmed(t, id, clerk, type)
    expect(await stored(row)).toEqual([])
  })
})

test('the template is read back, in both languages', async () => {
  for (const [language, heading, choice] of [
    ['es', 'Sucursal', 'Inactiva'],
    ['en', 'Branch office', 'Inactive'],
  ] as const) {
    const reply = await t.call('GET', `${path}/download/plantilla?idioma=${language}`, undefined, clerk)
    const file = read((await t.app.inject({ method: 'GET', url: reply.datos.url_file })).rawPayload)
    const [sheet, choices] = file.SheetNames.map((name) =>
      utils.sheet_to_json<string[]>(file.Sheets[name]!, { header: 1 }),
    )
    expect(sheet![0]).toContain(heading)
    expect(choices!.flat()).toContain(choice)
    const row = aRow({ sucursal_nombre: 'Sur' })
    const filled = titled(type, row, language)
    const lines = [sheet![0]!, sheet![0]!.map((title) => filled[title] ?? null)]
    const bytes = aWorkbook([], (empty) => Object.assign(empty, utils.aoa_to_sheet(lines)))
    expect(await upload(t, clerk, bytes, { type, to: 'save', language })).toMatchObject({ codigo: m.imported.code })
    expect(await branchNames(row)).toEqual([['Sur']])
  }
})
