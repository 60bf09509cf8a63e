import { setTimeout as sleep } from 'node:timers/promises'
import { read, utils } from '@e965/xlsx'
import { Module, Role } from '@portal/contract/access/constants'
import type { Language } from '@portal/contract/core/language'
import { contactImportMessages as m } from '@portal/contract/imports/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aWorkbook,
  type Cells,
  checked,
  codesOf,
  confirmed,
  importPathOf,
  settled,
  titled,
  upload,
} from '#test/imports.ts'
import { auditOf } from '#test/makers.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

const type = 'contacto'
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

const someone = async (modules = [Module.importers, Module.contacts] as const) =>
  aUser(t, { role: Role.manager, enterpriseId: await theHouse(t), modules })

/** A good row, unless changed. */
const aContact = (changes: Cells = {}): Cells => ({
  nombre: `Elena Paredes ${++made}`,
  email: `elena${made}@example.com`,
  telefono: `+5691${String(made).padStart(7, '0')}`,
  pais_id: 'Chile',
  empresa: `Cantera ${made}`,
  ...changes,
})
const book = (rows: readonly Cells[], language: Language = 'es') =>
  aWorkbook(rows.map((cells) => titled(type, cells, language)))
const check = (rows: readonly Cells[], as = clerk) => checked(t, as, book(rows), { type })
const save = (rows: readonly Cells[], as = clerk) => upload(t, as, book(rows), { type, to: 'save' })
const contactsOf = ({ id }: Person) =>
  t.deps.db
    .selectFrom('contacto')
    .selectAll()
    .where('responsable_id', '=', id)
    .where('eliminado_en', 'is', null)
    .orderBy('id')
    .execute()

describe('importing contacts', () => {
  test('makes them, of who imports, with an audit row each', async () => {
    const rows = [aContact({ ocupacion: 'Compras', idioma: 'Inglés' }), aContact({ telefono: 56922223333 })]
    const reply = await save(rows)
    expect(reply).toMatchObject({ estado: 'OK', codigo: m.imported.code, datos: { estado: 'terminado' } })
    const stored = await contactsOf(clerk)
    expect(stored).toMatchObject([
      { nombre: rows[0]!.nombre, pais_id: 152, ocupacion: 'Compras', idioma: 'en' },
      { nombre: rows[1]!.nombre, telefono: '+56922223333', idioma: 'es' },
    ])
    expect(await auditOf(t, 'contacto', stored[0]!.id)).toMatchObject([
      { accion: 'contacts.created', usuario_id: clerk.id },
    ])
  })

  test('checks first, and writes nothing; in English too', async () => {
    const rows = [aContact({ pais_id: 'PE', idioma: 'Spanish' })]
    const { datos } = await checked(t, clerk, book(rows, 'en'), { type, language: 'en' })
    expect(datos).toMatchObject({ estado: 'validado', totales: { crear: 1 } })
    expect(await contactsOf(clerk)).toEqual([])
  })

  test('tells each fault with its code', async () => {
    const faults: [Cells, string][] = [
      [{ pais_id: 'Atlántida' }, 'pais_id 3'],
      [{ nombre: null }, 'nombre 4'],
      [{ telefono: '12345' }, 'telefono 5'],
      [{ telefono: null }, 'telefono 5'],
      [{ email: 'elena@' }, 'email 6'],
      [{ email: null }, 'email 6'],
      [{ empresa: null }, 'empresa 7'],
    ]
    const { datos } = await check(faults.map(([cells]) => aContact(cells)))
    expect(codesOf(datos)).toEqual(faults.map(([, code]) => [code]))
    const twice = aContact()
    expect(codesOf((await check([twice, aContact({ email: twice.email! })])).datos)).toEqual([['email 6'], ['email 6']])
    expect(await upload(t, clerk, null, { type })).toMatchObject({ status: 400, codigo: m.notUploaded.code })
  })

  test('gives bad rows back; those mended are saved, and the same rows again are the same', async () => {
    const [good, bad] = [aContact(), aContact({ pais_id: 'Atlántida' })]
    const part = await save([good, bad])
    expect(part).toMatchObject({ estado: 'OK_NOTI', codigo: m.importedInPart.code })
    const file = read((await t.app.inject({ method: 'GET', url: part.datos.url_resultado })).rawPayload)
    const lines = utils.sheet_to_json<Cells>(file.Sheets[file.SheetNames[0]!]!)
    expect(lines).toMatchObject([{ Correo: bad.email, Errores: expect.stringContaining('3 País: ') }])
    const mended = aWorkbook(lines.map((line) => ({ ...line, ...titled(type, { pais_id: 'Perú' }) })))
    expect(await upload(t, clerk, mended, { type, to: 'save' })).toMatchObject({ codigo: m.imported.code })
    expect((await check([good])).datos.totales).toMatchObject({ crear: 0, igual: 1 })
    expect(await contactsOf(clerk)).toHaveLength(2)
  })

  test('names columns in the returned workbook as they are named there', async () => {
    const { datos } = await checked(t, clerk, book([aContact({ pais_id: 'Atlántida' })], 'en'), { type })
    const file = read((await t.app.inject({ method: 'GET', url: datos.url_resultado })).rawPayload)
    const [line] = utils.sheet_to_json<Cells>(file.Sheets[file.SheetNames[0]!]!)
    expect(line).toMatchObject({ Country: 'Atlántida', Errores: expect.stringContaining('3 Country: ') })
  })

  test('changes one by its e-mail, or by its phone and name; empty cells keep what is stored', async () => {
    const [one, other] = [aContact({ ocupacion: 'Compras' }), aContact()]
    await save([one, other])
    const reply = await save([
      { ...one, email: String(one.email).toUpperCase(), empresa: 'Otra', ocupacion: null },
      { ...other, email: 'otro.correo@example.com' },
    ])
    expect(reply.datos.totales).toMatchObject({ actualizar: 2, crear: 0 })
    expect(await contactsOf(clerk)).toMatchObject([
      { empresa: 'Otra', ocupacion: 'Compras' },
      { email: 'otro.correo@example.com' },
    ])
  })

  test('warns of a phone that another contact has, and of a similar name, and makes them', async () => {
    const one = aContact({ nombre: 'José Peña Muñoz', empresa: 'Cantera Ejemplo del Norte' })
    await save([one])
    const rows = [
      aContact({ telefono: one.telefono! }),
      aContact({ nombre: 'Muñoz Peña, JOSE', empresa: 'Cantera Ejemplo del Norte' }),
    ]
    const { datos } = await check(rows)
    expect(datos.totales).toMatchObject({ crear: 2 })
    const warned = datos.detalle.map(({ avisos }: { avisos: { campo: string }[] }) => avisos.map(({ campo }) => campo))
    expect(warned).toEqual([['telefono'], ['nombre']])
  })

  test("neither sees nor changes another person's contacts", async () => {
    const row = aContact()
    await save([row])
    const other = await someone()
    expect((await check([{ ...row, empresa: 'Otra' }], other)).datos.totales).toMatchObject({ crear: 1 })
    const { status } = await upload(t, await someone([Module.contacts] as never), book([row]), { type })
    expect(status).toBe(403)
  })

  test('of the same people confirmed twice at once, each is made once', async () => {
    const rows = Array.from({ length: 250 }, () => aContact())
    const ids = [(await check(rows)).datos.id, (await check(rows)).datos.id]
    await Promise.all(ids.map((id) => confirmed(t, id, clerk, type)))
    const ends = await Promise.all(ids.map((id) => settled(t, id, clerk, type)))
    expect(ends.map(({ datos }) => datos.estado).toSorted()).toEqual(['fallido', 'terminado'])
    expect(await contactsOf(clerk)).toHaveLength(250)
  })
})

