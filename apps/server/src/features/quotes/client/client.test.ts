import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfText } from '#test/pdf-text.ts'
import { mailsTo, pinMailedTo } from '#test/people.ts'
import { countCodes, wrongPin } from '#test/pins.ts'
import { act, aLine, aQuote, aSeller, aSentQuote, aService, passValidity, quoteOf, type Seller } from '#test/quotes.ts'
import { spanish } from '#test/spanish.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let seller: Seller
beforeAll(async () => {
  t = await startApp()
  seller = await aSeller(t)
})
afterAll(() => t.close())

const open = (token: string) => t.call('GET', `/v1/cotizacion/enlace/${token}`)
const answer = (token: string, what: string, body: object = {}) =>
  t.call('POST', `/v1/cotizacion/enlace/${token}/${what}`, body)

describe('the link of a client', () => {
  test('is mailed to him, and shows what he is offered without costs and profit', async () => {
    const { token, codigo, email } = await aSentQuote(t, seller, { servicio: aService(), idioma: 'en' })
    expect((await mailsTo(t, email))[0]).toMatchObject({
      asunto: `Quote ${codigo}`,
      texto: expect.stringContaining(token),
    })
    const { datos } = await open(token)
    expect(datos).toMatchObject({
      codigo,
      total: 8281.5,
      servicio: { profesionales: 2, dias: 3, importe: 3346.5 },
      puede_confirmar: true,
      email_pin: expect.stringMatching(/^c•+@example\.com$/),
    })
    expect(JSON.stringify(datos)).not.toMatch(/costo_unitario|utilidad|costo_rh|aprobacion/)
  })

  test('writes to a client of Portuguese in it, from the offer to the confirmation', async () => {
    const wishes = { idioma: 'pt', servicio: aService(), lineas: [aLine({ cable_extra: 2, descuento: 3 })] }
    const { token, codigo, email, id } = await aSentQuote(t, seller, wishes)
    await act(t, 'POST', 'recordar', id, seller)
    await answer(token, 'pin')
    await answer(token, 'confirmar', { pin: await pinMailedTo(t, email) })
    const mails = (await mailsTo(t, email)).toReversed()
    expect(mails.map(({ asunto }) => asunto)).toEqual([
      `Orçamento ${codigo}`,
      expect.stringMatching(new RegExp(`^O orçamento ${codigo} vale até \\d+ de \\p{L}+ de \\d{4}$`, 'u')),
      `Seu PIN para confirmar o orçamento ${codigo}`,
      `Orçamento ${codigo} confirmado`,
    ])
    for (const { idioma, texto } of mails) {
      expect(idioma).toBe('pt')
      for (const part of ['Olá, Elena Paredes:', 'Válido até: ', 'Ver o orçamento: ', `${token}?lang=pt`])
        expect(texto).toContain(part)
      expect(texto).not.toMatch(spanish)
    }
    const own = await mailsTo(t, seller.email)
    expect(own.find(({ asunto }) => asunto.includes(codigo))).toMatchObject({ idioma: 'es' })
  })

  test('leads to a document in the language of the quote, which leads to its check in that language', async () => {
    const wishes = { idioma: 'pt', servicio: aService(), lineas: [aLine({ cable_extra: 2, descuento: 3 })] }
    const { token } = await aSentQuote(t, seller, wishes)
    const { url_pdf: path } = (await open(token)).datos
    const { headers } = await t.app.inject(path)
    const file = await t.app.inject(headers.location as string)
    expect(file.headers['content-disposition']).toContain('orcamento_')
    const text = pdfText(file.rawPayload).replace(/\s+/g, ' ')
    for (const part of ['Orçamento', 'Preparado por', 'Condições comerciais', 'Venda restrita', 'Página 1 de'])
      expect(text).toContain(part)
    for (const part of ['cabo extra', '2 profissionais por 3 dias', 'Unidade', 'lang=pt']) expect(text).toContain(part)
    expect(text).not.toMatch(spanish)
  })

  test('asks for the PIN and confirms with it, without an account', async () => {
    const { token, email, id } = await aSentQuote(t, seller)
    expect(await answer(token, 'confirmar', { pin: '0000' })).toMatchObject({ codigo: 7 })
    expect(await answer(token, 'pin')).toMatchObject({ codigo: 4, datos: { proximo_en: expect.any(String) } })
    const pin = await pinMailedTo(t, email)
    expect(await answer(token, 'confirmar', { pin })).toMatchObject({ codigo: 5, datos: { estado: 'aprobada' } })
    expect(await answer(token, 'confirmar', { pin })).toMatchObject({ status: 409, codigo: 2 })
    const { eventos } = await quoteOf(t, id, seller)
    expect(eventos.at(-1)).toMatchObject({ autor: 'cliente', a_estado: 'aprobada', usuario_nombre: null })
  })

  test('takes five wrong PINs, from however many addresses at once', async () => {
    const { token, email, id } = await aSentQuote(t, seller)
    await answer(token, 'pin')
    const pin = await pinMailedTo(t, email)
    const guess = (nth: number) =>
      t.call('POST', `/v1/cotizacion/enlace/${token}/confirmar`, { pin: wrongPin(pin, nth) }, null, {
        remoteAddress: `10.8.${nth}.1`,
      })
    expect(countCodes(await Promise.all(Array.from({ length: 10 }, (_, nth) => guess(nth))))).toEqual({ 6: 5, 8: 5 })
    expect(await answer(token, 'confirmar', { pin })).toMatchObject({ status: 400, codigo: 8 })
    expect((await quoteOf(t, id, seller)).estado).toBe('pendiente')
  })

  test('carries a wish for a change to the author, as a note and a mail', async () => {
    const { token, codigo, id } = await aSentQuote(t, seller)
    expect(await answer(token, 'cambio', { comentario: 'Necesito 600' })).toMatchObject({ codigo: 10 })
    expect((await mailsTo(t, seller.email))[0]?.asunto).toContain(codigo)
    expect((await quoteOf(t, id, seller)).notas).toMatchObject([
      { tipo: 'cambio', texto: 'Necesito 600', puede_eliminar: false },
    ])
  })

  test('declines with a reason; then it is dead (15), and so it is after the validity', async () => {
    const { token, id } = await aSentQuote(t, seller)
    expect(await answer(token, 'rechazar', { motivo: '' })).toMatchObject({ status: 400 })
    expect(await answer(token, 'rechazar', { motivo: 'Muy caro' })).toMatchObject({ codigo: 11 })
    expect(await quoteOf(t, id, seller)).toMatchObject({ estado: 'cancelada' })
    expect(await open(token)).toMatchObject({ status: 404, codigo: 15 })
    expect(await answer(token, 'pin')).toMatchObject({ codigo: 18 })
    const other = await aSentQuote(t, seller)
    await passValidity(t, other.id)
    expect(await open(other.token)).toMatchObject({ status: 404, codigo: 15 })
    expect(await answer(other.token, 'cambio', { comentario: 'x' })).toMatchObject({ codigo: 3 })
  })

  test('of a quote that has ended asks for it again, and its author is mailed once a day', async () => {
    const declined = await aSentQuote(t, seller)
    await answer(declined.token, 'rechazar', { motivo: 'Muy caro' })
    const expired = await aSentQuote(t, seller)
    await passValidity(t, expired.id)
    for (const { token, id, codigo } of [declined, expired]) {
      expect(await open(token)).toMatchObject({ status: 404, codigo: 15, datos: { puede_pedir_otra: true } })
      const replies = await Promise.all([1, 2, 3].map(() => answer(token, 'otra')))
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
      const mails = (await mailsTo(t, seller.email)).filter(({ asunto }) =>
        asunto.includes(`otra vez la cotización ${codigo}`),
      )
      expect(mails).toHaveLength(1)
      const notes = (await quoteOf(t, id, seller)).notas.filter(({ texto }: { texto: string }) =>
        texto.includes('otra vez'),
      )
      expect(notes).toHaveLength(1)
    }
    const renewed = await act(t, 'POST', 'renovar', expired.id, seller)
    expect(renewed.status).toBe(200)
    expect(await answer(expired.token, 'otra')).toMatchObject({ status: 409, codigo: 16 })
    expect(await open(expired.token)).toMatchObject({ status: 409, codigo: 16 })
    const { token } = await aSentQuote(t, seller)
    expect(await answer(token, 'otra')).toMatchObject({ status: 404, codigo: 15 })
    expect(await open(`${token}x`)).toMatchObject({ status: 404, datos: null })
  })

  test('cannot be made up, nor guessed from the number', async () => {
    const { token, id } = await aSentQuote(t, seller)
    const unsent = await aQuote(t, seller)
    for (const forged of [`${token}x`, token.replace(/^\d+/, `${unsent.id}`), `${id}-`, 'x'])
      expect(await open(forged)).toMatchObject({ status: 404, codigo: 15 })
  })
})

