import { broadcastMessages as m } from '@portal/contract/broadcasts/messages'
import { sendingMessages } from '@portal/contract/core/sending-messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BroadcastWorld, broadcastWorld } from '#test/broadcasts.ts'
import { cleanBody } from './body/clean.ts'
import { mergedHtml } from './body/letter.ts'

let w: BroadcastWorld
beforeAll(async () => {
  w = await broadcastWorld()
})
afterAll(() => w.close())

const total = async () => (await w.call('GET', 'list')).datos.total
const timed = <T>(work: () => T): [T, number] => {
  const start = performance.now()
  return [work(), performance.now() - start]
}

describe('a broadcast', () => {
  test.each([
    [{ titulo: 'a\0' }, sendingMessages.badCharacters],
    [{ mensaje: '<p>a\0</p>' }, sendingMessages.badCharacters],
    [{ asunto: 'a'.repeat(200_000) }, m.subjectInvalid],
    [{ titulo: '\u202e\u200b' }, m.titleInvalid],
    [{ contactos: '1.200,50' }, m.contactsNotRecognized],
    [{ contactos: '٤' }, m.contactsNotRecognized],
    [{ programada_en: '1.200,50' }, m.dateNotInFuture],
  ])('with what cannot be stored is refused and stays unsaved, case %#', async (changes, { code }) => {
    const before = await total()
    expect(await w.save(changes)).toMatchObject({ status: 400, codigo: code })
    expect(await total()).toBe(before)
  })

  test('of 5 MB is refused', async () => {
    expect((await w.save({ mensaje: `<p>${'a'.repeat(5_000_000)}</p>` })).status).toBe(413)
  })

  test('has a subject without what turns it around, and names in it keep theirs out too', async () => {
    const nombre = 'Ana \u202eRojas'
    const contactos = await w.contact('giro@example.com', { nombre })
    const { datos } = await w.save({ asunto: '\u202eHola {{nombre}}', contactos, enviar: true })
    await w.due(datos.id)
    expect(w.server.received.at(-1)!.text).toMatch(/^Subject: Hola Ana Rojas\r$/m)
  })
})

describe('a body', () => {
  test.each([
    ['one row of spaces', `<p>${'\u00a0'.repeat(90_000)}x</p>`],
    ['spaces of all kinds', `<p>${'\u00a0 &nbsp;<br>'.repeat(5000)}x</p>`],
    ['a row that does not end', `<p>${'\u00a0'.repeat(90_000)}`],
    ['many empty rows', `x${'<p></p>'.repeat(14_000)}x`],
    ['many empty rows with space between', `x${'<p> </p>\n\n'.repeat(9000)}x`],
    ['deep lists', '<ul><li>'.repeat(12_000)],
    ['open tags', '<'.repeat(100_000)],
    ['open fields', '{{nombre|'.repeat(11_000)],
  ])('of %s is cleaned and filled in without delay', (_, html) => {
    const [, cleaning] = timed(() => mergedHtml(cleanBody(html), null))
    expect(cleaning).toBeLessThan(2000)
  })

  test('loses its empty rows at both ends, and no others', () => {
    expect(cleanBody('<p> </p>\n<p>&nbsp;</p><p>a</p><p></p><p>b</p><h2><br></h2> <p>\u00a0</p> ')).toBe(
      '<p>a</p><p></p><p>b</p>',
    )
    expect(cleanBody('<p></p><p> </p>')).toBe('')
    expect(cleanBody(' <p>a</p> ')).toBe('<p>a</p>')
  })

  test('cannot open an attribute by a field that begins inside a tag', () => {
    const cleaned = cleanBody('<p><a href="https://x.example/{{nombre|">}} " onmouseover="alert(1)" x="</a></p>')
    const html = mergedHtml(cleaned, { nombre: 'Ana', empresa: '', email: '', ocupacion: '' } as never)
    expect(html.match(/<a [^>]*>/g)).toEqual([expect.not.stringContaining('onmouseover')])
    expect(mergedHtml('<p>Hola {{nombre|amigo &amp; colega}}</p>', null)).toBe('<p>Hola amigo &amp; colega</p>')
  })
})