describe('hostile cells', () => {
  test('are refused at their field, and nothing is stored', async () => {
    const faults: [Cells, string][] = [
      [{ nombre: 'a'.repeat(32_000) }, 'nombre 4'],
      [{ nombre: 'Ana\u0007Rojas' }, 'nombre 4'],
      [{ nombre: '\u202e\u200b' }, 'nombre 4'],
      [{ empresa: '#REF!' }, 'empresa 6'],
      [{ telefono: '1.200,50' }, 'telefono 5'],
      [{ telefono: 56_911_112_222.5 }, 'telefono 5'],
      [{ telefono: -56_911_112_222 }, 'telefono 5'],
      [{ email: 'ana@example.com, x@example.com' }, 'email 6'],
      [{ email: '=HYPERLINK("mailto:x@example.com")' }, 'email 6'],
      [{ pais_id: 152 }, 'pais_id 3'],
      [{ idioma: 'Klingon' }, 'idioma 988'],
    ]
    const { datos } = await check(faults.map(([cells]) => aContact(cells)))
    expect(codesOf(datos)).toEqual(faults.map(([, code]) => [code]))
    expect(await contactsOf(clerk)).toEqual([])
  })

  test('with invisible characters are the same as those without', async () => {
    const row = aContact({ nombre: 'Ana Rojas Peña' })
    await save([row])
    const pasted = { ...row, nombre: '\u202eAna Rojas\u200b Peña\u202c', telefono: `\u202a${row.telefono}\u202c` }
    expect(
      (await check([{ ...pasted, email: `${row.email}\u200b`, pais_id: '\u200eChile' }])).datos.totales,
    ).toMatchObject({ igual: 1 })
    const one = aContact()
    expect(codesOf((await check([one, aContact({ email: `\u2066${one.email}\u2069` })])).datos)).toEqual([
      ['email 6'],
      ['email 6'],
    ])
  })

  test('that look like formulas are texts: as stored, and in the workbook with the bad rows', async () => {
    const typed = aContact({ ocupacion: "'=1+1", empresa: '+Minera @Norte' })
    const bad = aContact({ ocupacion: '=HYPERLINK("http://x.example","Ver")', pais_id: '=cmd' })
    const part = await save([typed, bad])
    expect(await contactsOf(clerk)).toMatchObject([{ ocupacion: '=1+1', empresa: '+Minera @Norte' }])
    const file = read((await t.app.inject({ method: 'GET', url: part.datos.url_resultado })).rawPayload)
    const cells = Object.values(file.Sheets[file.SheetNames[0]!]!)
    expect(cells.filter((cell) => cell && typeof cell === 'object' && 'f' in cell)).toEqual([])
    expect(cells.map((cell) => cell?.v)).toContain(bad.ocupacion)
  })
})

