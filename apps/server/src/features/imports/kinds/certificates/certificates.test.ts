import { read, utils } from '@e965/xlsx'
import { Module, Role } from '@portal/contract/access/constants'
import { certificateMessages as m } from '@portal/contract/certificates/messages'
import { type Language, languages } from '@portal/contract/core/language'
import { certificateImportMessages } from '@portal/contract/imports/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkedCode } from '#test/certificates.ts'
import { aWorkbook, type Cells, checked, confirmed, importPathOf, settled, titled, upload } from '#test/imports.ts'
import { aUser, mailsTo, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'
import { aWorkshop } from '#test/workshops.ts'

const type = 'certificado'
let t: TestApp
let importer: Person
let workshopId: number
let workshop: string
let made = 0
beforeAll(async () => {
  t = await startApp()
  importer = await aUser(t, { role: Role.manager, enterpriseId: await theHouse(t), modules: [Module.importers] })
  workshopId = await aWorkshop(t, -9)
  const found = t.deps.db.selectFrom('workshop').select('nombre').where('id', '=', workshopId)
  workshop = (await found.executeTakeFirstOrThrow()).nombre
})
afterAll(() => t.close())

/** A good row of the workshop, unless changed. */
const aHolder = (changes: Cells = {}): Cells => ({
  nombre: 'Marta Silva',
  email: `marta${++made}@example.com`,
  workshop_id: workshop,
  horas: 8,
  emitido_el: '16-10-2026',
  ...changes,
})
const book = (rows: readonly Cells[], language: Language = 'es') =>
  aWorkbook(rows.map((cells) => titled(type, cells, language)))
const check = (rows: readonly Cells[]) => checked(t, importer, book(rows), { type })
const save = (rows: readonly Cells[], as = importer) => upload(t, as, book(rows), { type, to: 'save' })
const stored = (email: unknown) =>
  t.deps.db.selectFrom('certificado').selectAll().where('email', '=', String(email)).orderBy('id').execute()
const faultsOf = ({ detalle }: { detalle: { errores: { campo: string; codigo: number }[] }[] }) =>
  detalle.map(({ errores }) => errores.map(({ campo, codigo }) => `${campo} ${codigo}`))

describe('importing certificates', () => {
  test('issues them with the titles of the workshop, and mails nothing', async () => {
    const holder = await aUser(t)
    const own = aHolder({ email: holder.email, horas: '7,5', idioma: 'Inglés' })
    const course = aHolder({ workshop_id: null, titulo: 'Consolas', titulo_en: 'Consoles' })
    expect(await save([own, course])).toMatchObject({ codigo: certificateImportMessages.imported.code })
    expect(await stored(holder.email)).toMatchObject([
      { titulo: workshop, workshop_id: workshopId, horas: 7.5, idioma: 'en', usuario_id: holder.id, estado: 'vigente' },
    ])
    const [one] = await stored(course.email)
    expect(one).toMatchObject({ titulo: 'Consolas', emitido_el: '2026-10-16', workshop_id: null })
    expect((await checkedCode(t, one!.codigo)).datos.estado).toBe('vigente')
    expect(await mailsTo(t, holder.email)).toEqual([])
  })

  test('checks first and writes nothing; reads English headings', async () => {
    const row = aHolder()
    const { datos } = await checked(t, importer, book([row], 'en'), { type, language: 'en' })
    expect(datos).toMatchObject({ estado: 'validado', totales: { crear: 1, error: 0 } })
    expect(await stored(row.email)).toEqual([])
  })

  test('tells each fault with the code of certificates', async () => {
    const faults: [Cells, keyof typeof m, string][] = [
      [{ nombre: null }, 'nameInvalid', 'nombre'],
      [{ nombre: 'محمد' }, 'nameInvalid', 'nombre'],
      [{ nombre: 'Ana 😀' }, 'nameInvalid', 'nombre'],
      [{ email: 'marta@' }, 'emailInvalid', 'email'],
      [{ workshop_id: null }, 'titleInvalid', 'titulo'],
      [{ workshop_id: 'Ninguno' }, 'titleInvalid', 'titulo'],
      [{ horas: 'mucho' }, 'hoursInvalid', 'horas'],
      [{ emitido_el: '31-02-2026' }, 'dateInvalid', 'emitido_el'],
      [{ emitido_el: '01-01-2999' }, 'dateInvalid', 'emitido_el'],
      [{ motivo: 'x' }, 'reasonRequired', 'motivo'],
    ]
    const { datos } = await check(faults.map(([cells]) => aHolder(cells)))
    expect(faultsOf(datos).map(([one]) => one)).toEqual(faults.map(([, key, field]) => `${field} ${m[key].code}`))
    const unknown = await check([aHolder({ workshop_id: 'Ninguno', titulo: 'Uno', titulo_en: 'One' })])
    expect(faultsOf(unknown.datos)).toEqual([[`workshop_id ${m.workshopInvalid.code}`]])
    const twice = aHolder()
    const again = await check([twice, { ...twice, email: String(twice.email).toUpperCase() }])
    expect(faultsOf(again.datos)).toEqual([[`email ${m.alreadyIssued.code}`], [`email ${m.alreadyIssued.code}`]])
    expect(await upload(t, importer, null, { type })).toMatchObject({
      codigo: certificateImportMessages.excelAbsent.code,
    })
  })

  test('the same again is unchanged; other data is reissued with a reason only', async () => {
    const row = aHolder()
    await save([row])
    expect((await check([row])).datos.totales).toMatchObject({ igual: 1, crear: 0, error: 0 })
    const changed = { ...row, nombre: 'Marta Silva Prado' }
    expect(faultsOf((await check([changed])).datos)).toEqual([[`motivo ${m.reasonRequired.code}`]])
    const reissue = await save([{ ...changed, motivo: 'Segundo apellido' }])
    expect(reissue.datos.totales).toMatchObject({ actualizar: 1 })
    expect(await stored(row.email)).toMatchObject([
      { estado: 'reemplazado' },
      { estado: 'vigente', nombre: 'Marta Silva Prado', motivo: 'Segundo apellido', emision: 2 },
    ])
  })

  test('gives bad rows back, which are saved once they are mended', async () => {
    const [good, bad] = [aHolder(), aHolder({ horas: 'ocho' })]
    const part = await save([good, bad])
    expect(part).toMatchObject({ estado: 'OK_NOTI', codigo: certificateImportMessages.importedInPart.code })
    const file = read((await t.app.inject({ method: 'GET', url: part.datos.url_resultado })).rawPayload)
    const lines = utils.sheet_to_json<Record<string, unknown>>(file.Sheets[file.SheetNames[0]!]!)
    expect(lines).toMatchObject([{ Correo: bad.email, Errores: expect.stringContaining(`${m.hoursInvalid.code}`) }])
    const mended = aWorkbook(lines.map((line) => ({ ...line, Horas: 8 }) as Cells))
    expect((await upload(t, importer, mended, { type, to: 'save' })).codigo).toBe(0)
  })

  test('is undone: codes are revoked, and what was replaced is valid again', async () => {
    const row = aHolder()
    await save([row])
    const [first] = await stored(row.email)
    const fresh = aHolder()
    const { datos } = await save([{ ...row, nombre: 'Marta Prado', motivo: 'Otro nombre' }, fresh])
    const second = (await stored(row.email))[1]!
    const [made] = await stored(fresh.email)
    await t.call('PUT', `${importPathOf(type)}/deshacer/${datos.id}`, undefined, importer)
    await expect.poll(async () => (await checkedCode(t, first!.codigo)).datos.estado).toBe('vigente')
    for (const { codigo } of [second, made!]) expect((await checkedCode(t, codigo)).datos.estado).toBe('revocado')
    expect((await save([{ ...row, nombre: 'Marta S.', motivo: 'De nuevo' }, fresh])).codigo).toBe(0)
    expect((await checkedCode(t, first!.codigo)).datos).toMatchObject({ estado: 'reemplazado' })
  })

  test('of two who import the same list at once, one does', async () => {
    const rows = [aHolder(), aHolder()]
    const other = await aUser(t, { role: Role.manager, enterpriseId: await theHouse(t), modules: [Module.importers] })
    const mine = await check(rows)
    const theirs = await checked(t, other, book(rows), { type })
    await together(
      t,
      row('workshop', workshopId),
      () => confirmed(t, mine.datos.id, importer, type),
      () => confirmed(t, theirs.datos.id, other, type),
    )
    const states = [
      (await settled(t, mine.datos.id, importer, type)).datos.estado,
      (await settled(t, theirs.datos.id, other, type)).datos.estado,
    ]
    expect(states.toSorted()).toEqual(['fallido', 'terminado'])
    for (const { email } of rows) expect(await stored(email)).toHaveLength(1)
  })

  test('takes 2,000 rows', async () => {
    const rows = Array.from({ length: 2000 }, () => aHolder())
    const { datos } = await check(rows)
    expect(datos.totales).toMatchObject({ crear: 2000, error: 0 })
    await confirmed(t, datos.id, importer, type)
    expect((await settled(t, datos.id, importer, type)).datos).toMatchObject({ estado: 'terminado', hechas: 2000 })
    expect((await check(rows)).datos.totales).toMatchObject({ igual: 2000, error: 0 })
  }, 60_000)
})

test.each(languages)('an export of certificates is read again, in %s, and changes nothing', async (language) => {
  const name = { es: 'Aurelia Quintanilla', en: 'Bonifacio Urquiza' }[language]
  const rows = [
    aHolder({ nombre: name, horas: '7,5', idioma: 'Inglés' }),
    aHolder({ nombre: name, workshop_id: null, titulo: 'Consolas', titulo_en: 'Consoles' }),
  ]
  const [revoked, reissued] = [aHolder({ nombre: name }), aHolder({ nombre: name })]
  await save([...rows, revoked, reissued])
  await save([{ ...reissued, nombre: `${name} Soto`, motivo: 'Segundo apellido' }])
  const modules = [Module.importers, Module.certificates]
  const clerk = await aUser(t, { role: Role.manager, enterpriseId: await theHouse(t), modules })
  const { id, version } = (await stored(revoked.email))[0]!
  await t.call('PUT', `/v1/certificado/revocar/${id}`, { motivo: 'No asistió', version }, clerk)
  const asked = `idioma=${language}&buscar=${encodeURIComponent(name)}`
  const { datos } = await t.call('GET', `/v1/certificado/download?${asked}`, undefined, clerk)
  const { rawPayload } = await t.app.inject({ method: 'GET', url: datos.url_file })
  const again = await checked(t, clerk, rawPayload, { type, language })
  expect(again.datos).toMatchObject({ error: null, totales: { igual: 5, crear: 0, actualizar: 0, error: 0 } })
})

describe('a row with the code of an export', () => {
  const facts = { codigo: '0000-0000-0000', estado: 'Vigente' }

  test.each(['Revocado', 'Reemplazado', 'Revoked', 'replaced'])('%s elsewhere is not issued', async (estado) => {
    const { datos } = await check([aHolder({ ...facts, estado })])
    expect(datos.totales).toMatchObject({ igual: 1, crear: 0, error: 0 })
  })

  test('of another portal is issued when it is valid', async () => {
    expect((await check([aHolder(facts)])).datos.totales).toMatchObject({ crear: 1, error: 0 })
  })

  test('reissues that certificate to another e-mail, with a reason', async () => {
    const row = aHolder()
    await save([row])
    const [before] = await stored(row.email)
    const corrected = { ...row, email: `corregido${made}@example.com`, codigo: before!.codigo.toLowerCase() }
    expect(faultsOf((await check([corrected])).datos)).toEqual([[`motivo ${m.reasonRequired.code}`]])
    await save([{ ...corrected, motivo: 'Correo corregido' }])
    expect(await stored(row.email)).toMatchObject([{ estado: 'reemplazado' }])
    expect(await stored(corrected.email)).toMatchObject([{ estado: 'vigente', emision: 2 }])
  })
})
