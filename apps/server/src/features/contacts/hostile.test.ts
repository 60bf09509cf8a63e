import { read } from '@e965/xlsx'
import { Module } from '@portal/contract/access/constants'
import { contactEventMessages as events, contactMessages as m } from '@portal/contract/contacts/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import { sendingMessages } from '@portal/contract/core/sending-messages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aContact, aContactForm } from '#test/contacts.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let clerk: Person
beforeAll(async () => {
  t = await startApp()
})
beforeEach(async () => {
  clerk = await aUser(t, { enterpriseId: await theHouse(t), modules: [Module.contacts] })
})
afterAll(() => t.close())

const save = (changes: object) => t.call('POST', '/v1/contacto/save', aContactForm(changes), clerk)
const list = async (query = '') => (await t.call('GET', `/v1/contacto/list?${query}`, undefined, clerk)).datos
const event = (comentario: string) =>
  aContact(t, clerk).then((contactoId) =>
    t.call('POST', '/v1/contacto/historial/save', { contacto_id: contactoId, comentario }, clerk),
  )

describe('a contact', () => {
  test.each([
    ['nombre', 'Ana\0Rojas', sendingMessages.badCharacters],
    ['nombre', 'Ana \ud83d', sendingMessages.badCharacters],
    ['empresa', '\udc00\ud800', sendingMessages.badCharacters],
    ['nombre', 'a'.repeat(1_000_000), m.nameInvalid],
    ['empresa', 'ñ'.repeat(400_000), m.companyInvalid],
    ['email', `${'a'.repeat(900_000)}@example.com`, m.emailInvalid],
    ['email', 'ana@example.com\r\nBcc: x@example.com', m.emailInvalid],
    ['telefono', '1.200,50', m.phoneInvalid],
    ['telefono', `+${'1'.repeat(900_000)}`, m.phoneInvalid],
    ['nombre', '\u200b\u202e\u2066', m.nameInvalid],
  ])('whose %s cannot be one is refused at its field, case %#', async (field, value, { code }) => {
    const sent = performance.now()
    expect(await save({ [field]: value })).toMatchObject({ status: 400, campos: { [field]: code } })
    expect(performance.now() - sent).toBeLessThan(2000)
    expect((await list()).total).toBe(0)
  })

  test('of more than a megabyte is refused whole', async () => {
    expect(await save({ nombre: 'a'.repeat(2_000_000) })).toMatchObject({
      status: 413,
      codigo: coreMessages.fileTooLarge.code,
    })
  })

  test('is stored without what cannot be seen, so that it is recognized and found', async () => {
    const shown = { nombre: 'Ana Rojas Peña', telefono: '+56987650001', email: 'ana.rojas@example.com' }
    const pasted = {
      nombre: '\u202eAna\u00ad Rojas\u200f Pen\u0303a\u202c',
      telefono: '\u202a+56 9 8765 0001\u202c', // as chat programs copy it
      email: '\u2068ana.rojas@example.com\u2069\u200b',
    }
    expect(await save(pasted)).toMatchObject({ status: 200 })
    expect((await list(`buscar=${encodeURIComponent('\u200eRojas\u200f')}`)).contactos).toMatchObject([shown])
    expect(await save({ email: shown.email })).toMatchObject({ status: 409, codigo: m.duplicate.code })
  })

  test('joins letters and emoji as they were written', async () => {
    const nombre = 'نیم‌فاصله 👩‍🔧'
    await save({ nombre })
    expect((await list()).contactos).toMatchObject([{ nombre }])
  })
})

test.each(['1.200,50', '45,5', 45.5, '45 días', '1e3', '٤٥', -1, 0, 99_999])(
  'silence of %j days is refused',
  async (dias) => {
    expect(await t.call('PUT', '/v1/contacto/silencio', { dias }, clerk)).toMatchObject({ status: 400 })
  },
)

test.each([
  'page=1.200,50',
  'page_row=1e2',
  'pais_id=1.52',
  'responsable_id=٤',
  'idioma=xx',
  'orden=nombre;',
  'buscar=%00',
  'buscar=%ED%A0%80',
])('a list with %s is answered, never by an error of ours', async (query) => {
  const { status } = await t.call('GET', `/v1/contacto/list?${query}`, undefined, clerk)
  expect([200, 400]).toContain(status)
})

test.each([
  ['a\0', sendingMessages.badCharacters],
  ['\ud83d', sendingMessages.badCharacters],
  ['a'.repeat(1_000_000), events.commentInvalid],
])('a comment that cannot be stored is refused, case %#', async (comentario, { code }) => {
  expect(await event(comentario)).toMatchObject({ status: 400, campos: { comentario: code } })
})

test('the file has texts where formulas were typed, and marks them so that they stay texts when edited', async () => {
  const formulas = ['=HYPERLINK("http://x.example","Ver")', '+1+1', '-2', '@SUM(A1)', "=cmd|' /C calc'!A0"]
  for (const [at, ocupacion] of formulas.entries()) await save({ ocupacion, nombre: `=1+${at} Persona` })
  const reply = await t.call('GET', '/v1/contacto/download', undefined, clerk)
  const bytes = (await t.app.inject({ method: 'GET', url: reply.datos.url_file })).rawPayload
  const book = read(bytes, { cellStyles: true, bookFiles: true })
  const cells = Object.values(book.Sheets[book.SheetNames[0]!]!)
  expect(cells.filter((cell) => cell && typeof cell === 'object' && 'f' in cell)).toEqual([])
  const texts = cells.flatMap((cell) => (cell?.t === 's' ? [String(cell.v)] : []))
  expect(texts).toEqual(expect.arrayContaining(formulas))
  const { files } = book as typeof book & { files: Record<string, { content: Uint8Array }> }
  expect(Buffer.from(files['xl/styles.xml']!.content).toString()).toContain('quotePrefix="1"')
})
