import { Module } from '@portal/contract/access/constants'
import { pastDocumentCalls as calls } from '@portal/contract/past-documents/calls'
import { noPastFile } from '@portal/contract/past-documents/constants'
import { pastDocumentMessages as says } from '@portal/contract/past-documents/messages'
import { pastDocument as schemas } from '@portal/contract/past-documents/schemas'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aPdf } from '#test/hostile-pdfs.ts'
import { formWith, type SentFile } from '#test/items.ts'
import { anEnterprise, aUser } from '#test/people.ts'
import { recordBehaviour } from '#test/records/behaviour.ts'
import { pastDocumentPersonData } from './person-queries.ts'

const kit = recordBehaviour({
  calls,
  schemas,
  table: 'documento_historico',
  name: 'pastDocuments',
  module: Module.allQuotes,
  messages: says,
  form: (number) => ({
    tipo: 'factura',
    numero: `F ${number}`,
    fecha: '2024-02-29',
    cliente: 'Minera Ñandú',
    moneda: 'USD',
    total: '1250.5',
  }),
  text: 'numero',
  refuses: [
    [{ tipo: 'boleta' }, 'tipo', says.kindInvalid],
    [{ numero: ' ' }, 'numero', says.numberInvalid],
    [{ numero: 'x'.repeat(61) }, 'numero', says.numberInvalid],
    [{ fecha: '' }, 'fecha', says.dayInvalid],
    [{ fecha: '2023-02-29' }, 'fecha', says.dayInvalid],
    [{ fecha: '2999-01-01' }, 'fecha', says.dayInvalid],
    [{ cliente: '' }, 'cliente', says.clientInvalid],
    [{ identificador_tributario: '1'.repeat(31) }, 'identificador_tributario', says.taxIdInvalid],
    [{ correo: 'compras@' }, 'correo', says.emailInvalid],
    [{ moneda: 'EUR' }, 'moneda', says.currencyInvalid],
    [{ total: '-1' }, 'total', says.totalInvalid],
    [{ total: 'mil' }, 'total', says.totalInvalid],
    [{ moneda: 'CLP', total: '1250.5' }, 'total', says.totalInvalid],
    [{ situacion: 'x'.repeat(41) }, 'situacion', says.statusInvalid],
    [{ referencia: 'x'.repeat(61) }, 'referencia', says.referenceInvalid],
    [{ notas: 'x'.repeat(2001) }, 'notas', says.notesInvalid],
    [{ empresa_id: '999999' }, 'empresa_id', says.enterpriseInvalid],
  ],
  unique: { field: 'numero', same: (letter) => [`Única ${letter} 1`, `UNICA${letter}1`], entry: says.numberTaken },
})

const send = (url: string, method: 'POST' | 'PUT', form: object, files: readonly SentFile[]) => {
  const { payload, headers } = formWith({ ...form }, files)
  return kit.app.call(method, url, payload, kit.admin, { headers })
}
const save = (changes: object = {}, files: readonly SentFile[] = []) =>
  send(calls.save.path, 'POST', kit.aForm({ ...changes }), files)
const pdf = (content: string = aPdf(), name = 'F 4512.pdf'): SentFile => ({
  field: 'documento',
  name,
  bytes: Buffer.from(content),
})
const openFile = (id: number, as = kit.admin) =>
  kit.app.call('GET', calls.openFile.path.replace(':id', `${id}`), undefined, as)

describe('a past document', () => {
  test('has one number for each kind, and is found by client, tax id, e-mail and what it refers to', async () => {
    const enterprise = await anEnterprise(kit.app)
    const named = { numero: 'A-77', cliente: '矿业 有限公司', identificador_tributario: '76.086.428-5' }
    const first = await save({ ...named, correo: 'compras@example.com', referencia: 'OC 9', empresa_id: enterprise })
    expect(first).toMatchObject({ status: 200 })
    expect(await save({ ...named, tipo: 'pago', numero: 'a - 77' })).toMatchObject({ status: 200 })
    for (const buscar of ['矿业', '76.086', 'compras@example', 'oc 9'])
      expect((await kit.list({ buscar })).datos.documentos.map(({ id }: { id: number }) => id)).toContain(
        first.datos.id,
      )
    const filtered = await kit.list({ empresa_id: enterprise, tipo: 'factura', fecha_hasta: '2024-02-29' })
    expect(filtered.datos).toMatchObject({ total: 1, documentos: [{ empresa_id: enterprise, pdf: null }] })
    expect((await kit.list({ empresa_id: enterprise, fecha_desde: '2024-03-01' })).datos.total).toBe(0)
  })

  test('keeps a PDF that only staff who may read it open, replaces it and takes it away', async () => {
    const { datos } = await save({}, [pdf()])
    const address = (await openFile(datos.id)).datos.url_file
    expect((await kit.app.app.inject(address)).rawPayload.toString()).toBe(aPdf())
    const outsider = await aUser(kit.app, { modules: [Module.allQuotes], enterpriseId: await anEnterprise(kit.app) })
    expect(await openFile(datos.id, outsider)).toMatchObject({ status: 403 })
    const stored = await kit.found(datos.id)
    expect(stored).toMatchObject({ pdf: { nombre: 'F 4512.pdf' } })

    const update = (version: number, changes: object, files: readonly SentFile[] = []) =>
      send(calls.update.path.replace(':id', `${datos.id}`), 'PUT', kit.aForm({ version, ...changes }), files)
    await update(1, {})
    expect(await kit.found(datos.id)).toMatchObject({ pdf: stored?.pdf })
    await update(2, { documento: noPastFile })
    expect(await kit.found(datos.id)).toMatchObject({ pdf: null })
    expect(await openFile(datos.id)).toMatchObject({ status: 404, codigo: says.fileAbsent.code })
    expect((await kit.app.app.inject(address)).statusCode).toBe(404)
  })

  test.each([
    ['a text', 'Factura', says.fileNotPdf],
    ['half a PDF', aPdf().slice(0, 90), says.fileDamaged],
    ['a PDF with a password', aPdf({ more: '/Encrypt 9 0 R' }), says.fileEncrypted],
  ])('refuses %s as its PDF and stores nothing', async (_, content, entry) => {
    const before = (await kit.list()).datos.total
    expect(await save({}, [pdf(content)])).toMatchObject({ status: 415, campos: { documento: entry.code } })
    expect((await kit.list()).datos.total).toBe(before)
  })

  test('is of no effect on quotes, orders and payments', async () => {
    const counts = async () =>
      (
        await sql`select (select count(*) from cotizacion) as quotes, (select count(*) from orden_produccion) as orders,
          (select count(*) from correo) as mails`.execute(kit.app.deps.db)
      ).rows
    const before = await counts()
    for (const tipo of ['cotizacion', 'orden', 'factura', 'nota_credito', 'pago'])
      expect(await save({ tipo, correo: 'compras@example.com' })).toMatchObject({ status: 200 })
    expect(await counts()).toEqual(before)
  })

  test('is shown to the person whose address it has, and kept', async () => {
    const { datos } = await save({ correo: 'persona.historica@example.com' })
    const rows = await pastDocumentPersonData.find(kit.app.deps.db, 'Persona.Historica@example.com', 10)
    expect(rows).toMatchObject([{ isKept: true, data: { correo: 'persona.historica@example.com' } }])
    expect(await pastDocumentPersonData.erase(kit.app.deps.db, 'persona.historica@example.com')).toBe(0)
    expect(await kit.found(datos.id)).toMatchObject({ correo: 'persona.historica@example.com' })
  })
})