describe('the responsible', () => {
  test('is who a cell names by e-mail or name, of new contacts and of changed ones; undoing gives them back', async () => {
    const [boss, other] = [await someone(), await someone()]
    const [kept, moved] = [aContact(), aContact()]
    await save([kept, moved], boss)
    const rows = [
      kept,
      { ...moved, responsable_id: `Ana Rojas <${other.email}>` },
      aContact({ responsable_id: other.email.toUpperCase() }),
      aContact({ responsable_id: boss.email }),
    ]
    const { datos } = await save(rows, boss)
    expect(datos.totales).toMatchObject({ crear: 2, actualizar: 1, igual: 1 })
    const emailsOf = async (person: Person) => (await contactsOf(person)).map(({ email }) => email)
    expect(await emailsOf(other)).toEqual([moved.email, rows[2]!.email])
    expect(await emailsOf(boss)).toEqual([kept.email, rows[3]!.email])
    await t.call('PUT', `${path}/deshacer/${datos.id}`, undefined, boss)
    for (let tries = 0; tries < 50 && (await emailsOf(other)).length > 0; tries++) await sleep(100)
    expect(await emailsOf(boss)).toEqual([kept.email, moved.email])
  })

  test('is refused when nobody has that name, several do, or who imports may not assign', async () => {
    const boss = await someone()
    const cells = ['nadie@example.com', 'Ana Rojas', clerk.email]
    const rows = cells.map((responsableId) => aContact({ responsable_id: responsableId }))
    expect(codesOf((await check(rows, boss)).datos)).toEqual([['responsable_id 988'], ['responsable_id 988'], []])
    const plain = await aUser(t, {
      enterpriseId: await theHouse(t),
      modules: [Module.importers, Module.contacts],
    })
    const own = [...rows, aContact({ responsable_id: plain.email })]
    expect(codesOf((await check(own, plain)).datos)).toEqual([
      ['responsable_id 988'],
      ['responsable_id 988'],
      ['responsable_id 982'],
      [],
    ])
  })
})

test('undoing removes what it made and gives back what it changed, unless it was edited or has a history', async () => {
  const before = aContact()
  await save([before])
  const rows = [{ ...before, empresa: 'Otra' }, aContact(), aContact(), aContact()]
  const { datos } = await save(rows)
  const [, , talked, edited] = await contactsOf(clerk)
  const { db } = t.deps
  const said = { contacto_id: talked!.id, comentario: 'Llamó', zona_horaria: 'America/Santiago' }
  await db.insertInto('historialcontacto').values(said).execute()
  await db.updateTable('contacto').set({ version: 2 }).where('id', '=', edited!.id).execute()
  expect(await t.call('PUT', `${path}/deshacer/${datos.id}`, undefined, clerk)).toMatchObject({ status: 200 })
  for (let tries = 0; tries < 50 && (await contactsOf(clerk))[0]?.empresa === 'Otra'; tries++) await sleep(100)
  expect(await contactsOf(clerk)).toMatchObject([{ empresa: before.empresa }, { id: talked!.id }, { id: edited!.id }])
})

test('the template has headings and choices in both languages', async () => {
  for (const [language, heading, choice] of [
    ['es', 'Empresa', 'Perú'],
    ['en', 'Company', 'Peru'],
  ] as const) {
    const reply = await t.call('GET', `${path}/download/plantilla?idioma=${language}`, undefined, clerk)
    const file = read((await t.app.inject({ method: 'GET', url: reply.datos.url_file })).rawPayload)
    const [sheet, choices] = file.SheetNames.map((name) =>
      utils.sheet_to_json<string[]>(file.Sheets[name]!, { header: 1 }),
    )
    expect(sheet![0]).toContain(heading)
    expect(choices!.flat()).toContain(choice)
  }
})
