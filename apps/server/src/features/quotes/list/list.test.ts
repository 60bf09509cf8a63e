import { read, utils } from '@e965/xlsx'
import { Module, Role } from '@portal/contract/access/constants'
import { AllQuotesQuerySchema } from '@portal/contract/quotes/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#core/base/actor.ts'
import { act, anApprover, aQuote, aSeller, quoteOf, quoteRow, type Seller } from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { searchOf } from '../search/queries.ts'
import { quoteLists } from './list.ts'

let t: TestApp
let seller: Seller
let manager: Seller
beforeAll(async () => {
  t = await startApp()
  seller = await aSeller(t)
  manager = await anApprover(t)
})
afterAll(() => t.close())

const list = async (query: Record<string, string> = {}, as = seller, which = 'list') =>
  (await t.call('GET', `/v1/cotizacion/${which}?${new URLSearchParams(query)}`, undefined, as)).datos
const nothingAsked = AllQuotesQuerySchema.parse({})
const codesOf = ({ cotizaciones }: { cotizaciones: { codigo: string }[] }) => cotizaciones.map(({ codigo }) => codigo)

describe('the lists', () => {
  test('show the own ones by state, the newest first, ten on a page', async () => {
    const mine = await aSeller(t)
    const codes: string[] = []
    for (let made = 0; made < 12; made++) codes.unshift((await aQuote(t, mine)).codigo)
    const first = await list({}, mine)
    expect([codesOf(first), first.total, first.total_exacto]).toEqual([codes.slice(0, 10), 12, true])
    expect(codesOf(await list({ page: '2' }, mine))).toEqual(codes.slice(10))
    expect(codesOf(await list({ orden: 'codigo', page_row: '2' }, mine))).toEqual(codes.toReversed().slice(0, 2))
    const { id } = first.cotizaciones[0]
    await act(t, 'PUT', 'cancelar', id, mine, { motivo: 'Error' })
    expect((await list({}, mine)).total).toBe(11)
    expect((await list({ estado: 'cancelada' }, mine)).cotizaciones).toMatchObject([
      { id, transiciones_permitidas: [] },
    ])
    expect((await list({ estado: 'todas' }, mine)).total).toBe(12)
  })

  test.each([
    'perforaciones',
    'PERFOR',
    'ñandu',
    'elena nandu',
    'OC-778',
    'oc-778/b',
    'compras.norte@example.com',
    'compras.nor',
    'example.com ñandú',
  ])('find by %j', async (words) => {
    const changes = {
      cliente_empresa: 'Perforaciones Ñandú',
      referencia: 'OC-778/B',
      cliente_email: 'compras.norte@example.com',
    }
    const { codigo } = await aQuote(t, seller, changes)
    expect(codesOf(await list({ buscar: words }))).toContain(codigo)
    expect(codesOf(await list({ buscar: `${words} inexistente` }))).toEqual([])
    expect(codesOf(await list({ buscar: codigo.slice(0, -1) }))).toContain(codigo)
  })

  test.each([
    ['collected', { collected: 100, walked: 100 }],
    ['walked', { collected: 0, walked: 100 }],
    ['walked until it takes too long, then collected', { collected: 0, walked: 3 }],
  ])('find the same rows in the same order, %s', async (_, bounds) => {
    const mine = await aSeller(t)
    const words = { buscar: 'cantera larga-distancia' }
    for (const clienteEmpresa of ['Cantera B', 'Obras', 'Cantera A', 'Grupo', 'Cantera Ñ', 'Cantera C', 'Áridos'])
      await aQuote(t, mine, { cliente_empresa: clienteEmpresa, referencia: 'larga-distancia-extrema' })
    await aQuote(t, seller, { cliente_empresa: 'Cantera D', referencia: 'larga-distancia-extrema' })
    const actor = { ...mine, modules: new Set([Module.quotes]) } as unknown as Actor
    const asked = {
      ...nothingAsked,
      page: 1,
      page_row: 10,
    } as const
    const read = async (orden: 'cliente_empresa' | '-creado_en', over: object = {}) => {
      const { cotizaciones } = await quoteLists(t.deps, bounds).own(actor, { ...asked, ...words, orden, ...over })
      return cotizaciones.map((row) => row.cliente_empresa)
    }
    expect(await read('cliente_empresa')).toEqual(['Cantera A', 'Cantera B', 'Cantera C', 'Cantera Ñ'])
    expect(await read('-creado_en')).toEqual(['Cantera C', 'Cantera Ñ', 'Cantera A', 'Cantera B'])
    expect(await read('cliente_empresa', { page: 2, page_row: 3 })).toEqual(['Cantera Ñ'])
    expect(await read('cliente_empresa', { page: 3, page_row: 3 })).toEqual([])
    expect(await read('cliente_empresa', { estado: 'aprobada' })).toEqual([])
    expect(await read('cliente_empresa', { usuario_id: 1 })).toEqual([])
    expect(await read('cliente_empresa', { buscar: 'cantera larga-distancia-extremo' })).toEqual([])
  })

  test('say how much of a search each tab holds, and open an exact number in whatever state', async () => {
    const mine = await aSeller(t)
    const clienteEmpresa = 'Caliza Rayen'
    const made = []
    for (let nth = 0; nth < 4; nth++) made.push(await aQuote(t, mine, { cliente_empresa: clienteEmpresa }))
    const [first, second, third] = made
    await act(t, 'PUT', 'cancelar', first!.id, mine, { motivo: 'Error' })
    await act(t, 'PUT', 'cancelar', second!.id, mine, { motivo: 'Error' })
    await aQuote(t, mine, { cliente_empresa: 'Otra' })
    await aQuote(t, seller, { cliente_empresa: clienteEmpresa })
    const counted = async (query: Record<string, string>, as = mine, which = 'list') => {
      const { por_estado: states } = await list({ buscar: 'caliza rayen', ...query }, as, which)
      expect(Object.values(states as Record<string, { total_exacto: boolean }>).every((one) => one.total_exacto)).toBe(
        true,
      )
      return ['pendiente', 'aprobada', 'cancelada', 'vencida', 'todas'].map((tab) => states[tab].total)
    }
    expect(await counted({})).toEqual([2, 0, 2, 0, 4])
    expect(await counted({ estado: 'aprobada' })).toEqual([2, 0, 2, 0, 4])
    expect(await counted({ aprobacion: 'pendiente' })).toEqual([0, 0, 0, 0, 0])
    expect(await counted({}, manager, 'list_all')).toEqual([3, 0, 2, 0, 5])
    expect(await counted({ usuario_id: `${mine.id}` }, manager, 'list_all')).toEqual([2, 0, 2, 0, 4])
    expect(await list({}, mine)).toMatchObject({ por_estado: null, exacta_id: null })

    const sent = await act(t, 'POST', 'enviar', third!.id, mine)
    const revised = await act(t, 'PUT', 'update', third!.id, mine, {
      ...third!.form,
      referencia: 'R2',
      version: sent.datos.version,
    })
    const opened = async (text: string, as = mine) => (await list({ buscar: text, estado: 'aprobada' }, as)).exacta_id
    const code = third!.codigo
    expect(await opened(first!.codigo)).toBe(first!.id)
    expect(await opened(` ${code.toLowerCase()} `)).toBe(revised.datos.id)
    expect(await opened(`${code}-R1`)).toBe(third!.id)
    expect(await opened(code.replaceAll('-', ' - '))).toBe(revised.datos.id)
    expect(await opened(`${code}-r2`)).toBe(revised.datos.id)
    for (const none of [`${code}-R3`, code.slice(0, -1), `${code} caliza`, 'ZZ-2026-0001'])
      expect(await opened(none)).toBeNull()
    expect(await opened(code, seller)).toBeNull()
    expect((await list({ buscar: code }, manager, 'list_all')).exacta_id).toBe(revised.datos.id)
  })

  test('take no mark of a query for more than a text', () => {
    expect(searchOf(`'a' & !b:* \\ "c" <-> (d) #u1`)).toBe('a b c d u1')
    expect(searchOf(' - . @ ')).toBeNull()
  })

  test('of all need the module; a master distributor sees his network, a distributor his own quotes', async () => {
    const { id } = await aQuote(t, seller)
    const colleague = await aSeller(t, {
      colleagueOf: seller,
      modules: [Module.quotes, Module.allQuotes, Module.masterDistributor],
    })
    const foreign = await aSeller(t, { modules: [Module.quotes, Module.allQuotes, Module.masterDistributor] })
    const sees = async (as: Seller) => (await list({ empresa_id: `${seller.enterpriseId}` }, as, 'list_all')).total > 0
    expect([await sees(manager), await sees(colleague), await sees(foreign)]).toEqual([true, true, false])
    expect(await t.call('GET', '/v1/cotizacion/list_all', undefined, seller)).toMatchObject({ status: 403 })
    expect(await quoteOf(t, id, colleague)).toMatchObject({ id, acciones: expect.not.arrayContaining(['editar']) })
    expect(await t.call('GET', `/v1/cotizacion/list/${id}`, undefined, foreign)).toMatchObject({
      status: 404,
      codigo: 1,
    })
  })

  test('of all are narrowed to an enterprise and to an author, in any order', async () => {
    const mine = await aSeller(t)
    const colleague = await aSeller(t, { colleagueOf: mine })
    const own = [await aQuote(t, mine), await aQuote(t, mine)].map(({ codigo }) => codigo)
    const other = (await aQuote(t, colleague)).codigo
    const asked = { empresa_id: `${mine.enterpriseId}`, estado: 'todas' }
    const found = async (query: Record<string, string>) => {
      const page = await list({ ...asked, ...query }, manager, 'list_all')
      return [codesOf(page), page.total]
    }
    expect(await found({ orden: 'codigo' })).toEqual([[...own, other], 3])
    expect(await found({ orden: '-codigo' })).toEqual([[other, ...own.toReversed()], 3])
    expect(await found({ usuario_id: `${mine.id}`, orden: 'codigo' })).toEqual([own, 2])
    expect(await found({ usuario_id: `${mine.id}`, orden: 'codigo', page_row: '1', page: '2' })).toEqual([[own[1]], 2])
    expect(await found({ usuario_id: `${colleague.id}`, estado: 'cancelada' })).toEqual([[], 0])
  })

  test('of all offer whom to narrow them to: of the scope, and who wrote one', async () => {
    const mine = await aSeller(t, { modules: [Module.quotes, Module.allQuotes, Module.masterDistributor] })
    const idle = await aSeller(t, { colleagueOf: mine })
    await aQuote(t, mine)
    const filters = async (as: Seller) => (await t.call('GET', '/v1/cotizacion/filtros', undefined, as)).datos
    expect(await filters(mine)).toMatchObject({
      empresas: [{ id: mine.enterpriseId }],
      autores: [{ id: mine.id, nombre: 'Ana Rojas', empresa_id: mine.enterpriseId }],
    })
    const all = await filters(manager)
    expect(all.empresas.length).toBeGreaterThan(1)
    const ids = all.autores.map(({ id }: { id: number }) => id)
    expect([ids.includes(mine.id), ids.includes(idle.id)]).toEqual([true, false])
    expect(await t.call('GET', '/v1/cotizacion/filtros', undefined, seller)).toMatchObject({ status: 403 })
  })

  test('become a sheet of what is asked for', async () => {
    const mine = await aSeller(t)
    const { codigo } = await aQuote(t, mine, { cliente_empresa: '=1+1' })
    const { datos } = await t.call('GET', '/v1/cotizacion/download?estado=todas&idioma=en', undefined, mine)
    const { rawPayload } = await t.app.inject(datos.url_file)
    const book = read(rawPayload, { type: 'buffer' })
    const rows = utils.sheet_to_json<Record<string, unknown>>(book.Sheets.Quotes!, { raw: false })
    expect(rows).toMatchObject([{ Number: codigo, Client: '=1+1', Status: 'Pending', Total: 'USD 4,935.00' }])
  })
})

