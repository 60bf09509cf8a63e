import { setTimeout as sleep } from 'node:timers/promises'
import { type GrantableModule, Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { pastDocumentImportMessages as m } from '@portal/contract/imports/messages'
import { pastDocumentCalls } from '@portal/contract/past-documents/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aZip } from '#test/archives.ts'
import { aPdf } from '#test/hostile-pdfs.ts'
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
import { formWith } from '#test/items.ts'
import { auditOf } from '#test/makers.ts'
import { anEnterprise, aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { pastDocumentTexts } from './texts.ts'

const type = 'documento'
const path = importPathOf(type)
const texts = pastDocumentTexts.es
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

const someone = async (modules: readonly GrantableModule[] = [Module.allQuotes]) =>
  aUser(t, { role: Role.manager, enterpriseId: await theHouse(t), modules })

/** A good row, unless changed. */
const aRow = (changes: Cells = {}): Cells => ({
  tipo: 'Factura',
  numero: `F-${++made}`,
  fecha: '29-02-2024',
  cliente: `Minera ${made}`,
  moneda: 'USD',
  total: '1.250,50',
  ...changes,
})
const book = (rows: readonly Cells[]) => aWorkbook(rows.map((cells) => titled(type, cells)))
const zip = (files: Readonly<Record<string, string>>) =>
  aZip(Object.entries(files).map(([name, content]) => ({ name, bytes: Buffer.from(content, 'latin1') })))

interface Wishes {
  as?: Person
  pictures?: Buffer
}
const check = (rows: readonly Cells[], { as = clerk, ...files }: Wishes = {}) =>
  checked(t, as, book(rows), { type, ...files })
const save = (rows: readonly Cells[], { as = clerk, ...files }: Wishes = {}) =>
  upload(t, as, book(rows), { type, to: 'save', ...files })

const stored = (...rows: readonly Cells[]) =>
  t.deps.db
    .selectFrom('documento_historico')
    .selectAll()
    .where(
      'numero',
      'in',
      rows.map(({ numero }) => String(numero)),
    )
    .where('eliminado_en', 'is', null)
    .orderBy('id')
    .execute()

async function undone(id: number, isDone: () => Promise<boolean>) {
  expect(await t.call('PUT', `${path}/deshacer/${id}`, undefined, clerk)).toMatchObject({ status: 200 })
  await expect.poll(isDone, { timeout: 10_000 }).toBe(true)
}

const pdfOf = async (id: number) => {
  const address = await t.call('GET', pastDocumentCalls.openFile.path.replace(':id', `${id}`), undefined, clerk)
  return address.status === 200 ? (await t.app.inject(address.datos.url_file)).rawPayload.toString('latin1') : null
}

describe('importing past documents', () => {
  test('checks first, reads money and days as Spanish writes them, and writes nothing', async () => {
    const row = aRow({ tipo: 'Cotización', moneda: 'peso chileno', total: '1.250.000' })
    const { datos } = await check([row])
    expect(datos).toMatchObject({ estado: 'validado', totales: { crear: 1 } })
    expect(datos.detalle[0].valores).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ campo: 'fecha', celda: '29-02-2024' }),
        expect.objectContaining({ campo: 'moneda', valor: 'CLP', cambia: true }),
        expect.objectContaining({ campo: 'total', celda: '1.250.000' }),
      ]),
    )
    expect(await stored(row)).toEqual([])
  })

  test('makes what it said, of the enterprise with the tax id or the name, and audits it', async () => {
    const enterprise = await anEnterprise(t)
    const { nombre } = await t.deps.db
      .updateTable('empresa')
      .set({ identificador_tributario: '76.086.428-5' })
      .where('id', '=', enterprise)
      .returning('nombre')
      .executeTakeFirstOrThrow()
    const rows = [
      aRow({ cliente: 'Otro nombre', identificador_tributario: '760864285', situacion: 'Pagada', referencia: 'OC 7' }),
      aRow({ tipo: 'Payment', cliente: nombre.toUpperCase(), total: 12.35 }),
      aRow({ tipo: 'Nota de crédito', cliente: 'Nadie del portal' }),
    ]
    const { datos } = await check(rows)
    expect(warningsOf(datos)).toEqual([[], [], [texts.noEnterprise]])
    expect(await save(rows)).toMatchObject({ codigo: m.imported.code, datos: { totales: { crear: 3 } } })
    const [invoice, payment, credit] = await stored(...rows)
    expect(invoice).toMatchObject({
      tipo: 'factura',
      fecha: '2024-02-29',
      total: 1250.5,
      empresa_id: enterprise,
      situacion: 'Pagada',
      creado_por: clerk.id,
    })
    expect(payment).toMatchObject({ tipo: 'pago', empresa_id: enterprise, total: 12.35 })
    expect(credit).toMatchObject({ tipo: 'nota_credito', empresa_id: null })
    expect(await auditOf(t, 'documento_historico', invoice!.id)).toMatchObject([
      { accion: 'pastDocuments.created', usuario_id: clerk.id },
    ])
  })

  test.each<[string, Cells, string[]]>([
    ['an unknown kind', { tipo: 'Guía' }, ['tipo 7']],
    ['no number', { numero: null }, ['numero 8']],
    ['a day that is none', { fecha: '31-02-2024' }, ['fecha 9']],
    ['a day to come', { fecha: '01-01-2999' }, ['fecha 9']],
    ['no client', { cliente: null }, ['cliente 10']],
    ['an e-mail that is none', { correo: 'compras@' }, ['correo 12']],
    ['a currency that the portal has not', { moneda: 'EUR' }, ['moneda 13']],
    ['no amount', { total: 'gratis' }, ['total 14']],
    ['an amount below zero', { total: -1 }, ['total 14']],
    ['parts of a peso', { moneda: 'CLP', total: '1250,5' }, ['total 14']],
  ])('refuses %s', async (_, changes, codes) => {
    const { datos } = await check([aRow(changes)])
    expect(codesOf(datos)).toEqual([codes])
  })

  test('again is the same; other data changes it, and empty cells keep what is stored', async () => {
    const row = aRow({ situacion: 'Pendiente', notas: 'Del archivo.' })
    await save([row])
    const again = { ...row, numero: ` ${String(row.numero).toLowerCase()} ` }
    expect(fatesOf((await check([again])).datos)).toEqual(['igual'])
    const change = { tipo: row.tipo!, numero: row.numero!, situacion: 'Pagada' }
    expect(fatesOf((await check([{ ...row, ...change }])).datos)).toEqual(['actualizar'])
    await save([{ ...row, notas: null, situacion: 'Pagada' }])
    expect(await stored(row)).toMatchObject([{ situacion: 'Pagada', notas: 'Del archivo.', version: 2 }])
  })

  test('twice in a workbook is refused; another kind has numbers of its own', async () => {
    const row = aRow()
    const { datos } = await check([row, { ...row, cliente: 'Otro' }, { ...row, tipo: 'Pago' }])
    expect(codesOf(datos)).toEqual([['numero 26'], ['numero 26'], []])
  })

  test('happens once, also when it is confirmed twice at once or the same file is sent twice', async () => {
    const rows = [aRow(), aRow()]
    const { datos } = await check(rows)
    const replies = await Promise.all([confirmed(t, datos.id, clerk, type), confirmed(t, datos.id, clerk, type)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await settled(t, datos.id, clerk, type)
    const others = [aRow(), aRow()]
    await Promise.all([save(others), save(others)])
    await expect.poll(async () => (await stored(...rows, ...others)).length, { timeout: 10_000 }).toBe(4)
  })

  test('understands the headings and words of other programs', async () => {
    const sheet = {
      Folio: `F-${++made}`,
      'Document type': 'Sales Invoice',
      'Fecha de emisión': '2023-11-05',
      'Razón social': 'Cantera Norte',
      RUT: '76.086.428-5',
      Divisa: 'usd',
      'Monto total': 99.9,
      Estado: 'Pagada',
    }
    const { datos } = await checked(t, clerk, aWorkbook([sheet]), { type })
    expect(codesOf(datos)).toEqual([[]])
    expect(fatesOf(datos)).toEqual(['crear'])
  })
})