describe('the document', () => {
  const fileOf = async (path: string) => (await t.app.inject(path)).rawPayload

  test('has the same bytes for author and client each time, and says what is offered', async () => {
    const lineas = Array.from({ length: 30 }, (_, i) => aLine({ cantidad: 100 + i }))
    const { id, token, codigo } = await aSentQuote(t, seller, {
      lineas,
      servicio: aService(),
      observaciones: 'Por partes',
    })
    const paths = await Promise.all(
      Array.from(
        { length: 3 },
        async () => (await t.call('GET', `/v1/cotizacion/pdf/${id}`, undefined, seller)).datos.url_file,
      ),
    )
    const onward = await t.app.inject((await open(token)).datos.url_pdf)
    expect(onward.statusCode).toBe(303)
    const files = await Promise.all([...paths, onward.headers.location as string].map(fileOf))
    for (const file of files) expect(file.equals(files[0]!)).toBe(true)
    const text = pdfText(files[0]!).replace(/\s+/g, ' ')
    const { hash } = await quoteOf(t, id, seller)
    for (const word of [
      codigo,
      'Minera Ejemplo',
      'Servicio en terreno',
      'Por partes',
      hash,
      'Garantía de fábrica',
      '129',
    ])
      expect(text).toContain(word)
    expect(text.match(/Descripción/g)!.length).toBeGreaterThan(1)
    expect(text).not.toContain('Profit')
  })

  test('is another one after an edit that nobody had got, and not there for strangers', async () => {
    const { id, form, version } = await aQuote(t, seller)
    const path = async () => (await t.call('GET', `/v1/cotizacion/pdf/${id}`, undefined, seller)).datos.url_file
    const before = await fileOf(await path())
    expect(
      (await act(t, 'PUT', 'update', id, seller, { ...form, referencia: 'Otra', version: version + 0 })).status,
    ).toBe(200)
    expect((await fileOf(await path())).equals(before)).toBe(false)
    expect(await t.call('GET', `/v1/cotizacion/pdf/${id}`, undefined, await aSeller(t))).toMatchObject({ codigo: 1 })
  })

  test('that cannot be drawn says so', async () => {
    const { id } = await aQuote(t, seller)
    const { workers } = t.deps
    const { offer } = workers
    workers.offer = () => Promise.reject(new Error('broken'))
    expect(await t.call('GET', `/v1/cotizacion/pdf/${id}`, undefined, seller)).toMatchObject({ status: 500, codigo: 0 })
    workers.offer = offer
  })

  test('is checked by number and hash, while it stands', async () => {
    const { id, codigo } = await aQuote(t, seller)
    const { hash } = await quoteOf(t, id, seller)
    const check = async (code: string, mark: string) =>
      (await t.call('GET', `/v1/cotizacion/verificar/${code}/${mark}`)).datos
    expect(await check(codigo, hash)).toEqual({ valido: true })
    expect(await check(codigo, hash.slice(0, 12))).toEqual({ valido: true })
    for (const mark of [hash.slice(0, 11), `${hash.slice(0, 63)}x`, 'f'.repeat(64)])
      expect(await check(codigo, mark)).toEqual({ valido: false })
    expect(await check('X-1', hash)).toEqual({ valido: false })
    await act(t, 'PUT', 'cancelar', id, seller, { motivo: 'Error' })
    expect(await check(codigo, hash)).toEqual({ valido: false })
  })
})