describe('notes', () => {
  test('are added and deleted by those who see the quote', async () => {
    const { id } = await aQuote(t, seller)
    const note = { cotizacion_id: id, texto: 'Llamar el lunes' }
    const saved = await t.call('POST', '/v1/cotizacion/nota/save', note, seller)
    expect(saved).toMatchObject({ codigo: 8, datos: { texto: 'Llamar el lunes', puede_eliminar: true } })
    expect((await quoteOf(t, id, manager)).notas).toMatchObject([{ id: saved.datos.id, usuario_nombre: 'Ana Rojas' }])
    const stranger = await aSeller(t)
    expect(await t.call('POST', '/v1/cotizacion/nota/save', note, stranger)).toMatchObject({ codigo: 1 })
    expect(await act(t, 'PUT', 'nota/delete', saved.datos.id, stranger)).toMatchObject({ status: 404 })
    expect(await act(t, 'PUT', 'nota/delete', saved.datos.id, seller)).toMatchObject({ codigo: 9 })
    expect((await quoteOf(t, id, seller)).notas).toEqual([])
  })

  test('void an approved quote only by a super administrator', async () => {
    const { id } = await aQuote(t, seller)
    const boss = await aSeller(t, { role: Role.superAdmin })
    const voiding = { cotizacion_id: id, texto: 'Pedido duplicado', tipo: 'anulacion' }
    expect(await t.call('POST', '/v1/cotizacion/nota/save', voiding, boss)).toMatchObject({ status: 403 })
    await t.deps.db.updateTable('cotizacion').set({ estado: 'aprobada' }).where('id', '=', id).execute()
    const valid = async () => {
      const { numero, hash } = await quoteRow(t, id)
      return (await t.call('GET', `/v1/cotizacion/verificar/${numero}/${hash}`)).datos.valido
    }
    const listed = async (anuladas: string) =>
      (
        await t.call('GET', `/v1/cotizacion/list?estado=aprobada&anuladas=${anuladas}`, undefined, seller)
      ).datos.cotizaciones
        .map((row: { id: number }) => row.id)
        .includes(id)
    expect([await valid(), await listed('no'), await listed('si')]).toEqual([true, true, false])
    const twice = await Promise.all([1, 2].map(() => t.call('POST', '/v1/cotizacion/nota/save', voiding, boss)))
    expect(twice.map(({ codigo }) => codigo).toSorted((a, b) => a - b)).toEqual([8, 20])
    expect([await valid(), await listed('no'), await listed('si')]).toEqual([false, false, true])
    expect((await quoteOf(t, id, seller)).estado).toBe('aprobada')
  })
})