describe('the PDFs of an import', () => {
  test('belong to the document with their number, or that names them, and are read by who may', async () => {
    const [byNumber, byName, without] = [aRow({ numero: 'COT 2023/77' }), aRow({ archivo: 'scan 1.PDF' }), aRow()]
    const one = aPdf({ more: '/One 1' })
    const pictures = zip({ 'archivo/cot-2023-77.pdf': one, 'scan 1.pdf': aPdf(), 'nobody.pdf': aPdf() })
    const { datos } = await check([byNumber, byName, without], { pictures })
    expect(warningsOf(datos).map((some) => some.includes(texts.files.missing))).toEqual([false, false, true])
    expect(datos).toMatchObject({ huerfanas: ['nobody.pdf'] })
    await confirmed(t, datos.id, clerk, type)
    await settled(t, datos.id, clerk, type)
    const documents = await stored(byNumber, byName, without)
    expect(await Promise.all(documents.map(({ id }) => pdfOf(id)))).toEqual([one, aPdf(), null])
  })

  test('of a number that two rows have lead to neither', async () => {
    const quote = aRow({ tipo: 'Cotización' })
    const { datos } = await check([quote, { ...quote, tipo: 'Factura' }], {
      pictures: zip({ [`${quote.numero}.pdf`]: aPdf() }),
    })
    expect(warningsOf(datos).map((some) => some.includes(texts.files.missing))).toEqual([true, true])
  })

  test.each([
    ['no PDF', 'Factura', 'El archivo debe ser un PDF.'],
    ['half a PDF', aPdf().slice(0, 90), 'El PDF está dañado o incompleto.'],
    ['a PDF with a password', aPdf({ more: '/Encrypt 9 0 R' }), 'El PDF tiene contraseña'],
  ])('that are %s are told at their row, which is stored without', async (_, content, why) => {
    const row = aRow()
    const { datos } = await check([row], { pictures: zip({ [`${row.numero}.pdf`]: content }) })
    expect(warningsOf(datos)[0]!.join()).toContain(why)
    await confirmed(t, datos.id, clerk, type)
    await settled(t, datos.id, clerk, type)
    expect(await stored(row)).toMatchObject([{ documento_id: null }])
  })

  test('are added to a document without one, and never replace one', async () => {
    const row = aRow()
    const pictures = zip({ [`${row.numero}.pdf`]: aPdf() })
    await save([row])
    expect(fatesOf((await check([row], { pictures })).datos)).toEqual(['actualizar'])
    await save([row], { pictures })
    const [document] = await stored(row)
    expect(await pdfOf(document!.id)).toBe(aPdf())
    const other = zip({ [`${row.numero}.pdf`]: aPdf({ more: '/Other 1' }) })
    const { datos } = await check([row], { pictures: other })
    expect([fatesOf(datos), warningsOf(datos)]).toEqual([['igual'], [[texts.hasFile]]])
    await save([{ ...row, situacion: 'Pagada' }], { pictures: other })
    expect(await pdfOf(document!.id)).toBe(aPdf())
    expect(await stored(row)).toMatchObject([{ situacion: 'Pagada' }])
  })
})

