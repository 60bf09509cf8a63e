import { Module, Role } from '@portal/contract/access/constants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anApprover, aQuote, aSeller, aSentQuote, quoteRow, type Seller } from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let seller: Seller
beforeAll(async () => {
  t = await startApp()
  seller = await aSeller(t)
})
afterAll(() => t.close())

const seesAll = { role: Role.manager, modules: [Module.quotes, Module.allQuotes] }
const offered = async (buscar: string, as: Seller = seller): Promise<Record<string, unknown>[]> =>
  (await t.call('GET', `/v1/cotizacion/clientes?${new URLSearchParams({ buscar })}`, undefined, as)).datos.clientes
const emailsFor = async (buscar: string, as: Seller = seller) =>
  (await offered(buscar, as)).map(({ cliente_email }) => cliente_email)

describe('clients of earlier quotes', () => {
  test.each(['perforaciones', 'ÑANDÚ', 'elena ñan', 'oferta.norte@', 'nor perfo'])(
    'are offered by %j',
    async (words) => {
      const email = 'Oferta.Norte@example.com'
      await aQuote(t, seller, {
        cliente_empresa: 'Perforaciones Ñandú',
        cliente_email: email,
        cliente_nombre: 'Elena Norte',
      })
      expect(await emailsFor(words)).toContain(email)
      expect(await emailsFor(`${words} inexistente`)).toEqual([])
    },
  )

  test('each address once, with what the newest quote says, the newest first', async () => {
    const mine = await aSeller(t)
    await aQuote(t, mine, {
      cliente_empresa: 'Caliza Uno',
      cliente_email: 'a@example.com',
      cliente_telefono: '+56911111111',
    })
    await aQuote(t, mine, { cliente_empresa: 'Caliza Dos', cliente_email: 'b@example.com' })
    await aQuote(t, mine, {
      cliente_empresa: 'Caliza Nueva',
      cliente_email: 'A@Example.com',
      cliente_telefono: '+56922222222',
      idioma: 'pt',
    })
    expect(await offered('caliza', mine)).toMatchObject([
      {
        cliente_email: 'A@Example.com',
        cliente_empresa: 'Caliza Nueva',
        cliente_telefono: '+56922222222',
        pais_id: 604,
        idioma: 'pt',
      },
      { cliente_email: 'b@example.com', cliente_empresa: 'Caliza Dos' },
    ])
    expect(await emailsFor('uno', mine)).toEqual([]) // their company has another name now
    expect(await emailsFor('', mine)).toEqual([])
    expect(await emailsFor('%_*', mine)).toEqual([])
  })

  test('are those of the reader: his own, and with the module of all quotes those of his network', async () => {
    const colleague = await aSeller(t, { colleagueOf: seller })
    const leader = await aSeller(t, { colleagueOf: seller, ...seesAll })
    const stranger = await aSeller(t, seesAll)
    const house = await anApprover(t)
    await aQuote(t, seller, { cliente_empresa: 'Secreta Rayen', cliente_email: 'rayen@example.com' })
    await aQuote(t, colleague, { cliente_empresa: 'Secreta Rayen', cliente_email: 'rayen@example.com' })
    expect(await emailsFor('rayen')).toEqual(['rayen@example.com'])
    expect(await emailsFor('rayen', leader)).toEqual(['rayen@example.com'])
    expect(await emailsFor('rayen', house)).toEqual(['rayen@example.com'])
    expect(await emailsFor('rayen', stranger)).toEqual([])
    const newcomer = await aSeller(t, { colleagueOf: seller })
    expect(await emailsFor('rayen', newcomer)).toEqual([])
  })

  test('an address that was corrected is offered no more; that of a quote before is', async () => {
    const mine = await aSeller(t)
    await aQuote(t, mine, { cliente_empresa: 'Yeso Antiguo', cliente_email: 'yeso@example.com' })
    const { id, form } = await aQuote(t, mine, { cliente_empresa: 'Yeso Nuevo', cliente_email: 'yeso@example.com' })
    const save = async (clienteEmail: string) => {
      const { version } = await quoteRow(t, id)
      await t.call('PUT', `/v1/cotizacion/update/${id}`, { ...form, cliente_email: clienteEmail, version }, mine)
    }
    await save('yseo@example.com')
    expect(await offered('yeso', mine)).toMatchObject([
      { cliente_email: 'yseo@example.com', cliente_empresa: 'Yeso Nuevo' },
      { cliente_email: 'yeso@example.com', cliente_empresa: 'Yeso Antiguo' },
    ])
    await save('otro@example.com')
    expect(await emailsFor('yeso', mine)).toEqual(['otro@example.com', 'yeso@example.com'])
  })

  test('that a sent quote went to stay, though its revision goes to another', async () => {
    const mine = await aSeller(t)
    const { id, form } = await aSentQuote(t, mine, { cliente_empresa: 'Cal Viva', cliente_email: 'viva@example.com' })
    const { version } = await quoteRow(t, id)
    await t.call('PUT', `/v1/cotizacion/update/${id}`, { ...form, cliente_email: 'muerta@example.com', version }, mine)
    expect(await emailsFor('cal', mine)).toEqual(['muerta@example.com', 'viva@example.com'])
  })

  test('written by many at once for one client are one', async () => {
    const mine = await aSeller(t)
    const changes = { cliente_empresa: 'Paralela', cliente_email: 'junta@example.com' }
    await Promise.all(Array.from({ length: 6 }, () => aQuote(t, mine, changes)))
    expect(await emailsFor('paralela', mine)).toEqual(['junta@example.com'])
  })
})