describe('taking an import back', () => {
  test('deletes what it made, restores what it changed, and leaves what someone edited since', async () => {
    const [kept, edited, changed] = [aRow(), aRow(), aRow({ situacion: 'Pendiente' })]
    await save([changed])
    const pictures = zip({ [`${changed.numero}.pdf`]: aPdf() })
    const { datos } = await save([kept, edited, { ...changed, situacion: 'Pagada' }], { pictures })
    const [one] = await stored(edited)
    const form = {
      ...{ tipo: 'factura', numero: edited.numero, fecha: '2024-02-29', cliente: 'A mano', moneda: 'USD', total: '1' },
      version: 1,
    }
    const { payload, headers } = formWith(form, [])
    const url = pastDocumentCalls.update.path.replace(':id', `${one!.id}`)
    expect(await t.call('PUT', url, payload, clerk, { headers })).toMatchObject({ status: 200 })
    await undone(datos.id, async () => (await stored(kept)).length === 0)
    await sleep(200) // the rows that stay are looked at as well
    expect(await stored(edited)).toMatchObject([{ cliente: 'A mano' }])
    expect(await stored(changed)).toMatchObject([{ situacion: 'Pendiente', documento_id: null }])
  })
})

describe('who may', () => {
  test('only staff of the house who read all quotes', async () => {
    const outsider = await aUser(t, {
      role: Role.manager,
      enterpriseId: await anEnterprise(t),
      modules: [Module.allQuotes, Module.importers],
    })
    const clerks = [outsider, await someone([Module.importers])]
    for (const as of clerks) {
      const reply = await upload(t, as, book([aRow()]), { type })
      expect(reply).toMatchObject({ status: 403, codigo: coreMessages.notAllowed.code })
    }
  })
})
